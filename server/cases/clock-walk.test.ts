import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { answerKinds, amountOf } from '../../domain/letters/processor-reply.ts';
import { processors, type Processor } from '../../domain/processors.ts';
import { fixedClock } from '../ports/clock/fixed-clock.ts';
import { approve, confirmFacts } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';
import { drawFrom, seeded } from '../../testing/cases/draw.ts';
import { remindOfCase } from './remind.ts';

/**
 * The days of a case for each processor, with replies and silences at random: what people do comes from a seed, what wakes them from the
 * program. A day's job runs twice, as after a crash.
 */
const start = new Date().toISOString().slice(0, 10);
/** Every processor's 400 days take many minutes of a processor: CLOCK_WALK_DAYS=400 walks them all. */
const daysOf = (processor: Processor) => Number(process.env['CLOCK_WALK_DAYS'] ?? (processor === 'paypal' ? 75 : 15));
/** PayPal's term of 180 days ends within its days. */
const [year, month, day] = addDays(start, -135).split('-').map(Number);
const holdStartDate = `${month}/${day}/${year}`;
let room: LetterRoom;
const clock = fixedClock(`${start}T10:41:00Z`);
beforeAll(async () => {
  room = await LetterRoom.open();
  room.app.services.clock = clock;
});
afterAll(() => room.close());

type Draw = ReturnType<typeof drawFrom>;
type Letter = { id: string; status: string; demand_type: string; answer_due_on: string | null };
const today = () => clock.now().toISOString().slice(0, 10);
const lastLetter = async (): Promise<Letter | undefined> =>
  (
    await room.superuser.rows<Letter>(
      'select id, status, demand_type, answer_due_on::text from letters where case_id = $1 order by created_at desc, id desc limit 1',
      [room.caseId],
    )
  )[0];

/** Nothing that people do may break; refusals are part of life. */
async function tried(doing: Promise<TestAnswer>): Promise<void> {
  const { status, body } = await doing;
  expect(status, JSON.stringify(body)).toBeLessThan(500);
}

const next: Record<string, string | undefined> = { initial: 'follow_up', follow_up: 'final', final: 'escalation' };

async function workOnLetter({ chance }: Draw): Promise<void> {
  const letter = await lastLetter();
  if (!letter) return;
  room.letterId = letter.id;
  if (letter.status === 'in_review' && chance(0.4)) {
    if (chance(0.8)) await tried(confirmFacts(room.merchant, room.caseId));
    // A letter is approved under the date of its day only.
    await tried(room.act(room.attorney, 'date'));
    await tried(approve(room.attorney, letter.id));
  } else if (letter.status === 'approved' && chance(0.5)) {
    await tried(room.send());
    if (chance(0.7)) await room.deliver();
  } else if (letter.status === 'sending' && chance(0.5)) {
    await room.deliver();
    await tried(room.post());
  } else if (letter.status === 'sent' && chance(0.5))
    await tried(
      room.act(room.staff, 'delivery', { outcome: chance(0.9) ? 'delivered' : 'returned_to_sender', on: today() }),
    );
  else if (letter.status === 'delivered' && letter.answer_due_on && letter.answer_due_on < today() && chance(0.5)) {
    const demandType = next[letter.demand_type];
    if (demandType)
      await tried(room.staff.post('/api/functions/ai-demand-letter-generator', { caseId: room.caseId, demandType }));
  }
}

async function somethingHappens({ chance, int, pick }: Draw): Promise<void> {
  const path = `/api/cases/${room.caseId}`;
  if (chance(0.03)) {
    const kind = pick(answerKinds);
    await tried(
      room.staff.post(`${path}/processor-answers`, {
        entry_id: randomUUID(),
        letter_id: null,
        received_on: today(),
        kind,
        words: 'The decision stands.',
        amount_cents: amountOf[kind] === 'none' ? null : int(100, 90_000),
        expires_on: kind === 'offer' && chance(0.7) ? addDays(today(), int(1, 20)) : null,
        file_id: null,
      }),
    );
  }
  if (chance(0.02))
    await tried(
      room.staff.post(`${path}/tranches`, {
        entry_id: randomUUID(),
        label: 'A part',
        amount_cents: int(100, 1_000),
        promised_release_on: addDays(today(), int(1, 60)),
      }),
    );
  if (chance(0.03)) {
    const date = (await datesFor(room.staff))[0];
    if (date)
      await tried(
        room.staff.post(`${path}/clock/pauses`, {
          key: date.key,
          on: date.on,
          until: addDays(today(), int(1, 30)),
          reason: 'They asked for time.',
        }),
      );
  }
}

type Waited = { key: string; on: string; owner: string; paused: { until: string } | null };
const datesFor = async (by: TestUser): Promise<Waited[]> =>
  (await by.get(`/api/cases/${room.caseId}/clock`)).body.dates;

