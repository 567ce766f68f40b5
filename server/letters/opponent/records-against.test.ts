import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { approve } from '../../../testing/app/desk.ts';
import { LetterRoom } from '../../../testing/app/letter-room.ts';

let room: LetterRoom;
let firstId: string;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());
/** A letter that was sent and states $12,500.00. */
beforeEach(async () => {
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
  await room.deliver();
  await room.post();
  await room.timeIsUp();
  firstId = room.letterId;
});

async function holds(cents: number): Promise<void> {
  const path = `/api/admin/cases/${room.caseId}`;
  const { version } = (await room.staff.get(path)).body;
  const answer = await room.staff.send('PATCH', path, { held_amount_cents: cents }, { 'if-match': String(version) });
  expect(answer.status).toBe(200);
}
const opponent = async () => (await room.attorney.get(`/api/cases/${room.caseId}/opponent`)).body;
/** The next letter, drafted from the case as it is, and its text. */
async function next(): Promise<string> {
  const { body } = await room.staff.post('/api/functions/ai-demand-letter-generator', {
    caseId: room.caseId,
    demandType: 'follow_up',
  });
  room.letterId = body.letter_id;
  return body.letter;
}
/** Changes the paragraphs of the letter at the desk. */
async function edit(change: (text: string) => string): Promise<void> {
  const { version, document } = (await room.shown()).body;
  const blocks = document.blocks.map((block: { text: string }) => ({ ...block, text: change(block.text) }));
  const path = `/api/letters/${room.letterId}`;
  expect((await room.attorney.send('PUT', path, { version, document: { ...document, blocks } })).status).toBe(200);
}
const barred = async (): Promise<string[]> =>
  (await room.shown()).body.decisions.flatMap(({ key, bars }: { key: string; bars: string }) =>
    key.startsWith('record:') ? [`${key} ${bars}`] : [],
  );
const correction =
  /Our demand of .* stated the amount withheld as \$12,500\.00\. That is corrected: .* is \$12,000\.00\./;
const explain = (by = room.attorney, more: object = {}) =>
  by.post(`/api/cases/${room.caseId}/contradicting-records/explain`, {
    letter_id: firstId,
    fact: 'held_amount',
    stated: '$12,500.00',
    recorded: '$12,000.00',
    reason: 'The statement counts a refund that was never made.',
    ...more,
  });

test('a record that contradicts a letter already sent is corrected in the next, and bars it once the correction is taken out', async () => {
  expect((await opponent()).records).toEqual([]);
  await holds(1_200_000);
  expect((await opponent()).records).toMatchObject([
    { letter_id: firstId, fact: 'held_amount', stated: '$12,500.00', recorded: '$12,000.00', explained: null },
  ]);
  expect(await next()).toMatch(correction);
  expect(await barred()).toEqual([]);
  await edit((text) => text.replace(correction, 'We write again.'));
  expect(await barred()).toEqual(['record:against:held_amount approval']);
  expect(await approve(room.attorney, room.letterId)).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
});

test('counsel explains a record with a reason instead, for this very difference, and nobody else does', async () => {
  await holds(1_200_000);
  expect((await explain(room.staff)).status).toBe(403);
  expect((await explain(room.attorney, { recorded: '$11,000.00' })).status).toBe(409);
  const { body } = await explain();
  expect(body.records).toMatchObject([{ explained: { by: room.attorney.account?.email } }]);
  expect(await next()).not.toMatch(correction);
  expect(await barred()).toEqual([]);
  expect(
    await room.superuser.rows(
      "select new_value ->> 'reason' as reason from case_history where case_id = $1 and what = 'record_explained'",
      [room.caseId],
    ),
  ).toEqual([{ reason: 'The statement counts a refund that was never made.' }]);
  // Another sum is another difference.
  await holds(1_100_000);
  expect((await opponent()).records).toMatchObject([{ recorded: '$11,000.00', explained: null }]);
});

test('money that came back after the letter explains itself', async () => {
  await room.staff.post(`/api/cases/${room.caseId}/recoveries`, {
    entry_id: randomUUID(),
    amount_cents: 50_000,
    received_on: firmDayOf(new Date()),
    note: '',
    tranche_id: null,
  });
  await holds(1_200_000);
  expect((await opponent()).records).toEqual([]);
  await next();
  expect(await barred()).toEqual([]);
});
