// @proves mail-links
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailLinks } from '../testing/app/mail-links.ts';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../testing/app/superuser.ts';
import { TestUser } from '../testing/app/test-user.ts';
import { emails } from './emails.ts';

let app: TestApp;
let superuser: Superuser;
let links: MailLinks;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  links = await MailLinks.open(app, superuser);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

/** Links that act, by path, with the status that opening one returns. */
const acting: Record<string, number> = {
  '/api/auth/verify-email': 200,
  '/api/auth/reset-password': 302,
  '/api/letter': 200,
  '/api/newsletter/confirm': 200,
  '/api/newsletter/end': 200,
  '/api/mail/unsubscribe': 200,
  '/api/calendar.ics': 200,
};
const actingPath = (path: string) => Object.keys(acting).find((each) => path.startsWith(each));

test('opening the links of every kind of email, as scanners and previews do, changes nothing and signs nobody in', async () => {
  const written = await links.write();
  const all = [...new Map(written.map((link) => [link.path, link])).values()];
  expect(new Set(all.map(({ path }) => actingPath(path)).filter(Boolean))).toEqual(new Set(Object.keys(acting)));
  const kinds = new Set(written.map(({ kind }) => kind));
  expect([...emails.keys(), 'calendar feed'].filter((kind) => !kinds.has(kind))).toEqual([]);
  const before = await links.digest();
  for (const link of all) {
    const { statuses, cookies } = await links.openTenTimes(link);
    expect([link.path, cookies]).toEqual([link.path, 0]);
    const shown = acting[actingPath(link.path) ?? ''];
    if (shown !== undefined) expect([link.path, new Set(statuses)]).toEqual([link.path, new Set([shown])]);
  }
  expect(await links.digest()).toEqual(before);

  // The links still work afterwards, so the links that were opened were valid.
  const press = (start: string, body: Record<string, string>) =>
    new TestUser(app.app).raw('POST', all.find(({ path }) => path.startsWith(start))?.path ?? '', {
      body: new URLSearchParams(body),
    });
  expect((await press('/api/auth/verify-email', { answer: 'confirm', password: 'an orrery of brass' })).status).toBe(
    302,
  );
  expect((await press('/api/newsletter/confirm', {})).status).toBe(200);
  const after = await links.digest();
  expect([...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name)).toEqual(
    expect.arrayContaining(['auth.users', 'public.newsletter_subscriptions']),
  );
});
