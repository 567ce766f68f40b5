import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { approve, settleFindings, makeReady } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const day = (days = 0) => addDays(firmDayOf(new Date()), days);
const reply = (change: object = {}) => ({
  entry_id: randomUUID(),
  letter_id: null,
  received_on: day(),
  kind: 'offer',
  words: null,
  amount_cents: 600_000,
  terms: 'Half now, half in March.',
  expires_on: day(7),
  file_id: null,
  ...change,
});
const record = (entry: object, by: TestUser = room.staff): Promise<TestAnswer> =>
  by.post(`/api/cases/${room.caseId}/processor-answers`, entry);
const ledger = async () => (await room.merchant.get(`/api/cases/${room.caseId}/ledger`)).body;
const answer = (id: string, said: string) =>
  room.merchant.post(`/api/cases/${room.caseId}/offers/${id}/answer`, { answer: said, typed_name: 'Ada Byron' });
const withdraw = (id: string, by: TestUser = room.staff) => by.post(`/api/processor-answers/${id}/withdraw`, {});
const decisions = async (): Promise<string[]> =>
  (await room.shown()).body.decisions
    .map(({ key }: { key: string }) => key)
    .filter((key: string) => key.startsWith('offer:'));

describe('an offer is entered once', () => {
  test.each(['staff', 'attorney'] as const)(
    'recorded as a reply by %s, it is open in the ledger, and the merchant is notified once',
    async (who) => {
      const entry = reply();
      for (let time = 0; time < 2; time += 1) expect((await record(entry, room[who])).status).toBe(200);
      expect((await ledger()).offers).toMatchObject([
        {
          id: entry.entry_id,
          status: 'open',
          amount_cents: 600_000,
          terms: 'Half now, half in March.',
          received_on: day(),
          answer_by: day(7),
        },
      ]);
      expect((await record(entry)).body.items).toMatchObject([
        { kind: 'offer', terms: 'Half now, half in March.', offer: { id: entry.entry_id, status: 'open' } },
      ]);
      expect(
        await room.superuser.rows("select 1 from outbox where case_id = $1 and template = 'offer-made'", [room.caseId]),
      ).toHaveLength(1);
    },
  );

  test('no offer is written without a reply, not even by the program’s own role', async () => {
    for (const sql of [
      "insert into offers (id, case_id, reply_id, amount_cents, received_on) values (gen_random_uuid(), $1, gen_random_uuid(), 1, '2026-01-01')",
      'delete from offers where case_id = $1',
      'update offers set amount_cents = 1 where case_id = $1',
    ]) {
      await room.superuser.rows('begin');
      await room.superuser.rows(
        "select set_config('role', 'unhold_app', true), set_config('app.actor_role', 'system', true)",
      );
      await expect(room.superuser.rows(sql, [room.caseId])).rejects.toThrow('permission denied');
      await room.superuser.rows('rollback');
    }
    await expect(
      room.superuser.rows(
        "insert into offers (id, case_id, amount_cents, received_on) values (gen_random_uuid(), $1, 1, '2026-01-01')",
        [room.caseId],
      ),
    ).rejects.toThrow('reply_id');
  });

  test('withdrawing the reply withdraws its open offer, and an accepted one stays', async () => {
    const [first, second] = [reply(), reply({ amount_cents: 700_000 })];
    await record(first);
    await record(second);
    expect((await withdraw(first.entry_id, room.attorney)).status).toBe(200);
    expect((await answer(second.entry_id, 'accepted')).status).toBe(200);
    expect(await withdraw(second.entry_id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await ledger()).offers.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      'accepted',
      'withdrawn',
    ]);
    await expect(
      room.superuser.rows(
        'update processor_replies set withdrawn_at = now(), withdrawn_by = entered_by where id = $1',
        [second.entry_id],
      ),
    ).rejects.toThrow('accepted');
  });
});

describe('a release is what the processor says, a recovery is money received', () => {
  test('a release adds nothing to the ledger, and the money that arrives names it', async () => {
    const released = reply({ kind: 'partial_release', terms: null, expires_on: null, amount_cents: 250_000 });
    await record(released);
    expect((await ledger()).totals.recovered_cents).toBe(0);
    const money = (reply_id: string) =>
      room.staff.post(`/api/cases/${room.caseId}/recoveries`, {
        entry_id: randomUUID(),
        amount_cents: 200_000,
        received_on: day(),
        note: '',
        tranche_id: null,
        reply_id,
      });
    expect(await money(randomUUID())).toMatchObject({
      status: 422,
      body: { fields: { reply_id: expect.any(String) } },
    });
    expect((await money(released.entry_id)).body.totals.recovered_cents).toBe(200_000);
    const { items } = (await room.staff.get(`/api/cases/${room.caseId}/processor-answers`)).body;
    expect(items).toMatchObject([{ amount_cents: 250_000, arrived_cents: 200_000, offer: null }]);
  });
});

