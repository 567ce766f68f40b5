import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeReady, readLetter, signBytes } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer } from '../../testing/app/test-user.ts';
import type { Actor } from '../../db/actor.ts';
import { currentAttestation } from '../../domain/letters/attestation.ts';

let room: LetterRoom;
let sha256: string;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(async () => {
  await room.fresh();
  sha256 = (await makeReady(room.attorney, room.letterId)).body.pdf_sha256;
  await readLetter(room.attorney, room.letterId);
  await prove();
});
afterAll(() => room.close());

const path = () => `/api/letters/${room.letterId}`;
const openPdf = () => room.attorney.raw('GET', `${path()}/pdf`);
/** Forgets the openings, as if in a release in which a reading did not yet require the PDF to be opened. */
const forgetViews = () =>
  room.superuser.rows(
    'set session_replication_role = replica; delete from letter_views; set session_replication_role = default',
  );
const prove = () => room.attorney.post('/api/auth/confirm-password', { password: room.attorney.account?.password });
/** The bare call, without what the fixture does first. */
const approve = async (more: object = {}): Promise<TestAnswer> => {
  const signed = await signBytes(room.attorney, room.letterId, { sha256 });
  return room.attorney.post(`${path()}/approve`, { ...signed, sha256, attestation: currentAttestation, ...more });
};
const ground = async () => (await room.attorney.get(`${path()}/approval`)).body;
const blocked = (text: RegExp) => ({
  status: 409,
  body: { code: 'LETTER_BLOCKED', message: expect.stringMatching(text) },
});

/** The database's function, called past the use case. Returns the SQL error's message, or null. */
async function inDatabase({
  reason = null as string | null,
  sha = sha256,
  shown = sha256,
  actor = attorney(),
} = {}): Promise<string | null> {
  const [session] = await room.superuser.rows<{ id: string }>('select id from auth.sessions where user_id = $1', [
    room.attorney.id,
  ]);
  const [license] = await room.superuser.rows<{ id: string }>(
    "select id from licenses where attorney_id = $1 and state = 'CA'",
    [room.attorney.id],
  );
  try {
    await room.app.services.database.as(actor, async (db) => {
      await sql`select app.approve_letter(${room.letterId}, ${sha}, null, null, 'typed', ${shown}, 'letters/x.pdf', ${'0'.repeat(64)}, ${session?.id ?? null}, ${license?.id ?? null}, ${reason}, 'approval/1', now())`.execute(
        db,
      );
      throw new Error('rolled back');
    });
  } catch (error) {
    const { message } = error as Error;
    return message === 'rolled back' ? null : message;
  }
  return null;
}
const attorney = (id = room.attorney.id): Actor => ({ role: 'attorney', id, name: 'Test', verifiedEmail: null });
const staff = (): Actor => ({ role: 'admin', id: room.staff.id, name: 'Test', verifiedEmail: null });
const onMotion = { reason: 'Admitted on motion.' };

