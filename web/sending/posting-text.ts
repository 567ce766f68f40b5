import type { Posting } from '../../contract/letter-view.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { calendarDay, momentOf, shortDay } from '../ui/dates.ts';

/** "Certified letter to post by Nov 25, 2026: Robin Ward", or a copy. */
export function postingText({ copy, post_by, owner }: Pick<Posting, 'copy' | 'post_by' | 'owner'>): string {
  return `Certified ${copy ? 'copy' : 'letter'} to post by ${shortDay(post_by)}: ${owner?.name ?? 'nobody yet'}`;
}

/** Why it is urgent, for whoever reads the list: nothing for a copy. */
export const postingNote = ({ copy }: Pick<Posting, 'copy'>): string =>
  copy ? 'The letter itself goes by another channel.' : 'The letter is not sent before it is posted.';

/** When something left: by mail the day at the firm, as nobody records the hour of a post office; else the moment. */
export const leftText = (channel: 'email' | 'certified_mail' | 'web', at: string): string =>
  channel === 'certified_mail' ? calendarDay(firmDayOf(new Date(at))) : momentOf(at);
