/** What PayPal's files call each happening, with its event code (developer.paypal.com, transaction-event-codes). */
import type { Happening } from './account.ts';

export const activityHeader =
  'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,To Email Address,Transaction ID,Shipping Address,Address Status,Item Title,Item ID,Shipping and Handling Amount,Insurance Amount,Sales Tax,Option 1 Name,Option 1 Value,Option 2 Name,Option 2 Value,Reference Txn ID,Invoice Number,Custom Number,Quantity,Receipt ID,Balance,Address Line 1,Address Line 2/District/Neighborhood,Town/City,State/Province/Region/County/Territory/Prefecture/Republic,Zip/Postal Code,Country,Contact Phone Number,Subject,Note,Country Code,Balance Impact'.split(
    ',',
  );

export const shortActivityHeader =
  'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,To Email Address,Transaction ID,Address Status,Sales Tax,Reference Txn ID,Invoice Number,Receipt ID,Balance,Contact Phone Number,Subject,Note'.split(
    ',',
  );

/** Of 2017: blanks before the names, and a last column without one. */
export const olderActivityHeader = [
  ...shortActivityHeader.map((name, place) => (place === 0 ? name : ` ${name === 'TimeZone' ? 'Time Zone' : name}`)),
  ' ',
];

export const statementHeader =
  'Date,Time,Time Zone,Description,Currency,Gross,Fee,Net,Balance,Transaction ID,From Email Address,Name,Bank Name,Bank Account,Shipping and Handling Amount,Sales Tax,Invoice ID,Reference Txn ID'.split(
    ',',
  );

const holds = {
  reserve: ['Reserve Hold', 'T2103', 'Reserve Release', 'T2104'],
  'payment hold': ['Payment Hold', 'T2107', 'Payment Release', 'T2108'],
  'review hold': ['Payment Review Hold', 'T2105', 'Payment Review Release', 'T2106'],
  'general hold': ['General Hold', 'T2101', 'General Hold Release', 'T2102'],
  'dispute hold': [
    'Hold on Balance for Dispute Investigation',
    'T1110',
    'Cancellation of Hold for Dispute Resolution',
    'T1111',
  ],
} as const;

export interface Words {
  type: string;
  code: string;
  status: string;
}

/** What other accounts call a hold on the whole balance. */
const onBalance = ['Hold on Available Balance', 'T1503', 'Reversal of General Account Hold', 'T1105'] as const;

/** The words of one happening; sales and payouts have several. */
export function wordsOf(happening: Happening): Words {
  const said = (type: string, code: string, status = 'Completed'): Words => ({ type, code, status });
  const { id, what, hold, payment, tranche } = happening;
  // By its number, so that each file of the account says the same.
  const either = (one: Words, other: Words): Words => (id % 2 === 0 ? one : other);
  switch (what) {
    case 'sale':
      return id % 3 === 0
        ? said('Mobile Payment', 'T0011')
        : either(said('Express Checkout Payment', 'T0006'), said('Website Payment', 'T0007'));
    case 'refund':
      return said('Payment Refund', 'T1107');
    case 'dispute':
      return said('Chargeback', 'T1201');
    case 'dispute won':
      return said('Chargeback Reversal', 'T1202');
    case 'fee':
      return payment === null
        ? said('Payment Fee', 'T0100')
        : either(said('Chargeback Fee', 'T0106'), said('Dispute Fee', 'T0114'));
    case 'payout':
      return either(said('General Withdrawal', 'T0400', 'Pending'), said('User Initiated Withdrawal', 'T0403'));
    case 'conversion':
      return said('General Currency Conversion', 'T0200');
    case 'memo':
      return said('General Authorization', 'T1300', 'Pending');
    case 'hold':
    case 'release': {
      const kind = hold ?? 'general hold';
      const other = kind === 'general hold' && (tranche ?? 0) % 2 === 0;
      const [held, heldCode, released, releasedCode] = other ? onBalance : holds[kind];
      return what === 'hold' ? said(held, heldCode) : said(released, releasedCode);
    }
  }
}
