import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseFieldRows, columnsOf } from '../domain/case-fields.ts';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../testing/app/superuser.ts';

let app: TestApp;
let superuser: Superuser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const names = async (sql: string, values: unknown[] = []) =>
  (await superuser.rows<{ name: string }>(sql, values)).map(({ name }) => name);

test("the database's rules for case columns match domain/case-fields.ts", async () => {
  const expected = caseFieldRows.flatMap(({ name, agreed = false, kept = false, inPapers = false }) =>
    columnsOf(name).map((column) => ({ name: column, agreed, kept, in_papers: inPapers })),
  );
  const stored = await superuser.rows<(typeof expected)[number]>(
    'select name, agreed, kept, in_papers from app.case_columns',
  );
  expect(stored.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
    expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
});

test('every case field has a column, and a column is nullable exactly when its field may be blank', async () => {
  const columns = await superuser.rows<{ name: string; required: boolean }>(
    "select attname as name, attnotnull as required from pg_attribute where attrelid = 'cases'::regclass and attnum > 0",
  );
  const required = new Map(columns.map((column) => [column.name, column.required]));
  for (const { name, notNull = false } of caseFieldRows)
    expect(columnsOf(name).map((column) => [column, required.get(column)])).toEqual(
      columnsOf(name).map((column) => [column, notNull]),
    );
});

test('the application role can read the column rules but not write them', async () => {
  const granted = await names(
    "select privilege_type as name from information_schema.role_table_grants where table_name = 'case_columns' and grantee = 'unhold_app'",
  );
  expect(granted).toEqual(['SELECT']);
});
