import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approve, signAgreement } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
  await room.deliver();
  await room.post();
  await room.timeIsUp();
});
afterAll(() => room.close());

const today = () => firmDayOf(new Date());
const dayFrom = (days: number) => addDays(today(), days);
const entry = (more: object = {}) => ({
  entry_id: randomUUID(),
  letter_id: room.letterId,
  received_on: today(),
  kind: 'partial_release',
  words: 'We have released part of your balance.',
  amount_cents: 250_000,
  file_id: null,
  ...more,
});
const path = () => `/api/cases/${room.caseId}/processor-answers`;
const record = (by: TestUser, body: object): Promise<TestAnswer> => by.post(path(), body);
const followUp = async (): Promise<{ id: string; letter: string }> => {
  const { body } = await room.staff.post('/api/functions/ai-demand-letter-generator', {
    caseId: room.caseId,
    demandType: 'follow_up',
  });
  return { id: body.letter_id, letter: body.letter };
};

describe('recording a reply', () => {
  test.each([
    ['a day in the future', { received_on: dayFrom(2) }, 'received_on'],
    ['a day before the letter', { received_on: dayFrom(-3) }, 'received_on'],
    ['a release without an amount', { amount_cents: null }, 'amount_cents'],
    ['a refusal with an amount', { kind: 'refusal' }, 'amount_cents'],
    ['an unknown letter', { letter_id: randomUUID() }, 'letter_id'],
    ['an unknown file', { file_id: randomUUID() }, 'file_id'],
    ['text beyond 4,000 characters', { words: 'x'.repeat(4_001) }, 'words'],
    ['an unknown kind', { kind: 'form_reply' }, 'kind'],
    ['an offer without a sum', { kind: 'offer', amount_cents: null }, 'amount_cents'],
    ['an offer above the amount held', { kind: 'offer', amount_cents: 1_250_001 }, 'amount_cents'],
    ['a release above the amount held', { amount_cents: 1_250_001 }, 'amount_cents'],
    ['terms without an offer', { terms: 'Half now.' }, 'terms'],
    ['a last day before the offer came', { kind: 'offer', expires_on: dayFrom(-2) }, 'expires_on'],
    ['silence about no letter', { kind: 'silence', words: null, amount_cents: null, letter_id: null }, 'letter_id'],
    [
      'silence that says something',
      { kind: 'silence', amount_cents: null, letter_id: null, words: 'No.' },
      'letter_id',
    ],
  ])('a reply with %s is refused by field', async (_what, wrong, field) => {
    const answer = await record(room.staff, entry(wrong));
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
  });

  test('silence is refused by field before the time to reply has passed', async () => {
    await room.superuser.rows('update letters set reply_due_on = current_date + 5 where id = $1', [room.letterId]);
    const { status, body } = await record(room.staff, entry({ kind: 'silence', words: null, amount_cents: null }));
    expect([status, Object.keys(body.fields)]).toEqual([422, ['received_on']]);
    await room.timeIsUp();
  });

  test('a reply is stored once, in order, recorded in the history, and hidden from the merchant', async () => {
    const [first, earlier] = [
      entry(),
      entry({
        kind: 'automatic',
        amount_cents: null,
        words: 'Your account\r\nis under review. ',
        letter_id: null,
        received_on: dayFrom(-1),
      }),
    ];
    expect((await record(room.staff, first)).status).toBe(200);
    expect((await record(room.staff, first)).body.items).toHaveLength(1);
    expect((await record(room.staff, { ...first, amount_cents: 1 })).body.code).toBe('IDEMPOTENCY_MISMATCH');
    const { body } = await record(room.attorney, earlier);
    expect(body.items).toMatchObject([
      {
        id: earlier.entry_id,
        words: 'Your account\nis under review.',
        letter: null,
        entered_by: 'attorney3@people.example',
      },
      {
        id: first.entry_id,
        amount_cents: 250_000,
        letter: { id: room.letterId, demand_type: 'initial' },
        entered_by: 'staff2@people.example',
        withdrawn_at: null,
      },
    ]);
    const history = (await room.staff.get(`/api/admin/cases/${room.caseId}/history`)).body.items;
    expect(history[0]).toMatchObject({
      what: 'reply_recorded',
      actor: 'attorney3@people.example',
      new_value: { kind: 'automatic', received_on: dayFrom(-1) },
    });
    expect(JSON.stringify(history)).not.toContain('under review.');
    for (const answer of [await room.merchant.get(path()), await record(room.merchant, entry())])
      expect(answer.status).toBe(403);
  });
});

test('a letter cites the replies, an edit is verified against the same facts, and a withdrawn reply is no longer used', async () => {
  const { items } = (await room.staff.get(path())).body;
  const released = items.find((each: { kind: string }) => each.kind === 'partial_release');
  const { id, letter } = await followUp();
  expect(letter).toContain('came with a release of $2,500');
  const desk = await room.attorney.get(`/api/letters/${id}`);
  const saved = await room.attorney.send('PUT', `/api/letters/${id}`, {
    version: desk.body.version,
    document: { ...desk.body.document, title: `${desk.body.document.title} ` },
  });
  expect(
    saved.body.verdict.findings.filter((each: { check: string }) => ['fact', 'quote'].includes(each.check)),
  ).toEqual([]);
  expect(saved.body.facts).toEqual(desk.body.facts);

  const withdraw = (by: TestUser) => by.post(`/api/processor-answers/${released.id}/withdraw`, {});
  expect((await withdraw(room.merchant)).status).toBe(403);
  const withdrawn = await withdraw(room.attorney);
  expect(withdrawn.body.items).toContainEqual(
    expect.objectContaining({ id: released.id, withdrawn_by: 'attorney3@people.example' }),
  );
  expect((await withdraw(room.staff)).body).toEqual(withdrawn.body);
  expect((await followUp()).letter).not.toContain('$2,500');
});

test("a case reduced to its record keeps a reply's kind, day and amount", async () => {
  await room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);
  await room.superuser.rows("select set_config('app.actor_role', 'system', false)");
  await room.superuser.rows('select app.reduce_case($1)', [room.caseId]);
  const rows = await room.superuser.rows('select kind, words, withdrawn_at from processor_replies where case_id = $1', [
    room.caseId,
  ]);
  expect(rows).toEqual([{ kind: 'automatic', words: null, withdrawn_at: null }]);
});

test('a reply in a case without a sent letter is stored, and its first letter does not mention it', async () => {
  await room.fresh({ signed: false });
  await signAgreement(room.merchant, room.caseId);
  expect((await record(room.staff, entry())).body.fields).toHaveProperty('letter_id');
  expect((await record(room.staff, entry({ letter_id: null }))).status).toBe(200);
  const { body } = await room.staff.post('/api/functions/ai-demand-letter-generator', {
    caseId: room.caseId,
    demandType: 'initial',
  });
  expect(body.letter).not.toContain('$2,500');
});
