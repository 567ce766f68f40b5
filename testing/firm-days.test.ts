import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const takesUtcDay =
  /import \{[^}]*\bdayOf\b[^}]*\} from '[^']*\/utc\.ts'|new Date\(\)\.toISOString\(\)\.slice\(0, 10\)/;

/** Names of files, counters and reports in UTC, made-up days of the demo, and whether a typed date exists. */
const inUtc = [
  'domain/intake/field.ts',
  'domain/money/ledger.ts',
  'server/ai/budget.ts',
  'server/backup/archive/archive-objects.ts',
  'server/cases/export-cases.ts',
  'server/demo/advance-demo-case.ts',
  'server/demo/demo-cases.ts',
  'server/demo/submit-demo-case.ts',
  'server/kernel/send-journal.ts',
  'server/privacy/export-own-data.ts',
  'server/reports/export-cases.ts',
  'server/reports/export-figures.ts',
  'web/staff/reports/report-filters.tsx',
];

test('today is the day at the firm: the day in UTC is taken only where nobody lives by it', () => {
  const found = ['domain', 'server', 'web'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => takesUtcDay.test(readFileSync(join(root, file), 'utf8'))),
  );
  expect(found.toSorted()).toEqual(inUtc);
});
