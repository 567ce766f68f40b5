import { systemActor } from '../../../db/actor.ts';
import type { Services } from '../../kernel/context.ts';
import { redraftLetter } from '../redraft-letter.ts';

/** Drafts the first letter of a changed case anew; a second run finds the same words and leaves them. */
export async function redraftLetterJob(services: Services, data: { case_id: string }): Promise<void> {
  await redraftLetter(services, systemActor, data.case_id);
}
