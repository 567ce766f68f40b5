// @proves closing-statement
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { paperIn, paperOf, signPaper } from '../../testing/app/desk.ts';
import { jobHandlers } from '../jobs.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.freshSent());
afterAll(() => room.close());

const counsel = { typed_name: 'Test Person 3' };
const statement = (by: TestUser) => paperOf(by, room.caseId, 'closing_statement');
const recover = (amount_cents: number) =>
  room.staff.post(`/api/cases/${room.caseId}/recoveries`, {
    entry_id: uuidv7(),
    amount_cents,
    received_on: addDays(firmDayOf(new Date()), -1),
    note: '',
    tranche_id: null,
  });
const owed = async () =>
  (await room.attorney.get('/api/attorney/owed')).body.items
    .filter(({ case_id }: { case_id: string }) => case_id === room.caseId)
    .map(({ what }: { what: string }) => what);
const end = () => room.superuser.rows("update cases set status = 'resolved' where id = $1", [room.caseId]);

test('when a case with money back has ended, counsel alone signs its closing statement, and the client gets and reads it', async () => {
  await recover(300_000);
  expect(await statement(room.attorney)).toBeUndefined();
  await end();
  expect(await statement(room.merchant)).toMatchObject({ asked: true, may: { sign: false }, signatures: [] });
  expect((await statement(room.attorney)).may.sign).toBe(true);
  expect(await owed()).toContain('closing_statement');
  const signed = await signPaper(room.attorney, room.caseId, 'closing_statement', counsel);
  expect(paperIn(signed.body, 'closing_statement')).toMatchObject({
    in_force: true,
    signatures: [{ party: 'counsel', name: 'Test Person 3' }],
    may: { sign: false, withdraw: false },
  });
  expect(await owed()).toEqual(['closing_letter']);
  const read = await statement(room.merchant);
  expect(read.text).toContain('Recovered $3,000.00, less the fee of $600.00, less costs of $0.00: **$2,400.00**.');
  expect(read.spanish).toContain('menos los honorarios de $600.00');
  const file = await room.merchant.raw('GET', `/api/papers/${read.signatures[0].id}/pdf`);
  expect((await file.text()).startsWith('%PDF-')).toBe(true);
  expect((await statement(room.staff)).in_force).toBe(true);
  await room.deliver();
  const emails = await room.emails(room.merchant.account?.email ?? '');
  const [email] = emails.filter(({ subject }) => subject?.includes('signed: Closing statement'));
  expect(email?.text).not.toContain('both signatures');
  expect(email?.attachments).toHaveLength(1);
});

test('neither client nor staff nor an attorney of other cases signs a closing statement', async () => {
  await recover(300_000);
  await end();
  const sha256 = (await statement(room.attorney)).text_sha256;
  for (const [by, status] of [
    [room.merchant, 403],
    [room.staff, 403],
    [await room.app.user('attorney'), 404],
  ] as const)
    expect((await signPaper(by, room.caseId, 'closing_statement', { sha256 })).status).toBe(status);
});

test('a case without money back, and one whose attorney was never engaged, has no closing statement', async () => {
  await end();
  expect(await statement(room.attorney)).toBeUndefined();
  await room.fresh({ engaged: false });
  await recover(300_000);
  await end();
  expect(await statement(room.attorney)).toBeUndefined();
});

test('money that comes after the closing statement makes counsel sign another, and the one that was signed stays in reach', async () => {
  await recover(300_000);
  await end();
  await signPaper(room.attorney, room.caseId, 'closing_statement', counsel);
  const { id } = (await statement(room.merchant)).signatures[0];
  await recover(100_000);
  expect(await statement(room.merchant)).toMatchObject({ signatures: [], stale: { id }, in_force: false });
  expect((await room.merchant.raw('GET', `/api/papers/${id}/pdf`)).status).toBe(200);
  const again = await signPaper(room.attorney, room.caseId, 'closing_statement', counsel);
  expect(paperIn(again.body, 'closing_statement').text).toContain('Recovered $4,000.00');
});

test('counsel is asked once by email for a closing statement that is owed, and no more once it is signed', async () => {
  const remind = async () => {
    await jobHandlers(room.app.services)['remind-of-statements']({});
    const rows = await room.superuser.rows(
      "select recipient from outbox where case_id = $1 and template = 'statement-owed'",
      [room.caseId],
    );
    return rows.length;
  };
  await recover(300_000);
  expect(await remind()).toBe(0);
  await end();
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(1);
  await signPaper(room.attorney, room.caseId, 'closing_statement', counsel);
  expect(await remind()).toBe(1);
  await recover(100_000);
  expect(await remind()).toBe(2);
});

test('the database takes a signature in a case that has ended from its counsel alone', async () => {
  await end();
  const insert = (by: TestUser, role: 'attorney' | 'client', party: string) =>
    room.app.services.database.as({ id: by.id, role, name: 'Test', verifiedEmail: null }, (db) =>
      db
        .insertInto('paper_signatures')
        .values({
          id: uuidv7(),
          case_id: room.caseId,
          kind: 'closing_statement',
          party: party === 'counsel' ? 'counsel' : 'merchant',
          attorney_id: room.attorney.id,
          title: 'Closing statement',
          text: 'Closed.',
          text_sha256: '0'.repeat(64),
          sha256: '0'.repeat(64),
          signed_name: 'Ada Byron',
          signed_by: by.id,
          signed_at: new Date(),
          address: '192.0.2.1',
        })
        .execute(),
    );
  await expect(insert(room.merchant, 'client', 'merchant')).rejects.toMatchObject({ code: '42501' });
  await expect(insert(room.merchant, 'client', 'counsel')).rejects.toMatchObject({ code: '42501' });
  await insert(room.attorney, 'attorney', 'counsel');
});
