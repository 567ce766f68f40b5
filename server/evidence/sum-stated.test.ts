import { afterAll, beforeAll, expect, test } from 'vitest';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { systemActor } from '../../db/actor.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { sumStated } from './sum-stated.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  await room.fresh();
  await room.superuser.rows("update cases set created_at = '2026-10-01T15:00:00Z' where id = $1", [room.caseId]);
});
afterAll(() => room.close());

const stated = () => room.app.services.database.as(systemActor, (db) => sumStated(db, room.caseId));

test('the sum was stated last with the application, or for a letter once that was sent', async () => {
  expect(await stated()).toEqual({ on: '2026-10-01' });
  await room.superuser.rows("update letters set status = 'sent', sent_at = now() where id = $1", [room.letterId]);
  expect(await stated()).toEqual({ on: firmDayOf(room.app.services.clock.now()) });
});

test('another sum than the one applied with was not stated with the application', async () => {
  await room.superuser.rows('update cases set held_amount_cents = held_amount_cents + 100 where id = $1', [
    room.caseId,
  ]);
  expect(await stated()).toEqual({ on: null });
});

test('nothing says that the sum still stands once money came back', async () => {
  await room.superuser.rows(
    "insert into recoveries (id, case_id, amount_cents, received_on) values (gen_random_uuid(), $1, 100, '2026-10-05')",
    [room.caseId],
  );
  expect(await stated()).toBeUndefined();
});
