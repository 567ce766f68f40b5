import { describe, expect, test } from 'vitest';
import { withheldOn, type Account } from '../../../domain/ledger-of-account/account.ts';
import { onlyAccount, openFile, proveFiles } from '../../../testing/exports/prove-files.ts';

interface Truth {
  file: string;
  format: string;
  dataRows: number;
  changes: Record<string, string | number> | null;
  types: [type: string, rows: number, net: string][] | null;
  payouts: [payout: string, net: string][] | null;
  heldOn: { day: string; held: string | null; reserve: string; withheld: string; level: string }[];
  tranches: [kind: string, day: string, amount: string, outstanding: string, releases: string][];
  cohorts: [month: string, sales: number, gross: string, refunded: string, disputed: string, open: string][];
}
const truths: Truth[] = JSON.parse(openFile('truth.json').toString());
/** Files that show no withheld money and no sales that are asked for here. */
const refused = [
  '07-etsy-statement.csv',
  '09-adyen-settlement-detail-report-batch-7.csv',
  '10-braintree-transaction-level-fees.csv',
];
const read = truths.filter(({ file }) => !refused.includes(file));

const decimal = (cents: number): string => (cents / 100).toFixed(2);
const accountOf = async (file: string): Promise<Account> => onlyAccount(await proveFiles({ [file]: openFile(file) }));

/** Cohorts of days as the truth has them, by month. */
function months({ cohorts }: Account): Truth['cohorts'] {
  const sum = (days: Account['cohorts'], of: 'gross' | 'refunded' | 'disputed' | 'open'): string =>
    decimal(days.reduce((total, day) => total + day[of], 0));
  return [...Map.groupBy(cohorts, ({ day }) => day.slice(0, 7))].map(([month, days]) => [
    month,
    days.reduce((total, { sales }) => total + sales, 0),
    sum(days, 'gross'),
    sum(days, 'refunded'),
    sum(days, 'disputed'),
    sum(days, 'open'),
  ]);
}

describe.each(read)(
  'the open file $file',
  ({ file, format, dataRows, changes, types, payouts, heldOn, tranches, cohorts }) => {
    test('is recognized, with each of its rows', async () => {
      const { files, refused: none } = await proveFiles({ [file]: openFile(file) });
      expect(none).toEqual([]);
      expect(files).toMatchObject([{ format, rows: dataRows }]);
    });

    test('agrees with itself', async () => {
      expect((await accountOf(file)).breaks).toEqual([]);
    });

    test.runIf(changes)('changes each bucket by the truth’s sum', async () => {
      const { changes: found, memoRows } = await accountOf(file);
      expect({
        activity: decimal(found.activity),
        available_change: decimal(found.available),
        pending_change: decimal(found.pending),
        held_change: decimal(found.held),
        reserve_change: decimal(found.reserve),
        paid_out: decimal(found.paidOut),
        memo_rows: memoRows,
      }).toEqual({ ...changes, of_which_conversion: undefined });
    });

    test.runIf(types)('has the truth’s sum of each type, and no unknown type', async () => {
      const found = (await accountOf(file)).types;
      expect(found.map(({ type, rows, net }) => [type, rows, decimal(net)]).toSorted()).toEqual(types?.toSorted());
      expect(found.filter(({ effect }) => effect === 'unknown')).toEqual([]);
    });

    test.runIf(payouts)('has the truth’s sum of each payout', async () => {
      const found = (await accountOf(file)).payouts.map(({ payout, net }) => [payout, decimal(net)]);
      expect(found.toSorted()).toEqual(payouts?.toSorted());
    });

    test('withheld on each day what the truth says, and at the level that the file allows', async () => {
      const account = await accountOf(file);
      const found = heldOn.map(({ day }) => withheldOn(account, day));
      expect(found.map((each) => each && decimal(each.held + each.reserve))).toEqual(
        heldOn.map(({ withheld }) => withheld),
      );
      expect(found.map((each) => each && decimal(each.reserve))).toEqual(heldOn.map(({ reserve }) => reserve));
      const last = heldOn.at(-1);
      expect(account.withheld.level).toBe(last ? last.level.replace('_', ' ') : 'cannot be told');
      if (account.withheld.level !== 'cannot be told') expect(decimal(account.withheld.amount)).toBe(last?.withheld);
    });

    test.runIf(tranches.length > 0)('has the truth’s tranches', async () => {
      const found = (await accountOf(file)).tranches.map(({ hold, outstanding, releases }) => [
        hold.day,
        decimal(hold.amount),
        decimal(outstanding),
        releases.map(({ day, amount }) => `${day} ${decimal(amount)}`).join(', '),
      ]);
      expect(found.toSorted()).toEqual(tranches.map(([, ...rest]) => rest).toSorted());
    });

    test('has the truth’s cohorts', async () => {
      expect(months(await accountOf(file))).toEqual(cohorts);
    });
  },
);

test.each(refused)('%s is refused with what to ask for', async (file) => {
  const { files, refused: found } = await proveFiles({ [file]: openFile(file) });
  expect(files).toEqual([]);
  expect(found).toMatchObject([
    { name: file, says: expect.stringMatching(/^This is an? .+\. It /), asksFor: expect.stringMatching(/^Add /) },
  ]);
});
