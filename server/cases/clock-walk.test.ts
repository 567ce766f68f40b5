import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { processors, type Processor } from '../../domain/processors.ts';
import { CaseLife } from '../../testing/app/case-life.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { SameDays } from '../../testing/app/same-days.ts';
import { drawFrom, seeded, type Draw } from '../../testing/cases/draw.ts';
import { remindOfCase } from './remind.ts';

/**
 * Walks the days of a case for each processor. Replies, silences and what users do come from a seed, their reminders
 * from the program. Each day's job runs twice, as after a crash.
 */
const start = firmDayOf(new Date());
/** 400 days of every processor take many minutes: CLOCK_WALK_DAYS=400 walks them all. */
const daysOf = (processor: Processor) => Number(process.env['CLOCK_WALK_DAYS'] ?? (processor === 'paypal' ? 50 : 8));
/** Starts the hold so that PayPal's term of 180 days ends within the walked days. */
const [year, month, day] = addDays(start, -150).split('-').map(Number);
const holdStartDate = `${month}/${day}/${year}`;
let room: LetterRoom;
let life: CaseLife;
let days: SameDays;
beforeAll(async () => {
  room = await LetterRoom.open();
  life = new CaseLife(room);
  days = new SameDays(room);
});
afterAll(() => room.close());

async function somethingHappens(draw: Draw): Promise<void> {
  if (draw.chance(0.03)) await life.reply(draw);
  if (draw.chance(0.02)) await life.promise(draw);
  if (draw.chance(0.03)) await life.pause(draw);
}

const dayEmails = () =>
  room.superuser.rows<{ key: string; recipient: string; payload: { what?: string; on?: string; due_on?: string } }>(
    "select key, recipient, payload from outbox where case_id = $1 and key like 'day:%'",
    [room.caseId],
  );

describe.each(processors.map((processor, index) => ({ processor, index })))('$processor', ({ processor, index }) => {
  test(`over ${daysOf(processor)} days the open case has an owner and a dated next action, nobody is reminded twice, and all see the same days`, async () => {
    life.wake(start);
    await life.begin(processor, holdStartDate);
    const draw = drawFrom(seeded(61 + index));
    for (let day = 0; day < daysOf(processor); day += 1) {
      life.wake(addDays(start, day));
      await life.workOnLetter(draw);
      await somethingHappens(draw);
      await remindOfCase(room.app.services, room.caseId);
      const [open] = await room.superuser.rows<{ owned: boolean; next_action: string | null; on: string | null }>(
        'select owner_id is not null as owned, next_action, next_action_on::text as on from cases where id = $1',
        [room.caseId],
      );
      expect(open, life.today()).toEqual({
        owned: true,
        next_action: expect.stringMatching(/\S/),
        on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      });
      if (day % 40 !== 7) continue;
      const before = (await dayEmails()).length;
      await remindOfCase(room.app.services, room.caseId);
      expect(await dayEmails()).toHaveLength(before);
      expect(await days.differences(life.today())).toEqual([]);
    }
    const letters = await room.superuser.rows('select 1 from letters where case_id = $1', [room.caseId]);
    expect(letters.length).toBeGreaterThan(processor === 'paypal' ? 1 : 0);
    const sent = await dayEmails();
    expect(sent.length).toBeGreaterThan(0);
    // Compares the day, occasion and recipient of each email, without the reader in its key.
    const said = sent.map(({ key, recipient }) => `${key.split(':').slice(2, -1).join(':')} ${recipient}`);
    expect(new Set(said).size).toBe(said.length);
  }, 300_000);
});
