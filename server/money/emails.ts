import { z } from 'zod';
import { feeExemptions, type NoFee } from '../../domain/money/fee-on.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { fill } from '../../domain/language/fill.ts';
import { howToPay, type InvoiceTerms } from '../../domain/money/how-to-pay.ts';
import { calendarDay, casePage, greeting, oneLine } from '../email/text.ts';
import { attachedInvoice } from './read-invoice.ts';
import {
  aboutCase,
  calendarDate,
  cents,
  emailTemplate,
  facts,
  heldIn,
  link,
  text,
  type Block,
} from '../email/template.ts';

/** To the case's owner. */
export const offerAccepted = emailTemplate({
  name: 'offer-accepted',
  payload: z.object({ case_number: z.string(), case_id: z.uuid(), business: z.string(), amount_cents: cents }),
  kind: 'essential',
  write: ({ case_number, case_id, business, amount_cents }, publicUrl) => ({
    subject: `${formatCents(amount_cents, 'short')} accepted: ${oneLine(case_number, 40)}`,
    preview: 'Counsel tells the processor.',
    body: [
      text(
        `${oneLine(business, 80)} accepted the offer of ${formatCents(amount_cents)} in case ${oneLine(case_number, 40)}. Counsel tells the processor; see that it is done, and follow up on the money.`,
      ),
      link('Open the case', `${publicUrl}/admin/cases/${case_id}?show=money`),
    ],
  }),
});

/** To the attorney of the case, who alone answers the processor. */
export const offerAnswered = emailTemplate({
  name: 'offer-answered',
  payload: z.object({
    case_number: z.string(),
    case_id: z.uuid(),
    business: z.string(),
    amount_cents: cents,
    answer: z.enum(['accepted', 'declined']),
  }),
  kind: 'essential',
  write: ({ case_number, case_id, business, amount_cents, answer }, publicUrl) => ({
    subject: `${formatCents(amount_cents, 'short')} ${answer}: ${oneLine(case_number, 40)}`,
    preview: 'You tell the processor.',
    body: [
      text(
        `${oneLine(business, 80)} ${answer} the offer of ${formatCents(amount_cents)} in case ${oneLine(case_number, 40)}, and signed that. You tell the processor; staff only record and relay.`,
      ),
      link('Open the case', `${publicUrl}/attorney/clients/${case_id}`),
    ],
  }),
});

/** To the attorney of a case that has ended with money back (Model Rule 1.5(c)). */
export const statementOwed = emailTemplate({
  name: 'statement-owed',
  payload: z.object({ case_number: z.string(), case_id: z.uuid(), business: z.string() }),
  kind: 'essential',
  write: ({ case_number, case_id, business }, publicUrl) => ({
    subject: `Closing statement to sign: ${oneLine(case_number, 40)}`,
    preview: 'Your client is owed a written statement.',
    body: [
      text(
        `The case of ${oneLine(business, 80)} has ended and money came back. Your client is owed a written statement of the outcome, what was recovered, and how the fee was worked out. It is drafted from the file: compare it, and sign it.`,
      ),
      link('Read and sign it', `${publicUrl}/attorney/cases/${case_id}/papers/closing_statement`),
    ],
  }),
});

/** To the owner of a case. The advice itself stays between the two. */
export const offerAdvised = emailTemplate({
  name: 'offer-advised',
  payload: z.object(aboutCase),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, hold }, publicUrl) => ({
    subject: `Your attorney’s advice on the offer (${heldIn({ hold, case_number })})`,
    preview: 'It is on the page of your case.',
    body: [
      text(greeting(first_name)),
      text(`Your attorney has advised you on the offer in case ${oneLine(case_number, 40)}.`),
      text('Only you and your attorney read it, so this email does not repeat it.'),
      link('Read the advice', `${casePage(publicUrl, case_id)}#offers`),
    ],
  }),
});

/** Why money bears no fee, in a sentence of the email. */
const noFee: Record<NoFee, string> = {
  announced_before: 'No fee is due on it: its release was announced before the engagement.',
  due_by_agreement: 'No fee is due on it: it was due by the agreement’s own date.',
  before_letter: 'No fee is due on it: it came before the demand letter was sent.',
};

type AttachedInvoice = InvoiceTerms & { id: string; number: number };

/** By when, to whom and how: the ways as the one who charges wrote them, in both languages. */
function paid({ how_to_pay: how, how_to_pay_spanish: como, ...terms }: AttachedInvoice): Block[] {
  const [due = ''] = howToPay(
    { ...terms, issuer: oneLine(terms.issuer), how_to_pay: null, how_to_pay_spanish: null },
    { language: 'en', t: fill, day: calendarDay },
  );
  return [
    text('The invoice is attached.'),
    text(due),
    ...(how === null ? [] : [text(oneLine(how, 400), como === null ? undefined : oneLine(como, 400))]),
  ];
}