describe('with an offer open', () => {
  test('a letter that passes it over is not approved until the merchant has answered', async () => {
    const entry = reply();
    await record(entry);
    const ready = await makeReady(room.attorney, room.letterId);
    expect(await decisions()).toEqual([`offer:${entry.entry_id}`]);
    const refused = await room.act(room.attorney, 'approve', { sha256: ready.body.pdf_sha256 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
    expect(refused.body.message).toContain('offer of $6,000.00');
    await answer(entry.entry_id, 'declined');
    expect(await decisions()).toEqual([]);
    expect((await approve(room.attorney, room.letterId)).status).toBe(200);
  });

  test('a letter that takes it up by its sum is not barred', async () => {
    const entry = reply();
    await record(entry);
    const { body } = await makeReady(room.attorney, room.letterId);
    const document: LetterDocument = body.document;
    const text = 'Your offer of $6,000.00 is before the Merchant, who will answer it.';
    const own = { id: 'own', kind: 'paragraph' as const, clause_id: null, text, fact_refs: [], authority_refs: [] };
    const saved = await room.attorney.send('PUT', `/api/letters/${room.letterId}`, {
      version: body.version,
      document: { ...document, blocks: [...document.blocks, own] },
    });
    const { pdf_sha256: sha256 } = saved.body;
    await settleFindings(room.attorney, saved);
    expect(await decisions()).toEqual([]);
    expect((await room.act(room.attorney, 'approve', { sha256 })).status).toBe(200);
    expect((await room.send()).status).toBe(200);
  });

  test('one that came after the approval bars sending; one whose last day is over bars nothing', async () => {
    await approve(room.attorney, room.letterId);
    const entry = reply();
    await record(entry);
    expect(await room.send()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
    await room.superuser.rows('update offers set answer_by = current_date - 3 where id = $1', [entry.entry_id]);
    expect((await room.send()).status).toBe(200);
  });

  test('one that came while the letter was being sent holds back its bytes in both jobs, until it is answered', async () => {
    await approve(room.attorney, room.letterId);
    expect((await room.send()).status).toBe(200);
    const entry = reply();
    await record(entry);
    await room.deliver();
    expect(await room.outbox()).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
    expect(await room.emails(legal)).toEqual([]);
    expect(await room.send()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
    await answer(entry.entry_id, 'declined');
    expect((await room.send()).status).toBe(200);
    await room.deliver();
    expect(await room.emails(legal)).toHaveLength(1);
  });
});

describe('the answer of the processor is known everywhere', () => {
  const next = async () => (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body.next_action;
  const bare = { terms: null, expires_on: null, amount_cents: null };
  beforeEach(async () => {
    await approve(room.attorney, room.letterId);
    await room.send();
    await room.deliver();
    await room.post();
    await room.act(room.staff, 'delivery', { outcome: 'delivered', on: day() });
  });

  test('the next action is to read the reply, unless it is automatic or withdrawn', async () => {
    await record(reply({ ...bare, kind: 'automatic' }));
    expect(await next()).toBe('Send the follow-up if there is no reply');
    const refusal = reply({ ...bare, kind: 'refusal' });
    await record(refusal);
    expect(await next()).toBe('Read the processor’s reply and decide on the next letter');
    const progress = "select progress ->> 'replied_on' as day from case_progress where case_id = $1";
    expect(await room.superuser.rows(progress, [room.caseId])).toEqual([{ day: day() }]);
    await withdraw(refusal.entry_id);
    expect(await next()).toBe('Send the follow-up if there is no reply');
    expect(await room.superuser.rows(progress, [room.caseId])).toEqual([{ day: null }]);
  });

  test('a letter written before the reply may no longer deny it; an automatic reply before that made nothing wrong', async () => {
    await record(reply({ ...bare, kind: 'automatic' }));
    await room.timeIsUp();
    const { body } = await room.staff.post('/api/functions/ai-demand-letter-generator', {
      caseId: room.caseId,
      demandType: 'follow_up',
    });
    const path = `/api/letters/${body.letter_id}`;
    const { version, document } = (await room.attorney.get(path)).body as { version: number; document: LetterDocument };
    const text = 'You have not answered our letter.';
    const own = { id: 'own', kind: 'paragraph' as const, clause_id: null, text, fact_refs: [], authority_refs: [] };
    await room.attorney.send('PUT', path, { version, document: { ...document, blocks: [...document.blocks, own] } });
    const denials = async () =>
      (await room.attorney.get(path)).body.verdict.findings.filter(
        ({ severity, why }: { severity: string; why: string }) => severity === 'red' && why.includes('deny'),
      );
    expect(await denials()).toEqual([]);
    await record(reply({ ...bare, kind: 'refusal' }));
    expect(await denials()).toMatchObject([{ words: 'You have not answered' }]);
  });
});
