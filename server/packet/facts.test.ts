import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { fixedClock } from '../ports/clock/fixed-clock.ts';
import { jobHandlers } from '../jobs.ts';
import { settleFindings, confirmFacts } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';
import { remindOfCase } from '../cases/remind.ts';

type Fact = { fact: string; sha256: string; standing: string; says: string };
let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());
beforeEach(() => room.fresh({ confirmed: false }));

const path = () => `/api/cases/${room.caseId}/facts`;
const facts = async (by: TestUser = room.merchant): Promise<Fact[]> => (await by.get(path())).body.facts;
const one = async (key: string): Promise<Fact> => {
  const found = (await facts()).find(({ fact }) => fact === key);
  if (!found) throw new Error(`no fact ${key}`);
  return found;
};
const confirm = ({ fact, sha256 }: Fact) =>
  room.merchant.post(path(), { answers: [{ fact, sha256, correction: null }] });
const correct = ({ fact, sha256 }: Fact, value = '$99.00', note: string | null = 'The statement of May says so.') =>
  room.merchant.post(path(), { answers: [{ fact, sha256, correction: { value, note } }] });
const waive = (by: TestUser = room.attorney) => by.post(`${path()}/waive`, { reason: 'Confirmed by telephone.' });
const standings = async () => new Set((await facts()).map(({ standing }) => standing));
const bars = async (): Promise<string[]> =>
  (await room.shown()).body.decisions
    .map(({ key }: { key: string }) => key)
    .filter((key: string) => key.startsWith('facts:'));
const actions = async () =>
  (await room.merchant.get(`/api/cases/${room.caseId}`)).body.actions.map(({ kind }: { kind: string }) => kind);
const change = async (fields: object): Promise<void> => {
  const { body } = await room.staff.get(`/api/admin/cases/${room.caseId}`);
  const patched = await room.staff.send('PATCH', `/api/admin/cases/${room.caseId}`, fields, {
    'if-match': String(body.version),
  });
  expect(patched.status).toBe(200);
  await jobHandlers(room.app.services)['redraft-letter']({ case_id: room.caseId });
};
/** Gives the letter an address and settles its findings, so that only the facts are open. */
async function readyBut(): Promise<TestAnswer> {
  const { body } = await room.shown();
  const saved = await room.attorney.send('PUT', `/api/letters/${room.letterId}`, {
    version: body.version,
    document: { ...body.document, addressee: { ...body.document.addressee, address_lines: ['1 Example Way'] } },
  });
  return settleFindings(room.attorney, saved);
}
const approve = async () => {
  const { body } = await room.shown();
  return room.act(room.attorney, 'approve', { sha256: body.pdf_sha256, exhibits_sha256: body.exhibit_book.sha256 });
};