/** The days of a feed as `YYYY-MM-DD key`, sorted. */
async function feedOf(url: string): Promise<string[]> {
  const { pathname, search } = new URL(url);
  const text = await (await room.app.visitor().raw('GET', `${pathname}${search}`)).text();
  return text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .filter((event) => event.includes(room.caseId))
    .map((event) => {
      const [, on = ''] = /DTSTART;VALUE=DATE:(\d{8})/.exec(event) ?? [];
      const [, key = ''] = /UID:(.*)\.[0-9a-f-]{36}@/.exec(event) ?? [];
      return `${on.replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3')} ${key}`;
    })
    .toSorted();
}
const isLicense = ({ key }: Waited) => key.startsWith('license:');
/** But for the attorney's licenses, which are no case's. */
const listed = (dates: readonly Waited[]) =>
  dates
    .filter((date) => date.on >= addDays(today(), -30) && !isLicense(date))
    .map(({ on, key }) => `${on} ${key}`)
    .toSorted();

async function sameForEverybody(feeds: readonly string[]): Promise<void> {
  const desk = await datesFor(room.staff);
  const merchants = desk.filter((date) => date.key !== 'next_action' && !isLicense(date));
  expect(await datesFor(room.attorney)).toEqual(desk);
  expect(await datesFor(room.merchant)).toEqual(merchants.map((date) => ({ ...date, may_pause: false })));
  const [merchant, staff, attorney] = await Promise.all(feeds.map(feedOf));
  expect([staff, attorney, merchant]).toEqual([listed(desk), listed(desk), listed(merchants)]);
  expect(desk.every(({ owner }) => ['merchant', 'staff', 'attorney'].includes(owner))).toBe(true);
}

const dayEmails = () =>
  room.superuser.rows<{ key: string; recipient: string; payload: { what?: string; on?: string; due_on?: string } }>(
    "select key, recipient, payload from outbox where case_id = $1 and key like 'day:%'",
    [room.caseId],
  );

async function openCase(processor: Processor): Promise<string[]> {
  clock.set(`${start}T10:41:00Z`);
  await room.superuser.rows("update cases set status = 'closed' where status <> 'closed'");
  const applied = await room.merchant.apply({
    fields: { processor, holdStartDate, merchantAccount: 'AB-1234567' },
  });
  room.caseId = applied.body.case_id;
  const { body } = await room.merchant.get(`/api/cases/${room.caseId}/agreement`);
  await room.merchant.post(`/api/cases/${room.caseId}/agreement`, {
    sha256: body.sha256,
    typed_name: 'Ada Byron',
    agreed: true,
  });
  await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: room.attorney.id });
  await room.runNow('analyze-case');
  await room.runNow('draft-letter');
  const urls: string[] = [];
  for (const who of [room.merchant, room.staff, room.attorney])
    urls.push((await who.post('/api/me/calendar-feed', undefined)).body.url);
  return urls;
}

describe.each(processors.map((processor, index) => ({ processor, index })))('$processor', ({ processor, index }) => {
  test(`over ${daysOf(processor)} days the open case has an owner and a dated next action, nobody is reminded twice, and all see the same days`, async () => {
    const feeds = await openCase(processor);
    const draw = drawFrom(seeded(61 + index));
    for (let day = 0; day < daysOf(processor); day += 1) {
      clock.set(`${addDays(start, day)}T10:41:00Z`);
      await workOnLetter(draw);
      await somethingHappens(draw);
      await remindOfCase(room.app.services, room.caseId);
      const [open] = await room.superuser.rows<{ owned: boolean; next_action: string | null; on: string | null }>(
        'select owner_id is not null as owned, next_action, next_action_on::text as on from cases where id = $1',
        [room.caseId],
      );
      expect(open, today()).toEqual({
        owned: true,
        next_action: expect.stringMatching(/\S/),
        on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      });
      if (day % 40 !== 7) continue;
      const before = (await dayEmails()).length;
      await remindOfCase(room.app.services, room.caseId);
      expect(await dayEmails()).toHaveLength(before);
      await sameForEverybody(feeds);
    }
    const letters = await room.superuser.rows('select 1 from letters where case_id = $1', [room.caseId]);
    expect(letters.length).toBeGreaterThan(processor === 'paypal' ? 1 : 0);
    const sent = await dayEmails();
    expect(sent.length).toBeGreaterThan(0);
    // A day's occasion and reader, whatever the key says.
    const said = sent.map(({ key, recipient }) => `${key.split(':').slice(2, -1).join(':')} ${recipient}`);
    expect(new Set(said).size).toBe(said.length);
  }, 300_000);
});
