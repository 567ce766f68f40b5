import type { Values } from '../language/fill.ts';
import type { Locale } from '../people/locale.ts';

/** Of an invoice: `due_on` (`YYYY-MM-DD` at the firm) and the ways to pay, as it said when it was issued; null where it did not. */
export type InvoiceTerms = {
  issuer: string;
  due_on: string | null;
  how_to_pay: string | null;
  how_to_pay_spanish: string | null;
};
type Saying = { language: Locale; t: (english: string, values: Values) => string; day: (isoDate: string) => string };

/** By when, to whom and how an invoice is paid: the sentences of the invoice itself, of its email and of the case's page. Pure. */
export function howToPay(
  { issuer, due_on, how_to_pay, how_to_pay_spanish }: InvoiceTerms,
  { language, t, day }: Saying,
): string[] {
  const ways = language === 'es' ? how_to_pay_spanish : how_to_pay;
  return [
    due_on === null
      ? t('Payable to {issuer} and to nobody else.', { issuer })
      : t('Due by {day}, payable to {issuer} and to nobody else.', { issuer, day: day(due_on) }),
    ...(ways === null ? [] : [ways]),
  ];
}
