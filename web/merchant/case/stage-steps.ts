/** Where a case stands on its way, as a line of steps. */
import { processorName, type Processor } from '../../../domain/processors.ts';
import { stages, type Stage, type StageView } from '../../../domain/cases/stage.ts';

/** `closed` is an end that can follow any step, so it is no step of the line. */
const steps: readonly Stage[] = stages.filter((stage) => stage !== 'closed');

type StageStep = { at: number; of: number };

/** 1-based place on the line; null when the case is closed. */
export function stageStep(stage: Stage): StageStep | null {
  const index = steps.indexOf(stage);
  return index < 0 ? null : { at: index + 1, of: steps.length };
}

/** Who owes the next step, as the merchant calls them; null when nobody does. */
export function owedBy(owner: StageView['owner'], processor: Processor): string | null {
  switch (owner) {
    case 'merchant':
      return 'You';
    case 'staff':
      return 'Our team';
    case 'attorney':
      return 'Your attorney';
    case 'processor':
      return processorName(processor) ?? 'The processor';
    case 'nobody':
      return null;
  }
}
