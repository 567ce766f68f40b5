// @proves staff-only
import { byteEndpoints } from '../contract/bytes.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, type Endpoint } from '../contract/endpoints.ts';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../testing/app/superuser.ts';
import type { TestAnswer, TestUser } from '../testing/app/test-user.ts';

/** Every endpoint of the API whose policy is staff, including future ones. */
const staffEndpoints = endpoints.filter(({ policy }) => policy === 'staff');

let app: TestApp;
let superuser: Superuser;
let people: Record<'visitor' | 'merchant' | 'attorney' | 'former', TestUser>;
let turncoat: TestUser;
let caseId: string;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  people = {
    visitor: app.visitor(),
    merchant: await app.user(),
    attorney: await app.user('attorney'),
    former: await app.user('staff'),
  };
  turncoat = await app.user('staff');
  caseId = (await people.merchant.apply()).body.case_id;
  const { body } = await people.former.get(`/api/admin/cases/${caseId}`);
  expect(body.id).toBe(caseId);
  await superuser.rows(
    "update users set role = 'client', org_id = (select org_id from users where id = $2) where id = $1",
    [people.former.id, people.merchant.id],
  );
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

/** Existing ids and an empty body: callers without the role are refused before anything is read. */
function call(by: TestUser, { method, path }: Endpoint): Promise<TestAnswer> {
  const address = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? caseId : randomUUID()))}`;
  return by.send(method, address, ['GET', 'DELETE'].includes(method) ? undefined : {});
}

test('there are staff endpoints to try, of both kinds', () => {
  expect(staffEndpoints.length).toBeGreaterThan(40);
  expect(staffEndpoints.filter(({ name }) => name in byteEndpoints).length).toBeGreaterThanOrEqual(2);
});

describe.each([
  ['visitor', 401, 'UNAUTHORIZED'],
  ['merchant', 403, 'FORBIDDEN'],
  ['attorney', 403, 'FORBIDDEN'],
  ['former', 403, 'FORBIDDEN'],
] as const)('calls by a %s', (who, status, code) => {
  test.each(staffEndpoints)('$name refuses callers who are not staff', async (endpoint) => {
    const answer = await call(people[who], endpoint);
    expect([answer.status, answer.body]).toEqual([status, { code, message: expect.any(String) }]);
  });
});

test.each(staffEndpoints)('a demotion takes effect with the next request: $name', async (endpoint) => {
  const staff = turncoat;
  expect((await staff.get('/api/admin/staff')).status).toBe(200);
  await superuser.rows(
    "update users set role = 'client', org_id = (select org_id from users where id = $2) where id = $1",
    [staff.id, people.merchant.id],
  );
  expect((await call(staff, endpoint)).status).toBe(403);
  await superuser.rows(
    "update users set role = 'admin', org_id = '01900000-0000-7000-8000-000000000001' where id = $1",
    [staff.id],
  );
});
