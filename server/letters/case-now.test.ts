import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { approve, makeReady } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

/** Staff correct a detail of the case. */
async function correct(change: object): Promise<void> {
  const path = `/api/admin/cases/${room.caseId}`;
  const { version } = (await room.staff.get(path)).body;
  expect((await room.staff.send('PATCH', path, change, { 'if-match': String(version) })).status).toBe(200);
}
const decided = async () => {
  const { body } = await room.shown();
  const found = body.decisions.find(({ key }: { key: string }) => key === 'case:changed' || key === 'case:recovered');
  return { text: found?.text as string | undefined, reds: reds(body) };
};
const reds = (body: { verdict: { findings: { severity: string }[] } }) =>
  body.verdict.findings.filter(({ severity }) => severity === 'red').length;
const receive = (amount_cents: number) =>
  room.staff.post(`/api/cases/${room.caseId}/recoveries`, {
    entry_id: uuidv7(),
    amount_cents,
    received_on: addDays(firmDayOf(new Date()), -1),
    note: '',
    tranche_id: null,
  });
const amounts = { before: '$12,500.00', after: '$12,050.00' };

test('an approved letter does not leave once a figure that it states was corrected in its case', async () => {
  await approve(room.attorney, room.letterId);
  expect(await decided()).toEqual({ text: undefined, reds: 0 });
  await correct({ held_amount_cents: 1_205_000 });
  const { text, reds: found } = await decided();
  expect(text).toContain(`${amounts.after} in the case, ${amounts.before} in the letter`);
  expect(found).toBeGreaterThan(0);
  expect(await room.send()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
  await correct({ held_amount_cents: 1_250_000 });
  expect(await decided()).toEqual({ text: undefined, reds: 0 });
  expect((await room.send()).status).toBe(200);
});

test('a queued letter does not leave once a figure that it states was corrected, as long as nothing of it has left', async () => {
  await approve(room.attorney, room.letterId);
  expect((await room.send()).status).toBe(200);
  await correct({ held_amount_cents: 1_205_000 });
  await room.deliver();
  expect(await room.emails(legal)).toEqual([]);
  expect((await room.outbox()).map(({ status }) => status)).toEqual(['failed', 'failed']);
});

test('a letter that somebody edited is checked against the case as it is now', async () => {
  const ready = await makeReady(room.attorney, room.letterId);
  await room.edit();
  await correct({ held_amount_cents: 1_205_000 });
  expect((await decided()).reds).toBeGreaterThan(0);
  const { body } = await room.shown();
  expect(await room.act(room.attorney, 'approve', { sha256: body.pdf_sha256 })).toMatchObject({
    status: 409,
    body: { code: 'LETTER_BLOCKED' },
  });
  expect(ready.body.decisions.map(({ key }: { key: string }) => key)).not.toContain('case:changed');
});

test('what the letter does not state may change in the case', async () => {
  await approve(room.attorney, room.letterId);
  await correct({ refund_policy: 'Returns within sixty days.', phone: '+1 555 010 0199' });
  expect(await decided()).toEqual({ text: undefined, reds: 0 });
  expect((await room.send()).status).toBe(200);
});

test('a letter that demands money which has come back is neither approved nor sent', async () => {
  await approve(room.attorney, room.letterId);
  expect((await receive(300_000)).status).toBe(200);
  expect((await decided()).text).toBe(
    '$3,000.00 is recorded as money that came back, and the letter counts $0.00 of it. Correct the amount held in the case, and draft the letter again.',
  );
  expect(await room.send()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
});
