import type { Posting } from '../../contract/letter-view.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { calendarDay, momentOf, shortDay } from '../ui/dates.ts';

/** "Certified letter to post by Nov 25, 2026: Robin Ward", with "copy" in place of "letter" for a copy. */
export function postingText({ copy, post_by, owner }: Pick<Posting, 'copy' | 'post_by' | 'owner'>): string {
  return `Certified ${copy ? 'copy' : 'letter'} to post by ${shortDay(post_by)}: ${owner?.name ?? 'nobody yet'}`;
}

/** A note for the work list: whether the letter is sent by this envelope or by another channel. */
export const postingNote = ({ copy }: Pick<Posting, 'copy'>): string =>
  copy ? 'The letter itself goes by another channel.' : 'The letter is not sent before it is posted.';

/**
 * When something was sent: for mail the day at the firm, because nobody records the hour at the post office; otherwise
 * the time.
 */
export const leftText = (channel: 'email' | 'certified_mail' | 'web', at: string): string =>
  channel === 'certified_mail' ? calendarDay(firmDayOf(new Date(at))) : momentOf(at);
