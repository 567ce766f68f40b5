import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/business-days.ts';
import { comparedFacts, recordsAgainst, type RecordsNow, type StatedFact } from './records-against.ts';

const dated = '2026-06-01';
const stated = (value: string | number, fact: StatedFact['fact'] = 'held_amount', more: Partial<StatedFact> = {}) => ({
  letter_id: 'a',
  letter_type: 'initial' as const,
  dated,
  fact,
  value,
  ...more,
});
const nothing = { held_amount: null, reserve: null, hold_started: null, account_id: null };
const records = (values: Partial<RecordsNow['values']>, more: Partial<RecordsNow> = {}): RecordsNow => ({
  values: { ...nothing, ...values },
  recoveries: [],
  statements: { held_amount: [], reserve: [] },
  ...more,
});
const sum = fc.integer({ min: 100_000, max: 100_000_000 });
const daysLater = fc.integer({ min: 0, max: 400 });
const daysEarlier = fc.integer({ min: 1, max: 400 });
const recoveries = fc.array(fc.record({ days: daysLater, cents: fc.integer({ min: 100, max: 10_000 }) }), {
  minLength: 1,
  maxLength: 5,
});

describe('a record against a letter already sent', () => {
  test('is one that differs by a dollar or more from what the last letter says, and names both', () => {
    fc.assert(
      fc.property(sum, fc.integer({ min: 100, max: 10_000_000 }), (value, more) => {
        expect(recordsAgainst([stated(value)], records({ held_amount: value + more }))).toHaveLength(1);
        expect(recordsAgainst([stated(value)], records({ held_amount: value }))).toEqual([]);
      }),
    );
    expect(recordsAgainst([stated(1_250_000)], records({ held_amount: 1_200_000 }))).toMatchObject([
      { fact: 'held_amount', stated: '$12,500.00', recorded: '$12,000.00' },
    ]);
    expect(recordsAgainst([stated(1_250_075)], records({ held_amount: 1_250_000 }))).toEqual([]);
  });

  test('is not one that differs by money that came back since the letter, and is one by money from before', () => {
    fc.assert(
      fc.property(sum, recoveries, daysEarlier, (value, came, before) => {
        const since = came.map(({ days, cents }) => ({ on: addDays(dated, days), cents }));
        const now = value - came.reduce((total, { cents }) => total + cents, 0);
        expect(recordsAgainst([stated(value)], records({ held_amount: now }, { recoveries: since }))).toEqual([]);
        const earlier = since.map(({ cents }) => ({ on: addDays(dated, -before), cents }));
        expect(recordsAgainst([stated(value)], records({ held_amount: now }, { recoveries: earlier }))).toHaveLength(1);
      }),
    );
  });

  test('is not one that a statement of a later day shows, and is one where the statement is of the letter’s day or before', () => {
    fc.assert(
      fc.property(sum, fc.integer({ min: 100, max: 10_000_000 }), daysLater, (value, more, days) => {
        const shows = (on: string) => ({
          statements: { held_amount: [{ on, cents: value + more }], reserve: [] },
        });
        const now = { held_amount: value + more };
        expect(recordsAgainst([stated(value)], records(now, shows(addDays(dated, days + 1))))).toEqual([]);
        expect(recordsAgainst([stated(value)], records(now, shows(addDays(dated, -days))))).toHaveLength(1);
      }),
    );
  });

  test('is never made by the days that pass: what stays as it was stated contradicts no letter, however old', () => {
    fc.assert(
      fc.property(daysEarlier, sum, (days, value) => {
        const old = { dated: addDays(dated, -days) };
        const values = { held_amount: value, reserve: value, hold_started: '2025-01-02', account_id: 'acct_1' };
        const said = comparedFacts.map((fact) => stated(values[fact], fact, old));
        expect(recordsAgainst(said, records(values))).toEqual([]);
      }),
    );
  });

  test('of a day or an account is any other day, and an account of other characters, not one spelled otherwise', () => {
    expect(
      recordsAgainst([stated('2026-01-02', 'hold_started')], records({ hold_started: '2026-01-03' })),
    ).toMatchObject([{ stated: 'January 2, 2026', recorded: 'January 3, 2026' }]);
    expect(recordsAgainst([stated('ACCT-12 34', 'account_id')], records({ account_id: 'acct1234' }))).toEqual([]);
    expect(recordsAgainst([stated('acct1234', 'account_id')], records({ account_id: 'acct1235' }))).toHaveLength(1);
  });

  test('is none where a later letter states the record, and where the case has no record any more', () => {
    const letters = [stated(100_000), stated(200_000, 'held_amount', { letter_id: 'b', dated: '2026-07-01' })];
    expect(recordsAgainst(letters, records({ held_amount: 200_000 }))).toEqual([]);
    expect(recordsAgainst(letters, records({ held_amount: 100_000 }))).toMatchObject([{ letter_id: 'b' }]);
    expect(recordsAgainst(letters, records({}))).toEqual([]);
  });
});
