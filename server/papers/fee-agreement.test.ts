import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paperIn, paperOf, signAgreement } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh({ signed: false, engaged: false }));
afterAll(() => room.close());

const path = () => `/api/cases/${room.caseId}/papers`;
const drawn = 'M10 20L30 40L50 30';
const read = (by: TestUser = room.merchant): Promise<TestAnswer> => by.get(path());
const agreement = (by: TestUser = room.merchant) => paperOf(by, room.caseId, 'fee_agreement');
const agreementIn = ({ body }: TestAnswer) => paperIn(body, 'fee_agreement');
const sign = (by: TestUser, body: object) =>
  by.post(`${path()}/fee_agreement/sign`, { typed_name: 'Ada Byron', agreed: true, ...body });
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const pdf = async (by: TestUser = room.merchant) => by.raw('GET', `/api/papers/${(await rows())[0]?.['id']}/pdf`);
const rows = () =>
  room.superuser.rows<Record<string, unknown>>('select * from paper_signatures where case_id = $1', [room.caseId]);
const refusedAs = (status: number, code: string) => ({ status, body: { code, message: expect.any(String) } });

describe('before signing', () => {
  test("the unsigned text is shown with its hash only to the case's users", async () => {
    const shown = await agreement();
    expect(shown).toMatchObject({
      signatures: [],
      in_force: false,
      may: { sign: true, withdraw: false },
      text_sha256: sha256(shown.text),
    });
    for (const text of [
      '$12,500.00',
      '20%',
      'Analytical Goods LLC',
      'Ada Byron',
      'PayPal',
      'the fee is **$2,500.00** and you keep $10,000.00',
    ])
      expect(shown.text).toContain(text);
    for (const user of [room.staff, room.attorney])
      expect(await agreement(user)).toEqual({
        ...shown,
        owed: false,
        may: { record: null, sign: false, withdraw: false },
      });
    expect((await read(room.staff)).body.expected_names).toEqual([]);
    expect(await read(await room.app.user())).toMatchObject(refusedAs(404, 'NOT_FOUND'));
    expect(await read(await room.app.user('attorney'))).toMatchObject(refusedAs(404, 'NOT_FOUND'));
    expect(await read(room.app.visitor())).toMatchObject(refusedAs(401, 'UNAUTHORIZED'));
    expect((await room.merchant.raw('GET', `/api/papers/${crypto.randomUUID()}/pdf`)).status).toBe(404);
  });

  test.each([
    ['held_amount_cents', '1250001'],
    ['legal_business_name', 'Analytical Goods Inc'],
    ['last_name', 'Lovelace'],
    ['processor', 'stripe'],
  ])('another %s makes another text, and the one read before can no longer be signed', async (column, value) => {
    const shown = await agreement();
    await room.superuser.rows(`update cases set ${column} = $2 where id = $1`, [room.caseId, value]);
    expect(await sign(room.merchant, { sha256: shown.text_sha256 })).toMatchObject(refusedAs(409, 'VERSION_MISMATCH'));
    const fresh = await agreement();
    expect(fresh.text_sha256).not.toBe(shown.text_sha256);
    expect((await sign(room.merchant, { sha256: fresh.text_sha256, other_name: true })).status).toBe(200);
  });

  test('signing needs consent, a hash and a name', async () => {
    const { text_sha256: hash } = await agreement();
    for (const wrong of [
      { agreed: false },
      { agreed: undefined },
      { typed_name: '' },
      { typed_name: ' x ' },
      { typed_name: '12345' },
      { typed_name: 'Ada\u0007Byron' },
      { typed_name: 'Ada\u202eByron' },
      { typed_name: 'x'.repeat(201) },
      { sha256: 'f'.repeat(63) },
      { percent: 1 },
    ]) {
      expect((await sign(room.merchant, { sha256: hash, ...wrong })).status).toBe(422);
    }
    expect(await rows()).toEqual([]);
  });
});

