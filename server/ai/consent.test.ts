import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { paperOf, signPaper } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const models = {
  AI_PROVIDER: 'openai',
  AI_MODEL: 'writer-1',
  AI_KEY: 'k',
  AI_JUDGE_PROVIDER: 'anthropic',
  AI_JUDGE_MODEL: 'judge-1',
  AI_JUDGE_KEY: 'k',
};
const consent = { providers: ['OpenAI', 'Anthropic'], sends: 'facts' };
const disclosure = { writer: 'OpenAI', judge: 'Anthropic', sends: 'facts' };

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open(models);
});
beforeEach(() => room.fresh({ engaged: false }));
afterAll(() => room.close());

const read = async (by: TestUser = room.merchant, caseId = room.caseId) =>
  (await by.get(`/api/cases/${caseId}/ai-consent`)).body;
const decide = (given: object | null, by: TestUser = room.merchant) =>
  by.send('PUT', `/api/cases/${room.caseId}/ai-consent`, { consent: given });
const history = async () =>
  (
    await room.superuser.rows<{ what: string; new_value: unknown }>(
      "select what, new_value from case_history where case_id = $1 and what like 'ai_%' order by seq",
      [room.caseId],
    )
  ).map(({ what, new_value }) => [what, new_value]);
const settings = () => room.app.services.config.ai ?? expect.fail('no model is configured');

test('nothing is allowed until the merchant says so; they see by name whom they allow, and take it back', async () => {
  expect(await read()).toEqual({
    case_id: room.caseId,
    disclosure,
    given_at: null,
    before: [],
    may_decide: true,
  });
  expect((await decide(consent)).body).toMatchObject({ given_at: expect.any(String) });
  await decide(consent);
  expect(await read(room.attorney)).toMatchObject({ given_at: expect.any(String), may_decide: false });
  expect((await decide(null)).body).toMatchObject({ given_at: null, before: [] });
  await decide(null);
  const { providers } = consent;
  expect(await history()).toEqual([
    ['ai_allowed', { providers }],
    ['ai_taken_back', { providers }],
  ]);
});

test('nobody decides for the merchant', async () => {
  for (const by of [room.staff, room.attorney])
    expect([(await decide(consent, by)).status, (await read()).given_at]).toEqual([403, null]);
});

test('another provider, or more than was allowed, is asked about again', async () => {
  await decide(consent);
  const ai = settings();
  onTestFinished(() => {
    room.app.services.config.ai = ai;
  });
  room.app.services.config.ai = { ...ai, sends: 'texts' };
  expect(await read()).toMatchObject({ given_at: null, before: ['OpenAI', 'Anthropic'] });
  expect(await decide(consent)).toMatchObject({ status: 409, body: { code: 'VERSION_MISMATCH' } });
  room.app.services.config.ai = { ...ai, judge: { ...ai.writer, name: 'Somebody Else' } };
  expect(await read()).toMatchObject({ given_at: null, before: ['OpenAI', 'Anthropic'] });
  room.app.services.config.ai = { ...ai, judge: null };
  expect(await read()).toMatchObject({ given_at: expect.any(String) });
});

test('where nothing leaves, nobody is asked', async () => {
  const ai = settings();
  onTestFinished(() => {
    room.app.services.config.ai = ai;
  });
  for (const none of [null, { ...ai, sends: 'nothing' as const }]) {
    room.app.services.config.ai = none;
    expect(await read()).toMatchObject({ disclosure: null, given_at: null });
    expect((await room.merchant.get('/api/application-draft')).body.ai).toBeNull();
    expect((await paperOf(room.merchant, room.caseId, 'engagement')).text).toContain(
      'No language model is given anything of your case.',
    );
  }
});

test('the application asks before there is a case, and a box that is not ticked allows nothing', async () => {
  const submitted = async (ai_consent?: object) => {
    const { body } = await room.merchant.apply({}, undefined, ai_consent && { ai_consent });
    return read(room.merchant, body.case_id);
  };
  expect((await room.merchant.get('/api/application-draft')).body.ai).toEqual(disclosure);
  expect((await submitted()).given_at).toBeNull();
  expect((await submitted(consent)).given_at).toEqual(expect.any(String));
  // Whom the page named is no longer asked: the case is submitted all the same.
  expect(await submitted({ ...consent, providers: ['Somebody Else'] })).toMatchObject({ given_at: null, before: [] });
});

test('the engagement letter names whom, and its own box beside the signature decides', async () => {
  const { text } = await paperOf(room.merchant, room.caseId, 'engagement');
  expect(text).toContain('**OpenAI (writer) and Anthropic (judge)**');
  expect((await signPaper(room.merchant, room.caseId, 'engagement', { ai_consent: consent })).status).toBe(200);
  expect(await read()).toMatchObject({ given_at: expect.any(String) });
  await room.fresh({ engaged: false });
  await signPaper(room.merchant, room.caseId, 'engagement');
  expect(await read()).toMatchObject({ given_at: null });
});
