import { expect, test } from 'vitest';
import { onlyAccount, proveFiles } from '../../testing/exports/prove-files.ts';
import { stripeCsv } from '../../testing/exports/written-exports.ts';
import { exposureOn } from './exposure-on.ts';

const charges = ['2026-01-10', '2026-03-10'].map((at, place) => ({
  at,
  type: 'charge',
  net: 5_000,
  of: `ch_${place}`,
}));
const account = onlyAccount(await proveFiles({ 'a.csv': stripeCsv(charges) }));
const openOn = (day: string): unknown => exposureOn(account, day)?.ceiling;

test('a sale whose window closed after the files end is not open any more, and what is not known is said', () => {
  expect(openOn('2026-03-10')).toMatchObject({ amount: 10_000 });
  expect(openOn('2026-05-10')).toMatchObject({ amount: 10_000 });
  expect(openOn('2026-05-11')).toMatchObject({
    amount: 5_000,
    reason:
      'Sales that can still be disputed on 2026-05-11: gross, less what was refunded or disputed by 2026-03-10. Rows after 2026-03-10 are not known.',
  });
  expect(openOn('2026-07-09')).toMatchObject({ amount: 0 });
});