describe('signing the agreement', () => {
  test('signing stores text, hash, name, time, address and browser, and writes history', async () => {
    const shown = await agreement();
    const before = Date.now();
    const signed = await room.merchant.post(
      `${path()}/fee_agreement/sign`,
      { sha256: shown.text_sha256, typed_name: '  Ada   Byron ', agreed: true },
      { 'user-agent': 'Test Browser/1.0' },
    );
    expect(signed.status).toBe(200);
    expect(agreementIn(signed)).toMatchObject({
      text: shown.text,
      text_sha256: shown.text_sha256,
      in_force: true,
      may: { sign: false },
      signatures: [{ name: 'Ada Byron', party: 'merchant' }],
    });
    const [signature] = agreementIn(signed).signatures;
    const [row] = await rows();
    expect(row).toMatchObject({
      text: shown.text,
      text_sha256: shown.text_sha256,
      percent: 20,
      signed_name: 'Ada Byron',
      signed_by: room.merchant.id,
      user_agent: 'Test Browser/1.0',
      address: signature.address,
      sha256: signature.sha256,
    });
    expect(new Date(signature.at).getTime()).toBeGreaterThanOrEqual(before);
    expect(
      await room.superuser.rows(
        "select actor_id, new_value from case_history where case_id = $1 and what = 'paper_signed'",
        [room.caseId],
      ),
    ).toEqual([
      {
        actor_id: room.merchant.id,
        new_value: { paper: 'Success-fee agreement', sha256: signature.sha256, name: 'Ada Byron' },
      },
    ]);
  });

  test('a drawn signature is stored, shown and in the history; anything but strokes is refused', async () => {
    const given = { sha256: (await agreement()).text_sha256 };
    expect((await sign(room.merchant, { ...given, drawn: 'M0 0L1 1"><script>' })).status).toBe(422);
    const signed = await sign(room.merchant, { ...given, drawn });
    expect(agreementIn(signed).signatures).toMatchObject([{ name: 'Ada Byron', drawn }]);
    expect((await agreement()).signatures).toMatchObject([{ drawn }]);
    expect(await rows()).toMatchObject([{ drawn }]);
    expect(
      await room.superuser.rows(
        "select new_value->'drawn' as drawn from case_history where case_id = $1 and what = 'paper_signed'",
        [room.caseId],
      ),
    ).toEqual([{ drawn: true }]);
  });

  test('a name that the application does not have is refused until its owner says that they may sign', async () => {
    expect((await read()).body.expected_names).toEqual(['Ada Byron']);
    const { text_sha256: hash } = await agreement();
    expect(await sign(room.merchant, { sha256: hash, typed_name: 'Someone Else' })).toMatchObject({
      status: 422,
      body: { fields: { typed_name: expect.stringContaining('The application names Ada Byron.') } },
    });
    expect(await rows()).toEqual([]);
    const signed = await sign(room.merchant, { sha256: hash, typed_name: 'Someone Else', other_name: true });
    expect(agreementIn(signed).signatures).toMatchObject([{ name: 'Someone Else' }]);
    expect(
      await room.superuser.rows(
        "select new_value->>'other_name' as other from case_history where case_id = $1 and what = 'paper_signed'",
        [room.caseId],
      ),
    ).toEqual([{ other: 'true' }]);
  });

  test('signing again, with any name or hash, returns the signed agreement, and ten concurrent signatures are one', async () => {
    const { text_sha256: hash } = await agreement();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        sign(room.merchant, {
          sha256: hash,
          typed_name: `Ada ${'Byron'.slice(0, (index % 5) + 1)}`,
          other_name: true,
        }),
      ),
    );
    expect(new Set(answers.map((each) => JSON.stringify([each.status, each.body]))).size).toBe(1);
    const signed = agreementIn(answers[0] as TestAnswer);
    await room.superuser.rows('update cases set held_amount_cents = 1 where id = $1', [room.caseId]);
    const again = await sign(room.merchant, { sha256: 'f'.repeat(64), typed_name: 'Somebody Else' });
    expect([again.status, agreementIn(again)]).toEqual([200, { ...signed, spanish: null }]);
    expect(await agreement()).toEqual({ ...signed, spanish: null });
    expect(await rows()).toHaveLength(1);
    await room.deliver(2);
    expect(
      (await room.emails(room.merchant.account?.email ?? '?')).filter((email) => email.subject?.includes('agreement')),
    ).toHaveLength(1);
  });

  test('only the merchant can sign, not staff, the attorney or a stranger', async () => {
    const { text_sha256: hash } = await agreement();
    for (const user of [room.staff, room.attorney])
      expect(await sign(user, { sha256: hash })).toMatchObject(refusedAs(403, 'FORBIDDEN'));
    for (const user of [await room.app.user(), await room.app.user('attorney')])
      expect(await sign(user, { sha256: hash })).toMatchObject(refusedAs(404, 'NOT_FOUND'));
    expect(await sign(room.app.visitor(), { sha256: hash })).toMatchObject(refusedAs(401, 'UNAUTHORIZED'));
    expect(await rows()).toEqual([]);
  });

  test("a user who has verified the case's email can sign once its owner lets them in, and not before", async () => {
    const holder = await room.app.user();
    await room.superuser.rows('update cases set email = $2 where id = $1', [
      room.caseId,
      holder.account?.email.toUpperCase(),
    ]);
    const { text_sha256: hash } = await agreement();
    expect(await sign(holder, { sha256: hash })).toMatchObject(refusedAs(404, 'NOT_FOUND'));
    await room.superuser.rows('update auth.users set email_verified = true where id = $1', [holder.id]);
    expect(await sign(holder, { sha256: hash })).toMatchObject(refusedAs(404, 'NOT_FOUND'));
    await room.merchant.letContactIn(room.caseId);
    expect(await sign(holder, { sha256: hash })).toMatchObject({ status: 200 });
    expect(await rows()).toMatchObject([{ signed_by: holder.id }]);
    expect(await agreement()).toMatchObject({ may: { sign: false }, signatures: [{ name: 'Ada Byron' }] });
    expect(
      await room.superuser.rows(
        "select lower(recipient) as r from outbox where case_id = $1 and template = 'paper-signed' order by key",
        [room.caseId],
      ),
    ).toEqual([{ r: room.merchant.account?.email }, { r: holder.account?.email }]);
  });

  test('the signed agreement is emailed to the account that signed, and to no contact that the owner has not let in', async () => {
    await room.superuser.rows("update cases set email = 'Books@analytical.example' where id = $1", [room.caseId]);
    await signAgreement(room.merchant, room.caseId);
    const copies = await room.superuser.rows<{ recipient: string }>(
      "select recipient from outbox where case_id = $1 and template = 'paper-signed' order by recipient",
      [room.caseId],
    );
    expect(copies.map((each) => each.recipient)).toEqual([room.merchant.account?.email]);
  });

  test.each(["status = 'closed'", 'cancelled_at = now()'])('signing for a case with %s is refused', async (change) => {
    const { text_sha256: hash } = await agreement();
    await room.superuser.rows(`update cases set ${change} where id = $1`, [room.caseId]);
    expect((await agreement()).may.sign).toBe(false);
    expect(await sign(room.merchant, { sha256: hash })).toMatchObject(refusedAs(409, 'CONFLICT'));
  });
});

