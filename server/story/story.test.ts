import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { writeHistory } from '../kernel/history.ts';
import { datesForEverybody } from '../cases/clock-dates.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

type Event = { key: string; state: string; act: string; day: string; quote: string | null; source: string };
let room: LetterRoom;
let stranger: TestUser;
beforeAll(async () => {
  room = await LetterRoom.open();
  stranger = await room.app.user();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const path = (rest = '') => `/api/cases/${room.caseId}/story${rest}`;
const story = (by: TestUser = room.merchant) => by.get(path());
const events = async (by?: TestUser): Promise<Event[]> => (await story(by)).body.events;
const sent = {
  who: 'merchant',
  act: 'sent_documents',
  day: '2026-01-05',
  precision: 'day',
  due_on: null,
  about: 'the invoices that you asked for',
  proof_file_id: null,
};
const add = (by: TestUser, change: object = {}): Promise<TestAnswer> =>
  by.post(path('/events'), { event_id: randomUUID(), key: null, ...sent, ...change });
const reject = (by: TestUser, key: string) => by.post(path('/reject'), { key });
const log = (text: string) =>
  room.superuser.rows('update cases set communication_logs = $2 where id = $1', [room.caseId, text]);
const letterText = async (): Promise<string> => JSON.stringify((await room.shown()).body.document);

test('what the merchant adds is confirmed and stands in the letter that is drafted again', async () => {
  expect((await add(room.merchant)).body.events).toMatchObject([{ state: 'confirmed', source: 'account' }]);
  expect(await letterText()).not.toContain('the invoices that you asked for');
  await room.runNow('redraft-letter');
  expect(await letterText()).toContain('the invoices that you asked for');
});

test('a repeated request adds one event, and a corrected one keeps its row', async () => {
  const event_id = randomUUID();
  await add(room.merchant, { event_id });
  await add(room.merchant, { event_id });
  const [first] = await events();
  const { body } = await add(room.merchant, { key: first?.key, day: '2026-01-06' });
  expect(body.events).toMatchObject([{ key: event_id, day: '2026-01-06', state: 'confirmed' }]);
});

test('the communication log proposes, the merchant confirms, and nothing unconfirmed is in a letter', async () => {
  await log('We called support on January 8, 2026. They asked for documents on January 9, 2026.');
  const proposed = await events();
  expect(proposed.map(({ state, act, quote }) => [state, act, quote])).toEqual([
    ['proposed', 'called', 'We called support on January 8, 2026.'],
    ['proposed', 'asked_for_documents', 'They asked for documents on January 9, 2026.'],
  ]);
  await room.runNow('redraft-letter');
  expect(await letterText()).not.toContain('January 8, 2026');
  await add(room.merchant, { ...sent, act: 'called', about: null, day: '2026-01-08', key: proposed[0]?.key });
  expect((await events()).map(({ state }) => state)).toEqual(['confirmed', 'proposed']);
  await room.runNow('redraft-letter');
  const text = await letterText();
  expect([text.includes('January 8, 2026'), text.includes('January 9, 2026')]).toEqual([true, false]);
});

test('a letter argues from a request for documents once the merchant has confirmed it', async () => {
  await log('They asked for documents on January 9, 2026.');
  const [asked] = await events();
  await add(room.merchant, { day: '2026-01-12' });
  await room.runNow('redraft-letter');
  expect(await letterText()).not.toContain('you asked for documents');
  await add(room.merchant, {
    who: 'processor',
    act: 'asked_for_documents',
    about: null,
    day: '2026-01-09',
    key: asked?.key,
  });
  await room.runNow('redraft-letter');
  expect(await letterText()).toContain(
    'The Merchant reports that you asked for documents on January 9, 2026, and that it sent you documents on January 12, 2026',
  );
});

test('the timeline of the case has what is confirmed, and no proposal', async () => {
  await log('We called support on January 8, 2026.');
  await add(room.merchant);
  const { body } = await room.merchant.get(`/api/cases/${room.caseId}`);
  const shown = (body.timeline as { key: string; words: string; on: string; event: object | null }[]).filter(
    ({ event }) => event !== null,
  );
  expect(shown).toMatchObject([
    { words: 'You sent documents.', on: '2026-01-05', event: { about: 'the invoices that you asked for' } },
  ]);
});

test('what is rejected is not proposed again, and what is taken back leaves the next draft', async () => {
  await log('We called support on January 8, 2026.');
  const [proposed] = await events();
  await reject(room.merchant, proposed?.key ?? '');
  expect(await events()).toEqual([]);
  const { body } = await add(room.merchant);
  await room.runNow('redraft-letter');
  await reject(room.merchant, body.events[0].key);
  await room.runNow('redraft-letter');
  expect(await letterText()).not.toContain('the invoices that you asked for');
});

test('what was rejected or taken back is put to the merchant again, and confirmed as before where it was', async () => {
  await log('We called support on January 8, 2026.');
  const restore = (key: string, by = room.merchant) => by.post(path('/restore'), { key });
  const [proposed] = await events();
  const key = proposed?.key ?? '';
  expect((await reject(room.merchant, key)).body).toMatchObject({ events: [], left_out: [{ act: 'called' }] });
  expect((await restore(key, room.staff)).status).toBe(403);
  expect((await restore(key)).body).toMatchObject({ events: [{ state: 'proposed', act: 'called' }], left_out: [] });
  const [again] = await events();
  await add(room.merchant, { ...sent, act: 'called', about: null, day: '2026-01-08', key: again?.key });
  await reject(room.merchant, again?.key ?? '');
  expect((await story(room.staff)).body.left_out).toEqual([]);
  await add(room.merchant, { ...sent, act: 'called', about: null, day: '2026-01-08', key: again?.key });
  expect(await events()).toMatchObject([{ key: again?.key, state: 'confirmed', source: 'account', quote: expect.stringContaining('We called') }]);
});

test('the merchant reads what becomes of the letter that waits', async () => {
  const letter = async () => (await add(room.merchant, { day: '2026-01-06' })).body.letter;
  expect(await letter()).toBe('drafted_again');
  await room.edit();
  expect(await letter()).toBe('worked_on');
  await room.superuser.rows("update letters set status = 'sent', sent_at = now() where id = $1", [room.letterId]);
  expect(await letter()).toBe('none');
});

test('the merchant reads which of their words the letter does not quote, by the rule that leaves them out', async () => {
  await add(room.merchant, { about: 'pay $18,420.50 or be sued' });
  const { body } = await room.merchant.send('PUT', path('/harm'), { harms: [], words: 'See www.example.test' });
  expect(body).toMatchObject({ events: [{ not_quoted: 'sum' }], harm: { not_quoted: 'marks' } });
  await room.runNow('redraft-letter');
  expect(await letterText()).not.toMatch(/be sued|www\.example/);
});

test('“yesterday” in the log counts from the day of the application, and is open once the log was changed', async () => {
  const logged = 'We called support yesterday.';
  await log(logged);
  await room.superuser.rows("update cases set created_at = created_at - interval '10 days' where id = $1", [
    room.caseId,
  ]);
  const { created_at } = await room.app.services.database.as(systemActor, (db) =>
    db.selectFrom('cases').select('created_at').where('id', '=', room.caseId).executeTakeFirstOrThrow(),
  );
  expect((await events()).map(({ day }) => day)).toEqual([addDays(firmDayOf(created_at), -1)]);
  await room.app.services.database.as(systemActor, (db) =>
    writeHistory(db, systemActor, room.caseId, {
      what: 'details_changed',
      field: 'communication_logs',
      old_value: 'Other words.',
      new_value: logged,
    }),
  );
  expect(await events()).toEqual([]);
});

describe('who may what', () => {
  test('staff and the case’s attorney see the events and propose one, which the merchant alone confirms', async () => {
    for (const by of [room.staff, room.attorney]) {
      const { body } = await add(by);
      const mine = body.events.find(({ state, source }: Event) => state === 'proposed' && source === 'staff');
      expect(body.may).toEqual({ decide: false, propose: true });
      expect((await add(by, { key: mine.key })).status).toBe(403);
      expect((await reject(by, mine.key)).status).toBe(403);
      expect((await add(room.merchant, { key: mine.key })).body.events).toContainEqual(
        expect.objectContaining({ key: mine.key, state: 'confirmed' }),
      );
    }
    expect((await room.staff.send('PUT', path('/harm'), { harms: [], words: null })).status).toBe(403);
  });

  test('a stranger finds no story', async () => {
    expect([(await story(stranger)).status, (await add(stranger)).status]).toEqual([404, 404]);
  });

  test('a guest reads what is confirmed, without the words of its source', async () => {
    await log('We called support on January 8, 2026. They asked for documents on January 9, 2026.');
    const [first] = await events();
    await add(room.merchant, { ...sent, act: 'called', about: null, day: '2026-01-08', key: first?.key });
    const guest = await room.app.user();
    await room.superuser.rows(
      "insert into case_guests (id, case_id, email, token_hash, invited_by, invited_by_name, invited_at, expires_at, user_id, accepted_at) select gen_random_uuid(), id, 'robin@books.example', repeat('1', 43), created_by, 'Ada', now(), now() + interval '14 days', $2, now() from cases where id = $1",
      [room.caseId, guest.id],
    );
    const { body } = await story(guest);
    expect(body).toMatchObject({ may: { decide: false, propose: false }, events: [{ act: 'called', quote: null }] });
    expect(body.events).toHaveLength(1);
    expect((await add(guest)).status).toBe(404);
  });

  test('nothing is added once the case has ended', async () => {
    await room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);
    expect((await add(room.merchant)).status).toBe(409);
  });
});

test.each([
  ['an act that its actor cannot do', { act: 'raised_reserve' }],
  ['a day to come', { day: '2099-01-01' }],
  ['a promised day before the promise', { who: 'processor', act: 'promised', due_on: '2026-01-01' }],
  ['a file of another case', { proof_file_id: randomUUID() }],
  ['a text beyond its length', { about: 'x'.repeat(121) }],
])('%s is refused', async (_why, change) => {
  expect(await add(room.merchant, change)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
});

test('a promise of the processor is put to the merchant in its own words, and said so in a later letter', async () => {
  await room.superuser.rows(
    "insert into processor_replies (id, case_id, received_on, kind, words, entered_by, entered_by_name, created_at) values (gen_random_uuid(), $1, '2026-01-10', 'automatic', 'We will release the balance on January 20, 2026.', $2, 'Test', now())",
    [room.caseId, room.staff.id],
  );
  expect(await events()).toMatchObject([
    {
      act: 'promised',
      source: 'reply',
      quote: 'We will release the balance on January 20, 2026.',
      due_on: '2026-01-20',
    },
  ]);
});

test('a promise that the merchant corrects is the merchant’s own account, and no longer in the words of the reply', async () => {
  await room.superuser.rows(
    "insert into processor_replies (id, case_id, received_on, kind, words, entered_by, entered_by_name, created_at) values (gen_random_uuid(), $1, '2026-01-10', 'automatic', 'We will release the balance on January 20, 2026.', $2, 'Test', now())",
    [room.caseId, room.staff.id],
  );
  const [proposed] = await events();
  const corrected = { who: 'processor', act: 'refused', day: '2026-01-10', about: null, key: proposed?.key };
  const event_id = randomUUID();
  await add(room.merchant, { ...corrected, event_id });
  await add(room.merchant, { ...corrected, event_id });
  expect(await events()).toMatchObject([{ key: event_id, act: 'refused', source: 'account', quote: null }]);
  await room.runNow('redraft-letter');
  const text = await letterText();
  expect([text.includes('reports that you refused'), text.includes('in your own words')]).toEqual([true, false]);
});

test('a promise that the merchant confirmed is a day that staff wait for', async () => {
  await add(room.merchant, { who: 'processor', act: 'promised', due_on: '2099-01-20' });
  const [found] = await datesForEverybody(room.app.services, [room.caseId]);
  expect(found?.dates).toContainEqual(expect.objectContaining({ on: '2099-01-20', owner: 'staff' }));
});

test('the harm of the hold is the merchant’s report, and a new report takes the place of the one before', async () => {
  const put = (harms: object[], words: string | null) => room.merchant.send('PUT', path('/harm'), { harms, words });
  await put([{ kind: 'payroll', amount_cents: 12_000_00, on_day: '2026-06-01' }], 'We had to let two cooks go.');
  await room.runNow('redraft-letter');
  expect(await letterText()).toMatch(/The Merchant reports.*payroll of \$12,000\.00 due on June 1, 2026/);
  const { body } = await put([{ kind: 'rent', amount_cents: null, on_day: null }], null);
  expect(body.harm).toEqual({
    harms: [{ kind: 'rent', amount_cents: null, on_day: null }],
    words: null,
    not_quoted: null,
  });
});