describe('an approval', () => {
  test('needs the PDF of this very version opened by the attorney, and the one with the signature', async () => {
    await forgetViews();
    expect(await inDatabase(onMotion)).toMatch(/has not opened the PDF/);
    await room.staff.raw('GET', `${path()}/pdf`);
    expect((await ground()).seen_at).toBeNull();
    await openPdf();
    expect((await ground()).seen_at).not.toBeNull();
    expect(await inDatabase({ ...onMotion, shown: '1'.repeat(64) })).toMatch(/has not seen the letter with this/);
    expect(await inDatabase(onMotion)).toBeNull();
    sha256 = (await room.edit()).body.pdf_sha256;
    await makeReady(room.attorney, room.letterId);
    await readLetter(room.attorney, room.letterId);
    sha256 = (await room.shown()).body.pdf_sha256;
    await forgetViews();
    expect(await inDatabase(onMotion)).toMatch(/has not opened the PDF/);
    await openPdf();
    expect((await approve()).body.status).toBe('approved');
  });

  test('needs a proof of identity that is no older than five minutes', async () => {
    await openPdf();
    await room.superuser.rows("update auth.sessions set password_at = now() - interval '301 seconds'");
    expect((await ground()).proof).toMatchObject({ how: 'password', good_until: null });
    expect(await approve()).toMatchObject(blocked(/^Confirm again that it is you/));
    expect(await inDatabase(onMotion)).toMatch(/no second factor within five minutes/);
    await room.superuser.rows("update auth.sessions set password_at = now() - interval '290 seconds'");
    expect(await inDatabase(onMotion)).toBeNull();
    expect((await approve()).status).toBe(200);
  });

  test('takes a second factor where there is one, and no password instead of it', async () => {
    await openPdf();
    const has = (yes: boolean) =>
      room.superuser.rows('update auth.users set two_factor_enabled = $2 where id = $1', [room.attorney.id, yes]);
    await has(true);
    expect(await approve()).toMatchObject(blocked(/^Confirm again that it is you/));
    expect(await inDatabase(onMotion)).toMatch(/no second factor within five minutes/);
    await room.superuser.rows('update auth.sessions set second_factor_at = now() where user_id = $1', [
      room.attorney.id,
    ]);
    expect((await ground()).proof).toMatchObject({ how: 'second_factor', good_until: expect.any(String) });
    expect((await approve()).status).toBe(200);
    await has(false);
    await room.superuser.rows('update auth.sessions set second_factor_at = null');
  });

  test('asks for a wrong password again, and counts it as no proof', async () => {
    await room.superuser.rows('update auth.sessions set password_at = null');
    const wrong = await room.attorney.post('/api/auth/confirm-password', { password: 'not the password' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
    expect((await ground()).proof.good_until).toBeNull();
  });

  test('needs an appointment with exactly what the attorney signs with', async () => {
    await openPdf();
    const sign = (number: string) =>
      room.superuser.rows('update attorneys set bar_number = $2 where user_id = $1', [room.attorney.id, number]);
    await sign('999999');
    expect(await approve()).toMatchObject(blocked(/is not appointed/));
    expect((await room.shown()).body.decisions).toContainEqual(
      expect.objectContaining({ key: 'appointment:missing', owner: 'staff', bars: 'approval' }),
    );
    expect(await inDatabase(onMotion)).toMatch(/not appointed/);
    await sign('123456');
    expect((await approve()).status).toBe(200);
  });

  test('needs a license that is active and was checked within 90 days', async () => {
    await openPdf();
    const check = (status: string, days: number) =>
      room.superuser.rows(
        "insert into license_checks (id, license_id, status, checked_on, proof, checked_by_name, recorded_at) select gen_random_uuid(), id, $1, (now() at time zone 'America/New_York')::date - $2::int, 'x', 'Test', clock_timestamp() from licenses",
        [status, days],
      );
    await room.superuser.rows('alter table license_checks disable trigger append_only');
    const before = await room.superuser.rows<{ id: string }>('select id from license_checks');
    const only = async (status: string, days: number) => {
      await room.superuser.rows('delete from license_checks');
      await check(status, days);
    };
    for (const [status, days] of [
      ['suspended', 0],
      ['inactive', 1],
      ['active', 91],
    ] as const) {
      await only(status, days);
      expect(await approve()).toMatchObject(blocked(/^No license of the attorney/));
      expect(await inDatabase(onMotion)).toMatch(/no active license/);
    }
    await only('active', 90);
    expect(before.length).toBeGreaterThan(0);
    expect(await inDatabase(onMotion)).toBeNull();
    // The newest look-up counts; an older one that found the license active does not help.
    await check('suspended', 3);
    expect(await inDatabase(onMotion)).toMatch(/no active license/);
    await only('active', 0);
    expect((await approve()).status).toBe(200);
    await room.superuser.rows('alter table license_checks enable trigger append_only');
  });

  test('asks for a reason when the license is from neither the merchant’s state nor the state of the agreement’s law', async () => {
    await openPdf();
    expect(await ground()).toMatchObject({ license: { state: 'DE', fits: 'law' }, reason_needed: null });
    // The California license fits no PayPal agreement.
    expect(await inDatabase()).toMatch(/fits neither/);
    await room.superuser.rows('alter table licenses disable trigger append_only');
    await room.superuser.rows("update licenses set state = 'AK' where attorney_id = $1 and state = 'DE'", [
      room.attorney.id,
    ]);
    expect(await ground()).toMatchObject({ license: { fits: null }, reason_needed: expect.any(String) });
    expect(await approve()).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', fields: { license_reason: expect.any(String) } },
    });
    expect(await approve({ license_reason: ' ' })).toMatchObject({ status: 422 });
    expect((await approve({ license_reason: 'Admitted on motion.' })).status).toBe(200);
    const [row] = await room.superuser.rows('select license_reason from letter_approvals where letter_id = $1', [
      room.letterId,
    ]);
    expect(row).toEqual({ license_reason: 'Admitted on motion.' });
    await room.superuser.rows("update licenses set state = 'DE' where state = 'AK'");
    await room.superuser.rows('alter table licenses enable trigger append_only');
  });

  test('records who approved, on which license, what they attested, when they saw it and how they proved it', async () => {
    await openPdf();
    expect(await approve({ attestation: 'approval/0' })).toMatchObject({ status: 422 });
    expect((await approve()).body.approval).toMatchObject({ bar_number: '123456', bar_state: 'California' });
    // Approving a second time returns the existing approval.
    expect(await approve()).toMatchObject({ status: 200, body: { status: 'approved' } });
    const [row, ...others] = await room.superuser.rows('select * from letter_approvals where letter_id = $1', [
      room.letterId,
    ]);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      sha256,
      attorney_id: room.attorney.id,
      bar_number: '123456',
      firm_name: 'Test Law, P.C.',
      license_state: 'DE',
      license_reason: null,
      attestation: 'approval/1',
      seen_at: expect.any(Date),
      proved_by: 'password',
      proved_at: expect.any(Date),
    });
  });

  test('is made by the checked function alone: nobody inserts one, and no other attorney calls it', async () => {
    await openPdf();
    for (const actor of [attorney(), staff()]) {
      const insert = room.app.services.database.as(actor, (db) =>
        sql`insert into letter_approvals (id, letter_id, case_id, version, attorney_id, sha256)
          select gen_random_uuid(), id, case_id, version, ${room.attorney.id}, ${sha256} from letters where id = ${room.letterId}`.execute(
          db,
        ),
      );
      await expect(insert).rejects.toMatchObject({ code: '42501' });
    }
    const other = await room.app.user('attorney');
    expect(await inDatabase({ ...onMotion, actor: attorney(other.id) })).toMatch(/only the attorney of the case/);
    expect(await inDatabase({ ...onMotion, actor: staff() })).toMatch(/only the attorney of the case/);
    expect(await inDatabase({ ...onMotion, sha: '0'.repeat(64) })).toMatch(/not the letter in review/);
  });
});

describe('findings that are settled by reading', () => {
  test('are confirmed one by one: a call takes one key, and a transaction one confirmation', async () => {
    const several = await room.attorney.post(`${path()}/confirm`, { keys: ['a', 'b'] });
    expect(several.status).toBe(422);
    const twice = (together: string) =>
      room.app.services.database.as(attorney(), (db) =>
        sql`insert into finding_confirmations (letter_id, case_id, key, attorney_id, alone)
          select ${room.letterId}, ${room.caseId}, key, ${room.attorney.id}, ${sql.raw(together)} from unnest(array['a', 'b']) as key`.execute(
          db,
        ),
      );
    await expect(twice('true')).rejects.toMatchObject({ code: '23505' });
    await expect(twice('false')).rejects.toMatchObject({ code: '42501' });
  });
});
