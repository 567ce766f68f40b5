// @proves read-entry
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editFields, fieldOf, type EditName } from './edit-fields.ts';
import { readEntry, rowsIn, sameEntry, showEntry, showRows } from './read-entry.ts';

const today = '2026-11-21';
const valueOf = (name: EditName, typed: string) => {
  const read = readEntry(fieldOf(name), typed, today);
  return read.ok ? read.value : read.message;
};

test.each<[EditName, string, unknown]>([
  ['held_amount_cents', '12500.00', 1_250_000],
  ['held_amount_cents', '0.015', 2],
  ['held_amount_cents', '19.99', 1999],
  ['held_amount_cents', '12.500', 1_250_000],
  ['held_amount_cents', '12.500,50', 1_250_050],
  ['held_amount_cents', '12,500.50', 1_250_050],
  ['held_amount_cents', '12,50', 'Amount held must be an amount in dollars, like 12500.00.'],
  ['held_amount_cents', '1.23.456', 'Amount held must be an amount in dollars, like 12500.00.'],
  ['monthly_processing_volume_avg', '85.000', 85_000],
  ['held_amount_cents', '', null],
  ['held_amount_cents', '0', null],
  ['held_amount_cents', '0.00', null],
  ['held_amount_cents', '0.004', null],
  ['held_amount_cents', '-5', 'Amount held cannot be negative.'],
  ['held_amount_cents', '=1+1', 'Enter one amount as Amount held, like 12500.00.'],
  ['held_amount_cents', '$5,000 & $2,000', 'Enter one amount as Amount held, like 12500.00.'],
  ['held_amount_cents', '5,000–7,000', 'Enter one amount as Amount held, like 12500.00.'],
  ['held_amount_cents', '1e5', 'Enter one amount as Amount held, like 12500.00.'],
  ['held_amount_cents', '0x10', 'Enter one amount as Amount held, like 12500.00.'],
  ['held_amount_cents', '12\u00a0500', 1_250_000],
  ['held_amount_cents', '$ 12,500.50 USD', 1_250_050],
  ['monthly_processing_volume_avg', '85000.4', 85_000],
  ['monthly_processing_volume_avg', '0', null],
  ['card_present_percentage', '0', 0],
  ['card_present_percentage', '100', 100],
  ['card_present_percentage', '\u200e37.5\u200f', 37.5],
  ['card_present_percentage', '1e1', 'Card-present percentage must be a number from 0 to 100.'],
  ['card_present_percentage', '0x10', 'Card-present percentage must be a number from 0 to 100.'],
  ['card_present_percentage', '37.5', 37.5],
  ['card_present_percentage', '', null],
  ['card_present_percentage', '100.1', 'Card-present percentage must be a number from 0 to 100.'],
  ['card_present_percentage', '-1', 'Card-present percentage must be a number from 0 to 100.'],
  ['year_established', '2015', 2015],
  ['year_established', 'long ago', null],
  ['year_established', '', null],
  ['avg_delivery_days', '0', 0],
  ['avg_delivery_days', '2.5', 'Average delivery days must be a whole number from 0 to 100,000.'],
  ['first_name', '  ', ''],
  ['phone', ' ', null],
  ['hold_started_on', '3/4/2026', '2026-03-04'],
  ['hold_started_on', '2/30/2026', 'Hold start date: that month has no day 30.'],
  ['prior_counsel_involved', 'no', false],
  ['prior_counsel_involved', '', null],
  ['owner_id', '', null],
  ['next_action_on', '', 'Enter a day. An open case always has one.'],
])('%s typed as %j is stored as %j', (name, typed, expected) => {
  expect(valueOf(name, typed)).toEqual(expected);
});

test('any number of cents is shown in dollars and parsed back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999_999 }), (cents) => {
      expect(readEntry(fieldOf('held_amount_cents'), showEntry(fieldOf('held_amount_cents'), cents))).toEqual({
        ok: true,
        value: cents,
      });
    }),
  );
});

const text = fc
  .string({ unit: 'grapheme', maxLength: 200 })
  .map((each) => each.trim())
  .filter((each) => each !== '');
const stored: Record<string, fc.Arbitrary<unknown>> = {
  money: fc.integer({ min: 1, max: 1e12 }),
  dollars: fc.integer({ min: 1, max: 1e10 }),
  percent: fc.integer({ min: 0, max: 10_000 }).map((each) => each / 100),
  integer: fc.integer({ min: 0, max: 3_650 }),
  year: fc.integer({ min: 1900, max: 2026 }),
  yesno: fc.boolean(),
  choices: fc.array(text),
  date: fc
    .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2026-11-20T00:00:00Z'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
};

test('any stored value is shown, parsed back unchanged, and is not a change', () => {
  for (const field of editFields.filter(({ kind }) => kind !== 'rows')) {
    const blank = field.nullable ? fc.constant(null) : field.kind === 'choices' ? fc.constant([]) : text;
    fc.assert(
      fc.property(fc.oneof(stored[field.kind] ?? text, blank), (value) => {
        const shown = showEntry(field, value);
        expect(readEntry(field, shown)).toEqual({ ok: true, value });
        expect(sameEntry(field, shown, shown)).toBe(true);
      }),
      { numRuns: 30 },
    );
  }
});

test('a list is one entry: it is parsed back as stored, blank rows make no difference, and an error names its row', () => {
  const owners = fieldOf('business_owners');
  const stored = [{ id: 'x', owner_name: 'Ada', ownership_percentage: 60, role_title: null }];
  const entry = showEntry(owners, stored);
  expect(rowsIn(entry)).toEqual([{ ownerName: 'Ada', ownershipPercentage: '60' }]);
  expect(readEntry(owners, entry, today)).toEqual({
    ok: true,
    value: [{ owner_name: 'Ada', ownership_percentage: 60, role_title: null }],
  });
  expect(sameEntry(owners, entry, showRows([...rowsIn(entry), {}]))).toBe(true);
  expect(sameEntry(owners, entry, showRows([{ ownerName: 'Bea' }]))).toBe(false);
  expect(readEntry(owners, showRows([{ ownerName: 'Ada' }, { roleTitle: 'CEO' }]), today)).toEqual({
    ok: false,
    message: 'Owner 2: Enter: Owner name.',
  });
  expect(rowsIn('damaged')).toEqual([{}]);
});
