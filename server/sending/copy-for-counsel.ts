import type { Db } from '../../db/actor.ts';
import { isCounselEmail } from '../../domain/letters/opposing-counsel.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { queueEmail, type QueuedEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';
import { confirmedCounsel } from '../letters/opponent/counsel-on-record.ts';
import { demandLetter } from './demand-email.ts';

type Queued = QueuedEmail<typeof demandLetter.payload>;

/**
 * Queues the copy of a notice for the lawyer who answers for the processor, since the notice itself goes where its agreement asks for it. Nothing
 * for any other letter, and where the notice's email or its chosen copy goes to that lawyer anyway.
 */
export async function queueCopyForCounsel(
  services: Services,
  db: Db,
  { letter, version: { document, fact_sheet: sheet } }: LetterOnDesk,
  { recipient: taken, payload }: { recipient: string | null; payload: Queued['payload'] },
): Promise<void> {
  const { channel, source } = requiredChannel(document, sheet);
  const counsel = source === null ? null : await confirmedCounsel(db, letter.case_id);
  if (counsel === null || isCounselEmail(counsel, taken)) return;
  await queueEmail(services, db, {
    key: `letter:${letter.id}:copy-for-counsel`,
    template: demandLetter,
    case_id: letter.case_id,
    letter_id: letter.id,
    recipient: counsel.email,
    payload: { ...payload, copy_of: channel },
  });
}
