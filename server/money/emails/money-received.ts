import { z } from 'zod';
import { formatCents } from '../../../domain/money.ts';
import { aboutCase, cents, facts, link, template, text } from '../../email/template.ts';
import { casePage, greeting, oneLine } from '../../email/text.ts';

/** `fee_cents`: what falls due by this money. */
export const moneyReceived = template({
  payload: z.object({ ...aboutCase, amount_cents: cents, fee_cents: cents, total_recovered_cents: cents }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, amount_cents, fee_cents, total_recovered_cents }, publicUrl) => ({
    subject: `${formatCents(amount_cents, 'short')} came back in your case ${oneLine(case_number, 40)}`,
    preview: `Recovered so far: ${formatCents(total_recovered_cents)}.`,
    body: [
      text(greeting(first_name)),
      text(`Money came back in case ${oneLine(case_number, 40)}:`),
      facts(
        ['Received now', formatCents(amount_cents)],
        ['Recovered so far', formatCents(total_recovered_cents)],
        ['Success fee on this amount', formatCents(fee_cents)],
      ),
      text('The fee follows from the agreement that you signed. The page of your case shows every entry.'),
      link('See the amounts', casePage(publicUrl, case_id)),
    ],
  }),
});
