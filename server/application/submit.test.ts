// @proves submit-application
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('the required answers alone make a case, and jobs analyze it and draft its letter', async () => {
  const merchant = await app.user();
  const attorney = await app.user('attorney');
  const submitted = await merchant.apply();
  expect(submitted.status).toBe(201);
  expect(submitted.body.case_number).toMatch(/^UH-\d{4}-\d{6}$/);
  await app.runJobs();
  const found = await merchant.get(`/api/cases/${submitted.body.case_id}`);
  expect(found.body).toMatchObject({
    held_amount_cents: 12_500_00,
    status: 'intake',
    fee_percent: 20,
    stage: { stage: 'with_attorney' },
    letters: [],
    messages: [],
  });
  const queue = await attorney.get('/api/attorney/queue');
  expect(queue.body.items).toHaveLength(1);
});

test('the same key repeats the answer, other content under it is refused, and one case exists', async () => {
  const merchant = await app.user();
  const draft = await merchant.get('/api/application-draft');
  expect(draft.body.version).toBe(0);
  const first = await merchant.apply({}, 'one-and-the-same-key');
  const again = await merchant.post('/api/applications', { version: 1 }, { 'idempotency-key': 'one-and-the-same-key' });
  expect(again.body).toEqual(first.body);
  const other = await merchant.post('/api/applications', { version: 2 }, { 'idempotency-key': 'one-and-the-same-key' });
  expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  expect((await merchant.get('/api/cases')).body.items).toHaveLength(1);
});

test('ten concurrent submissions with one key make one case', async () => {
  const merchant = await app.user();
  const saved = await merchant.send('PUT', '/api/application-draft', {
    version: 0,
    step: 8,
    answers: {
      fields: {
        processor: 'stripe',
        amountHeld: '900',
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.example',
        legalBusinessName: 'C',
        businessStreet: 'D',
      },
      owners: [{}],
      previousProcessors: [{}],
      files: [],
    },
  });
  expect(saved.status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      merchant.post('/api/applications', { version: 1 }, { 'idempotency-key': 'pressed-ten-times' }),
    ),
  );
  expect(new Set(answers.map((each) => each.body.case_id)).size).toBe(1);
  expect((await merchant.get('/api/cases')).body.items).toHaveLength(1);
});

test('an invalid answer is reported by field, and the draft stays', async () => {
  const merchant = await app.user();
  const refused = await merchant.apply({ fields: { amountHeld: 'a lot', cardPresentPercentage: '120' } });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 'INVALID_INPUT',
    fields: {
      amountHeld: expect.any(String),
      cardPresentPercentage: 'Card-present percentage must be a number from 0 to 100.',
    },
  });
  expect((await merchant.get('/api/application-draft')).body.answers.fields.amountHeld).toBe('a lot');
});

test('the first submission names the organization after the business', async () => {
  const merchant = await app.user();
  await merchant.apply();
  expect((await merchant.get('/api/me')).body.user.org.name).toBe('Analytical Goods LLC');
  await merchant.post('/api/rpc/create_merchant_org_and_user', { p_org_name: 'Another Name', p_email: 'a@b.example' });
  expect((await merchant.get('/api/me')).body.user.org.name).toBe('Analytical Goods LLC');
});

test('create_merchant_org_and_user names a new organization, Merchant Organization when no name is given, and its first element gives org_id', async () => {
  const merchant = await app.user();
  const answer = await merchant.post('/api/rpc/create_merchant_org_and_user', {
    p_email: 'a@b.example',
    p_phone: '(555) 555-0100',
  });
  const { user } = (await merchant.get('/api/me')).body;
  expect([answer.body[0].org_id, user.org.name, user.phone]).toEqual([
    user.org.id,
    'Merchant Organization',
    '(555) 555-0100',
  ]);
});

test('create_merchant_org_and_user gives no organization to a user who is not a merchant', async () => {
  const staff = await app.user('staff');
  const answer = await staff.post('/api/rpc/create_merchant_org_and_user', {
    p_org_name: 'Staff Shop',
    p_email: 'a@b.example',
  });
  expect([answer.status, answer.body.message]).toEqual([409, 'Failed to create organization']);
  expect((await staff.get('/api/me')).body.user.org).toMatchObject({ kind: 'internal', name: 'Internal Staff' });
});
