import { systemActor } from '../../../db/actor.ts';
import type { Services } from '../../kernel/context.ts';
import { printLetter } from '../print-letter.ts';

export async function printLetterJob(services: Services, data: { outbox_id: string }): Promise<void> {
  await printLetter(services, systemActor, data.outbox_id);
}
