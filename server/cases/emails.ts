import { z } from 'zod';
import { calendarDay, casePage, greeting, oneLine } from '../email/text.ts';
import { aboutCase, calendarDate, emailTemplate, facts, link, text } from '../email/template.ts';

/** `what`: a sentence that says what the merchant should do. */
export const actionNeeded = emailTemplate({
  name: 'action-needed',
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

/** `cancelled`: by the merchant, before a letter was sent; otherwise staff resolved or closed the case. */
export const caseClosed = emailTemplate({
  name: 'case-closed',
  payload: z.object({ ...aboutCase, cancelled: z.boolean() }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, cancelled }, publicUrl) => ({
    subject: cancelled
      ? `Your case ${oneLine(case_number, 40)} is cancelled`
      : `Your case ${oneLine(case_number, 40)} is closed`,
    preview: cancelled ? 'No letter goes out, and no fee is due.' : 'Its record stays on your dashboard.',
    body: [
      text(greeting(first_name)),
      text(
        cancelled
          ? `Your case ${oneLine(case_number, 40)} is cancelled, as you asked. No letter goes out, and no fee is due.`
          : `Your case ${oneLine(case_number, 40)} is closed. Its letters, files and amounts stay on your dashboard.`,
      ),
      link('Open your case', casePage(publicUrl, case_id)),
    ],
  }),
});
