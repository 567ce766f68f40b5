import { z } from 'zod';
import { aboutCase, calendarDate, facts, link, template, text } from '../../email/template.ts';
import { calendarDay, casePage, greeting, oneLine } from '../../email/text.ts';

/** `what`: a sentence that says what the merchant should do. */
export const actionNeeded = template({
  payload: z.object({ ...aboutCase, what: z.string(), due_on: calendarDate.nullish() }),
  kind: 'progress',
  write: ({ first_name, case_number, case_id, what, due_on }, publicUrl) => ({
    subject: `Your case ${oneLine(case_number, 40)} waits for you`,
    preview: oneLine(what),
    body: [
      text(greeting(first_name)),
      text(`Your case ${oneLine(case_number, 40)} needs something from you:`),
      facts(['What to do', oneLine(what, 500)], ...(due_on ? [['By', calendarDay(due_on)] as const] : [])),
      link('Open your case', casePage(publicUrl, case_id)),
    ],
  }),
});
