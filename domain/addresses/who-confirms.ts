import { processorLabel, type Processor } from '../processors.ts';

/** Whose cases a user answers for: the processors of open cases that they own or attend, and whether they lead the staff. */
export type Responsibility = { processors: readonly Processor[]; isLead: boolean };

/**
 * Why a user may not confirm an address of this processor, in a sentence; null where they may. Letters of every case go where the shared book
 * says, so that somebody confirms an address who answers for such a case.
 */
export const notResponsible = (processor: Processor, { processors, isLead }: Responsibility): string | null =>
  isLead || processors.includes(processor)
    ? null
    : `Somebody who answers for an open case against ${processorLabel(processor)} confirms it, its attorney or its owner, or a lead of staff.`;
