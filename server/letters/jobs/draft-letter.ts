import { systemActor } from '../../../db/actor.ts';
import type { Services } from '../../kernel/context.ts';
import { draftLetter } from '../draft-letter.ts';

/** Drafts the first letter of a new case; the origin makes it one, however often this runs. */
export async function draftLetterJob(services: Services, data: { case_id: string }): Promise<void> {
  await draftLetter(services, systemActor, {
    caseId: data.case_id,
    letterType: 'initial',
    origin: `initial:${data.case_id}`,
  });
}
