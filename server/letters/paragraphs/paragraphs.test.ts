import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LetterRoom } from '../../../testing/app/letter-room.ts';
import type { TestUser } from '../../../testing/app/test-user.ts';
import { openEndpoint, stream, type Endpoint, type Reply } from '../../../testing/models/compatible-endpoint.ts';

let room: LetterRoom;
let endpoint: Endpoint;
let reply: Reply;
const provider = '127.0.0.1';

beforeAll(async () => {
  endpoint = await openEndpoint((asked, response, turn) => reply(asked, response, turn));
  room = await LetterRoom.open({
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'small',
    AI_URL: endpoint.url,
    AI_TIMEOUT_SECONDS: '5',
    AI_PARAGRAPHS_BY: 'small',
    AI_SENDS: 'texts',
  });
});
afterAll(async () => {
  await room.close();
  await endpoint.close();
});

const event = (act: string, day: string, who = 'merchant') =>
  room.merchant.post(`/api/cases/${room.caseId}/story/events`, {
    event_id: randomUUID(),
    key: null,
    who,
    act,
    day,
    precision: 'day',
    due_on: null,
    about: null,
    proof_file_id: null,
  });
const allow = (consent: object | null = { providers: [provider], sends: 'texts' }) =>
  room.merchant.send('PUT', `/api/cases/${room.caseId}/ai-consent`, { consent });

beforeEach(async () => {
  await room.fresh();
  await event('called', '2026-01-08');
  await event('sent_documents', '2026-01-12');
  await room.runNow('redraft-letter');
  endpoint.asked.length = 0;
  reply = (asked, response) => stream(response, JSON.stringify(isJudge(asked) ? approval : written));
});

type Question = Parameters<Reply>[0];
const promptOf = ({ body }: Question): string => JSON.stringify(body);
const isJudge = (asked: Question): boolean => promptOf(asked).includes('verdicts');

const said = (number: number) => ({
  text: `On {date:event_${number}}, {event:event_${number}}.`,
  rests_on: [`event_${number}`],
  is: 'fact',
});
const knowing = { text: 'You knew it.', rests_on: ['event_1'], is: 'fact' };
const written = { paragraphs: [{ about: 'what_happened', sentences: [said(1), said(2), knowing] }] };
const approval = {
  verdicts: ['what_happened-1', 'what_happened-2'].map((sentence) => ({
    sentence,
    verdict: 'supported',
    words: 'the Merchant reports',
  })),
};

const write = async (by: TestUser = room.attorney, version?: number) =>
  by.post(`/api/letters/${room.letterId}/paragraphs`, {
    version: version ?? (await room.shown()).body.version,
  });
const listed = async (): Promise<{ suggestion_id: string; part: string }[]> =>
  (await room.attorney.get(`/api/letters/${room.letterId}/suggestions`)).body.items;

