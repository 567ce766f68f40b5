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

test('what the database guards of a case is what the rows of its fields say', async () => {
  const expected = caseFieldRows.flatMap(({ name, agreed = false, kept = false }) =>
    columnsOf(name).map((column) => ({ name: column, agreed, kept })),
  );
  const stored = await superuser.rows<(typeof expected)[number]>('select name, agreed, kept from app.case_columns');
  expect(stored.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
    expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
});

test('every field has a column, and a column that can be null is one whose field can be blank', async () => {
  const columns = await superuser.rows<{ name: string; required: boolean }>(
    "select attname as name, attnotnull as required from pg_attribute where attrelid = 'cases'::regclass and attnum > 0",
  );
  const required = new Map(columns.map((column) => [column.name, column.required]));
  for (const { name, notNull = false } of caseFieldRows)
    expect(columnsOf(name).map((column) => [column, required.get(column)])).toEqual(
      columnsOf(name).map((column) => [column, notNull]),
    );
});

test('the program reads the list and cannot write it', async () => {
  const granted = await names(
    "select privilege_type as name from information_schema.role_table_grants where table_name = 'case_columns' and grantee = 'unhold_app'",
  );
  expect(granted).toEqual(['SELECT']);
});
