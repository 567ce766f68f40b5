import { z } from 'zod';
import { link, template, text } from '../../email/template.ts';
import { casePage, greeting, oneLine } from '../../email/text.ts';

/** To the merchant, the very letter attached. */
export const letterSent = template({
  payload: z.object({
    first_name: z.string(),
    case_number: z.string(),
    case_id: z.uuid().optional(),
    addressee: z.string(),
    sha256: z.string(),
    version: z.number().int(),
  }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, addressee }, publicUrl) => ({
    subject: `Your demand letter was sent (${oneLine(case_number, 40)})`,
    preview: 'A copy is attached.',
    body: [
      text(greeting(first_name)),
      text(
        `The demand letter in case ${oneLine(case_number, 40)} was sent to ${oneLine(addressee, 200)}; a copy is attached.`,
      ),
      text('Processors typically reply in 10-30 days. Every step is on your dashboard:'),
      link('Follow your case', case_id === undefined ? `${publicUrl}/dashboard` : casePage(publicUrl, case_id)),
    ],
  }),
});
