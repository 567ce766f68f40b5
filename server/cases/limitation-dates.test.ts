// @proves limitation-dates
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseClock } from '../../contract/clock.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { longDate } from '../../drafting/text/display.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { readZip } from '../../testing/files/read-zip.ts';
import { queueTextMessages } from '../text-messages/queue-text-messages.ts';
import { fixedClock } from '../ports/clock/fixed-clock.ts';
import { invitationAddress } from '../sharing/invitation-link.ts';
import type { Services } from '../kernel/context.ts';
import { remindOfCase } from './remind.ts';

const today = firmDayOf(new Date());
const counselsKeys = ['limitation', 'last_notice'];
let room: LetterRoom;
let guest: TestUser;
let desk: CaseClock;
/** The last day to file and the last day for the notice, as the program counts them. */
let days: string[];

/** A case under Square's agreement, which gives a year: both days lie ahead, within the time in which reminders go out. */
beforeAll(async () => {
  room = await LetterRoom.open();
  await room.freshSent();
  await room.superuser.rows(
    "update cases set processor = 'square', account_opened_on = '2024-02-01', hold_started_on = $2, owner_id = $3 where id = $1",
    [room.caseId, addDays(today, -280), room.staff.id],
  );
  guest = await invited();
  desk = (await clock(room.staff)).body;
  days = desk.dates.filter(({ key }) => counselsKeys.includes(key)).map(({ on }) => on);
  expect(days).toHaveLength(2);
});
afterAll(() => room.close());

const clock = (by: TestUser) => by.get(`/api/cases/${room.caseId}/clock`);
const keysOf = (rows: readonly { key: string }[]) =>
  rows.map(({ key }) => key).filter((key) => counselsKeys.includes(key));
/** The days, each as screens, files and sentences write it. */
const written = () => days.flatMap((day) => [day, day.replaceAll('-', ''), longDate(day)]);
const saidIn = (text: string) => written().filter((day) => text.includes(day));

async function invited(): Promise<TestUser> {
  const user = await room.app.user();
  await room.superuser.rows('update auth.users set email_verified = true where id = any($1)', [
    [room.merchant.id, user.id],
  ]);
  await room.merchant.post(`/api/cases/${room.caseId}/guests`, { email: user.account?.email, name: 'Robin' });
  const [row] = await room.superuser.rows<{ id: string }>('select id from case_guests where case_id = $1', [
    room.caseId,
  ]);
  const token = new URL(invitationAddress(room.app.services.config, row?.id ?? '')).searchParams.get('token');
  expect((await user.post('/api/invitations/accept', { token })).status).toBe(200);
  return user;
}

async function feedOf(by: TestUser): Promise<string> {
  const { pathname, search } = new URL((await by.post('/api/me/calendar-feed', undefined)).body.url);
  return (await room.app.visitor().raw('GET', `${pathname}${search}`)).text();
}

describe('the program’s count of a limitation date', () => {
  test('stands in the clock of staff and attorney, to be confirmed', async () => {
    for (const by of [room.staff, room.attorney]) {
      const { body } = await clock(by);
      expect([keysOf(body.rows), keysOf(body.dates), body.left_to_counsel]).toEqual([
        ['last_notice', 'limitation'],
        ['last_notice', 'limitation'],
        null,
      ]);
      const notes = body.rows.flatMap(({ key, note }: CaseClock['rows'][number]) =>
        counselsKeys.includes(key) ? [note] : [],
      );
      for (const note of notes) expect(note).toMatch(/^An attorney must confirm it\./);
    }
  });

  test('stands in no clock of the merchant, which says whom to ask, and a guest has no clock', async () => {
    const { body } = await clock(room.merchant);
    expect(body.left_to_counsel).toMatch(/^The time to file a claim is limited\. Your attorney tells you the day/);
    expect(body.rows.length).toBe(desk.rows.length - 2);
    expect(saidIn(JSON.stringify(body))).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('one year');
    expect((await clock(guest)).status).toBe(404);
  });

  test('is in the calendars of staff and attorney, and in none of merchant and guest', async () => {
    for (const by of [room.staff, room.attorney]) expect(saidIn(await feedOf(by))).toHaveLength(2);
    for (const by of [room.merchant, guest]) expect(saidIn(await feedOf(by))).toEqual([]);
  });

  test('reminds the attorney, and neither merchant nor guest, by email or by text message', async () => {
    await room.superuser.rows(
      "insert into text_numbers (user_id, phone, consent, agreed_at, confirmed_at) values ($1, '+14155552671', 'yes', now(), now())",
      [room.merchant.id],
    );
    for (const on of days.flatMap((day) => [-90, -30, -3, 0].map((before) => addDays(day, before)))) {
      const services: Services = {
        ...room.app.services,
        clock: fixedClock(`${on}T15:00:00Z`),
        textMessages: { send: async () => undefined },
      };
      await remindOfCase(services, room.caseId);
      await queueTextMessages(services);
    }
    const sent = await room.superuser.rows<{ key: string; recipient: string; payload: object }>(
      'select key, recipient, payload from outbox',
    );
    const recipients = sent.filter(({ key }) => /:(limitation|last_notice):/.test(key)).map((email) => email.recipient);
    expect(recipients.length).toBeGreaterThan(2);
    expect(new Set(recipients)).toEqual(new Set([room.attorney.account?.email]));
    const theirs = sent.filter(({ recipient }) =>
      [room.merchant, guest].some(({ account }) => account?.email === recipient),
    );
    expect(theirs.length).toBeGreaterThan(0);
    expect(saidIn(JSON.stringify(theirs))).toEqual([]);
    expect(await room.superuser.rows('select 1 from text_messages where due_on::text = any($1)', [days])).toEqual([]);
  });

  test('is in the analysis, which staff read and the merchant does not', async () => {
    const analyze = (by: TestUser) => by.post('/api/functions/ai-comprehensive-case-analyzer', { caseId: room.caseId });
    expect(saidIn(JSON.stringify((await analyze(room.staff)).body))).toEqual([longDate(days[1] ?? '')]);
    for (const by of [room.merchant, guest]) expect((await analyze(by)).status).toBe(403);
    for (const part of ['', '/messages', '/counsel-messages', '/files', '/facts', '/papers', '/packet', '/ledger']) {
      const { status, body } = await room.merchant.get(`/api/cases/${room.caseId}${part}`);
      expect([part, status, saidIn(JSON.stringify(body))]).toEqual([part, 200, []]);
    }
  });

  test('is no term of the agreement that the merchant reads: that one says whom to ask', async () => {
    const adverse = async (by: TestUser) =>
      JSON.stringify((await by.get(`/api/cases/${room.caseId}/packet`)).body.adverse);
    expect(await adverse(room.attorney)).toMatch(/one year/);
    expect(await adverse(room.merchant)).not.toMatch(/year/);
    expect(await adverse(room.merchant)).toContain('The time to file a claim is limited.');
  });

  test('is in nothing that merchant and guest download of their data', async () => {
    for (const by of [room.merchant, guest]) {
      const response = await by.raw('GET', '/api/me/export');
      const files = await readZip(Buffer.from(await response.arrayBuffer()));
      const texts = [...files].filter(([path]) => /\.(json|csv|txt)$/.test(path)).map(([, bytes]) => bytes.toString());
      expect(texts.length).toBeGreaterThan(3);
      expect(saidIn(texts.join('\n'))).toEqual([]);
    }
  });
});
