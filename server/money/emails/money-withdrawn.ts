import { z } from 'zod';
import { formatCents } from '../../../domain/money.ts';
import { aboutCase, cents, facts, link, template, text } from '../../email/template.ts';
import { casePage, greeting, oneLine } from '../../email/text.ts';

/** Money that a mail has told of was entered by mistake; the totals are those without it. */
export const moneyWithdrawn = template({
  payload: z.object({ ...aboutCase, amount_cents: cents, total_fee_cents: cents, total_recovered_cents: cents }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, amount_cents, total_fee_cents, total_recovered_cents }, publicUrl) => ({
    subject: `A correction in your case ${oneLine(case_number, 40)}`,
    preview: `${formatCents(amount_cents)} was entered by mistake.`,
    body: [
      text(greeting(first_name)),
      text(
        `We told you that ${formatCents(amount_cents)} came back in case ${oneLine(case_number, 40)}. That entry was a mistake of ours, and we have withdrawn it.`,
      ),
      facts(
        ['Withdrawn', formatCents(amount_cents)],
        ['Recovered so far', formatCents(total_recovered_cents)],
        ['Success fee so far', formatCents(total_fee_cents)],
      ),
      text('The page of your case shows what is right now, and why the entry was withdrawn.'),
      link('See the amounts', casePage(publicUrl, case_id)),
    ],
  }),
});
