import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../jobs.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { openEndpoint, stream, type Endpoint, type Reply } from '../../testing/models/compatible-endpoint.ts';

let room: LetterRoom;
let endpoint: Endpoint;
let reply: Reply;

beforeAll(async () => {
  endpoint = await openEndpoint((asked, response, turn) => reply(asked, response, turn));
  room = await LetterRoom.open({
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'small',
    AI_URL: endpoint.url,
    AI_SENDS: 'texts',
    AI_TIMEOUT_SECONDS: '5',
  });
});
afterAll(async () => {
  await room.close();
  await endpoint.close();
});

const log =
  'A long chat with one Mr. Hickory on January 8, 2026 led nowhere. Their letter of Jan 9, 2026 wants invoices.';
const pointed = {
  events: [
    { who: 'merchant', act: 'called', quote: 'A long chat with one Mr. ••••••• on January 8, 2026', page: null },
    { who: 'processor', act: 'asked_for_documents', quote: 'Their letter of Jan 9, 2026 wants invoices.', page: null },
    { who: 'processor', act: 'released', quote: 'They released everything on January 10, 2026', page: null },
  ],
};
beforeEach(async () => {
  await room.fresh();
  await room.superuser.rows('delete from ai_consents');
  await room.superuser.rows('update cases set communication_logs = $2 where id = $1', [room.caseId, log]);
  endpoint.asked.length = 0;
  reply = (asked, response) =>
    stream(response, JSON.stringify(asked.text.includes('dated events') ? pointed : { items: [] }));
});

const allow = () =>
  room.merchant.send('PUT', `/api/cases/${room.caseId}/ai-consent`, {
    consent: { providers: ['127.0.0.1'], sends: 'texts' },
  });
const run = () => jobHandlers(room.app.services)['read-with-model']({});
const proposed = async (): Promise<{ key: string; act: string; day: string; quote: string; state: string }[]> =>
  (await room.merchant.get(`/api/cases/${room.caseId}/story`)).body.events;

describe('texts of a case that a model reads', () => {
  test('propose what our rules read where it points, and nothing that the text does not say', async () => {
    await allow();
    await run();
    expect((await proposed()).map(({ act, day, state }) => [act, day, state])).toEqual([
      ['called', '2026-01-08', 'proposed'],
      ['asked_for_documents', '2026-01-09', 'proposed'],
    ]);
    await room.runNow('redraft-letter');
    expect(JSON.stringify((await room.shown()).body.document)).not.toContain('January 8, 2026');
  });

  test('count once the merchant confirms them', async () => {
    await allow();
    await run();
    const [first] = await proposed();
    const { body } = await room.merchant.post(`/api/cases/${room.caseId}/story/events`, {
      event_id: crypto.randomUUID(),
      key: first?.key,
      who: 'merchant',
      act: 'called',
      day: '2026-01-08',
      precision: 'day',
      due_on: null,
      about: null,
      proof_file_id: null,
    });
    expect(body.events[0]).toMatchObject({
      state: 'confirmed',
      quote: 'A long chat with one Mr. Hickory on January 8, 2026',
    });
    await room.runNow('redraft-letter');
    expect(JSON.stringify((await room.shown()).body.document)).toContain('January 8, 2026');
  });

  test('are read once, and again when they change', async () => {
    await allow();
    await run();
    const first = endpoint.asked.length;
    expect(first).toBeGreaterThan(0);
    await run();
    expect(endpoint.asked).toHaveLength(first);
    await room.superuser.rows("update cases set communication_logs = communication_logs || ' More.' where id = $1", [
      room.caseId,
    ]);
    await run();
    expect(endpoint.asked).toHaveLength(first + 1);
    expect(await proposed()).toHaveLength(2);
  });

  test('are not read without a consent, nor after it was taken back', async () => {
    await run();
    await allow();
    await room.merchant.send('PUT', `/api/cases/${room.caseId}/ai-consent`, { consent: null });
    await run();
    expect(endpoint.asked).toEqual([]);
    expect(await proposed()).toEqual([]);
  });

  test('are read by the next run when the model fails, and a wrong answer proposes nothing', async () => {
    await allow();
    reply = (_asked, response) => void response.writeHead(404).end('{}');
    await run();
    expect(await proposed()).toEqual([]);
    reply = (_asked, response) => stream(response, '{"letter":"Dear PayPal"}');
    await run();
    expect(await proposed()).toEqual([]);
  });

  test('leave without anybody’s name or address', async () => {
    await room.superuser.rows('update cases set communication_logs = $2 where id = $1', [
      room.caseId,
      `${log} Write to owner@shop.example or call (415) 555-0142.`,
    ]);
    await allow();
    await run();
    for (const { text } of endpoint.asked) expect(text).not.toMatch(/owner@shop|555-0142/);
  });
});