/** `fee_cents`: the fee on this amount, which `charged_by` charges by the invoice attached. */
export const moneyReceived = emailTemplate({
  name: 'money-received',
  payload: z.object({
    ...aboutCase,
    amount_cents: cents,
    fee_cents: cents,
    no_fee: z
      .enum(['before_letter', ...feeExemptions])
      .nullable()
      .default(null),
    charged_by: z.string().nullable().default(null),
    invoice: z
      .object({
        id: z.uuid(),
        number: z.int(),
        issuer: z.string().default('the one whom it names'),
        due_on: calendarDate.nullable().default(null),
        how_to_pay: z.string().nullable().default(null),
        how_to_pay_spanish: z.string().nullable().default(null),
      })
      .nullable()
      .default(null),
    total_recovered_cents: cents,
  }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, hold, amount_cents, charged_by, invoice, ...money }, publicUrl) => ({
    subject: `${formatCents(amount_cents, 'short')} came back (${heldIn({ hold, case_number })})`,
    preview: `Recovered so far: ${formatCents(money.total_recovered_cents)}.`,
    body: [
      text(greeting(first_name)),
      text(`Money came back in case ${oneLine(case_number, 40)}:`),
      facts(
        ['Received now', formatCents(amount_cents)],
        ['Recovered so far', formatCents(money.total_recovered_cents)],
        ['Success fee on this amount', formatCents(money.fee_cents)],
        ...(charged_by !== null && money.fee_cents > 0 ? [['Charged by', oneLine(charged_by)] as const] : []),
        ...(invoice ? [['Invoice', `No. ${invoice.number}`] as const] : []),
      ),
      ...(money.no_fee === null ? [] : [text(noFee[money.no_fee])]),
      ...(invoice ? paid(invoice) : []),
      text('The fee follows from the agreement that you signed. The page of your case shows every entry.'),
      link('See the amounts', casePage(publicUrl, case_id)),
    ],
  }),
  attachments: async (services, actor, about, { invoice }) =>
    invoice ? [await attachedInvoice(services, actor, about, invoice.id)] : [],
});

/** An amount that an earlier email announced was entered by mistake; the totals exclude it. */
export const moneyWithdrawn = emailTemplate({
  name: 'money-withdrawn',
  payload: z.object({
    ...aboutCase,
    amount_cents: cents,
    /** Its invoice, which nobody pays any more. */
    voided: z.object({ number: z.int(), issuer: z.string() }).nullable().default(null),
    total_fee_cents: cents,
    total_recovered_cents: cents,
  }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, hold, amount_cents, voided, ...totals }, publicUrl) => ({
    subject: `A correction in your case (${heldIn({ hold, case_number })})`,
    preview: `${formatCents(amount_cents)} was entered by mistake.`,
    body: [
      text(greeting(first_name)),
      text(
        `We told you that ${formatCents(amount_cents)} came back in case ${oneLine(case_number, 40)}. That entry was a mistake of ours, and we have withdrawn it.`,
      ),
      facts(
        ['Withdrawn', formatCents(amount_cents)],
        ['Recovered so far', formatCents(totals.total_recovered_cents)],
        ['Success fee so far', formatCents(totals.total_fee_cents)],
        ...(voided ? [['Invoice that is void', `No. ${voided.number}, ${oneLine(voided.issuer)}`] as const] : []),
      ),
      text('The page of your case shows the corrected amounts, and why the entry was withdrawn.'),
      link('See the amounts', casePage(publicUrl, case_id)),
    ],
  }),
});

/** To counsel: the business day of an offer is over, and the client has no advice on it. */
export const adviceLate = emailTemplate({
  name: 'advice-late',
  payload: z.object({
    case_number: z.string(),
    case_id: z.uuid(),
    business: z.string(),
    amount_cents: z.number().int(),
  }),
  kind: 'essential',
  write: ({ case_number, case_id, business, amount_cents }, publicUrl) => ({
    subject: `Your advice on an offer is late: ${oneLine(case_number, 40)}`,
    preview: 'Your client has the offer without your advice.',
    body: [
      text(
        `${oneLine(business)} has an offer of ${formatCents(amount_cents)} in case ${oneLine(case_number, 40)}, and no advice of yours. It was due on the business day on which the offer came.`,
      ),
      link('Advise your client', `${publicUrl}/attorney/clients/${case_id}`),
    ],
  }),
});
