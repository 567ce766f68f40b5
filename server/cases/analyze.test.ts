import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
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

test('the attorney of a case reads band, value and strategy, and its merchant reads none of them anywhere', async () => {
  await room.fresh();
  const made = await analyze(room.app.services, systemActor, room.caseId, { once: false });
  const said = [made?.outlook?.value ?? '', made?.executiveSummary.recommendedStrategy ?? '', 'successProbability'];
  const readBy = async (by: TestUser): Promise<string> => {
    const { messages } = (await by.get(`/api/cases/${room.caseId}`)).body;
    return JSON.stringify(messages.map(({ body }: { body: string }) => body)).replaceAll('\\\\', '');
  };
  for (const words of said) {
    expect(words.length).toBeGreaterThan(5);
    expect(await readBy(room.attorney)).toContain(words);
  }
  for (const part of ['', '/messages', '/counsel-messages', '/files', '/facts', '/papers', '/packet', '/ledger']) {
    const { status, body } = await room.merchant.get(`/api/cases/${room.caseId}${part}`);
    expect([part, status, said.filter((words) => JSON.stringify(body).includes(words))]).toEqual([part, 200, []]);
  }
});
