import { z } from 'zod';
import { aboutCase, link, quote, template, text } from '../../email/template.ts';
import { casePage, greeting, manyLines, oneLine } from '../../email/text.ts';

/** `preview`: the message or its beginning. */
export const messageReceived = template({
  payload: z.object({ ...aboutCase, preview: z.string() }),
  kind: 'messages',
  write: ({ first_name, case_number, case_id, preview }, publicUrl) => ({
    subject: `A message about your case ${oneLine(case_number, 40)}`,
    preview: oneLine(preview),
    body: [
      text(greeting(first_name)),
      text(`There is a new message in your case ${oneLine(case_number, 40)}:`),
      quote(manyLines(preview, 500)),
      text('Please answer on the page of your case; an answer to this mail reaches nobody.'),
      link('Read and answer', casePage(publicUrl, case_id)),
    ],
  }),
});
