import { z } from 'zod';
import { aboutCase, calendarDate, facts, link, template, text } from '../../email/template.ts';
import { calendarDay, casePage, greeting, oneLine } from '../../email/text.ts';

export const letterDelivered = template({
  payload: z.object({ ...aboutCase, delivered_on: calendarDate, answer_due_on: calendarDate }),
  kind: 'progress',
  write: ({ first_name, case_number, case_id, delivered_on, answer_due_on }, publicUrl) => ({
    subject: `Your demand letter was delivered (${oneLine(case_number, 40)})`,
    preview: `It was delivered on ${calendarDay(delivered_on)}.`,
    body: [
      text(greeting(first_name)),
      text(`The demand letter in case ${oneLine(case_number, 40)} has reached the processor:`),
      facts(['Delivered on', calendarDay(delivered_on)], ['Answer due by', calendarDay(answer_due_on)]),
      text('If no answer has come by then, a follow-up is due. You need not do anything now.'),
      link('Follow your case', casePage(publicUrl, case_id)),
    ],
  }),
});
