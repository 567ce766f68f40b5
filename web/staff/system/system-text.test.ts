import { expect, test } from 'vitest';
import { lasted, publicWordsMissing, publicWordsText, room } from './system-text.ts';

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_199, '119 minutes'],
  [7_200, '2 hours'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, said) => expect(lasted(seconds)).toBe(said));

test.each([
  [87_400_000, '87 MB'],
  [1_200_000, '1.2 MB'],
  [340_000_000_000, '340 GB'],
  [1_230_000_000_000, '1.2 TB'],
  [5_000_000_000_000_000, '5000 TB'],
])('%i bytes are %s', (bytes, said) => expect(room(bytes)).toBe(said));

const nothing = { samples: false, measured: 0, measurable: 62, people: 0, stories: 0 };

test('an installation without figures, attorneys and stories is told what is missing, and how to fill each', () => {
  expect(publicWordsMissing(nothing)).toBe(true);
  expect(publicWordsText(nothing)).toMatch(/Set CLAIMS .*content\/attorneys\.ts.*content\/stories\.ts/);
  const some = { ...nothing, measured: 3, people: 2, stories: 1 };
  expect(publicWordsMissing(some)).toBe(false);
  expect(publicWordsText(some)).toBe('3 of 62 figures are measured; the others are left out.');
});

test('a demo says that its public pages have samples', () => {
  expect(publicWordsMissing({ ...nothing, samples: true })).toBe(false);
  expect(publicWordsText({ ...nothing, samples: true })).toContain('for this demo alone');
});
