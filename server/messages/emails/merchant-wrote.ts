import { z } from 'zod';
import { link, template, text } from '../../email/template.ts';
import { oneLine } from '../../email/text.ts';

/** To staff. The message itself stays in the case. */
export const merchantWrote = template({
  payload: z.object({ case_number: z.string(), case_id: z.uuid(), business: z.string() }),
  kind: 'essential',
  write: ({ case_number, case_id, business }, publicUrl) => ({
    subject: `${oneLine(business, 80)} wrote: ${oneLine(case_number, 40)}`,
    preview: 'A message of the merchant waits for an answer.',
    body: [
      text(`${oneLine(business)} wrote in case ${oneLine(case_number, 40)}; the message waits for an answer.`),
      link('Open the case', `${publicUrl}/admin/cases/${case_id}`),
    ],
  }),
});
