import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LetterBlock } from '../../domain/letters/letter.ts';
import { approve, makeReady } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const story = (rest: string) => `/api/cases/${room.caseId}/story${rest}`;
const event = { who: 'merchant', act: 'called', precision: 'day', due_on: null, about: null, proof_file_id: null };
/** Confirms an event and returns its key. */
async function confirm(more: object): Promise<string> {
  const event_id = randomUUID();
  await room.merchant.post(story('/events'), { event_id, key: null, ...event, ...more });
  return event_id;
}
const takeBack = (key: string) => room.merchant.post(story('/reject'), { key });
const report = (words: string | null) => room.merchant.send('PUT', story('/harm'), { harms: [], words });

/** What the desk shows of it. */
async function desk() {
  const { body } = await room.shown();
  const found = (body.decisions as { key: string; text: string }[]).find(({ key }) => key === 'case:changed');
  const reds = (body.verdict.findings as { severity: string; why: string; words: string }[]).filter(
    ({ severity, why }) => severity === 'red' && why.startsWith('The merchant no longer confirms'),
  );
  const sources = (body.facts as { source: string }[]).map(({ source }) => source);
  return {
    barred: found?.text ?? null,
    says: reds.map(({ words }) => words),
    facts: sources.includes('What happened, no longer confirmed by the merchant'),
  };
}
const noted = async (): Promise<string | undefined> =>
  (await room.shown()).body.decisions.find(({ key }: { key: string }) => key === 'events:new')?.text;
const clear = { barred: null, says: [], facts: false };
const takenBack = 'The letter says what the merchant no longer confirms';
const blocked = {
  status: 409,
  body: { code: 'LETTER_BLOCKED', message: expect.stringContaining(takenBack) },
};

let called = '';
beforeEach(async () => {
  await room.fresh();
  called = await confirm({ day: '2026-01-08' });
  await confirm({ act: 'sent_documents', day: '2026-01-12', about: 'the invoices' });
  await report('We had to let two people go');
  await room.runNow('redraft-letter');
});

describe('a letter that its attorney edited says an event that the merchant takes back', () => {
  test('and is not approved, which the desk says at once, in the text and at its source', async () => {
    await makeReady(room.attorney, room.letterId);
    expect(await desk()).toEqual(clear);
    await takeBack(called);
    expect(await desk()).toEqual({
      barred: expect.stringContaining(takenBack),
      says: [expect.stringContaining('calling you')],
      facts: true,
    });
    const report = await (await room.attorney.raw('GET', `/api/letters/${room.letterId}/sentences`)).text();
    expect(report).toContain('What happened, no longer confirmed by the merchant');
    expect(await approve(room.attorney, room.letterId)).toMatchObject({
      status: 409,
      body: { code: 'LETTER_BLOCKED' },
    });
  });

  test('and is not sent, though it was approved', async () => {
    expect((await approve(room.attorney, room.letterId)).status).toBe(200);
    await takeBack(called);
    expect(await room.send()).toMatchObject(blocked);
    expect(await room.outbox()).toEqual([]);
  });

  test('and does not leave, though it was released', async () => {
    expect((await approve(room.attorney, room.letterId)).status).toBe(200);
    expect((await room.send()).status).toBe(200);
    await takeBack(called);
    await room.deliver();
    expect((await room.outbox()).map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  test('and is still barred after another edit, until it is drafted again or the merchant confirms it again', async () => {
    await makeReady(room.attorney, room.letterId);
    await takeBack(called);
    await room.edit();
    expect((await desk()).says).not.toEqual([]);
    await confirm({ day: '2026-01-08' });
    expect((await desk()).says).toEqual([]);
    const [again] = (await room.merchant.get(story(''))).body.events;
    await takeBack(again.key);
    expect((await desk()).says).not.toEqual([]);
    expect((await room.act(room.attorney, 'redraft')).status).toBe(200);
    expect(await desk()).toEqual(clear);
  });

  test('and its attorney’s own sentence of it stands in the way too, also once it was drafted again', async () => {
    const { body } = await makeReady(room.attorney, room.letterId);
    const own: LetterBlock = {
      ...body.document.blocks.find(({ clause_id }: LetterBlock) => clause_id === 'facts.harm-words'),
      id: 'own-1',
      clause_id: null,
      text: 'The Merchant reports calling you, to no avail.',
    };
    const document = { ...body.document, blocks: [...body.document.blocks, own] };
    await room.attorney.send('PUT', `/api/letters/${room.letterId}`, { version: body.version, document });
    expect((await desk()).says).toEqual([]);
    await takeBack(called);
    await room.act(room.attorney, 'redraft');
    expect((await desk()).says).toEqual(['calling you']);
  });
});

test('words on harm that were taken back bar the letter that quotes them', async () => {
  expect((await approve(room.attorney, room.letterId)).status).toBe(200);
  await report(null);
  expect(await desk()).toMatchObject({ says: ['We had to let two people go'] });
  expect(await room.send()).toMatchObject(blocked);
});

test('an event that stands against an argument of the letter bars it', async () => {
  await confirm({ who: 'processor', act: 'asked_for_documents', day: '2026-01-09' });
  await room.runNow('redraft-letter');
  expect((await approve(room.attorney, room.letterId)).status).toBe(200);
  expect(await desk()).toEqual(clear);
  await confirm({ who: 'processor', act: 'asked_for_documents', day: '2026-01-20' });
  expect(await room.send()).toMatchObject(blocked);
});

test('an event that is added bars nothing, and neither does a second one of the same kind that is taken back', async () => {
  await makeReady(room.attorney, room.letterId);
  const more = await confirm({ day: '2026-01-14' });
  expect(await desk()).toEqual(clear);
  expect(await noted()).toContain('January 14, 2026, the merchant called');
  await takeBack(more);
  expect(await desk()).toEqual(clear);
  expect(await noted()).toBeUndefined();
});
