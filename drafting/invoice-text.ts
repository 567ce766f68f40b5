import { formatCents, type Cents } from '../domain/money/cents.ts';
import { howToPay } from '../domain/money/how-to-pay.ts';
import { fill } from '../domain/language/fill.ts';
import { plain } from './papers/paper-draft.ts';
import { longDate } from './text/display.ts';

/** What an invoice states; days are `YYYY-MM-DD` at the firm. */
export type InvoiceFacts = {
  number: number;
  issuer: string;
  bill_to: string;
  case_number: string;
  processor: string | null;
  amount_cents: Cents;
  received_on: string;
  percent: number;
  fee_cents: Cents;
  issued_on: string;
  voided_on: string | null;
  due_on: string | null;
  how_to_pay: string | null;
  how_to_pay_spanish: string | null;
};

export const invoiceTitle = ({ number }: Pick<InvoiceFacts, 'number'>): string => `Invoice No. ${number}`;

/** An invoice as it is printed, in the form of a paper's text. The same facts give the same text on any day. Pure. */
export function invoiceText(facts: InvoiceFacts): string {
  const [issuer, processor] = [plain(facts.issuer), plain(facts.processor ?? 'the processor')];
  const [amount, fee] = [formatCents(facts.amount_cents), formatCents(facts.fee_cents)];
  const terms = howToPay(
    { ...facts, issuer: `**${issuer}**`, how_to_pay: facts.how_to_pay && plain(facts.how_to_pay) },
    { language: 'en', t: fill, day: longDate },
  );
  return [
    `# ${invoiceTitle(facts)}`,
    ...(facts.voided_on === null
      ? []
      : [
          `**Void since ${longDate(facts.voided_on)}.** The money for which it charged was recorded by mistake. Nothing is owed under it, and its number is not given again.`,
        ]),
    `**From** ${issuer}`,
    `**To** ${plain(facts.bill_to)}`,
    `**Date** ${longDate(facts.issued_on)}`,
    `**Case** ${plain(facts.case_number)}`,
    '# For what',
    `Success fee on ${amount}, which ${processor} paid or released to you and which reached you on ${longDate(facts.received_on)}.`,
    `${facts.percent}% of ${amount}, a fraction of a cent rounded down: ${fee}.`,
    'Costs: $0.00.',
    '# Due',
    `**${fee}**. ${terms.join(' ')} The fee on this money is owed once.`,
  ].join('\n\n');
}
