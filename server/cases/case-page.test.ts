import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBusinessDays, addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { letterBy } from '../../domain/calendar/promises.ts';
import { jobHandlers } from '../jobs.ts';
import { approve, signAgreement } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const page = async () => (await room.merchant.get(`/api/cases/${room.caseId}`)).body;
const listed = async () =>
  (await room.merchant.get('/api/cases')).body.items.find((each: { id: string }) => each.id === room.caseId);
type Entry = { key: string; on: string | null; at: string | null; done: boolean; words: string };
const keys = (timeline: Entry[], done: boolean) =>
  timeline.filter((entry) => entry.done === done).map(({ key }) => key.split(':')[0]);
const today = () => firmDayOf(new Date());

describe('the case page', () => {
  test('the case page follows a case from submission to payment, with a date for every promise', async () => {
    room.caseId = (await room.merchant.apply()).body.case_id;
    const first = await page();
    expect(first).toMatchObject({
      stage: { stage: 'received', owner: 'staff', due_on: addBusinessDays(today(), 2) },
      agreement_signed_at: null,
      unread_messages: 0,
      cancelled_at: null,
      may: { cancel: true, complete: true, add_files: true, write: true },
    });
    expect([keys(first.timeline, true), keys(first.timeline, false)]).toEqual([
      ['submitted'],
      ['reply', 'review', 'draft', 'letter'],
    ]);
    expect(first.actions.map((each: { kind: string }) => each.kind)).toEqual([
      'sign_agreement',
      'complete_details',
      'add_documents',
    ]);

    await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: room.attorney.id });
    await room.runNow('analyze-case');
    await room.runNow('draft-letter');
    room.letterId = (await room.attorney.get('/api/attorney/queue')).body.items.find(
      (each: { case_id: string }) => each.case_id === room.caseId,
    ).letter_id;
    const drafted = await page();
    expect([
      drafted.stage.stage,
      drafted.stage.due_on,
      keys(drafted.timeline, true),
      keys(drafted.timeline, false),
    ]).toEqual([
      'with_attorney',
      addBusinessDays(today(), 2),
      ['submitted', 'analyzed', 'drafted'],
      ['attorney', 'letter'],
    ]);

    await approve(room.attorney, room.letterId);
    const approved = await page();
    expect(approved).toMatchObject({
      stage: { stage: 'with_attorney', owner: 'merchant', due_on: null },
      may: { cancel: true, complete: false },
    });
    expect([keys(approved.timeline, true).at(-1), approved.timeline.at(-1)]).toEqual([
      'approved',
      {
        key: 'letter',
        words: expect.stringContaining('signing'),
        on: null,
        at: null,
        done: false,
        late: false,
        event: null,
      },
    ]);

    await signAgreement(room.merchant, room.caseId);
    const signed = await page();
    expect(signed).toMatchObject({
      agreement_signed_at: expect.any(String),
      stage: { owner: 'staff', due_on: letterBy(new Date(), new Date()) },
    });
    expect(signed.actions.map((each: { kind: string }) => each.kind)).not.toContain('sign_agreement');

    await room.send();
    await room.deliver();
    await room.post();
    expect(await page()).toMatchObject({
      stage: { stage: 'sent', due_on: null },
      may: { cancel: false, add_files: true },
    });
    await room.act(room.attorney, 'delivery', { outcome: 'delivered', on: firmDayOf(new Date()) });
    const delivered = await page();
    expect(delivered.stage).toMatchObject({
      stage: 'delivered',
      owner: 'processor',
      due_on: delivered.letters[0].reply_due_on,
    });
    expect(delivered.letters[0].reply_due_on > addBusinessDays(today(), 10)).toBe(true);
    expect(keys(delivered.timeline, false)).toEqual(['answer', 'negotiation']);

    const answer_by = addDays(today(), 7);
    await room.staff.post(`/api/cases/${room.caseId}/processor-answers`, {
      kind: 'offer',
      letter_id: null,
      words: null,
      file_id: null,
      entry_id: uuidv7(),
      amount_cents: 6_000_00,
      terms: '',
      received_on: today(),
      expires_on: answer_by,
    });
    const offered = await page();
    expect(offered).toMatchObject({
      stage: { stage: 'offer_made', owner: 'merchant', due_on: answer_by },
      actions: [{ kind: 'answer_offer', due_on: answer_by }],
    });
    expect([keys(offered.timeline, true).at(-1), keys(offered.timeline, false)]).toEqual([
      'offer',
      ['answer-offer', 'negotiation'],
    ]);
    expect(await listed()).toMatchObject({
      stage: offered.stage,
      actions: [{ kind: 'answer_offer', due_on: answer_by }],
    });
    const { body: ledger } = await room.merchant.get(`/api/cases/${room.caseId}/ledger`);
    await room.merchant.post(`/api/cases/${room.caseId}/offers/${ledger.offers[0].id}/answer`, {
      answer: 'accepted',
      typed_name: 'Ada Byron',
    });
    const accepted = await page();
    expect(accepted).toMatchObject({
      stage: {
        stage: 'offer_made',
        owner: 'staff',
        next: expect.stringContaining('You accepted the offer of $6,000.00.'),
      },
      actions: [],
    });
    expect(await listed()).toMatchObject({ stage: accepted.stage, actions: [] });
  }, 60_000);

  test('the list, the case page and the staff page agree', async () => {
    await room.fresh({ signed: false });
    const [own, inList, staffs] = [
      await page(),
      await listed(),
      (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body,
    ];
    expect([staffs.stage, staffs.timeline]).toEqual([own.stage, own.timeline]);
    for (const part of ['stage', 'late', 'planned_on', 'actions'])
      expect([part, inList[part]]).toEqual([part, own[part]]);
    expect(inList.may.ask_counsel).toBe(own.may.ask_counsel);
    expect([staffs.actions, staffs.may]).toEqual([
      [],
      { cancel: false, complete: false, add_files: false, write: true, ask_counsel: false },
    ]);
  });

  test('the case page reveals nothing internal about the review', async () => {
    await room.fresh();
    await room.act(room.attorney, 'return', { note: 'the facts are wrong' });
    await room.staff.post(`/api/cases/${room.caseId}/messages`, {
      message_id: uuidv7(),
      body: 'hidden words',
      visibility: 'internal',
    });
    const text = JSON.stringify(await page());
    for (const hidden of [
      'the facts are wrong',
      'hidden words',
      'verdict',
      'finding',
      'contact_key',
      'attorney_id',
      'created_by',
      'org_id',
    ])
      expect([hidden, text.includes(hidden)]).toEqual([hidden, false]);
  });

  test('the case page says what is overdue', async () => {
    await room.fresh({ signed: false });
    await room.superuser.rows('update letters set due_on = $2 where case_id = $1', [room.caseId, addDays(today(), -1)]);
    const entry = (await page()).timeline.find(({ key }: Entry) => key === 'attorney');
    expect(entry).toMatchObject({ words: expect.stringContaining('late'), on: addDays(today(), -1), done: false });
  });
});