describe('confirming', () => {
  test('a letter is approved once its merchant has confirmed every fact, and not before', async () => {
    await readyBut();
    expect(await bars()).toEqual(['facts:asked']);
    expect(await approve()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
    expect(await actions()).toContain('confirm_facts');
    expect((await confirmFacts(room.merchant, room.caseId)).status).toBe(200);
    expect([await standings(), await bars()]).toEqual([new Set(['confirmed']), []]);
    expect(await actions()).not.toContain('confirm_facts');
    expect((await approve()).status).toBe(200);
  });

  test('who, when, from where and what was shown are stored, and a repeat stores nothing more', async () => {
    const amount = await one('amount');
    await confirm(amount);
    await confirm(amount);
    const rows = await room.superuser.rows(
      'select kind, fact, value_sha256, shown, entered_by, address, user_agent from fact_entries where case_id = $1',
      [room.caseId],
    );
    expect(rows).toEqual([
      expect.objectContaining({
        kind: 'confirmed',
        fact: 'amount',
        value_sha256: amount.sha256,
        shown: expect.stringContaining(amount.says),
        entered_by: room.merchant.id,
        address: expect.stringMatching(/\S/),
      }),
    ]);
    await expect(
      room.superuser.rows("update fact_entries set shown = 'another' where case_id = $1", [room.caseId]),
    ).rejects.toThrow();
  });

  test('nobody confirms for the merchant, and a stranger sees nothing', async () => {
    const amount = await one('amount');
    const answers = [{ fact: amount.fact, sha256: amount.sha256, correction: null }];
    for (const by of [room.staff, room.attorney]) expect((await by.post(path(), { answers })).status).toBe(403);
    expect((await (await room.app.user()).get(path())).status).toBe(404);
    expect(await standings()).toEqual(new Set(['asked']));
  });

  test('only the fact that changes is asked again, and what was shown before is refused', async () => {
    await confirmFacts(room.merchant, room.caseId);
    const before = await one('amount');
    await change({ held_amount_cents: 7_654_321 });
    const open = (await facts()).filter(({ standing }) => standing === 'asked');
    expect(open.map(({ fact }) => fact)).toEqual(['amount']);
    expect(open[0]?.says).toContain('$76,543.21');
    expect(await confirm(before)).toMatchObject({ status: 409, body: { code: 'VERSION_MISMATCH' } });
    await confirm(await one('amount'));
    expect(await standings()).toEqual(new Set(['confirmed']));
  });

  test('the value that was confirmed once counts when it comes back', async () => {
    await confirmFacts(room.merchant, room.caseId);
    const { body } = await room.staff.get(`/api/admin/cases/${room.caseId}`);
    await change({ held_amount_cents: 7_654_321 });
    await change({ held_amount_cents: body.held_amount_cents });
    expect(await standings()).toEqual(new Set(['confirmed']));
  });
});

describe('correcting', () => {
  test('a correction changes no case, bars approval, and is the next thing that staff do', async () => {
    await readyBut();
    await confirmFacts(room.merchant, room.caseId);
    expect((await correct(await one('amount'))).status).toBe(200);
    const { body } = await room.staff.get(`/api/admin/cases/${room.caseId}`);
    expect([body.held_amount_cents !== 9_900, body.next_action]).toEqual([
      true,
      "Deal with the merchant's correction of a fact",
    ]);
    expect(await bars()).toEqual(['facts:corrected:amount']);
    expect(await approve()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
    expect(await actions()).not.toContain('confirm_facts');
  });

  test('a fact corrected in the case is asked again with its new value', async () => {
    await confirmFacts(room.merchant, room.caseId);
    await correct(await one('amount'), '$123.45');
    await change({ held_amount_cents: 12_345 });
    expect(await one('amount')).toMatchObject({ standing: 'asked', says: expect.stringContaining('$123.45') });
    await confirm(await one('amount'));
    expect(await bars()).toEqual([]);
  });

  test('a correction answered with a reason is asked again, and the merchant has the last word', async () => {
    await confirmFacts(room.merchant, room.caseId);
    const amount = await one('amount');
    await correct(amount);
    const answer = { sha256: amount.sha256, reason: 'The statement of June shows the sum.' };
    expect((await room.merchant.post(`${path()}/amount/answer`, answer)).status).toBe(403);
    expect((await room.staff.post(`${path()}/amount/answer`, answer)).status).toBe(200);
    expect((await room.staff.post(`${path()}/amount/answer`, answer)).status).toBe(409);
    expect(await one('amount')).toMatchObject({
      standing: 'asked',
      correction: { value: '$99.00' },
      answer: { reason: answer.reason },
    });
    expect(await bars()).toEqual(['facts:asked']);
    await correct(await one('amount'), '$98.00');
    expect(await bars()).toEqual(['facts:corrected:amount']);
    await confirm(await one('amount'));
    expect(await bars()).toEqual([]);
  });

  test('a fact corrected after approval bars sending', async () => {
    await readyBut();
    await confirmFacts(room.merchant, room.caseId);
    expect((await approve()).status).toBe(200);
    await correct(await one('amount'));
    expect(await room.send()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
  });
});

describe('going on without the merchant', () => {
  test("only the case's attorney waives, with a reason, and it is in the history", async () => {
    await readyBut();
    for (const by of [room.staff, room.merchant]) expect((await waive(by)).status).toBe(403);
    expect((await room.attorney.post(`${path()}/waive`, { reason: ' ' })).status).toBe(422);
    expect((await waive()).status).toBe(200);
    expect((await waive()).status).toBe(409);
    expect((await approve()).status).toBe(200);
    const { body } = await room.staff.get(`/api/admin/cases/${room.caseId}/history`);
    expect(JSON.stringify(body)).toContain('Confirmed by telephone.');
  });

  test('a waiver holds only for those values, and not against a later correction', async () => {
    await waive();
    await change({ held_amount_cents: 7_654_321 });
    expect((await facts()).filter(({ standing }) => standing === 'asked').map(({ fact }) => fact)).toEqual(['amount']);
    await correct(await one('business'), 'Analytical Goods, Inc.');
    expect(await one('business')).toMatchObject({ standing: 'corrected' });
  });

  test('the database lets nobody else waive', async () => {
    for (const [by, role] of [
      [room.staff, 'admin'],
      [room.merchant, 'client'],
    ] as const) {
      await room.superuser.rows('begin');
      await room.superuser.rows('set local role unhold_app');
      await room.superuser.rows("select set_config('app.actor_id', $1, true), set_config('app.actor_role', $2, true)", [
        by.id,
        role,
      ]);
      await expect(
        room.superuser.rows(
          "insert into fact_entries (id, case_id, letter_id, fact, value_sha256, shown, kind, note, entered_by, entered_by_name, entered_at) values (gen_random_uuid(), $1, $2, 'amount', repeat('0', 64), 'x', 'waived', 'Because.', $3, 'x', now())",
          [room.caseId, room.letterId, by.id],
        ),
      ).rejects.toMatchObject({ code: '42501' });
      await room.superuser.rows('rollback');
    }
  });
});

describe('asking', () => {
  const asked = () =>
    room.superuser.rows<{ key: string }>(
      "select key from outbox where case_id = $1 and template = 'facts-to-confirm' order by key",
      [room.caseId],
    );
  const remindOn = (day: string) =>
    remindOfCase({ ...room.app.services, clock: fixedClock(`${day}T10:41:00Z`) }, room.caseId);
  const today = firmDayOf(new Date());

  test('the merchant is emailed once when the letter is drafted, and once more after two business days', async () => {
    const first = { key: `facts-to-confirm:${room.letterId}` };
    expect(await asked()).toEqual([first]);
    await jobHandlers(room.app.services)['redraft-letter']({ case_id: room.caseId });
    await remindOn(today);
    await remindOn(addBusinessDays(today, 1));
    expect(await asked()).toEqual([first]);
    for (const days of [2, 2, 3, 9]) await remindOn(addBusinessDays(today, days));
    expect(await asked()).toEqual([first, { key: `${first.key}:reminder` }]);
  });

  test('a merchant who has confirmed is not reminded', async () => {
    await confirmFacts(room.merchant, room.caseId);
    await remindOn(addBusinessDays(today, 5));
    expect(await asked()).toHaveLength(1);
  });
});
