import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { firmDayOf, lateOn } from '../../domain/calendar/firm-day.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { wrong } from '../kernel/entry.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { currentVersion, type DeskLetter } from '../letters/find-letter.ts';
import { currentApproval } from '../letters/get.ts';

/**
 * When an envelope counts as posted that was posted on `day` at the firm: now, if that is today. Of an earlier day only the day is known; it
 * counts from its late afternoon, and not from before the approval. Throws INVALID_INPUT for a day to come and for one before the approval.
 */
export async function postedAt(db: Db, letter: DeskLetter, day: string, now: Date): Promise<Date> {
  const today = firmDayOf(now);
  if (day > today) wrong('posted_on', 'This day is in the future.');
  const approved = (await currentApproval(db, letter))?.at ?? null;
  if (approved !== null && day < firmDayOf(approved))
    wrong('posted_on', `This day is before the letter was approved, ${longDay(firmDayOf(approved))}.`);
  if (day === today) return now;
  const late = lateOn(day);
  return approved !== null && approved > late ? approved : late;
}

/**
 * An envelope that is recorded as posted was posted on another day: the letter, unless this was a copy, counts as sent from then. Nothing
 * happens where the day is the one on record.
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