describe('the calendar of a case', () => {
  const calendar = async (by = room.merchant) => {
    const response = await by.raw('GET', `/api/cases/${room.caseId}/calendar`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  test('a calendar has the promised days, with stable event ids', async () => {
    await room.fresh();
    const [theCase] = await room.superuser.rows<{ case_number: string }>(
      'select case_number from cases where id = $1',
      [room.caseId],
    );
    const { status, headers, text } = await calendar();
    expect([
      status,
      headers.get('content-type'),
      headers.get('content-disposition'),
      headers.get('x-content-type-options'),
    ]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      `attachment; filename="${theCase?.case_number}.ics"; filename*=UTF-8''${theCase?.case_number}.ics`,
      'nosniff',
    ]);
    const lines = unfolded(text);
    const promised = (await page()).timeline.filter((entry: Entry) => !entry.done && entry.on);
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(
      ['submitted', ...promised.map(({ key }: Entry) => key)].map((key) => `UID:${key}.${room.caseId}@localhost:3000`),
    );
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(
      [today(), ...promised.map(({ on }: Entry) => on)].map(
        (day) => `DTSTART;VALUE=DATE:${String(day).replaceAll('-', '')}`,
      ),
    );
    const uids = (of: string) => unfolded(of).filter((line) => /^(UID|DTSTART)/.test(line));
    expect(uids((await calendar()).text)).toEqual(uids(text));
  });

  test('an ended case still has a valid calendar', async () => {
    await room.fresh();
    await room.merchant.post(`/api/cases/${room.caseId}/cancel`, {});
    expect(unfolded((await calendar()).text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  test('only users who may see the case can read its calendar', async () => {
    expect([
      (await calendar(room.staff)).status,
      (await calendar(room.attorney)).status,
      (await calendar(await room.app.user())).status,
      (await calendar(room.app.visitor())).status,
    ]).toEqual([200, 200, 404, 401]);
  });
});

test('a job for a case that has meanwhile ended drafts nothing', async () => {
  await room.fresh({ signed: false });
  const { body } = await room.merchant.get(`/api/cases/${room.caseId}/answers`);
  await room.merchant.send('PUT', `/api/cases/${room.caseId}/answers`, {
    version: body.version,
    answers: { ...body.answers, fields: { ...body.answers.fields, reasonGiven: 'Risk' } },
  });
  await room.merchant.post(`/api/cases/${room.caseId}/cancel`, {});
  await jobHandlers(room.app.services)['redraft-letter']({ case_id: room.caseId });
  expect(await room.superuser.rows('select status, version from letters where case_id = $1', [room.caseId])).toEqual([
    { status: 'draft', version: 1 },
  ]);
});
