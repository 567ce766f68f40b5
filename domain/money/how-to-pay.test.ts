import { expect, test } from 'vitest';
import { fill } from '../language/fill.ts';
import { howToPay, type InvoiceTerms } from './how-to-pay.ts';

const terms: InvoiceTerms = {
  issuer: 'Test Law, P.C.',
  due_on: '2026-12-13',
  how_to_pay: 'By check.',
  how_to_pay_spanish: 'Con un cheque.',
};
const saying = { t: fill, day: (on: string) => `day ${on}` };

test('an invoice says by when, to whom and how it is paid, in the language of the page', () => {
  expect(howToPay(terms, { language: 'en', ...saying })).toEqual([
    'Due by day 2026-12-13, payable to Test Law, P.C. and to nobody else.',
    'By check.',
  ]);
  expect(howToPay(terms, { language: 'es', ...saying })[1]).toBe('Con un cheque.');
});

test('one that named no day and no way still says to whom', () => {
  expect(
    howToPay({ ...terms, due_on: null, how_to_pay: null, how_to_pay_spanish: null }, { language: 'en', ...saying }),
  ).toEqual(['Payable to Test Law, P.C. and to nobody else.']);
});
