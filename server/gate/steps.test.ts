import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { approve, makeReady, signAgreement } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const today = () => firmDayOf(new Date());
async function correct(change: object): Promise<void> {
  const path = `/api/admin/cases/${room.caseId}`;
  const { version } = (await room.staff.get(path)).body;
  expect((await room.staff.send('PATCH', path, change, { 'if-match': String(version) })).status).toBe(200);
}
const appointed = (title: string) =>
  room.superuser.rows('update attorneys set title = $2 where user_id = $1', [room.attorney.id, title]);
const cited = async (): Promise<string> =>
  (await room.staff.get(`/api/letters/${room.letterId}`)).body.authorities[0].id;
const ok = async (answer: Promise<TestAnswer>): Promise<void> => expect((await answer).status).toBe(200);

/**
 * What may come up about a letter (`up`), the words of the refusal (`says`), and how to undo it for the next letter
 * (`down`).
 */
const comesUp: Record<string, { up: () => Promise<unknown>; says: string; down?: () => Promise<unknown> }> = {
  'an open offer': {
    up: () =>
      ok(
        room.staff.post(`/api/cases/${room.caseId}/processor-answers`, {
          entry_id: randomUUID(),
          letter_id: null,
          received_on: today(),
          kind: 'offer',
          words: null,
          amount_cents: 600_000,
          terms: 'Half now.',
          expires_on: addDays(today(), 7),
          file_id: null,
        }),
      ),
    says: 'is open, and the letter does not deal with it',
  },
  'a changed amount': {
    up: () => correct({ held_amount_cents: 1_205_000 }),
    says: 'The case was changed after this version was written',
  },
  'money that came back': {
    up: () =>
      ok(
        room.staff.post(`/api/cases/${room.caseId}/recoveries`, {
          entry_id: randomUUID(),
          amount_cents: 300_000,
          received_on: addDays(today(), -1),
          note: '',
          tranche_id: null,
        }),
      ),
    says: 'is recorded as money that came back',
  },
  'a retired authority': {
    up: async () =>
      ok(
        room.staff.post('/api/knowledge/retirements', { kind: 'authority', key: await cited(), reason: 'Overruled.' }),
      ),
    says: 'retired',
    down: async () => room.staff.post('/api/knowledge/restorations', { kind: 'authority', key: await cited() }),
  },
  'an appointment that ended': {
    up: () => appointed('Of counsel'),
    says: 'is not appointed',
    down: () => appointed('Attorney at Law'),
  },
  'another name of the client': {
    up: () =>
      room.superuser.rows("update cases set legal_business_name = 'Renamed Goods LLC' where id = $1", [room.caseId]),
    says: 'The case was changed after this version was written',
  },
  'a conflict of interest': {
    up: () =>
      room.superuser.rows(
        `insert into conflict_decisions (id, case_id, outcome, reason, names, adverse, hits, decided_by, decided_by_name, decided_at)
         select gen_random_uuid(), case_id, 'conflict', '', names, adverse, jsonb_build_array(jsonb_build_object(
           'key', 'x', 'kind', 'client', 'ours', 'x', 'theirs', 'x', 'about', 'x')), decided_by, decided_by_name, now() + interval '1 second'
         from conflict_decisions where case_id = $1 limit 1`,
        [room.caseId],
      ),
    says: 'A conflict of interest was found',
  },
  'a name on which nobody has decided': {
    up: async () => {
      await room.staff.post('/api/parties', { name: 'Byron, Ada', kind: 'adverse' });
      await room.runNow('search-conflicts');
    },
    says: 'nobody has decided whether that is a conflict of interest',
    down: async () => {
      const { items } = (await room.staff.get('/api/parties')).body;
      for (const { id } of items) await room.staff.send('DELETE', `/api/parties/${id}`);
    },
  },
  'a case that closed': {
    up: () => room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]),
    says: 'This case is closed',
  },
};

const blocked = (says: string) => ({
  status: 409,
  body: { code: 'LETTER_BLOCKED', message: expect.stringContaining(says) },
});

