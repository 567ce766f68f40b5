import { expect, test } from 'vitest';
import { isoDay } from './typed-values.ts';

test('a date must exist', () => {
  expect(['11/2/2026', '2/29/2028', '2/30/2026', '11//2026', ''].map(isoDay)).toEqual([
    '2026-11-02',
    '2028-02-29',
    null,
    null,
    null,
  ]);
});
