import { expect, test } from 'vitest';
import { exportText } from './export-menu.tsx';

test('an export says how many rows it contains', () => {
  expect(exportText(1_234, false)).toBe('All 1,234 rows of this list, in this order');
  expect(exportText(1_000, true)).toBe('All rows of this list (more than 1,000), in this order');
  expect(exportText(1, false)).toBe('The 1 row of this list');
});