describe('paragraphs of a model', () => {
  test('are suggested, each sentence beside what it rests on, and what fell is named', async () => {
    await allow();
    const { status, body } = await write();
    expect([status, body.note]).toEqual([200, null]);
    expect(body.items).toMatchObject([
      {
        label: 'What happened',
        before: null,
        model: 'small-0601',
        may_accept: true,
        sentences: [
          { text: expect.stringContaining('January 8, 2026'), sources: [{ id: 'event_1' }] },
          { text: expect.stringContaining('January 12, 2026'), sources: [{ id: 'event_2' }] },
        ],
      },
    ]);
    expect(body.not_used).toEqual([{ text: 'You knew it.', why: expect.stringContaining('knows') }]);
    expect(endpoint.asked).toHaveLength(2);
    const { document } = (await room.shown()).body;
    expect(JSON.stringify(document)).not.toContain('model.what_happened');
  });

  test('stand in the letter once somebody accepts them, and are words that the attorney has to read', async () => {
    await allow();
    await write();
    const { version } = (await room.shown()).body;
    const changes = (await listed()).map(({ suggestion_id, part }) => ({ suggestion_id, part }));
    const decided = await room.attorney.post(`/api/letters/${room.letterId}/suggestions/decide`, {
      version,
      outcome: 'accepted',
      changes,
    });
    expect(decided.status).toBe(200);
    const { body } = await room.shown();
    const block = body.document.blocks.find(({ id }: { id: string }) => id === 'model.what_happened');
    expect(block.text).toMatch(/^The Merchant reports .* January 8, 2026\. .*January 12, 2026/);
    expect(JSON.stringify(body.changes)).toContain('January 12, 2026');
    const { events } = (await room.merchant.get(`/api/cases/${room.caseId}/story`)).body;
    await room.merchant.post(`/api/cases/${room.caseId}/story/reject`, { key: events[0].key });
    const { decisions, verdict } = (await room.shown()).body;
    expect(decisions).toContainEqual(expect.objectContaining({ key: 'case:changed', bars: 'approval' }));
    expect(verdict.findings).toContainEqual(
      expect.objectContaining({ block_id: 'model.what_happened', why: expect.stringMatching(/no longer confirms/) }),
    );
    await room.merchant.post(`/api/cases/${room.caseId}/story/events`, {
      event_id: randomUUID(),
      key: events[0].key,
      who: 'merchant',
      act: 'called',
      day: '2026-01-08',
      precision: 'day',
      due_on: null,
      about: null,
      proof_file_id: null,
    });
    const again = (await write()).body;
    expect(again.items.map(({ state }: { state: string }) => state)).toEqual(['accepted']);
    expect(again.not_used[0].why).toBe('has no place in this letter');
  });

  test('without the merchant’s consent nobody is asked, and the desk says why', async () => {
    const { body } = await write();
    expect(body).toMatchObject({ items: [], note: expect.stringContaining('has not allowed') });
    const writer = await room.attorney.get(`/api/letters/${room.letterId}/writer`);
    expect(writer.body).toEqual({
      name: `${provider}, small`,
      obstacle: expect.stringContaining('has not allowed'),
      paragraphs: true,
    });
    await allow();
    expect((await room.attorney.get(`/api/letters/${room.letterId}/writer`)).body.obstacle).toBeNull();
    expect(endpoint.asked).toEqual([]);
  });

  test('an event that was taken back since is in no request and in no paragraph', async () => {
    await allow();
    const { body: story } = await room.merchant.get(`/api/cases/${room.caseId}/story`);
    await room.merchant.post(`/api/cases/${room.caseId}/story/reject`, { key: story.events[0].key });
    const { body } = await write();
    expect(promptOf(endpoint.asked[0] ?? expect.fail())).not.toContain('January 8, 2026');
    expect(JSON.stringify(body.items)).not.toContain('January 8, 2026');
  });

  test('a model that fails leaves the letter as it is, with a plain note', async () => {
    await allow();
    reply = (_asked, response) => void response.writeHead(500).end('{}');
    const { status, body } = await write();
    expect([status, body.items, body.not_used]).toEqual([200, [], []]);
    expect(body.note).toMatch(/could not be reached/);
  });

  test('a model that takes too long leaves the letter as it is, with a plain note', async () => {
    await allow();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 110_000 ? 200 : ms));
    onTestFinished(() => spy.mockRestore());
    reply = () => undefined;
    const { status, body } = await write();
    expect([status, body.items, body.not_used]).toEqual([200, [], []]);
    expect(body.note).toMatch(/took too long/);
  });

  test('of a letter that somebody saved meanwhile nothing is suggested', async () => {
    await allow();
    const { body } = await room.shown();
    expect((await write(room.attorney, body.version + 1)).status).toBe(409);
    expect(endpoint.asked).toEqual([]);
  });

  test('no name, number of an account or contact is in any request', async () => {
    await allow();
    await write();
    expect(endpoint.asked.length).toBeGreaterThan(0);
    const row = await room.superuser.rows('select * from cases where id = $1', [room.caseId]);
    const { legal_business_name, merchant_account_id, email, last_name, business_address } = row[0] ?? {};
    for (const secret of [legal_business_name, merchant_account_id, email, last_name, business_address.street])
      for (const asked of endpoint.asked) if (secret) expect(promptOf(asked)).not.toContain(secret);
  });

  test('a wish is honored where something on file supports it, and refused with the reason where nothing does', async () => {
    await allow();
    reply = (asked, response) =>
      stream(
        response,
        JSON.stringify(
          asked.text.includes('For each wish')
            ? {
                wishes: [
                  { wish: 'w1', supports: ['event_2'] },
                  { wish: 'w2', supports: [] },
                ],
              }
            : isJudge(asked)
              ? approval
              : written,
        ),
      );
    const wishes = [
      'Mention that the documents were sent.',
      'Mention that the carrier confirmed delivery.',
      'Mention that the FBI is investigating them.',
      'Make it firmer.',
    ].join('\n');
    const { version } = (await room.shown()).body;
    const { body } = await room.attorney.post(`/api/letters/${room.letterId}/paragraphs`, { version, wishes });
    expect(body.wishes.applied).toMatchObject([{ text: 'Mention that the documents were sent.' }]);
    expect(body.wishes.not_applied).toMatchObject([
      { why: 'Not applied: nothing on file says that the carrier confirmed delivery.' },
      { text: 'Mention that the FBI is investigating them.', why: expect.stringContaining('3.10') },
      { text: 'Make it firmer.', why: expect.stringContaining('is a setting') },
    ]);
    const toWriter = endpoint.asked.map(({ text }) => text).find((text) => text.includes('four short paragraphs'));
    expect(toWriter).not.toContain('carrier');
    expect(JSON.stringify(body.items)).not.toContain('carrier');
  });

  test.each<[what: string, does: Reply, reason: RegExp]>([
    ['fails', (_asked, response) => void response.writeHead(400).end('{}'), /did not understand/],
    ['answers in another form', (_asked, response) => stream(response, '{"w1":["event_2"]}'), /did not have the form/],
    ['answers no wish', (_asked, response) => stream(response, '{"wishes":[]}'), /try again/],
  ])('a model that %s on a wish gave no answer, which is not that nothing is on file', async (_what, does, reason) => {
    await allow();
    reply = (asked, response, turn) =>
      asked.text.includes('For each wish') ? does(asked, response, turn) : stream(response, JSON.stringify(written));
    const { version } = (await room.shown()).body;
    const wishes = 'Mention that the documents were sent.';
    const { body } = await room.attorney.post(`/api/letters/${room.letterId}/paragraphs`, { version, wishes });
    expect(body.wishes.applied).toEqual([]);
    const [{ text, why }] = body.wishes.not_applied;
    expect([text, body.wishes.not_applied.length]).toEqual([wishes, 1]);
    expect(why).toMatch(/the language model gave no answer; try again/);
    expect(why).toMatch(reason);
    expect(why).not.toContain('nothing on file');
  });

  test('a model that was not measured here writes nothing for the letter, and may remark', async () => {
    const { ai } = room.app.services.config;
    if (!ai) throw new Error('no model is configured');
    room.app.services.config.ai = { ...ai, paragraphsBy: 'another' };
    await allow();
    expect((await write()).status).toBe(409);
    const writer = await room.attorney.get(`/api/letters/${room.letterId}/writer`);
    expect(writer.body).toMatchObject({ obstacle: null, paragraphs: false });
    expect(endpoint.asked).toEqual([]);
    room.app.services.config.ai = { ...ai, sends: 'nothing' };
    expect((await room.attorney.get(`/api/letters/${room.letterId}/writer`)).body).toBeNull();
    room.app.services.config.ai = ai;
  });

  test('the sources of each sentence are listed, a model’s among them', async () => {
    await allow();
    await write();
    const { version } = (await room.shown()).body;
    const changes = (await listed()).map(({ suggestion_id, part }) => ({ suggestion_id, part }));
    await room.attorney.post(`/api/letters/${room.letterId}/suggestions/decide`, {
      version,
      outcome: 'accepted',
      changes,
    });
    const report = await (await room.attorney.raw('GET', `/api/letters/${room.letterId}/sentences`)).text();
    expect(report).toMatch(
      /The Merchant reports calling you on January 8, 2026\.\n   Written by: language model, accepted at the desk\n   Rests on: Event: the Merchant reports calling you on January 8, 2026 /,
    );
    expect(report).toContain('Written by: clause library');
    expect((await room.merchant.get(`/api/letters/${room.letterId}/sentences`)).status).toBe(403);
  });

  test('remarks are bound to what is on file, and kept nowhere', async () => {
    await allow();
    const remark = { kind: 'risk', text: 'The documents were sent late.', rests_on: ['event_2'] };
    const free = { kind: 'argument', text: 'They owe 5,000 dollars.', rests_on: [] };
    reply = (_asked, response) => stream(response, JSON.stringify({ notes: [remark, free] }));
    const { body } = await room.attorney.post(`/api/letters/${room.letterId}/notes`, {});
    expect(body).toMatchObject({ notes: [{ kind: 'risk', sources: [{ id: 'event_2' }] }], reason: null });
    expect(body.notes).toHaveLength(1);
  });

  test('of a call whose requester left nothing is suggested', async () => {
    await allow();
    const left = new AbortController();
    reply = async (_asked, response) => {
      left.abort();
      await stream(response, JSON.stringify(written));
    };
    const { version } = (await room.shown()).body;
    await room.attorney
      .raw('POST', `/api/letters/${room.letterId}/paragraphs`, {
        body: JSON.stringify({ version }),
        headers: { 'content-type': 'application/json' },
        signal: left.signal,
      })
      .catch(() => undefined);
    expect(endpoint.asked.length).toBeGreaterThan(0);
    expect(await listed()).toEqual([]);
  });
});
