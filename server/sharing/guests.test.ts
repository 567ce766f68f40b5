import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeCases } from '../privacy/purge-cases.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';
import { invitationAddress } from './invitation-link.ts';

let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let merchant: TestUser;
let caseId: string;

const pdf = Buffer.from('%PDF-1.7\nnotice\n%%EOF');
const confirmed = async (user: TestUser): Promise<TestUser> => {
  await superuser.rows('update auth.users set email_verified = true where id = $1', [user.id]);
  return user;
};
const addressOf = (user: TestUser) => user.account?.email ?? '';
const invite = (email: string, by = merchant, name = 'Robin') =>
  by.post(`/api/cases/${caseId}/guests`, { email, name });
/** The token of the newest invitation, as in its email. */
async function newestToken(): Promise<string> {
  const [row] = await superuser.rows<{ id: string }>(
    'select id from case_guests where case_id = $1 order by invited_at desc, id desc limit 1',
    [caseId],
  );
  return new URL(invitationAddress(app.services.config, row?.id ?? '')).searchParams.get('token') ?? '';
}
const accept = async (user: TestUser): Promise<TestAnswer> =>
  user.post('/api/invitations/accept', { token: await newestToken() });
/** A confirmed account that has accepted an invitation to the case. */
async function guestOf(): Promise<TestUser> {
  const guest = await confirmed(await app.user());
  expect((await invite(addressOf(guest))).status).toBe(200);
  expect(await accept(guest)).toMatchObject({ status: 200, body: { case_id: caseId } });
  return guest;
}
const historyOf = async () =>
  (await superuser.rows<{ what: string; actor_id: string }>(
    'select what, actor_id from case_history where case_id = $1 order by seq',
    [caseId],
  )) as { what: string; actor_id: string }[];

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  staff = await app.user('staff');
});
beforeEach(async () => {
  await superuser.rows('delete from attempts');
  merchant = await confirmed(await app.user());
  const files = [];
  for (const [name, document_type] of [
    ['notice.pdf', 'hold_notice'],
    ['ein.pdf', 'ein_letter'],
  ] as const) {
    const { id } = await merchant.upload(name, pdf);
    files.push({ id: id ?? '', document_type });
  }
  caseId = (await merchant.apply({ files, fields: { ein: '12-3456789', merchantAccount: 'acct_1234567890' } })).body
    .case_id;
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

describe('inviting', () => {
  test('the merchant invites by email, sees who is invited, and takes it back; each is in the history', async () => {
    const { status, body } = await invite('Robin@Books.example');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      may_invite: true,
      items: [{ email: 'Robin@Books.example', name: 'Robin', state: 'invited', accepted_at: null, files: [] }],
    });
    const days = (Date.parse(body.items[0].expires_at) - Date.parse(body.items[0].invited_at)) / 86_400_000;
    expect(days).toBe(14);
    const [email] = await superuser.rows<{ recipient: string; payload: object }>(
      "select recipient, payload from outbox where case_id = $1 and template = 'case-invitation'",
      [caseId],
    );
    expect(email?.recipient).toBe('Robin@Books.example');
    // Neither the outbox nor the table of guests stores the token that opens the link.
    expect(JSON.stringify([email, await superuser.rows('select * from case_guests')])).not.toContain(
      await newestToken(),
    );
    const gone = await merchant.send('DELETE', `/api/cases/${caseId}/guests/${body.items[0].id}`);
    expect(gone).toMatchObject({ status: 200, body: { items: [] } });
    expect(await merchant.send('DELETE', `/api/cases/${caseId}/guests/${body.items[0].id}`)).toMatchObject({
      status: 200,
    });
    expect((await historyOf()).map(({ what }) => what).slice(-2)).toEqual(['guest_invited', 'invitation_taken_back']);
    const late = await confirmed(await app.user());
    expect(await accept(late)).toMatchObject({ status: 409, body: { message: expect.stringContaining('taken back') } });
  });

  test('only the merchant invites, with a confirmed address of their own, and never themselves', async () => {
    const guest = await guestOf();
    for (const by of [guest, await app.user(), await app.user('attorney')])
      expect([
        (await invite('kim@books.example', by)).status,
        (await by.get(`/api/cases/${caseId}/guests`)).status,
      ]).toEqual([404, 404]);
    expect((await invite('kim@books.example', staff)).status).toBe(403);
    expect((await invite(addressOf(merchant).toUpperCase())).body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { email: expect.any(String) },
    });
    expect((await invite('not an address')).status).toBe(422);
    await superuser.rows('update auth.users set email_verified = false where id = $1', [merchant.id]);
    expect(await invite('kim@books.example')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Confirm your own email address') },
    });
  });

  test('at most five at a time; inviting the same address again replaces its invitation', async () => {
    for (const n of [1, 2, 3, 4, 5]) expect((await invite(`robin${n}@books.example`)).status).toBe(200);
    const first = await newestToken();
    expect((await invite('robin6@books.example')).body.message).toContain('At most 5');
    expect((await invite('Robin5@books.example')).body.items).toHaveLength(5);
    expect(await newestToken()).not.toBe(first);
    expect((await app.visitor().post('/api/invitations/read', { token: first })).body.state).toBe('ended');
    await superuser.rows(
      "update case_guests set invited_at = invited_at - interval '15 days', expires_at = expires_at - interval '15 days' where email = 'robin1@books.example'",
    );
    expect((await invite('robin6@books.example')).status).toBe(200);
  });
});

