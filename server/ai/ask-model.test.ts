// @proves language-model
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeAll, beforeEach, afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { openEndpoint, stream, type Endpoint, type Reply } from '../../testing/models/compatible-endpoint.ts';
import { openLanguageModel } from '../ports/ai/open-language-model.ts';
import { askModel, type ModelAsk } from './ask-model.ts';

let app: TestApp;
let superuser: Superuser;
let merchant: TestUser;
let staff: TestUser;
let endpoint: Endpoint;
let reply: Reply;
let caseId: string;

const schema = z.strictObject({ notes: z.array(z.string()) });
const good = '{"notes":["Ask for the invoices."]}';
const writer = '127.0.0.1';

beforeAll(async () => {
  endpoint = await openEndpoint((asked, response, turn) => reply(asked, response, turn));
  app = await openTestApp({
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'alias',
    AI_URL: endpoint.url,
    AI_SENDS: 'texts',
    AI_PARAGRAPHS_BY: 'alias',
    AI_TIMEOUT_SECONDS: '5',
    AI_DAILY_TOKENS: '100000',
    AI_CASE_TOKENS: '50000',
  });
  superuser = await openSuperuser(app.url);
  [merchant, staff] = [await app.user(), await app.user('staff')];
});
afterAll(async () => {
  await superuser.close();
  await app.close();
  await endpoint.close();
});

/** Everything in a case that names somebody or reaches them. */
const identifying = {
  firstName: 'Ottilie',
  lastName: 'Quackenbush',
  email: 'ottilie@quackenbush-lamps.example',
  phone: '(415) 555-0142',
  accountName: 'quacklamps77',
  accountEmail: 'pay@quackenbush-lamps.example',
  accountPhone: '(628) 555-0199',
  merchantAccount: 'MID-QX88213',
  legalBusinessName: 'Wickwire Lamps LLC',
  fullLegalName: 'Wickwire Lamps LLC, a Delaware limited liability company',
  dbaName: 'Glimmerhaus',
  ein: '12-3456789',
  businessStreet: '77 Tallow Lane',
  businessCity: 'Springfield',
  businessState: 'IL',
  businessZip: '62704',
  website: 'https://glimmerhaus.example',
  businessPhone: '(212) 555-0177',
  businessEmail: 'hello@glimmerhaus.example',
  parentEntities: 'Candlewick Holdings Inc.',
};
const secrets = [
  /ottilie|quackenbush|wickwire|glimmerhaus|candlewick|quacklamps|tallow|springfield|62704/i,
  /MID-QX88213|3456789|555|4242|9876/,
  /hortensia|zeppelin|test person|people\.example|@/i,
];

beforeEach(async () => {
  reply = (_asked, response) => stream(response, good);
  endpoint.asked.length = 0;
  const fields = { ...identifying, processor: 'paypal', amountHeld: '45,000' };
  const owners = [{ ownerName: 'Hortensia Zeppelin', ownershipPercentage: '100' }];
  const { status, body } = await merchant.apply({ fields, owners });
  expect(status, JSON.stringify(body)).toBe(201);
  caseId = body.case_id;
});
afterEach(() => superuser.rows('delete from model_calls'));

const allow = (providers: string[] = [writer], sends = 'texts') =>
  superuser.rows(
    "insert into ai_consents (id, case_id, providers, sends, place, decided_by, decided_at) values ($1, $2, $3, $4, 'case', $5, now())",
    [uuidv7(), caseId, providers, sends, merchant.id],
  );
const ask = (more: Partial<ModelAsk> = {}) =>
  askModel(app.services, {
    caseId,
    purpose: 'read_documents',
    request: { system: 'Rules', prompt: 'Words', schema },
    signal: new AbortController().signal,
    ...more,
  });
const calls = () =>
  superuser.rows(
    'select purpose, outcome, model, answered_by, case_id, input_tokens + output_tokens as tokens from model_calls',
  );
/** For a test, with other settings or a model that waits for nothing. */
function change(settings: Partial<NonNullable<typeof app.services.config.ai>>): void {
  const { ai } = app.services.config;
  const { models } = app.services;
  if (!ai) throw new Error('no model is configured');
  app.services.config.ai = { ...ai, ...settings };
  const quick = openLanguageModel(ai.writer, { backoffMs: 1 });
  app.services.models = { writer: quick, judge: quick };
  onTestFinished(() => {
    app.services.config.ai = ai;
    app.services.models = models;
  });
}

