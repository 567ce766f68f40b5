import { z } from 'zod';
import { aboutCase, link, template, text } from '../../email/template.ts';
import { casePage, greeting, oneLine } from '../../email/text.ts';

/** `cancelled`: by the merchant, before a letter was sent; otherwise the case has run its course. */
export const caseClosed = template({
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
