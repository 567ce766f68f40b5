import { z } from 'zod';
import { aboutCase, facts, link, template, text } from '../../email/template.ts';
import { casePage, greeting, oneLine } from '../../email/text.ts';

/** To the merchant, the signed agreement attached. `sha256`: of the text that was signed. */
export const agreementSigned = template({
  payload: z.object({ ...aboutCase, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, sha256 }, publicUrl) => ({
    subject: `Your signed agreement (${oneLine(case_number, 40)})`,
    preview: 'A copy is attached.',
    body: [
      text(greeting(first_name)),
      text(
        `You signed the success-fee agreement in case ${oneLine(case_number, 40)}. A copy is attached; please keep it.`,
      ),
      facts(['SHA-256 of the text that you signed', sha256]),
      text('The page of your case shows it too:'),
      link('Open your case', casePage(publicUrl, case_id)),
    ],
  }),
});
