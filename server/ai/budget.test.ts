import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { budgetSpent, recordModelCall, spentOf } from './budget.ts';

let app: TestApp;
let superuser: Superuser;
let caseId: string;
let otherId: string;

beforeAll(async () => {
  app = await openTestApp({
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'small',
    AI_URL: 'http://127.0.0.1:9/v1',
    AI_DAILY_TOKENS: '1000',
    AI_CASE_TOKENS: '600',
    AI_PRICES: '2.50/10',
  });
  superuser = await openSuperuser(app.url);
  const merchant = await app.user();
  caseId = (await merchant.apply()).body.case_id;
  otherId = (await merchant.apply()).body.case_id;
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const aiOf = () => app.services.config.ai ?? expect.fail('no model is configured');
const use = (case_id: string, inputTokens: number) =>
  recordModelCall(app.services, {
    case_id,
    purpose: 'write_notes',
    asked: aiOf().writer,
    answered_by: 'small-2026',
    inputTokens,
    outputTokens: 100,
    outcome: 'written',
  });
const spent = (id: string) =>
  app.services.database.as(systemActor, async (db) =>
    budgetSpent(aiOf(), await spentOf(db, app.services.clock.now(), id)),
  );

test('tokens are counted by case and by day, and a new day has all of its tokens while a case does not', async () => {
  await use(caseId, 499);
  expect([await spent(caseId), await spent(otherId)]).toEqual([null, null]);
  await use(caseId, 0);
  expect([await spent(caseId), await spent(otherId)]).toEqual(['case_budget_spent', null]);
  await use(otherId, 201);
  expect(await spent(otherId)).toBe('day_budget_spent');
  await superuser.rows("update model_calls set at = now() - interval '1 day'");
  expect([await spent(caseId), await spent(otherId)]).toEqual(['case_budget_spent', null]);
});

test('staff see what is left of today and what each work cost', async () => {
  await use(caseId, 5);
  const { model } = (await (await app.user('staff')).get('/api/admin/system')).body;
  expect(model).toEqual({
    writer: { name: '127.0.0.1', model: 'small' },
    judge: null,
    sends: 'facts',
    has_prices: true,
    today: { tokens: 105, max: 1_000 },
    cases: { asked: 2, spent: 1, max_tokens: 600, cost_micros: 5_764 },
    calls: [
      {
        purpose: 'Writing notes',
        recipient: '127.0.0.1',
        answered_by: 'small-2026',
        calls: 4,
        without_answer: 0,
        tokens: 1_105,
        cost_micros: 5_764,
      },
    ],
  });
});

test('a call is recorded with what it cost by the prices that are set, and stays counted without its case', async () => {
  expect(
    await superuser.rows('select provider, model, answered_by, purpose, cost_micros::int from model_calls limit 1'),
  ).toEqual([
    { provider: '127.0.0.1', model: 'small', answered_by: 'small-2026', purpose: 'write_notes', cost_micros: 2248 },
  ]);
});