test('a wrong entry of an answer takes no other with it', async () => {
  await allow();
  reply = (_asked, response) => stream(response, '{"notes":["Ask for the invoices.", {"say": 3}]}');
  expect(await ask()).toMatchObject({ ok: true, answer: { notes: ['Ask for the invoices.', { say: 3 }] } });
});

describe('what is asked, once the merchant has allowed it', () => {
  test('the answer comes back as its schema has it, with the model that answered, and the call is recorded', async () => {
    await allow();
    expect(await ask()).toEqual({
      ok: true,
      answer: { notes: ['Ask for the invoices.'] },
      provider: writer,
      model: 'alias-0601',
    });
    expect(await calls()).toEqual([
      {
        purpose: 'read_documents',
        outcome: 'written',
        model: 'alias',
        answered_by: 'alias-0601',
        case_id: caseId,
        tokens: 1_500,
      },
    ]);
  });

  test('nothing that names somebody or reaches them is in the request, and no text of it in the database', async () => {
    await allow();
    const about = Object.entries(identifying)
      .filter(([name]) => name !== 'businessState')
      .map(([name, value]) => `The ${name} is ${value}.`);
    const prompt = [
      ...about,
      'Ottilie wrote to Ms. Zeppelin; GLIMMERHAUS and Candlewick Holdings were limited on May 4, 2026.',
      'Ship to: Hortensia Zeppelin\nBuyer: A Stranger\nThe card ending in 4242, account number: 9876.',
      `By ${staff.account?.email} and ${merchant.account?.email}, Test Person 1.`,
      'PayPal holds $45,000.00 and said “documents under review”.',
    ].join('\n');
    await ask({ request: { system: `Rules for ${identifying.dbaName}`, prompt, schema } });
    expect(endpoint.asked).toHaveLength(1);
    const sent = JSON.stringify(endpoint.asked[0]?.body);
    for (const secret of secrets) expect(sent).not.toMatch(secret);
    expect(sent).not.toContain('A Stranger');
    expect(sent).toContain('were limited on May 4, 2026.');
    expect(sent).toContain('PayPal holds $45,000.00 and said “documents under review”.');
    expect(JSON.stringify(await superuser.rows('select * from model_calls'))).not.toMatch(/review|invoices/);
  });
});

describe('what is not asked at all, and why', () => {
  const refusal = async (more: Partial<ModelAsk> = {}) => {
    const result = await ask(more);
    expect([endpoint.asked.length, await calls()]).toEqual([0, []]);
    return result.ok ? null : result.why;
  };

  test('without a consent, with one to somebody else, or to facts alone, and after it was taken back', async () => {
    expect(await refusal()).toBe('no_consent');
    await allow(['Somebody Else']);
    expect(await refusal()).toBe('no_consent');
    await allow([writer], 'facts');
    expect(await refusal()).toBe('no_consent');
    await allow();
    await allow([]);
    expect(await refusal()).toBe('no_consent');
    expect(await refusal({ caseId: uuidv7() })).toBe('no_consent');
  });

  test('a judge of its own is asked only once it is allowed by its name, too', async () => {
    const judge = { ...(app.services.config.ai?.writer ?? expect.fail()), name: 'Anthropic' };
    change({ judge });
    await allow();
    expect(await refusal({ purpose: 'judge_sentences' })).toBe('no_consent');
    await allow([writer, 'Anthropic']);
    expect(await ask({ purpose: 'judge_sentences' })).toMatchObject({ ok: true, provider: 'Anthropic' });
  });

  test('what the installation does not let leave, or asks of a measured model alone', async () => {
    await allow();
    change({ sends: 'facts' });
    expect(await refusal()).toBe('not_asked');
    change({ sends: 'facts', paragraphsBy: 'another' });
    for (const purpose of ['write_paragraphs', 'judge_sentences'] as const)
      expect(await refusal({ purpose })).toBe('not_asked');
    expect(await ask({ purpose: 'write_notes' })).toMatchObject({ ok: true });
    await superuser.rows('delete from model_calls');
    endpoint.asked.length = 0;
    change({ sends: 'nothing' });
    expect(await refusal({ purpose: 'write_notes' })).toBe('not_asked');
  });

  test('what no budget is left for', async () => {
    await allow();
    change({ caseTokens: 0 });
    expect(await refusal()).toBe('case_budget_spent');
    change({ caseTokens: 100 });
    const prompt = 'word '.repeat(100);
    expect(await refusal({ request: { system: 'Rules', prompt, schema } })).toBe('case_budget_spent');
    change({ caseTokens: 50_000, dailyTokens: 0 });
    expect(await refusal()).toBe('day_budget_spent');
  });

  test('what was cancelled before', async () => {
    await allow();
    expect(await refusal({ signal: AbortSignal.abort() })).toBe('cancelled');
  });

  test('without a model', async () => {
    const { models } = app.services;
    app.services.models = null;
    onTestFinished(() => {
      app.services.models = models;
    });
    await allow();
    expect(await refusal()).toBe('no_model');
  });
});

