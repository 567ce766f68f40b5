import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { analyze } from './analyze.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

test.each([
  [true, 'AI Case Analysis'],
  [false, 'Case Analysis'],
])('an analysis by rules is called AI in a demo alone: %s', async (demo, subject) => {
  await room.fresh();
  const { services } = room.app;
  await analyze({ ...services, config: { ...services.config, demo } }, systemActor, room.caseId, { once: false });
  expect(
    await room.superuser.rows(
      "select subject from messages where case_id = $1 and message_type = 'ai_analysis' order by created_at desc, id desc limit 1",
      [room.caseId],
    ),
  ).toEqual([{ subject }]);
});