describe('the signed PDF', () => {
  test('the PDF shown and emailed has the stored bytes', async () => {
    await signAgreement(room.merchant, room.caseId);
    const [row] = await rows();
    const page = await pdf();
    expect(page.headers.get('content-type')).toBe('application/pdf');
    expect(page.headers.get('content-disposition')).toContain('-fee-agreement.pdf');
    expect(sha256(new Uint8Array(await page.arrayBuffer()))).toBe(row?.['pdf_sha256']);
    await room.deliver(2);
    const emails = (await room.emails(room.merchant.account?.email ?? '?')).filter(
      (email) => email.attachments.length > 0,
    );
    expect(emails.map((email) => email.attachments.map((each) => sha256(each.content)))).toEqual([
      [row?.['pdf_sha256']],
    ]);
    for (const user of [room.staff, room.attorney]) expect((await pdf(user)).status).toBe(200);
    for (const user of [await room.app.user(), await room.app.user('attorney')])
      expect((await pdf(user)).status).toBe(404);
    expect((await pdf(room.app.visitor())).status).toBe(401);
  });

  test('a PDF whose bytes were altered is neither shown nor emailed', async () => {
    await signAgreement(room.merchant, room.caseId);
    const [row] = await rows();
    await room.app.services.storage.put(String(row?.['pdf_key']), Buffer.from('%PDF-1.7 other'));
    expect((await pdf()).status).toBe(500);
    await room.deliver().catch(() => {});
    expect(
      (await room.emails(room.merchant.account?.email ?? '?')).filter((email) => email.attachments.length > 0),
    ).toEqual([]);
  });
});

describe('row-level security on agreements', () => {
  const columns = `insert into paper_signatures (id, case_id, kind, party, title, text, text_sha256, sha256, percent, signed_name, signed_by,
    signed_at, address)`;
  const insertAs = async (role: string, id: string, percent = 20) =>
    room.app.services.database.pool.connect().then(async (client) => {
      try {
        await client.query('begin');
        await client.query(
          "select set_config('app.actor_id', $1, true), set_config('app.actor_role', $2, true), set_config('app.actor_email', '', true)",
          [id, role],
        );
        await client.query(
          `${columns} values (gen_random_uuid(), $1, 'fee_agreement', 'merchant', 'x', 'x', repeat('a', 64), repeat('a', 64), ${percent},
            'Ada Byron', $2, now(), '')`,
          [room.caseId, id || room.merchant.id],
        );
      } finally {
        await client.query('rollback');
        client.release();
      }
    });

  test('nobody can sign for another user, not even the program, nor at another percentage', async () => {
    await insertAs('client', room.merchant.id);
    for (const [role, id, percent] of [
      ['admin', room.staff.id, 20],
      ['admin', room.merchant.id, 20],
      ['attorney', room.attorney.id, 20],
      ['system', '', 20],
      ['client', (await room.app.user()).id, 20],
      ['client', room.merchant.id, 5],
    ] as const) {
      await expect(insertAs(role, id, percent)).rejects.toThrow('row-level security');
    }
  });

  test('a signed agreement never changes', async () => {
    await signAgreement(room.merchant, room.caseId);
    for (const change of [
      "update paper_signatures set signed_name = 'x' where case_id = $1",
      'delete from paper_signatures where case_id = $1',
    ]) {
      await expect(room.app.services.database.pool.query(change, [room.caseId])).rejects.toThrow(/permission denied/);
      await expect(room.superuser.rows(change, [room.caseId])).rejects.toThrow('append-only');
    }
  });
});
