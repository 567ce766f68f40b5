import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { v7 as uuidv7 } from 'uuid';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(async () => {
  await room.freshSent();
  await room.superuser.rows('update cases set owner_id = $2 where id = $1', [room.caseId, room.staff.id]);
});
afterAll(() => room.close());

const today = firmDayOf(new Date());
const create = async (by: TestUser) => (await by.post('/api/me/calendar-feed', undefined)).body;
const pathOf = (url: string) => url.replace(new URL(url).origin, '');
/** Reads a feed without a session, as a calendar program does. */
const read = (url: string, headers: Record<string, string> = {}) =>
  room.app.visitor().raw('GET', pathOf(url), { headers });
const numberOf = async () =>
  (await room.superuser.rows<{ case_number: string }>('select case_number from cases where id = $1', [room.caseId]))[0]
    ?.case_number ?? '?';

test.each(['merchant', 'staff', 'attorney'] as const)(
  '%s: a feed of RFC 5545, private, with an ETag that answers 304',
  async (who) => {
    const tranche = { entry_id: uuidv7(), label: 'First', amount_cents: 100, promised_release_on: addDays(today, 9) };
    await room.staff.post(`/api/cases/${room.caseId}/tranches`, tranche);
    const { url } = await create(room[who]);
    const response = await read(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
      'content-security-policy': expect.stringMatching(/base-uri 'none'; frame-ancestors 'none'; sandbox$/),
    });
    const text = await response.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`SUMMARY:${await numberOf()}: Promised release: First.`);
    expect(unfolded).toContain(`DTSTART;VALUE=DATE:${tranche.promised_release_on.replaceAll('-', '')}`);
    expect(unfolded).not.toMatch(/Analytical|Ada|Byron|\$/);
    const etag = response.headers.get('etag') ?? '';
    const again = await read(url, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    await room.staff.post(`/api/cases/${room.caseId}/tranches/${tranche.entry_id}/slip`, {
      to: addDays(today, 12),
      why: '',
    });
    expect((await read(url, { 'if-none-match': etag })).status).toBe(200);
  },
);

test('a day that moves keeps its UID and gets a higher SEQUENCE and a new DTSTAMP; the others keep theirs', async () => {
  const tranche = (label: string, days: number) => ({
    entry_id: uuidv7(),
    label,
    amount_cents: 100,
    promised_release_on: addDays(today, days),
  });
  const [moved, still] = [tranche('Moved', 9), tranche('Still', 20)];
  for (const each of [moved, still]) await room.staff.post(`/api/cases/${room.caseId}/tranches`, each);
  const { url } = await create(room.merchant);
  const days = async () => {
    const events = (await (await read(url)).text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
    const field = (event: string, name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(event)?.[1]?.trim();
    return new Map(
      events.map((event) => [
        /Moved|Still/.exec(event)?.[0] ?? field(event, 'UID'),
        ['UID', 'DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'DTSTART'].map((name) => field(event, name)),
      ]),
    );
  };
  const before = await days();
  expect(await days()).toEqual(before);
  await room.superuser.rows("update calendar_days set changed_at = changed_at - interval '1 hour'");
  const older = await days();
  await room.staff.post(`/api/cases/${room.caseId}/tranches/${moved.entry_id}/slip`, {
    to: addDays(today, 12),
    why: '',
  });
  const after = await days();
  const [uid, stamp, modified, sequence, on] = after.get('Moved') ?? [];
  expect([uid, sequence, on]).toEqual([
    before.get('Moved')?.[0],
    '1',
    `VALUE=DATE:${addDays(today, 12).replaceAll('-', '')}`,
  ]);
  expect(stamp).toBe(modified);
  expect(String(stamp) > String(older.get('Moved')?.[1])).toBe(true);
  expect(after.get('Still')).toEqual(older.get('Still'));
});

test('only the hash is stored; a new address ends the old one, and an ended feed shows nothing', async () => {
  const first = await create(room.merchant);
  const [row] = await room.superuser.rows<{ token_hash: string }>(
    'select token_hash from calendar_feeds where user_id = $1',
    [room.merchant.id],
  );
  const token = new URL(first.url).searchParams.get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(row?.token_hash).not.toContain(token);
  const second = await create(room.merchant);
  expect([(await read(first.url)).status, (await read(second.url)).status]).toEqual([404, 200]);
  expect((await room.merchant.get('/api/me/calendar-feed')).body.created_at).toBe(second.created_at);
  const ended = await room.merchant.send('DELETE', '/api/me/calendar-feed');
  expect(ended.body).toEqual({ created_at: null });
  expect((await read(second.url)).status).toBe(404);
  expect((await room.merchant.send('DELETE', '/api/me/calendar-feed')).status).toBe(200);
  for (const query of ['', '?token=x', `?token=${'a'.repeat(43)}`])
    expect((await room.app.visitor().raw('GET', `/api/calendar.ics${query}`)).status).toBe(404);
  expect((await room.app.visitor().post('/api/me/calendar-feed', undefined)).status).toBe(401);
});

test('a feed shows what its user may see now: own cases, and none once they are closed or the user is gone', async () => {
  const number = await numberOf();
  const stranger = await create(await room.app.user());
  expect(await (await read(stranger.url)).text()).not.toContain('BEGIN:VEVENT');
  const colleague = await create(await room.app.user('staff'));
  expect(await (await read(colleague.url)).text()).not.toContain(number);
  const attorney = await create(room.attorney);
  await room.superuser.rows(
    "update cases set next_action = 'Call the processor', next_action_on = $2, next_action_was_on = null where id = $1",
    [room.caseId, today],
  );
  expect(await (await read(attorney.url)).text()).toContain('Call the processor');
  const { url } = await create(room.merchant);
  expect(await (await read(url)).text()).not.toContain('Call the processor');
  await room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);
  expect(await (await read(attorney.url)).text()).not.toContain(number);
  const leaving = await room.app.user();
  const left = await create(leaving);
  await room.superuser.rows('update users set erased_at = now() where id = $1', [leaving.id]);
  expect((await read(left.url)).status).toBe(404);
  expect(await room.superuser.rows('select 1 from calendar_feeds where user_id = $1', [leaving.id])).toEqual([]);
});