describe('what a model may do', () => {
  const status = (code: number) => (_asked: unknown, response: Parameters<Reply>[1]) =>
    void response.writeHead(code).end('{"error":{"message":"no: Words"}}');
  const says =
    (text: string, finish: 'stop' | 'length' | 'content_filter' = 'stop'): Reply =>
    (_asked, response) =>
      stream(response, text, { finish });

  test.each<[what: string, does: Reply, reason: RegExp, requests: number, outcome: string]>([
    ['fails', status(500), /could not be reached/, 2, 'failed'],
    ['is too busy', status(429), /too busy/, 2, 'failed'],
    ['knows no model of this name', status(404), /no model of the configured name/, 1, 'failed'],
    ['refuses the key', status(401), /does not accept the key/, 1, 'failed'],
    ['refuses with and without a schema', status(400), /did not understand the request/, 2, 'failed'],
    ['stops halfway', says('{"notes":["Ask', 'length'), /did not have the form/, 1, 'refused'],
    ['says no JSON', says('Gladly! Here are your notes.'), /did not have the form/, 1, 'refused'],
    ['answers another question', says('{"letter":"Dear PayPal"}'), /did not have the form/, 1, 'refused'],
    ['declines', says('', 'content_filter'), /declined to answer/, 1, 'refused'],
    ['hangs up', (_asked, response) => void response.destroy(), /could not be reached/, 2, 'failed'],
  ])(
    'one that %s gives a plain reason, after no more requests than allowed',
    async (_what, does, reason, requests, outcome) => {
      await allow();
      change({});
      reply = does;
      const result = await ask();
      expect(result).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
      expect(JSON.stringify(result)).not.toMatch(/Words|Gladly|Dear/);
      expect(endpoint.asked).toHaveLength(requests);
      expect(await calls()).toMatchObject([{ outcome }]);
    },
  );

  test('one that does not answer in time is asked twice at most', async () => {
    await allow();
    change({ timeoutSeconds: 0.05 });
    reply = () => undefined;
    expect(await ask()).toMatchObject({ ok: false, reason: expect.stringContaining('did not answer in time') });
    expect(endpoint.asked.length).toBeLessThanOrEqual(2);
    expect(await calls()).toMatchObject([{ outcome: 'failed' }]);
  });

  test('one that refuses a schema is asked for a JSON object', async () => {
    await allow();
    change({});
    reply = (asked, response) =>
      asked.body.response_format?.type === 'json_schema' ? status(400)(asked, response) : stream(response, good);
    expect(await ask()).toMatchObject({ ok: true });
    expect(endpoint.asked).toHaveLength(2);
  });

  test('of a call that the requester left nothing but its cost is stored', async () => {
    await allow();
    const left = new AbortController();
    reply = (_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"choices":[{"index":0,"delta":{"content":"{"}}]}\n\n');
      left.abort();
    };
    const before = await superuser.rows('select count(*)::int as n from case_history');
    expect(await ask({ signal: left.signal })).toMatchObject({ ok: false, why: 'cancelled' });
    expect(await calls()).toMatchObject([{ outcome: 'cancelled', answered_by: null }]);
    expect(await superuser.rows('select count(*)::int as n from case_history')).toEqual(before);
  });
});