describe('accepting', () => {
  test('the link works once, for the confirmed address that was invited', async () => {
    const guest = await app.user();
    await invite(addressOf(guest).toUpperCase());
    const token = await newestToken();
    const read = (by: TestUser) => by.post('/api/invitations/read', { token });
    expect((await read(app.visitor())).body).toEqual({
      state: 'invited',
      email: addressOf(guest).toUpperCase(),
      invited_by: expect.any(String),
      legal_business_name: 'Analytical Goods LLC',
      expires_at: expect.any(String),
    });
    expect((await app.visitor().post('/api/invitations/accept', { token })).status).toBe(401);
    expect((await accept(guest)).body.message).toContain('Confirm your email address');
    const stranger = await confirmed(await app.user());
    expect((await accept(stranger)).body.message).toContain(`is for ${addressOf(guest).toUpperCase()}`);
    await confirmed(guest);
    expect([await accept(guest), await accept(guest)]).toMatchObject([
      { status: 200, body: { case_id: caseId } },
      { status: 200, body: { case_id: caseId } },
    ]);
    expect((await read(stranger)).body.state).toBe('has_access');
    expect((await accept(stranger)).body.message).toContain('was used before');
    expect((await historyOf()).at(-1)).toMatchObject({ what: 'guest_accepted', actor_id: guest.id });
    expect((await invite(addressOf(guest))).body.message).toContain('has access to this case already');
  });

  test('an expired invitation says so, an unknown token is not found, and staff accept nothing', async () => {
    const guest = await confirmed(await app.user());
    await invite(addressOf(guest));
    await superuser.rows(
      "update case_guests set invited_at = now() - interval '15 days', expires_at = now() - interval '1 day' where case_id = $1",
      [caseId],
    );
    expect((await accept(guest)).body.message).toContain('has expired');
    expect(await guest.post('/api/invitations/accept', { token: 'x'.repeat(43) })).toMatchObject({
      status: 404,
      body: { message: 'This invitation was not found.' },
    });
    const attorney = await confirmed(await app.user('attorney'));
    await invite(addressOf(attorney));
    expect((await accept(attorney)).body.message).toContain('for work at Unhold');
  });

  test('of two who accept at once, one does', async () => {
    const guest = await confirmed(await app.user());
    await invite(addressOf(guest));
    const answers = await Promise.all([accept(guest), accept(guest), accept(guest)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await historyOf()).filter(({ what }) => what === 'guest_accepted')).toHaveLength(1);
  });
});

