import { FileRefused } from './refusal.ts';

/** Files that are known and show no withheld money, by columns that only they have. */
const known: readonly { columns: readonly string[]; says: string; asksFor: string }[] = [
  {
    columns: ['date', 'type', 'title', 'info', 'fees & taxes', 'net'],
    says: 'This is an Etsy statement. It lists no reserves, so it cannot show held money.',
    asksFor: 'Add a picture of your Payment account page that shows “Funds in reserve” and the day.',
  },
  {
    columns: ['psp reference', 'modification reference', 'net debit (nc)', 'net credit (nc)', 'batch number'],
    says: 'This is an Adyen settlement report. It shows how the reserve changed in one batch, not what is held.',
    asksFor: 'Add a picture of the deposit and reserve in your Customer Area, with the day.',
  },
  {
    columns: ['transaction id', 'transaction type', 'settlement amount', 'disbursement date', 'total fee amount'],
    says: 'This is a Braintree fee report. It lists sales and fees only, so it cannot show held money.',
    asksFor: 'Add the statement or letter that names the reserve, and a bank statement with the disbursements.',
  },
  {
    columns: ['transaction id', 'transaction status', 'settlement amount', 'submit date/time', 'authorization code'],
    says: 'This is an Authorize.net file. A gateway never holds money, so it cannot show held money.',
    asksFor: 'Ask the bank that processes your cards for its statement, which names the reserve.',
  },
  {
    columns: ['payout_id', 'effective_at', 'payout_expected_arrival_date', 'payout_status'],
    says: 'This is Stripe’s list of payouts. It does not show what is held.',
    asksFor: 'On the same page, choose “Balance change from activity”, then the itemized CSV.',
  },
];

/** Throws FileRefused for a header that is known to show no withheld money. */
export function refuseKnown(names: ReadonlySet<string>): void {
  const file = known.find(({ columns }) => columns.every((column) => names.has(column)));
  if (file) throw new FileRefused(file.says, file.asksFor);
}
