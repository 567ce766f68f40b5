import { expect, test } from 'vitest';
import { drawnPath, isExpectedName, signedContent } from './signed-paper.ts';

test.each([
  ['M0 0L1 1', true],
  ['M12 40L14 42L20 41M600 200L599 199', true],
  ['', false],
  ['M0 0', false],
  ['M0 0L1 1Z', false],
  ['M0 0L1 1"/><script>', false],
  ['M0 0L1.5 1', false],
  ['M-1 0L1 1', false],
  [`M0 0${'L1 1'.repeat(5_000)}`, false],
])('a drawing is strokes of whole numbers; whether %s is one: %s', (path, valid) => {
  expect(drawnPath.safeParse(path).success).toBe(valid);
});

test('the name typed is compared without case, accents, punctuation and middle names', () => {
  const expected = ['Zoë Fernández', 'Daniel Okafor'];
  for (const name of ['Zoe Fernandez', 'ZOË FERNÁNDEZ', 'fernández, zoë', 'Daniel J. Okafor'])
    expect(isExpectedName(name, expected), name).toBe(true);
  for (const name of ['Zoe', 'Dana Okafor', '', 'Okafor']) expect(isExpectedName(name, expected), name).toBe(false);
  expect(isExpectedName('Anybody', ['', '  '])).toBe(false);
});

test('what a signature covers changes with the text, the name, the time, the address, the drawing, and the day and the scan of one in ink', () => {
  const paper = {
    text: '# Notice\n\nText',
    signed_name: 'Ada',
    signed_at: '2026-11-24T10:00:00.000Z',
    address: '192.0.2.1',
    drawn: null,
  };
  const contents = [
    paper,
    { ...paper, text: '# Notice\n\nText.' },
    { ...paper, signed_name: 'Bea' },
    { ...paper, signed_at: '2026-11-24T10:00:01.000Z' },
    { ...paper, address: '192.0.2.2' },
    { ...paper, drawn: 'M0 0L1 1' },
    { ...paper, ink: { signed_on: '2026-11-23', scan_sha256: '0'.repeat(64) } },
    { ...paper, ink: { signed_on: '2026-11-24', scan_sha256: '0'.repeat(64) } },
    { ...paper, ink: { signed_on: '2026-11-24', scan_sha256: '1'.repeat(64) } },
  ].map(signedContent);
  expect(new Set(contents).size).toBe(9);
});
