import { mayTake } from '../../domain/letters/life.ts';
import { demandLetter } from './demand-email.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { planExhibitsInEmail } from './exhibits-in-email.ts';
import { queueCopyForCounsel } from './copy-for-counsel.ts';
import { createLink } from './secure-link.ts';
import { queueEmail } from '../email/queue-email.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findLetter, requireStep } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { recordSubmission } from './record-submission.ts';
import { requirePassage } from '../gate/gate.ts';
import { isHeldBack } from '../letters/held-back.ts';

/** `email`: the address of the notice or of a copy; `copy_by_post`: of a letter that itself leaves otherwise. */
type Sending = { email: string | null; copy_by_post: boolean };

/**
 * Queues the approved bytes by the required channel, and the copies: a print job for certified mail, and email to `email`. A notice by
 * email that no account of the firm can send waits for counsel to send it by hand. The letter is sent when the required
 * channel has left (mark-sent.ts). Requires an approval of the current version's hash, a signed agreement and an open
 * case. Idempotent; a repeat also sends channels that were held back. Throws CONFLICT for a letter that is not
 * approved, LETTER_BLOCKED when its hash was not approved or the case blocks it.
 */
export async function send(
  services: Services,
  user: User,
  id: string,
  { email, copy_by_post }: Sending,
): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const desk = await letterOnDesk(services, db, letter, { email, copy_by_post });
    if (mayTake(letter.status, 'send_rest')) return sendHeldBack(services, db, user, desk);
    const status = requireStep(letter, 'send', 'sent');
    if (!desk.approval || desk.approval.content_sha256 !== desk.version.pdf_sha256)
      throw new Refusal('LETTER_BLOCKED', 'These are not the bytes that were approved.');
    requirePassage(desk.gate, 'send');
    await db.updateTable('letters').set({ status, recipient_email: email }).where('id', '=', id).execute();
    await queueChannels(services, db, desk, { email, copy_by_post, sha256: desk.approval.sha256 });
    await writeHistory(db, user, letter.case_id, {
      what: 'letter_sending',
      field: null,
      old_value: 'approved',
      new_value: { sha256: desk.approval.sha256, email },
    });
    const { channel } = requiredChannel(desk.version.document, desk.version.fact_sheet);
    if (channel === 'web') await recordSubmission(services, db, user, desk);
    await leaveForPlanning(services, db, letter.case_id);
    return letterOnDesk(services, db, await findLetter(db, id));
  });
}

/** Queues the channels again that a job held back. */
async function sendHeldBack(services: Services, db: Db, user: User, desk: LetterOnDesk): Promise<LetterOnDesk> {
  const held = desk.deliveries.filter(isHeldBack);
  if (held.length === 0) return desk;
  for (const { id, channel, recipient } of held) {
    const isEmail = channel === 'email';
    const { gate } = isEmail ? await letterOnDesk(services, db, desk.letter, { email: recipient }) : desk;
    const byHand = isEmail && gate.unaligned;
    requirePassage(gate, byHand ? 'hand' : isEmail ? 'email' : 'print');
    const status = byHand ? 'to_email' : 'queued';
    await db.updateTable('outbox').set({ status, error: null }).where('id', '=', id).execute();
    if (byHand) continue;
    await services.jobs.enqueue(db, isEmail ? 'send-email' : 'print-letter', { outbox_id: id });
  }
  await writeHistory(db, user, desk.letter.case_id, {
    what: 'letter_sent_after_hold',
    field: null,
    old_value: null,
    new_value: { letter_id: desk.letter.id, channels: held.map((each) => each.channel) },
  });
  await leaveForPlanning(services, db, desk.letter.case_id);
  return letterOnDesk(services, db, desk.letter);
}

async function queueChannels(
  services: Services,
  db: Db,
  desk: LetterOnDesk,
  { email, copy_by_post, sha256 }: Sending & { sha256: string },
): Promise<void> {
  const { letter, version } = desk;
  const { channel } = requiredChannel(version.document, version.fact_sheet);
  const payload = {
    case_number: letter.case_number,
    business: letter.legal_business_name,
    title: version.document.title,
    addressee: version.document.addressee.name,
    attorney: version.document.signature.name,
    sha256,
    version: letter.version,
    copy_of: channel === 'email' ? null : channel,
    copy_by_post,
  };
  const row = {
    template: demandLetter.name,
    case_id: letter.case_id,
    letter_id: letter.id,
    payload: JSON.stringify(payload),
    created_at: services.clock.now(),
  };
  if (channel === 'certified_mail' || copy_by_post) await queuePrinting(services, db, desk, row);
  const exhibits = planExhibitsInEmail('row' in desk.book ? desk.book.row : null);
  await queueCopyForCounsel(services, db, desk, { recipient: email, payload: { ...payload, exhibits } });
  if (email === null) return;
  const key = `letter:${letter.id}:email`;
  if (desk.gate.unaligned)
    await db
      .insertInto('outbox')
      .values({ ...row, id: uuidv7(), key, channel: 'email', status: 'to_email', recipient: email })
      .execute();
  else
    await queueEmail(services, db, {
      ...row,
      key,
      template: demandLetter,
      recipient: email,
      payload: {
        ...payload,
        // A notice has no line of ours, and so no link.
        link_id: channel === 'email' ? null : await createLink(services, db, { letter, recipient: email }),
        exhibits,
      },
    });
}

type OutboxRow = { template: string; case_id: string; letter_id: string; payload: string; created_at: Date };

async function queuePrinting(
  services: Services,
  db: Db,
  { letter, version: { document } }: LetterOnDesk,
  row: OutboxRow,
): Promise<void> {
  const id = uuidv7();
  const recipient = [document.addressee.name, ...document.addressee.address_lines].join('\n');
  await db
    .insertInto('outbox')
    .values({ ...row, id, key: `letter:${letter.id}:certified_mail`, channel: 'certified_mail', recipient })
    .execute();
  await services.jobs.enqueue(db, 'print-letter', { outbox_id: id });
}
