import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { readerLocale } from './reader-locale.ts';

let app: TestApp;
let [merchant, other, staff]: TestUser[] = [];
beforeAll(async () => {
  app = await openTestApp();
  [merchant, other, staff] = [await app.user(), await app.user(), await app.user('staff')];
});
afterAll(() => app.close());

const address = (user: TestUser | undefined) => user?.account?.email ?? '';
const localeOf = (recipient: string, case_id: string | null = null) =>
  app.services.database.as(systemActor, (db) => readerLocale(db, { recipient, case_id }));
const choose = (user: TestUser | undefined, locale: string) => user?.send('PATCH', '/api/me', { locale });

test('a merchant is written to in the language of their account, whatever the case of the address', async () => {
  expect(await localeOf(address(merchant))).toBe('en');
  await choose(merchant, 'es');
  expect(await localeOf(address(merchant).toUpperCase())).toBe('es');
  expect(await localeOf(address(other))).toBe('en');
  await choose(merchant, 'en');
  expect(await localeOf(address(merchant))).toBe('en');
});

test('staff are written to in English, and so is an address without an account', async () => {
  await choose(staff, 'es');
  expect(await localeOf(address(staff))).toBe('en');
  expect(await localeOf('nobody@shop.example')).toBe('en');
});

test('a guest without an account is written to in the language of the merchant who invites them, until they have one', async () => {
  const superuser = await openSuperuser(app.url);
  await superuser.rows('update auth.users set email_verified = true where id = $1', [merchant?.id]);
  await superuser.close();
  await choose(merchant, 'es');
  const caseId: string = (await merchant?.apply())?.body.case_id;
  const invited = await merchant?.post(`/api/cases/${caseId}/guests`, { email: 'Books@Ledger.example', name: 'Ana' });
  expect(invited?.status).toBe(200);
  expect(await localeOf('books@ledger.example', caseId)).toBe('es');
  expect(await localeOf('books@ledger.example')).toBe('en');
  await merchant?.post(`/api/cases/${caseId}/guests`, { email: address(other), name: 'Other' });
  expect(await localeOf(address(other), caseId)).toBe('en');
  await choose(merchant, 'en');
  expect(await localeOf('books@ledger.example', caseId)).toBe('en');
});

test("an email to a case's own address is in the language of the user who submitted it, and to another address in English", async () => {
  await choose(merchant, 'es');
  const { body } = (await merchant?.apply({ fields: { email: 'shop@another.example' } })) ?? {};
  const caseId: string = body.case_id;
  expect(await localeOf('shop@another.example', caseId)).toBe('es');
  expect(await localeOf('legal@processor.example', caseId)).toBe('en');
});
