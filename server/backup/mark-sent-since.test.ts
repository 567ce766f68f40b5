import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
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

test('a database from before the sends sends nothing again: emails count as sent, about letters a person decides', async () => {
  // The state to go back to: all is queued, nothing has left.
  await room.superuser.rows('create table before as select * from outbox');
  const waiting = await rows();
  expect(waiting.length).toBeGreaterThan(2);
  await room.deliver(1);
  await room.post();
  const left = sent();
  expect(left).toBeGreaterThan(1);

  // As `restore` leaves it: the rows of then, and the hold.
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
});
