import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '../jobs.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';

let app: TestApp;
let superuser: Superuser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const checked = (days: number) =>
  superuser.rows('update license_checks set checked_on = $1', [addDays(firmDayOf(new Date()), -days)]);
type Reminder = { recipient: string; late: boolean; yours: boolean };
/** Runs today's job twice. Returns everybody it has written to so far. */
async function run(): Promise<Reminder[]> {
  for (let time = 0; time < 2; time += 1) await jobHandlers(app.services)['remind-of-licenses']({});
  return superuser.rows<Reminder>(
    "select recipient, (payload ->> 'late')::boolean as late, (payload ->> 'yours')::boolean as yours from outbox where template = 'license-check-due' order by created_at, key",
  );
}

test('staff and the attorney are reminded 14 and 3 days before a check no longer counts and on its last day, the lead afterwards, each once', async () => {
  const [staff, lead, counsel] = [await app.user('staff'), await app.user('staff'), await app.user('attorney')];
  await superuser.rows('update users set is_lead = true where id = $1', [lead.id]);
  await superuser.rows('alter table license_checks disable trigger append_only');
  const [{ licenses } = { licenses: 0 }] = await superuser.rows<{ licenses: number }>(
    'select count(*)::int as licenses from licenses where attorney_id = $1',
    [counsel.id],
  );
  const email = ({ account }: { account: { email: string } | null }) => account?.email ?? '?';
  const sent = (found: Reminder[]) =>
    found.map(({ recipient, late, yours }) => `${recipient} ${late} ${yours}`).toSorted();
  const inTime = Array.from({ length: licenses }, () => [
    `${email(staff)} false false`,
    `${email(lead)} false false`,
    `${email(counsel)} false true`,
  ]).flat();
  await checked(75);
  expect(await run()).toEqual([]);
  await checked(76);
  expect(sent(await run())).toEqual(inTime.toSorted());
  await checked(80);
  expect(sent(await run())).toEqual(inTime.toSorted());
  await checked(87);
  expect(sent(await run())).toEqual([...inTime, ...inTime].toSorted());
  await checked(90);
  expect(sent(await run())).toEqual([...inTime, ...inTime, ...inTime].toSorted());
  await checked(91);
  const late = Array.from({ length: licenses }, () => `${email(lead)} true false`);
  expect(sent(await run())).toEqual([...inTime, ...inTime, ...inTime, ...late].toSorted());
});

test('a license stands in the work, on the system page and on its attorney’s cases from 60 days before its check no longer counts, until it is looked up again', async () => {
  const [staff, counsel, merchant] = [await app.user('staff'), await app.user('attorney'), await app.user()];
  const { case_id } = (await merchant.apply()).body;
  await staff.post(`/api/admin/cases/${case_id}/assign`, { attorney_id: counsel.id });
  await superuser.rows('alter table license_checks disable trigger append_only');
  const [license] = await superuser.rows<{ id: string; state: string; number: string }>(
    'select id, state, number from licenses where attorney_id = $1 order by state, number',
    [counsel.id],
  );
  const until = (days: number) => addDays(firmDayOf(new Date()), 90 - days);
  const shown = async () => {
    const [work, system, theCase] = await Promise.all(
      ['work?of=me&kind=license&limit=100', 'system', `cases/${case_id}`].map(
        async (path) => (await staff.get(`/api/admin/${path}`)).body,
      ),
    );
    return {
      work: work.items
        .filter(({ key }: { key: string }) => key === `license:${license?.id}`)
        .map(({ what, due_on, act, user_id }: Record<string, string>) => ({ what, due_on, act, user_id })),
      system: system.licenses.filter(({ id }: { id: string }) => id === license?.id),
      until: theCase.attorney.licensed_until,
    };
  };
  await checked(29);
  expect(await shown()).toEqual({ work: [], system: [], until: until(29) });
  await checked(30);
  const name = (await staff.get(`/api/admin/cases/${case_id}`)).body.attorney.name;
  expect(await shown()).toEqual({
    work: [
      {
        what: `Look up the ${license?.state} license of ${name} again`,
        due_on: until(30),
        act: 'license',
        user_id: counsel.id,
      },
    ],
    system: [{ id: license?.id, user_id: counsel.id, attorney: name, state: license?.state, until: until(30) }],
    until: until(30),
  });
  await checked(91);
  expect((await shown()).work).toMatchObject([{ due_on: until(91) }]);
  const proof = { proof: 'https://bar.example/1', status: 'active', checked_on: firmDayOf(new Date()) };
  await staff.post(`/api/admin/users/${counsel.id}/licenses`, { ...license, id: undefined, ...proof });
  expect(await shown()).toEqual({ work: [], system: [], until: until(0) });
});
