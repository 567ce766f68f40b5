import { expect, test } from 'vitest';
import { answeredText, keptCorrections, restoredCorrections, withCorrection } from './fact-corrections.ts';

const typed = { amount: { value: '$12,480.00', note: '' } };

test('what was typed survives a reload, and an open but empty form leaves nothing behind', () => {
  const kept = keptCorrections({ ...typed, account: { value: '', note: '' } });
  expect(restoredCorrections(JSON.parse(JSON.stringify(kept)))).toEqual(typed);
  expect(keptCorrections({ account: { value: '', note: '' } })).toBeNull();
});

test('an entry of another shape that an older page left is not restored', () => {
  expect(restoredCorrections({ amount: 'text' })).toBeNull();
  expect(restoredCorrections(null)).toBeNull();
});

test('a correction that was sent is removed, and the others stay', () => {
  const two = withCorrection(typed, 'account', { value: 'PP-1', note: 'Page 1' });
  expect(withCorrection(two, 'amount', null)).toEqual({ account: { value: 'PP-1', note: 'Page 1' } });
});

test.each([
  [['confirmed', 'waived'], 'All confirmed'],
  [['confirmed', 'asked'], 'Confirmed'],
  [['confirmed', 'corrected'], 'Confirmed'],
] as const)('with facts that are %j, the confirmation is told as “%s”', (standings, text) => {
  const fact = {
    fact: 'amount' as const,
    sha256: '',
    says: '',
    lines: [],
    correction: null,
    answer: null,
    settled: null,
  };
  const facts = standings.map((standing) => ({ ...fact, standing }));
  expect([answeredText({ facts }, false), answeredText({ facts }, true)]).toEqual([text, 'Correction sent']);
});
