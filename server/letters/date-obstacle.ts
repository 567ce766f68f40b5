import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import { leavesBy } from '../../domain/letters/answer-due.ts';
import { calendarDay } from '../email/text.ts';
import { statedAnswerDay, type DeskVersion } from './find-letter.ts';

/**
 * Why this version may not leave now under its date, in a sentence; null when it may: its answer day would leave the post and the answer less
 * time than its text says.
 */
export function dateObstacle(version: Pick<DeskVersion, 'document' | 'fact_sheet'>, now: Date): string | null {
  const { dated } = version.document;
  if (letterDateOf(now) <= leavesBy(dated)) return null;
  const stated = statedAnswerDay(version);
  const asks = stated === null ? '' : ` and asks for an answer by ${calendarDay(stated)}`;
  return `It is dated ${calendarDay(dated)}${asks}. Sent now, it would leave less time for the post and the answer than it says: date it again, and approve that version.`;
}
