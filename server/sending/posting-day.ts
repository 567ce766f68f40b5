import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { firmDayOf, lateOn } from '../../domain/calendar/firm-day.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { wrong } from '../kernel/entry.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { currentVersion, type DeskLetter } from '../letters/find-letter.ts';
import type { Bar } from '../gate/gate.ts';
import { currentApproval } from '../letters/get.ts';

/**
 * The moment at which an envelope posted on `day` (at the firm) counts as posted: now, if that is today. Of an earlier
 * day only the day is known, so its late afternoon counts, or the approval if that was later. Throws INVALID_INPUT for
 * a day in the future, before the approval, or after a reply to the letter.
 */
export async function postedAt(db: Db, letter: DeskLetter, day: string, now: Date): Promise<Date> {
  const today = firmDayOf(now);
  if (day > today) wrong('posted_on', 'This day is in the future.');
  const approved = (await currentApproval(db, letter))?.at ?? null;
  if (approved !== null && day < firmDayOf(approved))
    wrong('posted_on', `This day is before the letter was approved, ${longDay(firmDayOf(approved))}.`);
  await checkReplies(db, letter, day);
  if (day === today) return now;
  const late = lateOn(day);
  return approved !== null && approved > late ? approved : late;
}

/** Nothing is answered before it was posted; what was delivered has no tracking number added. */
async function checkReplies(db: Db, letter: DeskLetter, day: string): Promise<void> {
  const reply = await db
    .selectFrom('processor_replies')
    .select('received_on')
    .where('letter_id', '=', letter.id)
    .where('received_on', '<', day)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (reply)
    wrong('posted_on', `A reply to this letter is on record of ${longDay(reply.received_on)}. Correct that day first.`);
}

/**
 * Why an envelope should not have left at this moment, if its letter bears a later date; nothing where that day is on record already (`from`).
 * Throws INVALID_INPUT until somebody confirms that it left.
 */
export async function earlyBar(
  db: Db,
  letter: DeskLetter,
  { from, at, confirmed }: { from: Date | null; at: Date; confirmed: boolean },
): Promise<Bar[]> {
  const day = firmDayOf(at);
  const { dated } = (await currentVersion(db, letter)).document;
  if (day >= dated || (from !== null && firmDayOf(from) === day)) return [];
  const text = `It is dated ${longDay(dated)}, and was posted on ${longDay(day)}, before its date.`;
  if (!confirmed) wrong('posted_on', `${text} Correct the day, or confirm that it left on it.`);
  return [{ key: 'date:early', text, owner: 'attorney', place: 'delivery' }];
}

/**
 * Moves the day on which a recorded envelope was posted. The letter then counts as sent from that day, unless the
 * envelope was a copy. Does nothing where the day is the one on record.
 */
export async function correctPostingDay(
  services: Services,
  db: Db,
  actor: Actor,
  letter: DeskLetter,
  { id, from, to }: { id: string; from: Date; to: Date },
): Promise<void> {
  const [old, on] = [firmDayOf(from), firmDayOf(to)];
  if (old === on) return;
  await db.updateTable('outbox').set({ sent_at: to }).where('id', '=', id).execute();
  const { document, fact_sheet: facts } = await currentVersion(db, letter);
  const isCopy = requiredChannel(document, facts).channel !== 'certified_mail';
  if (!isCopy) await db.updateTable('letters').set({ sent_at: to }).where('id', '=', letter.id).execute();
  const copy = isCopy ? { as: 'copy' } : {};
  await writeHistory(db, actor, letter.case_id, {
    what: 'letter_left',
    field: null,
    old_value: { channel: 'certified_mail', ...copy, on: old },
    new_value: { channel: 'certified_mail', ...copy, on },
  });
  await leaveForPlanning(services, db, letter.case_id);
}
