import { expect, test } from 'vitest';
import { exportWords } from './export-menu.tsx';

test('an export says how many rows it has', () => {
  expect(exportWords(1_234, false)).toBe('All 1,234 rows of this list, in this order');
  expect(exportWords(1_000, true)).toBe('All rows of this list (more than 1,000), in this order');
  expect(exportWords(1, false)).toBe('The 1 row of this list');
});
