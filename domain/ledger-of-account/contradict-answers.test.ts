import { describe, expect, test } from 'vitest';
import { proveFiles } from '../../testing/exports/prove-files.ts';
import { paypalCsv, type MadeRow } from '../../testing/exports/written-exports.ts';
import { answerContradictions, type TypedAnswers } from './contradict-answers.ts';

const sale = (at: string, net: number, id: string): MadeRow => ({ at, type: 'Mobile Payment', net, id });
const proof = await proveFiles({
  'activity.csv': paypalCsv([
    sale('2026-01-31', 1_00, 'Z'),
    sale('2026-02-01', 1_000_20, 'A'),
    { at: '2026-02-03', type: 'Reserve Hold', net: -50_00, id: 'B', of: 'A' },
    { at: '2026-02-20', type: 'Reserve Hold', net: -60_00, id: 'C', of: 'A' },
    sale('2026-03-31', 499_40, 'F'),
    sale('2026-04-01', 1_00, 'G'),
  ]),
});
const nothing: TypedAnswers = {
  hold_started_on: null,
  monthly_processing_volume_avg: null,
  monthly_processing_volume_peak: null,
  average_ticket_size_cents: null,
};
const said = (typed: Partial<TypedAnswers>): string[] =>
  answerContradictions(proof, { ...nothing, ...typed }).map(({ says }) => says);

describe('exports contradict', () => {
  test('a hold start date of which no part is withheld, unless it is before the files', () => {
    expect(said({ hold_started_on: '2026-02-20' })).toEqual([]);
    expect(said({ hold_started_on: '2026-01-15' })).toEqual([]);
    expect(said({ hold_started_on: '2026-02-04' })).toEqual([
      'Hold start date: you wrote 2026-02-04, and no part that is still held is of that day. The first is of 2026-02-03.',
    ]);
  });

  test('volumes and a ticket by a dollar or more', () => {
    const right = { monthly_processing_volume_avg: 750, average_ticket_size_cents: 749_00 };
    expect(said({ ...right, monthly_processing_volume_peak: 1_000 })).toEqual([]);
    expect(said({ monthly_processing_volume_avg: 752, average_ticket_size_cents: 700_00 })).toEqual([
      'Average monthly processing volume: you wrote $752.00, and the export shows $749.80 in 2 whole months.',
      'Average ticket size: you wrote $700.00, and the export shows $749.80 in 2 whole months.',
    ]);
  });

  test('a peak that a month exceeds, and none above: that month may be another', () => {
    expect(said({ monthly_processing_volume_peak: 900 })).toHaveLength(1);
    expect(said({ monthly_processing_volume_peak: 5_000 })).toEqual([]);
  });

  test('nothing that was left open', () => {
    expect(said({})).toEqual([]);
  });
});
