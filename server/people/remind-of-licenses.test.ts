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

test('staff are reminded once of a license whose check counts for 14 more days, and again only after another check', async () => {
  const staff = await app.user('staff');
  const counsel = await app.user('attorney');
  await superuser.rows('alter table license_checks disable trigger append_only');
  const checked = (days: number) =>
    superuser.rows('update license_checks set checked_on = current_date - $1::int', [days]);
  const run = async () => {
    await jobHandlers(app.services)['remind-of-licenses']({});
    return superuser.rows<{ recipient: string }>("select recipient from outbox where template = 'license-check-due'");
  };
  await checked(75);
  expect(await run()).toEqual([]);
  await checked(76);
  const licenses = await superuser.rows('select 1 from licenses where attorney_id = $1', [counsel.id]);
  const once = licenses.map(() => ({ recipient: staff.account?.email }));
  expect(await run()).toEqual(once);
  await checked(80);
  expect(await run()).toEqual(once);
});
