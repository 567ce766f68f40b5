import { expect, test } from 'vitest';
import {
  entryErrors,
  entryForms,
  entryFrom,
  nothingTyped,
  sumAbove,
  type EntryKind,
  type TypedEntry,
} from './entry.ts';
import { newEntry, readUnsavedEntry } from './unsaved-entry.ts';

const kinds = Object.keys(entryForms) as EntryKind[];
const typed = (more: Partial<TypedEntry> = {}): TypedEntry => ({
  amount: '$2,513.37',
  day: '11/20/2026',
  until: '12/1/2026',
  label: ' Reserve ',
  words: ' As agreed. ',
  trancheId: 'b',
  replyId: '',
  fee: 'bears_fee',
  ...more,
});
const errors = (kind: EntryKind, more: Partial<TypedEntry> = {}) => entryErrors(kind, typed(more), '2026-11-20');

test('a complete entry has no errors, and an empty one has an error at each required field', () => {
  for (const kind of kinds) {
    expect(errors(kind), kind).toEqual({});
    const needed = entryForms[kind].fields.filter(({ required }) => required).map(({ name }) => name);
    expect(Object.keys(entryErrors(kind, nothingTyped, '2026-11-20')), kind).toEqual(needed);
  }
});

test('each invalid field has its own error', () => {
  expect(errors('recovery', { amount: '0', day: '11/21/2026' })).toEqual({
    amount_cents: 'Enter a sum in dollars, such as 2,513.37.',
    received_on: 'This day is in the future.',
  });
  expect(errors('tranche', { until: '2/30/2027' })).toEqual({
    promised_release_on: expect.stringContaining('such as 11 20 2026'),
  });
  expect(errors('tranche', { until: '//' })).toEqual({});
  expect(errors('slip', { until: '' })).toHaveProperty('to');
  expect(errors('recovery', { fee: '' })).toEqual({ fee_exemption: 'Choose whether it bears the fee.' });
  expect([errors('tranche', { label: 'x'.repeat(201) }), errors('fee', { words: 'x'.repeat(2_001) })]).toEqual([
    { label: expect.stringContaining('200') },
    { note: expect.stringContaining('2,000') },
  ]);
});

test('a recovery above the outstanding sum must be confirmed, and no other kind of entry', () => {
  const above = (kind: EntryKind, outstanding: number | null) => sumAbove({ kind, typed: typed() }, outstanding);
  expect([above('recovery', 251_336), above('recovery', 251_337), above('recovery', null), above('fee', 0)]).toEqual([
    251_337,
    null,
    null,
    null,
  ]);
  expect(entryFrom('recovery', typed(), '', true).values).toMatchObject({ above_held: true });
});

test('an entry is sent with exact cents and days, without blank fields', () => {
  expect(entryFrom('recovery', typed({ trancheId: '' }), '')).toEqual({
    kind: 'recovery',
    values: {
      amount_cents: 251_337,
      received_on: '2026-11-20',
      tranche_id: null,
      reply_id: null,
      fee_exemption: null,
      note: 'As agreed.',
      above_held: false,
    },
  });
  expect(entryFrom('recovery', typed({ replyId: 'c' }), '').values).toMatchObject({ tranche_id: 'b', reply_id: 'c' });
  expect(entryFrom('recovery', typed({ fee: 'due_by_agreement' }), '').values).toMatchObject({
    fee_exemption: 'due_by_agreement',
  });
  expect(entryFrom('tranche', typed(), '')).toEqual({
    kind: 'tranche',
    values: { label: 'Reserve', amount_cents: 251_337, promised_release_on: '2026-12-01' },
  });
  expect(entryFrom('slip', typed({ words: ' ' }), 'a')).toEqual({
    kind: 'slip',
    values: { tranche_id: 'a', to: '2026-12-01', why: '' },
  });
  expect(entryFrom('release', typed(), 'a')).toEqual({
    kind: 'release',
    values: { tranche_id: 'a', released_on: '2026-11-20' },
  });
});

test('a stored entry is restored completely or not at all', () => {
  const entry = { ...newEntry('slip', 'a'), typed: typed() };
  expect(readUnsavedEntry(structuredClone(entry))).toEqual(entry);
  for (const left of [
    null,
    'no',
    [],
    {},
    { ...entry, kind: 'toString' },
    { ...entry, typed: {} },
    { ...entry, typed: undefined },
  ])
    expect(readUnsavedEntry(left), JSON.stringify(left)).toBeNull();
});