describe.each(Object.entries(comesUp))('%s', (_, { up, says, down }) => {
  const around = async (prepare: () => Promise<unknown>, check: () => Promise<unknown>): Promise<void> => {
    await room.fresh();
    await signAgreement(room.merchant, room.caseId);
    await prepare();
    await up();
    await check().finally(() => down?.());
  };

  test('bars approval', () =>
    around(
      () => makeReady(room.attorney, room.letterId),
      async () => {
        const { pdf_sha256, decisions } = (await room.shown()).body;
        expect(decisions.filter(({ bars }: { bars: string }) => bars === 'approval')).not.toEqual([]);
        expect(await room.act(room.attorney, 'approve', { sha256: pdf_sha256 })).toMatchObject({
          status: 409,
          body: { code: 'LETTER_BLOCKED' },
        });
      },
    ));

  test('bars sending', () =>
    around(
      () => approve(room.attorney, room.letterId),
      async () => {
        expect(await room.send()).toMatchObject(blocked(says));
        expect(await room.outbox()).toEqual([]);
      },
    ));

  test('bars the print job and the email of a letter that was released', () =>
    around(
      async () => {
        await approve(room.attorney, room.letterId);
        await room.send();
      },
      async () => {
        await room.deliver();
        const held = await room.superuser.rows<{ status: string; error: string }>(
          "select status, error from outbox where letter_id = $1 and template = 'demand-letter'",
          [room.letterId],
        );
        expect(held).toEqual([
          { status: 'failed', error: expect.stringContaining(says) },
          { status: 'failed', error: expect.stringContaining(says) },
        ]);
        expect(await room.send(room.staff)).toMatchObject(blocked(says));
      },
    ));

  test('bars the papers for posting a printed letter; a letter posted anyway is recorded with an alarm', () =>
    around(
      async () => {
        await approve(room.attorney, room.letterId);
        await room.send(room.staff, null);
        await room.deliver();
      },
      async () => {
        const { items } = (await room.staff.get('/api/admin/postings')).body;
        expect(items.find((each: { letter_id: string }) => each.letter_id === room.letterId)).toMatchObject({
          barred_by: expect.stringContaining(says),
        });
        for (const paper of ['cover', 'label', 'form'])
          expect((await room.staff.raw('GET', `/api/letters/${room.letterId}/mailing/${paper}.pdf`)).status).toBe(409);
        expect((await room.post()).body).toMatchObject({ status: 'sent' });
        await room.deliver();
        for (const { account } of [room.staff, room.attorney])
          expect((await room.emails(account?.email ?? '')).map(({ subject }) => subject)).toContainEqual(
            expect.stringContaining('Posted although barred'),
          );
      },
    ));
});

test('a conflict that staff decide takes the printed letter off the desk, and it is neither posted nor sent on', async () => {
  await room.fresh();
  await signAgreement(room.merchant, room.caseId);
  await approve(room.attorney, room.letterId);
  await room.send(room.staff, null);
  await room.deliver();
  const { legal_business_name: name } = (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body;
  await ok(room.staff.post('/api/parties', { name, kind: 'adverse' }));
  const path = `/api/admin/cases/${room.caseId}/conflicts`;
  const hit_keys = (await room.staff.get(path)).body.hits.map(({ key }: { key: string }) => key);
  expect(hit_keys).not.toEqual([]);
  await ok(room.staff.post(path, { outcome: 'conflict', reason: 'Another client of ours.', hit_keys }));
  const says = expect.stringContaining('A conflict of interest was found');
  const { items } = (await room.staff.get('/api/admin/postings')).body;
  expect(items.find((each: { letter_id: string }) => each.letter_id === room.letterId)).toMatchObject({
    barred_by: says,
  });
  expect((await room.staff.raw('GET', `/api/letters/${room.letterId}/mailing/cover.pdf`)).status).toBe(409);
  expect((await room.staff.raw('GET', `/api/letters/${room.letterId}/mailing/all.pdf`)).status).toBe(409);
  expect((await room.shown()).status).toBe(404);
});
