// @proves application-draft
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyAnswers, type Answers } from '../../domain/intake/answers.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { requiredFields, type TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let user: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  user = await app.user();
});
beforeEach(() => superuser.rows('delete from application_drafts'));
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const answers = (fields: Answers['fields'] = {}): Answers => ({
  ...emptyAnswers(),
  fields: { ...requiredFields('who@shop.example'), ...fields },
});
const save = (by: TestUser, version: number, kept: unknown = answers(), step: unknown = 3) =>
  by.send('PUT', '/api/application-draft', { version, step, answers: kept });
const submit = (by: TestUser, version: number, key: string) =>
  by.post('/api/applications', { version }, { 'idempotency-key': key });

test('a draft is stored as typed and loads on another device', async () => {
  const typed = answers({
    amountHeld: '12,',
    refundPolicy: ' 30 days…\n“quoted” 🧾 ',
    chargebackTools: ['Ethoca'],
    sameAsBusinessAddress: true,
  });
  expect((await save(user, 0, typed, 6)).body.version).toBe(1);
  const elsewhere = await app.visitor().post('/api/auth/sign-in/email', user.account);
  const cookie = elsewhere.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const found = await app.visitor().raw('GET', '/api/application-draft', { headers: { cookie } });
  expect(await found.json()).toMatchObject({ version: 1, step: 6, answers: typed });
});

test('of two devices that save concurrently one wins, and the other gets VERSION_MISMATCH', async () => {
  const first = await Promise.all([save(user, 0), save(user, 0), save(user, 0)]);
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const second = await Promise.all([
    save(user, 1, answers({ dbaName: 'A' })),
    save(user, 1, answers({ dbaName: 'B' })),
  ]);
  expect(second.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(second.find(({ status }) => status === 409)?.body.code).toBe('VERSION_MISMATCH');
  expect((await save(user, 1)).status).toBe(409);
  expect((await save(user, 3)).status).toBe(409);
  expect((await user.get('/api/application-draft')).body).toMatchObject({
    version: 2,
    answers: { fields: { dbaName: second[0]?.status === 200 ? 'A' : 'B' } },
  });
});

test.each<[string, unknown, unknown]>([
  ['an unknown field', answers({ created_by: 'me' }), 1],
  ['an unknown part', { ...answers(), status: 'closed' }, 1],
  ['a step past the last', answers(), 9],
  ['no answers', null, 1],
  ['an oversized text', answers({ refundPolicy: 'x'.repeat(20_001) }), 1],
])('%s is refused, and the stored draft stays', async (_, kept, step) => {
  await save(user, 0);
  const refused = await save(user, 1, kept, step);
  expect([refused.status, refused.body.code]).toEqual([422, 'INVALID_INPUT']);
  expect((await user.get('/api/application-draft')).body).toMatchObject({ version: 1, answers: answers() });
});

test.each(['a\u0000b', 'half a smile \ud83d'])(
  '%j, which cannot be stored, is refused, and the stored draft stays',
  async (text) => {
    await save(user, 0);
    const refused = await save(user, 1, answers({ dbaName: text }));
    expect([refused.status, refused.body]).toEqual([400, { code: 'BAD_REQUEST', message: expect.any(String) }]);
    expect((await user.get('/api/application-draft')).body.version).toBe(1);
  },
);

test('another application under a used key is refused and stays a draft', async () => {
  await save(user, 0);
  const first = await submit(user, 1, 'one key for all');
  await save(user, 0, answers({ legalBusinessName: 'Second Shop LLC' }));
  const second = await submit(user, 1, 'one key for all');
  expect([second.status, second.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  expect((await user.get('/api/application-draft')).body.answers.fields.legalBusinessName).toBe('Second Shop LLC');
  const third = await submit(user, 1, 'another key');
  expect(third.status).toBe(201);
  expect(third.body.case_id).not.toBe(first.body.case_id);
});

test('an idempotency key belongs to its user', async () => {
  const submitted = await Promise.all(
    [user, await app.user()].map(async (each) => {
      await save(each, 0);
      return submit(each, 1, 'the very same key');
    }),
  );
  expect(submitted.map(({ status }) => status)).toEqual([201, 201]);
  expect(submitted[0]?.body.case_id).not.toBe(submitted[1]?.body.case_id);
});

test.each([
  ['no key', undefined, 422],
  ['a short key', 'short', 422],
  ['an oversized key', 'k'.repeat(201), 422],
])('a draft with %s is not submitted', async (_, key, status) => {
  await save(user, 0);
  expect(
    (await user.post('/api/applications', { version: 1 }, key === undefined ? {} : { 'idempotency-key': key })).status,
  ).toBe(status);
  expect((await user.get('/api/application-draft')).body.version).toBe(1);
});

test('without a draft, or with another version of it, nothing is submitted and the draft stays', async () => {
  expect((await submit(user, 1, 'nothing to submit')).body.code).toBe('CONFLICT');
  await save(user, 0);
  expect((await submit(user, 2, 'a later version')).body.code).toBe('VERSION_MISMATCH');
  expect((await user.get('/api/application-draft')).body.version).toBe(1);
  expect((await submit(user, 1, 'a later version')).status).toBe(201);
});

test('two submissions of one draft under two keys make one case', async () => {
  const before = (await user.get('/api/cases')).body.items.length;
  await save(user, 0);
  const answered = await Promise.all([submit(user, 1, 'first of two'), submit(user, 1, 'second of two')]);
  expect(answered.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await user.get('/api/cases')).body.items).toHaveLength(before + 1);
});

test('a draft names the last case of its owner, which shows another tab that the application was submitted', async () => {
  const [one, other] = [await app.user(), await app.user()];
  const last = async (by: TestUser) => (await by.get('/api/application-draft')).body.last_submitted;
  expect(await last(one)).toBeNull();
  await save(one, 0);
  const first = (await submit(one, 1, 'the first of them')).body;
  expect(await last(one)).toEqual(first);
  await save(one, 0);
  expect(await last(one)).toEqual(first);
  const second = (await submit(one, 1, 'the second of them')).body;
  expect(await last(one)).toEqual(second);
  expect(await last(other)).toBeNull();
});

test('a discarded draft is gone with its files, for its owner alone, and only as its owner saw it', async () => {
  await save(user, 0);
  const other = await app.user();
  await save(other, 0);
  const { id } = await user.upload('notice.pdf', Buffer.from('%PDF-1.7\nnotice'));
  const stored = await superuser.rows<{ storage_key: string }>('select storage_key from uploads where id = $1', [id]);
  const discard = (version: number) => user.post('/api/application-draft/discard', { version });
  expect((await discard(2)).body.code).toBe('VERSION_MISMATCH');
  expect((await user.get('/api/application-draft')).body).toMatchObject({ version: 1, uploads: [{ id }] });
  for (const each of [await discard(1), await discard(1)]) expect(each.body).toEqual({ discarded: true });
  expect((await user.get('/api/application-draft')).body).toMatchObject({ version: 0, uploads: [] });
  expect(await app.services.storage.stat(stored[0]?.storage_key ?? '')).toBeNull();
  expect((await other.get('/api/application-draft')).body.version).toBe(1);
});

test("a submitted case gets its user's own organization, and its tax id is encrypted", async () => {
  await save(user, 0, answers({ ein: '12-3456789' }));
  const { body } = await submit(user, 1, 'with a tax id');
  const found = await user.get(`/api/cases/${body.case_id}`);
  expect(found.body.ein).toBe('**-***6789');
  expect(JSON.stringify(found.body)).not.toContain('3456789');
});
