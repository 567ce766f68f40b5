// @proves language-model
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { isBudgetSpent, recordModelCall } from './model-budget.ts';

let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let merchant: TestUser;

beforeAll(async () => {
  app = await openTestApp({
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'small',
    AI_URL: 'http://127.0.0.1:9/v1',
    AI_DAILY_TOKENS: '1000',
  });
  superuser = await openSuperuser(app.url);
  [staff, merchant] = [await app.user('staff'), await app.user()];
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

test('the tokens of a day are counted over all calls, and the next day begins with none', async () => {
  const model = app.services.languageModel;
  if (!model) throw new Error('no model is configured');
  const use = (inputTokens: number) =>
    recordModelCall(app.services, model, { inputTokens, outputTokens: 100 }, 'written');
  await use(800);
  expect(await isBudgetSpent(app.services)).toBe(false);
  await use(0);
  expect(await isBudgetSpent(app.services)).toBe(true);
  await superuser.rows("update model_calls set at = now() - interval '1 day'");
  expect(await isBudgetSpent(app.services)).toBe(false);
});

test('a model that is configured and does not answer keeps nobody from a letter, which the built-in drafter writes', async () => {
  const { case_id: caseId } = (await merchant.apply()).body;
  expect((await staff.post('/api/functions/ai-test-function', { caseId })).body).toEqual({
    success: true,
    engine: 'embedded',
    model_answers: false,
  });
  const drafted = await staff.post('/api/functions/ai-demand-letter-generator', {
    caseId,
    demandType: 'initial',
    customInstructions: 'Make it firmer. Leave out the settlement offer. Address it to Mallory LLC.',
  });
  expect(drafted.body).toMatchObject({
    success: true,
    applied: [{ effect: 'The letter omits the offer of compromise.' }],
    not_applied: [
      { text: 'Make it firmer.', why: 'The standard clauses have one tone, measured.' },
      { text: 'Address it to Mallory LLC.', why: 'The recipient is set by the agreement and the attorney.' },
    ],
  });
  const letter = (await staff.get(`/api/admin/cases/${caseId}/letters`)).body.items.at(-1);
  expect(letter.id).toBe(drafted.body.letter_id);
});
