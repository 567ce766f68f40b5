import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyAnswers } from '../../domain/intake/answers.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { jobHandlers } from '../jobs.ts';

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

const save = (user: TestUser, fields: Record<string, string>) =>
  user.send('PUT', '/api/application-draft', { version: 0, step: 1, answers: { ...emptyAnswers(), fields } });
const saved = (user: TestUser, ago: string) =>
  superuser.rows('update application_drafts set updated_at = now() - $2::interval where user_id = $1', [user.id, ago]);
/** Runs the job twice. Returns everybody whom it has emailed so far. */
async function run(): Promise<{ recipient: string; first_name: string }[]> {
  for (let time = 0; time < 2; time += 1) await jobHandlers(app.services)['remind-of-drafts']({});
  return superuser.rows(
    "select recipient, payload ->> 'first_name' as first_name from outbox where template = 'draft-waiting' order by created_at",
  );
}

test('a merchant who began an application and left it for a day is reminded of it once, and of the next one too', async () => {
  const [ada, ben, eve, old] = [await app.user(), await app.user(), await app.user(), await app.user()];
  await save(ada, { firstName: 'Ada', processor: 'paypal' });
  await save(ben, { firstName: 'Ben', processor: 'stripe' });
  await save(eve, { firstName: 'Eve', email: 'eve@shop.example' });
  await save(old, { firstName: 'Old', processor: 'square' });
  await saved(ada, '25 hours');
  await saved(ben, '23 hours');
  // One draft was opened but not begun, one was left too long ago.
  await saved(eve, '25 hours');
  await saved(old, '8 days');
  expect(await run()).toEqual([{ recipient: ada.account?.email, first_name: 'Ada' }]);

  await saved(ada, '49 hours');
  await saved(ben, '24 hours 1 minute');
  expect((await run()).map(({ first_name }) => first_name)).toEqual(['Ada', 'Ben']);

  // The first application is submitted, and another is begun.
  await superuser.rows(
    `insert into cases (id, case_number, created_by, org_id, status, processor, first_name, last_name, email, legal_business_name, business_address)
    select gen_random_uuid(), 'UH-D-1', $1, (select org_id from users where id = $1), 'intake', 'paypal', 'Ada', 'Byron', 'a@shop.example', 'Goods', '{}'`,
    [ada.id],
  );
  expect((await run()).map(({ first_name }) => first_name)).toEqual(['Ada', 'Ben', 'Ada']);
});