describe('a guest', () => {
  test('reads status, timeline, money and files of that one case, and nothing else of it', async () => {
    await merchant.post(`/api/cases/${caseId}/story/events`, {
      event_id: randomUUID(),
      key: null,
      who: 'merchant',
      act: 'called',
      day: '2026-01-08',
      precision: 'day',
      due_on: null,
      about: null,
      proof_file_id: null,
    });
    const guest = await guestOf();
    await guest.apply({ fields: { legalBusinessName: 'Books LLC' } });
    const other = (await merchant.apply({ fields: { legalBusinessName: 'Second Shop LLC' } })).body.case_id;
    expect((await guest.get('/api/shared-cases')).body.items).toMatchObject([
      { id: caseId, legal_business_name: 'Analytical Goods LLC', shared_by: expect.any(String) },
    ]);
    expect((await guest.get('/api/cases')).body.items).toHaveLength(1);
    const { status, body } = await guest.get(`/api/shared-cases/${caseId}`);
    expect([
      status,
      body.ledger.held_amount_cents,
      body.files.map((each: { filename: string }) => each.filename),
    ]).toEqual([200, 1_250_000, ['notice.pdf']]);
    expect(body.timeline[0]).toMatchObject({ words: 'You called.', on: '2026-01-08', event: { act: 'called' } });
    expect(JSON.stringify(body)).not.toMatch(/6789|acct_|ai_summary|storage_key|@people/);
    for (const path of [
      `/api/shared-cases/${other}`,
      `/api/cases/${caseId}`,
      `/api/cases/${caseId}/messages`,
      `/api/cases/${caseId}/answers`,
      `/api/cases/${caseId}/papers`,
      `/api/cases/${caseId}/ledger`,
      `/api/cases/${caseId}/files`,
    ])
      expect([path, (await guest.get(path)).status]).toEqual([path, 404]);
  });

  test('adds files and opens those alone; the merchant sees who added what, and so do staff', async () => {
    const guest = await guestOf();
    const { id } = await guest.upload('statement.pdf', pdf, caseId);
    expect(id).not.toBeNull();
    const added = await guest.post(`/api/cases/${caseId}/files`, {
      files: [{ id, document_type: 'ein_letter' }],
    });
    expect(added.status).toBe(200);
    const { files, may } = (await guest.get(`/api/shared-cases/${caseId}`)).body;
    expect(files.map(({ filename, mine }: { filename: string; mine: boolean }) => [filename, mine])).toEqual([
      ['notice.pdf', false],
      ['statement.pdf', true],
    ]);
    expect(may.add_files).toBe(true);
    const notice = files.find((each: { mine: boolean }) => !each.mine).id;
    expect((await guest.get(`/api/files/${notice}/download`)).status).toBe(404);
    expect((await guest.get(`/api/files/${id}/download`)).status).toBe(200);
    for (const reader of [merchant, staff])
      expect((await reader.get(`/api/cases/${caseId}/guests`)).body.items).toMatchObject([
        { state: 'has_access', files: [{ filename: 'statement.pdf' }] },
      ]);
    expect((await historyOf()).at(-1)).toMatchObject({ what: 'files_added', actor_id: guest.id });
    expect((await merchant.get(`/api/cases/${caseId}`)).body.case_files).toHaveLength(3);
    const receipt = await guest.upload('receipt.pdf', pdf, caseId);
    expect(
      (
        await guest.post(`/api/cases/${caseId}/files`, {
          files: [{ id: receipt.id, document_type: 'mail_receipt' }],
        })
      ).status,
    ).toBe(403);
  });

  test('adds nothing to a case that has ended', async () => {
    const guest = await guestOf();
    await merchant.post(`/api/cases/${caseId}/cancel`, {});
    expect((await guest.get(`/api/shared-cases/${caseId}`)).body).toMatchObject({
      status: 'closed',
      may: { add_files: false },
    });
    expect((await guest.upload('late.pdf', pdf, caseId)).answer).toMatchObject({
      status: 409,
      body: { message: 'This case has ended; no more files can be added to it.' },
    });
  });

  test('a removed guest sees and adds nothing from the next request on, and neither does one who left', async () => {
    for (const end of ['remove', 'leave'] as const) {
      const guest = await guestOf();
      const { id } = await guest.upload('statement.pdf', pdf, caseId);
      const [item] = (await merchant.get(`/api/cases/${caseId}/guests`)).body.items;
      if (end === 'remove') await merchant.send('DELETE', `/api/cases/${caseId}/guests/${item.id}`);
      else expect((await guest.post(`/api/shared-cases/${caseId}/leave`, {})).status).toBe(200);
      expect([
        (await guest.get(`/api/shared-cases/${caseId}`)).status,
        (await guest.get('/api/shared-cases')).body.items,
        (await guest.post(`/api/cases/${caseId}/files`, { files: [{ id, document_type: 'hold_notice' }] })).status,
        (await guest.upload('more.pdf', pdf, caseId)).answer.status,
        (await guest.post(`/api/shared-cases/${caseId}/leave`, {})).status,
      ]).toEqual([404, [], 404, 404, 404]);
      expect((await merchant.get(`/api/cases/${caseId}/guests`)).body.items).toEqual([]);
      expect((await historyOf()).at(-1)?.what).toBe(end === 'remove' ? 'guest_removed' : 'guest_left');
    }
  });

  test('naming a case as shared opens nothing to a user with whom it is not shared', async () => {
    const stranger = await confirmed(await app.user());
    const actor = { role: 'client', id: stranger.id, name: 'S', verifiedEmail: addressOf(stranger) } as const;
    const [seen] = await app.services.database.as(actor, async (db) => {
      const { enterShared } = await import('../kernel/enter-shared.ts');
      const entered = await enterShared(db, { ...actor } as never, caseId);
      return [[entered, await db.selectFrom('cases').select('id').execute()]];
    });
    expect(seen).toEqual([false, []]);
  });
});

