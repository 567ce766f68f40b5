import { z } from 'zod';
import { calendarDate, link, template, text } from '../../email/template.ts';
import { calendarDay, oneLine } from '../../email/text.ts';

/** To the attorney on whose desk the letter lies. */
export const letterInReview = template({
  payload: z.object({ case_number: z.string(), business: z.string(), letter_id: z.string(), due_on: calendarDate }),
  kind: 'essential',
  write: ({ case_number, business, letter_id, due_on }, publicUrl) => ({
    subject: `A letter waits for your review: ${oneLine(case_number, 40)}`,
    preview: `The review is due on ${calendarDay(due_on)}.`,
    body: [
      text(
        `The letter for ${oneLine(business)} (${oneLine(case_number, 40)}) is on your desk; the review is due on ${calendarDay(due_on)}.`,
      ),
      link('Review the letter', `${publicUrl}/attorney/letters/${encodeURIComponent(letter_id)}`),
    ],
  }),
});
