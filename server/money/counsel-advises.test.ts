// @proves counsel-advises
import { v7 as uuidv7 } from 'uuid';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobHandlers } from '../jobs.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const at = (path: string) => `/api/cases/${room.caseId}${path}`;
/** Staff record an offer of the processor; returns its id. */
async function recorded(): Promise<string> {
  const entry_id = uuidv7();
  const { status } = await room.staff.post(at('/processor-answers'), {
    entry_id,
    letter_id: null,
    kind: 'offer',
    words: null,
    amount_cents: 800_000,
    terms: 'Within 5 days.',
    received_on: firmDayOf(new Date()),
    expires_on: null,
    file_id: null,
  });
  expect(status).toBe(200);
  return entry_id;
}
const advise = (by: TestUser, offer: string, body: string, advice_id = uuidv7()) =>
  by.post(at(`/offers/${offer}/advice`), { advice_id, body });
const adviceFor = async (by: TestUser) => (await by.get(at('/ledger'))).body.offers[0].advice;
const mailed = (template: string) =>
  room.superuser.rows<{ recipient: string; payload: object }>(
    'select recipient, payload from outbox where case_id = $1 and template = $2',
    [room.caseId, template],
  );

test('an offer reaches client and counsel at once, and the client sees it while counsel’s advice is still to come', async () => {
  const id = await recorded();
  expect((await room.merchant.get(at('/ledger'))).body.offers).toMatchObject([{ id, status: 'open', advice: null }]);
  expect((await mailed('offer-made')).map(({ recipient }) => recipient)).toEqual([room.merchant.account?.email]);
  expect((await mailed('offer-to-advise')).map(({ recipient }) => recipient)).toEqual([room.attorney.account?.email]);
});

test('counsel’s advice on an offer is read by their client alone, and the email does not repeat it', async () => {
  const [id, adviceId] = [await recorded(), uuidv7()];
  for (const _ of ['once', 'again'])
    expect((await advise(room.attorney, id, 'Quetzal: take it.', adviceId)).status).toBe(200);
  expect((await advise(room.attorney, id, 'Other words', adviceId)).body.code).toBe('IDEMPOTENCY_MISMATCH');
  expect(await adviceFor(room.merchant)).toMatchObject({ body: 'Quetzal: take it.', by: expect.any(String) });
  expect(await adviceFor(room.staff)).toBeNull();
  expect((await advise(room.attorney, id, 'Quetzal: ask for more.')).status).toBe(200);
  expect(await adviceFor(room.merchant)).toMatchObject({ body: 'Quetzal: ask for more.' });
  const sent = await mailed('offer-advised');
  expect(sent.map(({ recipient }) => recipient)).toEqual([room.merchant.account?.email, room.merchant.account?.email]);
  expect(JSON.stringify([sent, await room.superuser.rows('select new_value from case_history')])).not.toMatch(
    /quetzal/i,
  );
});

test('only the attorney of the case advises, and on an open offer', async () => {
  const id = await recorded();
  for (const by of [room.staff, room.merchant]) expect((await advise(by, id, 'Take it.')).status).toBe(403);
  expect((await advise(await room.app.user('attorney'), id, 'Take it.')).status).toBe(404);
  expect((await advise(room.attorney, uuidv7(), 'Take it.')).status).toBe(404);
  await room.staff.post(at(`/offers/${id}/withdraw`), {});
  expect((await advise(room.attorney, id, 'Take it.')).body.code).toBe('CONFLICT');
});

test.each(['accepted', 'declined'] as const)(
  'an offer that the merchant %s is signed with their name under the whole decision, and counsel is told to tell the processor',
  async (answer) => {
    const id = await recorded();
    const given = (typed_name: string) => room.merchant.post(at(`/offers/${id}/answer`), { answer, typed_name });
    expect([(await given('')).status, (await given('42')).status]).toEqual([422, 422]);
    expect((await given('  Ada  Byron ')).body.offers).toMatchObject([{ status: answer, signed_name: 'Ada Byron' }]);
    const [row] = await room.superuser.rows<{ signed_text: string }>('select signed_text from offers where id = $1', [
      id,
    ]);
    expect(row?.signed_text).toMatch(
      new RegExp(
        `^.+ ${answer === 'accepted' ? 'accepts' : 'declines'} the offer of \\$8,000\\.00 that .+ made on .+\\. Its terms: Within 5 days\\.$`,
      ),
    );
    await room.app.runJobs();
    expect(await mailed('offer-answered')).toMatchObject([
      { recipient: room.attorney.account?.email, payload: { answer } },
    ]);
  },
);

test('staff of any rank propose no terms of settlement: only the attorney of the case does', async () => {
  await room.superuser.rows('update users set is_lead = true where id = $1', [room.staff.id]);
  const propose = (by: TestUser) =>
    by.post(at('/packet/offer'), { offer: { amount_cents: 100, terms: '', good_until: '2099-01-01' } });
  expect((await propose(room.staff)).status).toBe(403);
  expect((await room.staff.get(at('/packet'))).body.may.propose_offer).toBe(false);
  expect((await room.attorney.get(at('/packet'))).body.may.propose_offer).toBe(true);
  expect((await propose(room.attorney)).status).not.toBe(403);
});

test('an offer without advice stands at counsel’s desk, and after its business day counsel and the case’s owner are reminded once', async () => {
  const id = await recorded();
  const owed = async () =>
    (await room.attorney.get('/api/attorney/owed')).body.items.filter(
      ({ offer_id }: { offer_id: string | null }) => offer_id === id,
    );
  const remind = () => jobHandlers(room.app.services)['remind-of-advice']({});
  const tasks = () => room.superuser.rows('select text from case_tasks where id = $1', [id]);
  expect(await owed()).toMatchObject([{ what: 'advice', case_id: room.caseId }]);
  await remind();
  expect([await mailed('advice-late'), await tasks()]).toEqual([[], []]);
  await room.superuser.rows("update offers set created_at = now() - interval '6 days' where id = $1", [id]);
  await remind();
  await remind();
  expect((await mailed('advice-late')).map(({ recipient }) => recipient)).toEqual([room.attorney.account?.email]);
  expect(await tasks()).toEqual([{ text: expect.stringContaining('$8,000.00') }]);
  await advise(room.attorney, id, 'Take it.');
  expect(await owed()).toEqual([]);
});

test('an offer on which counsel has advised reminds nobody', async () => {
  const id = await recorded();
  await advise(room.attorney, id, 'Take it.');
  await room.superuser.rows("update offers set created_at = now() - interval '6 days' where id = $1", [id]);
  await jobHandlers(room.app.services)['remind-of-advice']({});
  expect(await mailed('advice-late')).toEqual([]);
});
