import type { LetterOutcome } from '../../domain/letters/life.ts';
import { letterDelivered } from './emails.ts';
import type { Actor, Db } from '../../db/actor.ts';
import {
  countedFrom,
  isProvisional,
  provesReceipt,
  type ReceiptChannel,
  type ReceiptProof,
} from '../../domain/letters/receipt.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import { replyDue } from '../../domain/letters/reply-due.ts';
import type { User } from '../kernel/user.ts';
import { wrong } from '../kernel/entry.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { Refusal } from '../kernel/refusal.ts';
import { currentVersion, findLetter, requireStep, statedReplyDay, type DeskLetter } from '../letters/find-letter.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';

/** `proof`: of a receipt; how it is known, on the day `on`. */
type Delivered = { outcome: LetterOutcome; on: string; proof?: ReceiptProof };

/**
 * Records that the letter was received, by a proof of its own channel, or that its certified mail came back. The reply is then due by
 * `replyDue`, and the merchant is notified unless the receipt is provisional. A second call corrects the first. Throws NOT_FOUND, CONFLICT
 * before the letter is sent, INVALID_INPUT for an impossible day and for the proof of another channel, such as a copy's delivery.
 */
export async function recordDelivery(
  services: Services,
  user: User,
  id: string,
  delivered: Delivered,
): Promise<LetterOnDesk> {
  return services.database.as(user, async (db) => {
    await deliver(services, db, user, id, delivered);
    return letterOnDesk(services, db, await findLetter(db, id));
  });
}

/** The same inside the caller's transaction; the program may call it too. */
export async function deliver(
  services: Services,
  db: Db,
  actor: Actor,
  id: string,
  { outcome, on, proof = 'delivery' }: Delivered,
): Promise<void> {
  const letter = await findLetter(db, id, 'lock');
  const status = requireStep(letter, outcome === 'delivered' ? 'deliver' : 'come_back', 'recorded as delivered');
  const version = await currentVersion(db, letter);
  const { channel } = requiredChannel(version.document, version.fact_sheet);
  requireProof(channel, outcome, proof);
  if (proof !== 'confirmation') checkDay(on, letter, services.clock.now());
  const delivered_on = outcome === 'delivered' ? countedFrom(proof, on) : null;
  const receipt = delivered_on === null ? null : proof;
  if (letter.status === status && letter.delivered_on === delivered_on && letter.receipt === receipt) return;
  const stated_on = statedReplyDay(version);
  const reply_due_on = delivered_on && replyDue({ type: letter.demand_type, stated_on, delivered_on });
  await db.updateTable('letters').set({ status, delivered_on, receipt, reply_due_on }).where('id', '=', id).execute();
  await writeHistory(db, actor, letter.case_id, {
    what: outcome === 'delivered' ? 'letter_delivered' : 'letter_returned_to_sender',
    field: null,
    old_value: letter.status === 'sent' ? null : { outcome: letter.status, on: letter.delivered_on },
    new_value: { letter_id: id, on, reply_due_on, ...(receipt && { receipt }) },
  });
  await leaveForPlanning(services, db, letter.case_id);
  if (delivered_on && reply_due_on && !isProvisional(receipt))
    await notifyMerchant(services, db, letter, { delivered_on, reply_due_on });
}

/** What becomes of a copy says nothing about the letter. */
function requireProof(channel: ReceiptChannel, outcome: LetterOutcome, proof: ReceiptProof): void {
  if (outcome === 'returned_to_sender' ? channel === 'certified_mail' : provesReceipt(channel, proof)) return;
  wrong(
    'proof',
    {
      certified_mail: 'This letter goes by certified mail: its delivery proves the receipt.',
      email:
        'This notice goes by email: the addressee’s answer, or the acceptance by its mail server, proves the receipt. A copy on paper does not.',
      web: 'This notice is submitted on the web: the confirmation proves the receipt. A copy does not.',
    }[channel],
  );
}

function checkDay(on: string, letter: DeskLetter, now: Date): void {
  const refuse = (message: string): never => {
    throw new Refusal('INVALID_INPUT', message, { on: message });
  };
  if (on > firmDayOf(now)) refuse('This day is in the future.');
  const sentOn = letter.sent_at && firmDayOf(letter.sent_at);
  if (sentOn !== null && on < sentOn)
    refuse(
      `This day is before the letter was sent, ${longDay(sentOn)}. If it was posted earlier, correct that day first.`,
    );
}

/** One email for each delivery day: a correction moves the reply date too. */
async function notifyMerchant(
  services: Services,
  db: Db,
  letter: DeskLetter,
  days: { delivered_on: string; reply_due_on: string },
): Promise<void> {
  await queueCaseEmail(services, db, {
    key: `letter-delivered:${letter.id}:${days.delivered_on}`,
    template: letterDelivered,
    case_id: letter.case_id,
    letter_id: letter.id,
    payload: { first_name: letter.first_name, case_number: letter.case_number, case_id: letter.case_id, ...days },
  });
}
