import { expect, test } from 'vitest';
import { firmDayOf, letterDateOf } from '../../domain/calendar/firm-day.ts';
import { replyDue, askedFor } from '../../domain/letters/reply-due.ts';
import type { LetterStatus } from '../../domain/letters/letter.ts';
import { dayOf } from '../../domain/calendar/utc.ts';
import { demoCases } from './demo-cases.ts';
import { letterDays, nextLetterDay } from './letter-days.ts';
import { offerDay } from './record-demo-money.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Each day of two years, at an hour when the firm still has the day before, and at one when it has the same day. */
const starts = Array.from({ length: 731 }, (_, day) =>
  [0, 12].map((hour) => new Date(Date.UTC(2026, 10, 26) + day * dayMs + hour * hourMs)),
).flat();
const days: Partial<Record<LetterStatus, number>> = { approved: letterDays.approved, delivered: letterDays.ended };
const withLaterLetters = (now: Date) => demoCases(now).filter(({ letters }) => letters.length > 1);

test('whenever the demo starts, each letter is drafted when the time to answer the one before has passed', () => {
  const wrong = new Set<string>();
  for (const now of starts)
    for (const { fields, letters, daysAgo, stage } of withLaterLetters(now)) {
      const at = (day: number) => new Date(now.getTime() + (day - daysAgo) * dayMs);
      let day = 0;
      for (const { type, status } of letters) {
        if (day + (days[status] ?? 0) > (stage === 'offer' ? offerDay : daysAgo))
          wrong.add(`${String(fields.legalBusinessName)} is too young for its ${type}`);
        if (status !== 'delivered') break;
        const due = replyDue({
          type,
          stated_on: askedFor(letterDateOf(at(day + letterDays.approved)), type),
          delivered_on: firmDayOf(at(day + letterDays.ended)),
        });
        day = nextLetterDay(dayOf(at(0)), due ?? '');
        if (firmDayOf(at(day)) <= (due ?? '')) wrong.add(`${type}: its time to answer has not passed`);
      }
    }
  expect([...wrong]).toEqual([]);
});
