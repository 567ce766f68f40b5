import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let people: Record<'merchant' | 'staff' | 'colleague' | 'attorney' | 'otherAttorney', TestUser>;
let caseId: string;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  people = {
    merchant: await app.user(),
    staff: await app.user('staff'),
    colleague: await app.user('staff'),
    attorney: await app.user('attorney'),
    otherAttorney: await app.user('attorney'),
  };
  caseId = (await people.merchant.apply()).body.case_id;
  await people.staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: people.attorney.id });
  await app.runJobs();
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const note = (mentions: string[], more: object = {}, by = people.staff) =>
  by.post(`/api/cases/${caseId}/messages`, {
    message_id: uuidv7(),
    body: 'The secret words of the note.',
    visibility: 'internal',
    mentions,
    ...more,
  });
type Row = { key: string; kind: string; what: string; mention_id: string | null };
const work = async (by: TestUser, of = 'me'): Promise<Row[]> =>
  (await by.get(`/api/admin/work?of=${of}&limit=100`)).body.items.filter(({ kind }: Row) => kind === 'mention');
const mentionedIn = async (by: TestUser) => (await by.get(`/api/cases/${caseId}/messages`)).body.mentioned;

describe('a mention in an internal note', () => {
  test('is offered for staff and the case’s attorney, not for oneself, and to nobody else', async () => {
    const offered = await people.staff.get(`/api/cases/${caseId}/mentionable`);
    expect(offered.body.items.map(({ id, role }: { id: string; role: string }) => [id, role]).toSorted()).toEqual(
      [
        [people.colleague.id, 'staff'],
        [people.attorney.id, 'attorney'],
      ].toSorted(),
    );
    const byAttorney = await people.attorney.get(`/api/cases/${caseId}/mentionable`);
    expect(byAttorney.body.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [people.staff.id, people.colleague.id].toSorted(),
    );
    expect((await people.merchant.get(`/api/cases/${caseId}/mentionable`)).status).toBe(403);
    expect((await people.otherAttorney.get(`/api/cases/${caseId}/mentionable`)).status).toBe(404);
  });

  test('is refused for a merchant, for an attorney of other cases, and in a message that a merchant reads', async () => {
    for (const [mentions, more, by] of [
      [[people.merchant.id], {}, people.staff],
      [[people.otherAttorney.id], {}, people.staff],
      [[people.colleague.id], { visibility: 'merchant' }, people.staff],
      [[people.colleague.id], {}, people.merchant],
    ] as const) {
      const refused = await note([...mentions], more, by);
      expect([refused.status, refused.body.fields]).toEqual([422, { mentions: expect.any(String) }]);
    }
    expect(await superuser.rows('select 1 from message_mentions')).toEqual([]);
  });

  test('is work of the mentioned user until they answer in the case or tick it off, and of nobody else: opening it only shows it', async () => {
    await note([people.colleague.id, people.colleague.id, people.staff.id]);
    const [row] = await work(people.colleague);
    expect(row).toMatchObject({ kind: 'mention', what: expect.stringMatching(/ mentioned you in a note$/) });
    expect([(await work(people.staff)).length, (await work(people.staff, 'everybody')).length]).toEqual([0, 0]);
    expect([await mentionedIn(people.colleague), await mentionedIn(people.staff)]).toEqual([true, false]);

    const put = (done: boolean, by = people.colleague) => by.send('PUT', `/api/mentions/${row?.mention_id}`, { done });
    expect((await put(true, people.staff)).status).toBe(404);
    await put(true);
    expect(await work(people.colleague)).toEqual([]);
    await put(false);
    expect((await work(people.colleague, 'everybody')).length).toBe(1);
    await people.colleague.post(`/api/cases/${caseId}/messages/read`, {});
    expect([(await work(people.colleague)).length, await mentionedIn(people.colleague)]).toEqual([1, false]);
    await people.colleague.post(`/api/cases/${caseId}/messages`, {
      message_id: uuidv7(),
      body: 'Done.',
      visibility: 'internal',
    });
    expect(await work(people.colleague)).toEqual([]);
  });

  test('appears on the attorney’s desk with its words, open until marked, while the case is theirs', async () => {
    const desk = async (by = people.attorney) => (await by.get('/api/attorney/mentions')).body.items;
    expect(await desk()).toEqual([]);
    await note([people.attorney.id], { body: `Look at the reserve. ${'More of it. '.repeat(60)}` });
    const [mention, ...others] = await desk();
    expect(others).toEqual([]);
    expect(mention).toMatchObject({
      case_number: expect.stringMatching(/^UH-/),
      done: false,
      letter_id: expect.any(String),
    });
    expect(mention.note).toMatch(/^Look at the reserve\. More/);
    expect(mention.note).toHaveLength(400);
    expect(mention.by).not.toBe('');
    expect(await desk(people.otherAttorney)).toEqual([]);
    expect((await people.staff.get('/api/attorney/mentions')).status).toBe(403);

    const mark = (done: boolean, by = people.attorney) => by.send('PUT', `/api/mentions/${mention.id}`, { done });
    expect((await mark(true, people.otherAttorney)).status).toBe(404);
    await mark(true);
    expect(await desk()).toMatchObject([{ id: mention.id, done: true }]);
    await mark(false);
    expect(await desk()).toMatchObject([{ id: mention.id, done: false }]);

    const [{ attorney_id: own } = { attorney_id: null }] = await superuser.rows<{ attorney_id: string | null }>(
      'select attorney_id from cases where id = $1',
      [caseId],
    );
    await superuser.rows('update cases set attorney_id = $1 where id = $2', [people.otherAttorney.id, caseId]);
    expect([await desk(), await desk(people.otherAttorney)]).toEqual([[], []]);
    await superuser.rows('update cases set attorney_id = $1 where id = $2', [own, caseId]);
    await superuser.rows("update message_mentions set done_at = now() - interval '31 days' where id = $1", [
      mention.id,
    ]);
    expect(await desk()).toEqual([]);
  });

  test('is emailed once, without the note’s text, and not to a user who turned such emails off', async () => {
    await superuser.rows("delete from outbox where template = 'mentioned'");
    await people.colleague.send('PUT', '/api/me/mail-preferences', { messages: false, progress: true });
    const message_id = uuidv7();
    for (let times = 0; times < 2; times += 1) await note([people.attorney.id, people.colleague.id], { message_id });
    await app.runJobs();
    const sent = await superuser.rows<{ recipient: string; status: string }>(
      "select recipient, status from outbox where template = 'mentioned' order by status",
    );
    expect(sent).toHaveLength(2);
    expect(sent.find(({ status }) => status === 'sent')?.recipient).toBe(people.attorney.account?.email);
    const folder = join(app.services.config.dataDir, 'outbox');
    const mails = await Promise.all(readdirSync(folder).map((file) => simpleParser(readFileSync(join(folder, file)))));
    const about = mails.filter(({ subject }) => subject?.includes('mentioned you'));
    expect(about).toHaveLength(1);
    expect(about[0]?.text).toContain('mentioned you in an internal note of case');
    expect(JSON.stringify(mails)).not.toContain('secret words');
  });

  test('is shown to the merchant nowhere', async () => {
    const seen = await Promise.all(
      ['/messages', '', '/files'].map(async (path) => (await people.merchant.get(`/api/cases/${caseId}${path}`)).body),
    );
    expect(JSON.stringify(seen)).not.toMatch(/secret words|mentioned you/);
    expect(await mentionedIn(people.merchant)).toBe(false);
  });
});