describe('what is kept', () => {
  test('an erased guest has no access and is named nowhere', async () => {
    const guest = await guestOf();
    await guest.post('/api/me/erasure', { note: '' });
    const [request] = (await staff.get('/api/admin/erasures')).body.items;
    expect((await staff.post(`/api/admin/erasures/${request.id}/decide`, { decision: 'done', note: '' })).status).toBe(
      200,
    );
    const [row] = await superuser.rows(
      'select email, name, ended_at is null as live from case_guests where case_id = $1',
      [caseId],
    );
    expect(row).toEqual({ email: 'erased@erased.invalid', name: '', live: false });
    expect((await merchant.get(`/api/cases/${caseId}/guests`)).body.items).toEqual([]);
  });

  test('the invitations of a case are deleted with it', async () => {
    await invite('robin@books.example');
    await merchant.post(`/api/cases/${caseId}/cancel`, {});
    const later = new Date(Date.now() + 8 * 366 * 86_400_000);
    const services = { ...app.services, clock: { ...app.services.clock, now: () => later } };
    expect((await purgeCases(services)).purged).toBeGreaterThan(0);
    expect(await superuser.rows('select 1 from case_guests where case_id = $1', [caseId])).toEqual([]);
  });
});

test('an invitation cannot be made in another name, and its acceptance cannot be written by hand', async () => {
  const guest = await confirmed(await app.user());
  await invite(addressOf(guest));
  const actor = { role: 'client', id: merchant.id, name: 'M', verifiedEmail: addressOf(merchant) } as const;
  const row = {
    id: randomUUID(),
    case_id: caseId,
    email: 'kim@books.example',
    token_hash: '1'.repeat(43),
    invited_by_name: 'M',
    invited_at: new Date(),
    expires_at: new Date(Date.now() + 1_000),
  };
  const { database } = app.services;
  await expect(
    database.as(actor, (db) =>
      db
        .insertInto('case_guests')
        .values({ ...row, invited_by: staff.id })
        .execute(),
    ),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    database.as(actor, (db) =>
      db
        .insertInto('case_guests')
        .values({ ...row, invited_by: merchant.id, user_id: guest.id, accepted_at: new Date() })
        .execute(),
    ),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    database.as(actor, (db) =>
      db.updateTable('case_guests').set({ user_id: guest.id, accepted_at: new Date() }).execute(),
    ),
  ).rejects.toMatchObject({ code: '42501' });
});
