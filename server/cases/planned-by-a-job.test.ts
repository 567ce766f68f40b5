import { afterAll, beforeAll, expect, test } from 'vitest';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { systemActor } from '../../db/actor.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { caseStatuses, hasEnded } from '../../domain/cases/case.ts';
import { processors } from '../../domain/processors.ts';
import { CaseLife } from '../../testing/app/case-life.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { SameDays } from '../../testing/app/same-days.ts';
import { drawFrom, seeded, type Draw } from '../../testing/cases/draw.ts';
import { planNextAction } from './plan-next-action.ts';
import { remindOfCase } from './remind.ts';

/**
 * Random lives of cases under a clock that stands still. The process is killed between a transaction and its job, or
 * within the job. Each case has its own seed; CASES=400 runs that many.
 */
const cases = Number(process.env['CASES'] ?? 3);
const steps = 10;
const start = firmDayOf(new Date());
const [year, month, day] = addDays(start, -135).split('-').map(Number);
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

const acts: readonly ((draw: Draw) => Promise<unknown>)[] = [
  (draw) => life.workOnLetter(draw),
  (draw) => life.workOnLetter(draw),
  (draw) => life.workOnLetter(draw),
  () => room.timeIsUp(),
  (draw) => life.reply(draw),
  (draw) => life.reply(draw),
  (draw) => life.answerOffer(draw),
  (draw) => life.recover(draw),
  (draw) => life.promise(draw),
  (draw) => life.recordDay(draw),
  (draw) => life.pause(draw),
  ({ int }) => life.edit({ next_action: 'Call the bank', next_action_on: addDays(life.today(), int(0, 40)) }),
  ({ pick }) => life.edit({ status: pick(caseStatuses) }),
  ({ int, pick }) => life.edit({ dba_name: `Name ${int(1, 99)}`, priority: pick(['low', 'high']) }),
  () => room.runNow('redraft-letter'),
];

type Action = { next_action: string | null; next_action_on: string | null };
type Stored = Action & { case_number: string; ended: boolean; owned: boolean; left: boolean; jobs: number };
async function stored(): Promise<Stored> {
  const [row] = await room.superuser.rows<Omit<Stored, 'ended'> & { status: (typeof caseStatuses)[number] }>(
    `select case_number, status, owner_id is not null as owned, next_action, next_action_on::text,
       next_action_was_on is not null as left,
       (select count(*)::int from pgboss.job where name = 'plan-next-action' and data ->> 'case_id' = cases.id::text) as jobs
     from cases where id = $1`,
    [room.caseId],
  );
  if (!row) throw new Error('the case is gone');
  return { ...row, ended: hasEnded(row.status) };
}
const actionIn = ({ next_action, next_action_on }: Action): Action => ({ next_action, next_action_on });
const onPage = async (): Promise<Action> => actionIn((await room.staff.get(`/api/admin/cases/${room.caseId}`)).body);
const inTable = async (number: string): Promise<Action> =>
  actionIn((await room.staff.get(`/api/admin/cases?search=${number}`)).body.items[0]);

/** Checks what must hold after any kill, for every reader. Returns what they see. */
async function holds(): Promise<Action & { left: boolean }> {
  const { ended, left, jobs, owned, ...row } = await stored();
  const anAction = {
    next_action: expect.stringMatching(/\S/),
    next_action_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  };
  expect(row).toMatchObject(ended ? { next_action: null, next_action_on: null } : anAction);
  expect(owned || ended).toBe(true);
  // A case left for planning has a job that will plan it.
  if (left) expect(jobs).toBeGreaterThan(0);
  expect(await days.differences(life.today())).toEqual([]);
  return { ...(await onPage()), left: left && !ended };
}

const killed = () =>
  room.app.services.database.as(systemActor, async (db) => {
    await planNextAction(room.app.services, db, room.caseId);
    throw new Error('killed');
  });
async function queueRuns(): Promise<void> {
  const { jobs } = await stored();
  // At once, as two workers may.
  await Promise.all(Array.from({ length: jobs }, () => room.runNow('plan-next-action')));
  await room.superuser.rows("delete from pgboss.job where name = 'plan-next-action'");
}

/** The plan that the job stores is the one that everybody saw before it. */
async function planned(before: Action): Promise<void> {
  const { left, case_number, ended, ...row } = await stored();
  expect(left && !ended).toBe(false);
  expect([actionIn(row), await inTable(case_number), await onPage()]).toEqual(Array(3).fill(actionIn(before)));
}

test(`in ${cases} random lives, killed between transaction and job, no open case lacks an owner or a dated next action, and all see the same days`, async () => {
  const seen = { left: 0, lost: 0, killed: 0, planned: 0, late: 0 };
  for (let index = 0; index < cases; index += 1) {
    const draw = drawFrom(seeded(4_500 + index));
    life.wake(start);
    await life.begin(draw.pick(processors), holdStartDate);
    let on = start;
    for (let step = 0; step < steps; step += 1) {
      on = addDays(on, draw.pick([0, 0, 1, 3, 12]));
      life.wake(on);
      await draw.pick(acts)(draw);
      const before = await holds();
      seen.left += Number(before.left);
      const fate = draw.pick(['lost', 'lost', 'killed', 'runs'] as const);
      if (fate === 'killed') {
        await expect(killed()).rejects.toThrow('killed');
        expect(await holds()).toEqual(before);
      } else if (fate === 'runs') {
        await queueRuns();
        await planned(before);
      }
      if (before.left) seen[fate === 'runs' ? 'planned' : fate] += 1;
    }
    const last = await holds();
    life.wake(addDays(on, draw.int(0, 9)));
    await (draw.chance(0.5) ? queueRuns() : remindOfCase(room.app.services, room.caseId));
    const { left } = await stored();
    // The daily job makes up for a lost one, except in a cancelled case.
    if (!left) await planned(last);
    seen.late += Number(last.left);
  }
  for (const many of Object.values(seen)) expect(many).toBeGreaterThan(0);
}, 7_200_000);
