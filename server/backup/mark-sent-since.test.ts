import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';
import { releaseOutgoing } from './release-outgoing.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
});
afterAll(() => room.close());

const sent = () =>
  readdirSync(join(room.app.services.config.dataDir, 'outbox')).filter((name) => name.endsWith('.eml')).length;
const rows = () =>
  room.superuser.rows<{ channel: string; template: string; status: string; error: string | null }>(
    'select channel, template, status, error from outbox where case_id = $1 order by channel, template, id',
    [room.caseId],
  );

test('a database restored to before the sends sends nothing again: emails count as sent, and letters need a decision', async () => {
  // The state that is restored later: everything is queued, nothing was sent.
  await room.superuser.rows('create table before as select * from outbox');
  const waiting = await rows();
  expect(waiting.length).toBeGreaterThan(2);
  await room.deliver(1);
  await room.post();
  const left = sent();
  expect(left).toBeGreaterThan(1);

  // As `restore` leaves the database: the rows from before, and the hold.
  await room.superuser.rows('set session_replication_role = replica');
  await room.superuser.rows('delete from outbox; insert into outbox select * from before');
  await room.superuser.rows(
    "update outbox set status = 'uncertain' where channel = 'email' and template = 'demand-letter' and status = 'queued'",
  );
  await room.superuser.rows('set session_replication_role = origin');
  await room.superuser.rows("insert into app.outgoing_hold (restored_to) values (now() - interval '1 minute')");

  const released = await releaseOutgoing(room.app.services, room.app.url);
  expect(released?.known).toBe(waiting.filter(({ status }) => status === 'queued').length);
  await room.deliver(2);
  expect(sent()).toBe(left);
  const after = await rows();
  const letters = after.filter(({ template }) => template === 'demand-letter');
  expect(letters.length).toBeGreaterThan(1);
  for (const letter of letters)
    expect([letter.channel, letter.status, letter.error]).toEqual([
      letter.channel,
      'uncertain',
      expect.stringMatching(/^It left on \d{4}-\d\d-\d\d at \d\d:\d\d UTC, after the state that was restored/),
    ]);
  expect(after.filter(({ template, status }) => template !== 'demand-letter' && status !== 'sent')).toEqual([]);
  // In the panel, both wait for somebody.
  expect((await room.staff.get('/api/admin/system')).body.stopped).toHaveLength(letters.length);

  // And each is decided, at its case: the email arrived, and the envelope was posted.
  expect((await room.act(room.attorney, 'email/arrived', { reason: 'Their counsel replied to it.' })).status).toBe(200);
  const { items } = (await room.staff.get('/api/admin/postings')).body;
  expect(items).toMatchObject([{ letter_id: room.letterId, state: 'uncertain' }]);
  expect((await room.post()).body.status).toBe('sent');
  await room.deliver();
  expect((await rows()).filter(({ status }) => status !== 'sent')).toEqual([]);
  expect((await room.staff.get('/api/admin/system')).body.stopped).toEqual([]);
});

test('an email of the last minute before the restored moment may have been sent, so it waits for staff; an older one is sent, and so is one written since', async () => {
  const write = (subject: string, ago: string) =>
    room.superuser.rows(
      `insert into outbox (id, key, channel, template, recipient, payload, created_at)
      values (gen_random_uuid(), $1, 'email', 'draft-waiting', $1 || '@shop.example', '{"first_name": "Ada", "saved_at": "2026-11-21T16:05:00.000Z"}', now() - $2::interval)`,
      [subject, ago],
    );
  await write('recent', '10 minutes 30 seconds');
  await write('older', '15 minutes');
  await write('since', '5 minutes');
  await room.superuser.rows("insert into app.outgoing_hold (restored_to) values (now() - interval '10 minutes')");
  expect(await releaseOutgoing(room.app.services, room.app.url)).toMatchObject({ emails: 2, doubtful: 1 });
  const stopped = (await room.staff.get('/api/admin/system')).body.stopped;
  expect(stopped.filter(({ status }: { status: string }) => status === 'failed')).toMatchObject([
    {
      error: 'It was written in the last minute before the state that was restored. Whether it had left is not known.',
      next: 'retry',
    },
  ]);
  const [row] = await room.superuser.rows<{ id: string }>("select id from outbox where key = 'recent'");
  expect((await room.staff.post(`/api/admin/system/emails/${row?.id}/retry`, {})).body).toEqual({ retried: true });
});

test('a letter that the restored state has not sent, and that did not leave either, is sent again by a decision', async () => {
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
  await room.superuser.rows(
    "update outbox set status = 'uncertain', waits_since = now(), error = 'Restored.' where letter_id = $1 and template = 'demand-letter'",
    [room.letterId],
  );
  const reason = 'It is not in their inbox, nor in the post book.';
  expect((await room.act(room.attorney, 'email/again', { email: legal, reason })).status).toBe(200);
  expect((await room.act(room.staff, 'mailing/by-hand', { reason })).status).toBe(200);
  await room.deliver();
  expect((await room.post()).body.status).toBe('sent');
});
