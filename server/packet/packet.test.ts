import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { systemActor } from '../../db/actor.ts';
import { firmDayOf, letterDateOf } from '../../domain/calendar/firm-day.ts';
import { signedContent } from '../../domain/papers/signed-paper.ts';
import { jobHandlers } from '../jobs.ts';
import { confirmFacts, makeReady, paperIn, paperOf, settleFindings, signPaper } from '../../testing/app/desk.ts';
import { fillForm, supplyForm, tickForm } from '../../testing/app/prescribed-form.ts';
import { freshNotice, sha256Of, stripeFields } from '../../testing/app/fresh-notice.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const drawn = 'M10 20L30 40L50 30';
const redraft = () => jobHandlers(room.app.services)['redraft-letter']({ case_id: room.caseId });
const packet = (by: TestUser = room.merchant) => by.get(`/api/cases/${room.caseId}/packet`);
const change = (path: string, body: object, by: TestUser) => by.post(`/api/cases/${room.caseId}/packet${path}`, body);

async function sign(kind: 'notice' | 'authorization', more: object = {}, by = room.merchant): Promise<TestAnswer> {
  if (kind === 'notice') await haveFormFilled();
  return signPaper(by, room.caseId, kind, { drawn, ...more });
}
const paper = (kind: 'notice' | 'authorization' = 'notice') => paperOf(room.merchant, room.caseId, kind);
const withdraw = (by: TestUser) => by.post(`/api/cases/${room.caseId}/papers/notice/withdraw`, {});

/** Where the version prescribes a form as a file, its blank is supplied and filled in, unless it is already. */
async function haveFormFilled(): Promise<void> {
  const { form } = (await packet()).body;
  if (form?.needs !== 'file' || form.filled !== null) return;
  await supplyForm(room);
  await fillForm(room);
}

const confirm = (version: string, by: TestUser = room.attorney) => change('/version/confirm', { version }, by);
const letter = async () => (await room.shown()).body;
const openOf = (shown: { verdict: { findings: { key: string; settle?: string }[] } }) =>
  shown.verdict.findings.filter(({ settle }) => settle !== undefined).map(({ key }) => key);

async function atTime(now: Date, work: () => Promise<void>): Promise<void> {
  const { clock } = room.app.services;
  Object.assign(room.app.services, { clock: { ...clock, now: () => now } });
  try {
    await work();
  } finally {
    Object.assign(room.app.services, { clock });
  }
}

function nextYearsSaturday(): Date {
  const day = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 18, 17));
  while (day.getUTCDay() !== 6) day.setUTCDate(day.getUTCDate() + 1);
  return day;
}

async function approveNow(): Promise<TestAnswer> {
  const { body } = await room.shown();
  const asked =
    body.required_channel.channel === 'certified_mail' && body.document.addressee.address_lines.length === 0;
  await settleFindings(room.attorney, asked ? await makeReady(room.attorney, room.letterId) : await room.shown());
  await confirmFacts(room.merchant, room.caseId);
  await room.attorney.raw('GET', `/api/letters/${room.letterId}/exhibits.pdf`);
  const now = await letter();
  return room.act(room.attorney, 'approve', { sha256: now.pdf_sha256, exhibits_sha256: now.exhibit_book.sha256 });
}

describe('a PayPal case', () => {
  beforeEach(() => freshNotice(room));

  test('its panel says which version governs, what each side still has to do, and how the notice goes', async () => {
    const { body } = await packet();
    expect(body).toMatchObject({
      version: { id: 'paypal/2026-05-19', from: '2026-05-19' },
      why: 'It is the version in force when the notice is sent.',
      is_notice: false,
      sent_by: 'by certified mail',
      waiting: '45 days from its receipt',
      form: { name: 'Notice of Dispute', needs: 'file', recorded: null },
      may: { record_form: false, choose_version: false, confirm_version: false },
    });
    expect(await paper()).toMatchObject({
      title: 'Statement with the notice form',
      missing: ['the processor’s form, filled in'],
      signatures: [],
      stale: null,
      may: { sign: false },
    });
    expect(body.sent_to.join(', ')).toContain('P.O. Box 45950');
    expect(body.clause.quote).toContain('Before bringing any dispute or claim');
    expect(body.adverse.length).toBeGreaterThan(5);
    expect(body.asks.map(({ id, who, met }: { id: string; who: string; met: boolean }) => [id, who, met])).toEqual([
      ['details', 'merchant', true],
      ['documents', 'merchant', true],
      ['form_blank', 'desk', false],
      ['form', 'merchant', false],
      ['notice', 'merchant', false],
      ['form_ticks', 'attorney', false],
      ['version', 'attorney', false],
    ]);
    expect((await packet(room.attorney)).body.may).toEqual({
      record_form: false,
      supply_form: true,
      fill_form: false,
      return_form: false,
      tick_form: false,
      set_filing_day: true,
      propose_offer: true,
      choose_version: true,
      confirm_version: true,
      set_aside_version: true,
    });
  });

  test('a signature and a form of the evening at the firm, when it is the next day in UTC, count for the letter of that day', async () => {
    const evening = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 17, 1, 30));
    await atTime(evening, async () => {
      await sign('notice');
      await tickForm(room);
      await redraft();
      expect((await letter()).document).toMatchObject({
        dated: letterDateOf(evening),
        title: 'Demand, with Notice of Dispute',
      });
    });
  });

  test('a version confirmed on a Saturday is confirmed for the letter of the next business day', async () => {
    await atTime(nextYearsSaturday(), async () => {
      await sign('notice');
      await tickForm(room);
      await redraft();
      expect(openOf(await letter())).toContain('version:paypal/2026-05-19');
      expect((await confirm('paypal/2026-05-19')).body.confirmed_today).toBe(true);
      expect(openOf(await letter())).not.toContain('version:paypal/2026-05-19');
    });
  });

  test('signed, with the form and the version confirmed, the letter becomes the notice and holds the signature', async () => {
    expect((await letter()).title).toBe('Demand for Release of Withheld Funds');
    const signed = await sign('notice');
    expect(signed.status).toBe(200);
    expect((await tickForm(room)).body.is_notice).toBe(true);
    await redraft();
    const shown = await letter();
    expect(shown.title).toBe('Demand, with Notice of Dispute');
    const [enclosed] = shown.document.papers;
    expect(enclosed).toMatchObject({ kind: 'notice', signed_name: 'Ada Byron', drawn });
    expect(enclosed.text).toBe(paperIn(signed.body, 'notice').text);
    expect(enclosed.sha256).toBe(sha256Of(signedContent(enclosed)));
    expect(shown.document.exhibits.at(-1).description).toBe(
      `The form “Notice of Dispute”, filled in and signed, hash ${(await packet()).body.form.filled.sha256}`,
    );
    expect(shown.required_channel).toMatchObject({ channel: 'certified_mail', source: 'paypal/2026-05-19' });
    expect(shown.required_channel.address.join(', ')).toContain('P.O. Box 45950, Omaha');
    expect(openOf(shown)).toContain('version:paypal/2026-05-19');
    expect((await confirm('paypal/2026-05-19')).body.confirmed_today).toBe(true);
    expect(openOf(await letter())).not.toContain('version:paypal/2026-05-19');
    const approved = await approveNow();
    expect(approved).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(approved.body.approval.content_sha256).toBe(approved.body.pdf_sha256);
  });

  test('a copy of the signed paper goes to the merchant by email, and every user who may see the case can open it as a PDF', async () => {
    const { body } = await sign('notice');
    const [{ id }] = paperIn(body, 'notice').signatures;
    await room.deliver();
    const [email] = (await room.emails(room.merchant.account?.email ?? '')).filter(({ subject }) =>
      subject?.startsWith('You signed: Statement with the notice form'),
    );
    const page = await room.attorney.raw('GET', `/api/papers/${id}/pdf`);
    expect(sha256Of(new Uint8Array(await page.arrayBuffer()))).toBe(sha256Of(email?.attachments[0]?.content ?? ''));
    const stranger = await room.app.user();
    for (const other of [stranger, await room.app.user('attorney')])
      expect((await other.raw('GET', `/api/papers/${id}/pdf`)).status).toBe(404);
  });

  test('only the merchant of the case signs: staff, attorney and strangers do not, not even in the database', async () => {
    for (const [by, status] of [
      [room.staff, 403],
      [room.attorney, 403],
      [await room.app.user(), 404],
      [await room.app.user('attorney'), 404],
    ] as const) {
      const { text_sha256 } = await paper();
      expect((await sign('notice', { sha256: text_sha256 }, by)).status).toBe(status);
    }
    expect((await paper()).signatures).toEqual([]);
    const row = {
      id: crypto.randomUUID(),
      case_id: room.caseId,
      kind: 'notice' as const,
      party: 'merchant' as const,
      agreement: 'paypal/2026-05-19',
      form: null,
      title: 'Notice',
      text: 'x',
      text_sha256: '0'.repeat(64),
      signed_name: 'Ada Byron',
      drawn: null,
      signed_at: new Date(),
      address: '',
      sha256: '0'.repeat(64),
    };
    for (const [role, user] of [
      ['admin', room.staff],
      ['attorney', room.attorney],
    ] as const)
      await expect(
        room.app.services.database.as({ role, id: user.id, name: 'x', verifiedEmail: null }, (db) =>
          db
            .insertInto('paper_signatures')
            .values({ ...row, signed_by: user.id })
            .execute(),
        ),
      ).rejects.toThrow('row-level security');
    await expect(
      room.app.services.database.as({ role: 'client', id: room.merchant.id, name: 'x', verifiedEmail: null }, (db) =>
        db
          .insertInto('paper_signatures')
          .values({ ...row, signed_by: room.staff.id })
          .execute(),
      ),
    ).rejects.toThrow('row-level security');
  });

  test('the attorney sets the version aside, and the complete notice is a demand until they take that back', async () => {
    await sign('notice');
    await tickForm(room);
    await redraft();
    expect((await letter()).title).toMatch(/Notice of Dispute/i);
    const aside = (by: TestUser, version = 'paypal/2026-05-19') =>
      change('/version/set-aside', { version, reason: 'They moved to other terms.' }, by);
    expect((await aside(room.attorney, 'paypal/2025-10-29')).body.code).toBe('VERSION_MISMATCH');
    for (const by of [room.staff, room.merchant]) expect((await aside(by)).status).toBe(403);
    expect((await aside(room.attorney)).body).toMatchObject({
      version: null,
      why: expect.stringMatching(/set paypal\/2026-05-19 aside on .*: They moved to other terms\.$/),
      choice: { version: null, set_aside: 'paypal/2026-05-19', reason: 'They moved to other terms.' },
      is_notice: false,
      may: { choose_version: true, confirm_version: false, set_aside_version: false },
    });
    await redraft();
    expect(await letter()).toMatchObject({
      title: expect.not.stringMatching(/notice/i),
      required_channel: { channel: 'certified_mail', source: null },
    });
    const back = { version: null, reason: 'It is theirs after all.' };
    expect((await packet(room.staff)).body.may.choose_version).toBe(false);
    expect((await change('/version', back, room.staff)).status).toBe(403);
    expect((await change('/version', back, room.attorney)).body).toMatchObject({
      version: { id: 'paypal/2026-05-19' },
      choice: null,
      is_notice: true,
    });
  });

  test('the database takes a version set aside from nobody but the attorney of the case', async () => {
    const insert = (role: 'admin' | 'attorney', by: TestUser) =>
      room.app.services.database.as({ role, id: by.id, name: 'Test', verifiedEmail: null }, (db) =>
        db
          .insertInto('version_choices')
          .values({
            id: uuidv7(),
            case_id: room.caseId,
            agreement: null,
            set_aside: 'paypal/2026-05-19',
            reason: 'Because.',
            chosen_by: by.id,
            chosen_by_name: 'Test',
            chosen_at: new Date(),
          })
          .execute(),
      );
    await expect(insert('admin', room.staff)).rejects.toThrow(/row-level security/);
    await insert('attorney', room.attorney);
  });

  test('nobody of another case sees or changes anything of the packet', async () => {
    const [stranger, otherAttorney] = [await room.app.user(), await room.app.user('attorney')];
    for (const by of [stranger, otherAttorney]) {
      expect((await packet(by)).status).toBe(404);
      expect((await sign('notice', {}, by)).status).toBe(404);
    }
    expect((await change('/form', { completed_on: '2026-05-12' }, otherAttorney)).status).toBe(404);
    expect((await change('/filing-day', { filing_on: null }, otherAttorney)).status).toBe(404);
    expect((await change('/version', { version: null, reason: 'Because.' }, otherAttorney)).status).toBe(404);
    expect((await confirm('paypal/2026-05-19', otherAttorney)).status).toBe(404);
    const aside = { version: 'paypal/2026-05-19', reason: 'Because.' };
    expect((await change('/version/set-aside', aside, otherAttorney)).status).toBe(404);
    for (const [path, body] of [
      ['/form', { completed_on: '2026-05-12' }],
      ['/filing-day', { filing_on: null }],
      ['/version', { version: null, reason: 'Because.' }],
      ['/version/confirm', { version: 'paypal/2026-05-19' }],
    ] as const)
      expect((await change(path, body, room.merchant)).status).toBe(403);
    expect((await confirm('paypal/2026-05-19', room.staff)).status).toBe(403);
  });

  test('a signature no longer counts once what it states has changed, and counts again when it is changed back', async () => {
    await sign('notice');
    await tickForm(room);
    await redraft();
    const change = async (held: number) =>
      room.superuser.rows('update cases set held_amount_cents = $2 where id = $1', [room.caseId, held]);
    await change(13_000_00);
    const { body } = await packet();
    expect(body).toMatchObject({ is_notice: false });
    expect(await paper()).toMatchObject({
      signatures: [],
      in_force: false,
      stale: { name: 'Ada Byron', why: expect.stringContaining('no longer counts') },
    });
    // The letter, which states the sum too, has red findings besides.
    expect(await approveNow()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
    expect((await letter()).decisions).toContainEqual(
      expect.objectContaining({ key: 'paper:signed', text: expect.stringContaining('A signature no longer counts') }),
    );
    expect((await letter()).papers_blocked_by).toContain('A signature no longer counts');
    await change(12_500_00);
    expect(await paper()).toMatchObject({ in_force: true, signatures: [{ name: 'Ada Byron' }] });
    expect((await letter()).papers_blocked_by).toBeNull();
  });

  test('the text that was read is the text that is signed: another hash is refused, and a signature is kept once', async () => {
    expect(await sign('notice', { sha256: 'f'.repeat(64) })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_MISMATCH' },
    });
    const answers = await Promise.all([sign('notice'), sign('notice'), sign('notice', { drawn: null })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await room.superuser.rows("select id from paper_signatures where case_id = $1 and kind = 'notice'", [
      room.caseId,
    ]);
    expect(rows).toHaveLength(1);
    await expect(
      room.superuser.rows("update paper_signatures set text = 'x' where case_id = $1", [room.caseId]),
    ).rejects.toThrow('append-only');
  });

  test('the name of somebody else is asked about, and a drawing that is no signature and a paper that is not asked for are refused', async () => {
    const refused = await sign('notice', { typed_name: 'Grace Hopper' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
    expect(refused.body.message).toContain('The application names Ada Byron');
    expect((await sign('notice', { drawn: 'M0 0L1 1"><script>' })).status).toBe(422);
    expect((await sign('authorization')).status).toBe(409);
    const meant = await sign('notice', { typed_name: 'Grace Hopper', other_name: true, drawn: null });
    expect(paperIn(meant.body, 'notice').signatures).toMatchObject([{ name: 'Grace Hopper', drawn: null }]);
  });

  test('a signature is taken back by the merchant alone, stays on record, and blocks the letter that holds it', async () => {
    await sign('notice');
    await tickForm(room);
    await redraft();
    const blocked = { status: 409, body: { code: 'LETTER_BLOCKED' } };
    expect((await withdraw(room.staff)).status).toBe(403);
    const { body } = await withdraw(room.merchant);
    expect(paperIn(body, 'notice')).toMatchObject({ signatures: [], stale: { why: 'The signature was taken back.' } });
    expect(await approveNow()).toMatchObject(blocked);
    expect(
      await room.superuser.rows("select id from paper_signatures where case_id = $1 and kind = 'notice'", [
        room.caseId,
      ]),
    ).toHaveLength(1);
    // Signed again, another signature under the same text counts.
    expect(paperIn((await sign('notice')).body, 'notice').signatures).toMatchObject([{ name: 'Ada Byron' }]);
    expect(await approveNow()).toMatchObject(blocked);
    expect((await room.act(room.attorney, 'redraft')).status).toBe(200);
    expect(await approveNow()).toMatchObject({ status: 200 });
    expect((await paper()).may.withdraw).toBe(true);
    await room.send(room.attorney, null);
    // From the moment of sending the page does not offer what is refused.
    expect((await paper()).may.withdraw).toBe(false);
    expect((await withdraw(room.merchant)).status).toBe(409);
  });

  test('nobody writes a signature into a letter by hand', async () => {
    const { body } = await room.shown();
    const forged = {
      kind: 'notice',
      title: 'Notice of Dispute',
      text: '# Notice',
      text_sha256: '0'.repeat(64),
      signed_name: 'Ada Byron',
      signed_at: new Date().toISOString(),
      address: '192.0.2.1',
      drawn,
      sha256: '0'.repeat(64),
    };
    const saved = await room.attorney.send('PUT', `/api/letters/${room.letterId}`, {
      version: body.version,
      document: { ...body.document, title: 'Demand, with Notice of Dispute', papers: [forged] },
    });
    expect(saved.body.document.papers).toBeUndefined();
    expect(saved.body.verdict.findings.map(({ key }: { key: string }) => key)).toContain('structure:notice');
  });

  test('a notice is sent when the mail has left: an email is a copy', async () => {
    await sign('notice');
    await tickForm(room);
    await redraft();
    await confirm('paypal/2026-05-19');
    expect((await approveNow()).status).toBe(200);
    expect((await room.send()).status).toBe(200);
    await room.deliver();
    expect((await room.outbox()).map(({ channel, status }) => [channel, status])).toEqual([
      ['certified_mail', 'to_print'],
      ['email', 'sent'],
    ]);
    expect((await letter()).status).toBe('sending');
    const tracked = await room.post();
    expect(tracked.body.status).toBe('sent');
    expect((await packet()).body.notice_given).toBe(true);
  });

  test('a notice is approved and sent only on a day on which its version was confirmed', async () => {
    await sign('notice');
    await tickForm(room);
    await redraft();
    await confirm('paypal/2026-05-19');
    await room.superuser.rows('alter table version_confirmations disable trigger append_only');
    const move = (days: number) =>
      room.superuser.rows('update version_confirmations set confirmed_on = confirmed_on + $2::int where case_id = $1', [
        room.caseId,
        days,
      ]);
    // The version was confirmed yesterday and not today.
    await room.superuser.rows('update version_confirmations set confirmed_on = confirmed_on - 1 where case_id = $1', [
      room.caseId,
    ]);
    const yesterday = await room.act(room.attorney, 'approve', {
      sha256: (await letter()).pdf_sha256,
      exhibits_sha256: (await letter()).exhibit_book.sha256,
    });
    expect(yesterday).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
    await move(1);
    expect((await approveNow()).status).toBe(200);
    await move(-1);
    const late = await room.send(room.attorney, null);
    expect(late).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
    expect(late.body.message).toContain('is the version in force');
    await move(1);
    expect((await room.send(room.attorney, null)).status).toBe(200);
    await room.superuser.rows('alter table version_confirmations enable trigger append_only');
  });
});

describe('a Stripe case', () => {
  beforeEach(() => freshNotice(room, stripeFields));

  test('with the authorization signed, the letter is the notice by email, and no other address can be chosen', async () => {
    expect((await packet()).body).toMatchObject({
      version: { id: 'stripe/2026-09-28' },
      sent_by: 'by email',
      sent_to: ['notices@stripe.com'],
      form: null,
    });
    await sign('authorization');
    expect((await packet()).body.is_notice).toBe(true);
    await redraft();
    expect(await letter()).toMatchObject({
      title: 'Demand and Notice of Dispute',
      required_channel: { channel: 'email', address: ['notices@stripe.com'], source: 'stripe/2026-09-28' },
    });
    const approved = await approveNow();
    expect(approved.body.document.papers).toHaveLength(1);
    expect(approved.body.document.addressee.address_lines).toEqual([]);
    for (const email of ['complaints@stripe.com', null])
      expect(await room.send(room.attorney, email)).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
  });

  test('a copy on paper that was chosen is a copy: the notice has not left when its envelope has', async () => {
    await sign('authorization');
    await redraft();
    await makeReady(room.attorney, room.letterId);
    expect((await approveNow()).status).toBe(200);
    await room.act(room.attorney, 'send', { email: 'notices@stripe.com', copy_by_post: true });
    await room.deliver();
    await room.post();
    expect(await letter()).toMatchObject({
      status: 'sending',
      deliveries: expect.arrayContaining([
        expect.objectContaining({ channel: 'certified_mail', status: 'sent', copy: true }),
        expect.objectContaining({ channel: 'email', status: 'to_email', copy: false }),
      ]),
    });
  });

  test('another attorney voids the authorization, because it names one', async () => {
    expect(paperIn((await sign('authorization')).body, 'authorization').in_force).toBe(true);
    const other = await room.app.user('attorney');
    await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: other.id });
    expect((await packet()).body.is_notice).toBe(false);
    expect(await paper('authorization')).toMatchObject({ signatures: [], stale: { name: 'Ada Byron' } });
  });

  test('where the days do not decide, staff or attorney choose a version with a reason, and take it back', async () => {
    await freshNotice(room, { ...stripeFields, accountLastUsedDate: '' });
    const before = await packet(room.staff);
    expect(before.body).toMatchObject({ version: null, asks: [] });
    expect(before.body.choices.map(({ id }: { id: string }) => id)).toContain('stripe/2025-11-18');
    expect((await change('/version', { version: 'paypal/2026-05-19', reason: 'Wrong one.' }, room.staff)).status).toBe(
      422,
    );
    expect((await change('/version', { version: 'stripe/2026-09-28', reason: '' }, room.staff)).status).toBe(422);
    const chosen = await change(
      '/version',
      { version: 'stripe/2026-09-28', reason: 'The account is in use.' },
      room.attorney,
    );
    expect(chosen.body).toMatchObject({
      version: { id: 'stripe/2026-09-28' },
      choice: { version: 'stripe/2026-09-28', reason: 'The account is in use.' },
    });
    expect(await paper('authorization')).toMatchObject({ asked: true });
    expect(chosen.body.why).toMatch(/chose it on .*: The account is in use\.$/);
    expect(chosen.body.doubt).toContain('is not on file');
    // The clock counts by the chosen version too.
    const clock = await room.merchant.get(`/api/cases/${room.caseId}/clock`);
    expect(clock.body).toMatchObject({ procedure: { version: '2026-09-28' } });
    await sign('authorization');
    await redraft();
    expect((await letter()).title).toBe('Demand and Notice of Dispute');
    await change('/version', { version: null, reason: 'Not sure any more.' }, room.staff);
    expect((await packet()).body).toMatchObject({ version: null, choice: null });
  });

  test('a choice is refused where the days decide', async () => {
    expect((await change('/version', { version: 'stripe/2025-11-18', reason: 'I like it.' }, room.staff)).status).toBe(
      409,
    );
  });

  test('on a Saturday the earliest day of filing is that of a letter of Monday', async () => {
    await freshNotice(room, { ...stripeFields, accountLastUsedDate: '8/29/2025', holdStartDate: '8/24/2025' });
    await atTime(nextYearsSaturday(), async () => {
      const { earliest } = (await packet(room.attorney)).body.filing;
      expect((await change('/filing-day', { filing_on: earliest }, room.attorney)).body.is_notice).toBe(true);
      await redraft();
      expect((await letter()).required_channel).toMatchObject({ channel: 'web' });
    });
  });

  test('under the terms of 2024 the day of filing makes the notice, not before the waiting period, and the copies wait for the contact page', async () => {
    await freshNotice(room, { ...stripeFields, accountLastUsedDate: '8/29/2025', holdStartDate: '8/24/2025' });
    const { body } = await packet(room.attorney);
    expect(body).toMatchObject({ version: { id: 'stripe/2024-11-11' }, filing: { on: null } });
    expect(await paper('authorization')).toBeUndefined();
    expect((await change('/filing-day', { filing_on: '2026-01-01' }, room.attorney)).status).toBe(422);
    const set = await change('/filing-day', { filing_on: body.filing.earliest }, room.attorney);
    expect(set.body).toMatchObject({ is_notice: true, filing: { on: body.filing.earliest } });
    await redraft();
    expect((await letter()).required_channel).toMatchObject({ channel: 'web', source: 'stripe/2024-11-11' });
    const early = await change(
      '/form',
      { completed_on: firmDayOf(new Date()), confirmation: 'Ticket 1' },
      room.attorney,
    );
    expect(early).toMatchObject({ status: 409, body: { message: expect.stringContaining('have engaged each other') } });
    expect((await approveNow()).status).toBe(200);
    const held = await room.send(room.attorney, null);
    expect(held).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
    expect(held.body.message).toContain('contact page');
    const today = firmDayOf(new Date());
    const submitted = { completed_on: today };
    const unconfirmed = await change('/form', submitted, room.attorney);
    expect(unconfirmed).toMatchObject({ status: 422, body: { message: expect.stringContaining('has not left') } });
    expect((await room.send(room.attorney, null)).status).toBe(409);
    const confirmed = { ...submitted, confirmation: 'Ticket 4711' };
    expect((await change('/form', confirmed, room.attorney)).body.form).toMatchObject({
      fields: [{ label: expect.stringContaining('demand for arbitration'), text: expect.stringMatching(/\d{4}$/) }],
      recorded: { confirmation: 'Ticket 4711', counts: true },
    });
    // The notice has left on the web, and the confirmation proves that it arrived.
    expect((await room.send(room.attorney, null)).body).toMatchObject({
      status: 'delivered',
      receipt: 'confirmation',
      delivered_on: today,
      deliveries: [],
    });
  });
});

test('a case is deleted with everything recorded for its notice', async () => {
  await freshNotice(room);
  await sign('notice');
  await tickForm(room);
  await confirm('paypal/2026-05-19');
  await change('/filing-day', { filing_on: '2099-01-01' }, room.staff);
  await change('/version', { version: null, reason: 'None is needed.' }, room.staff);
  await withdraw(room.merchant);
  await room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);
  const left = async () =>
    (
      await room.superuser.rows<{ n: number }>(
        'select (select count(*) from paper_signatures where case_id = $1)::int + (select count(*) from paper_withdrawals where case_id = $1)::int + (select count(*) from notice_forms where case_id = $1)::int + (select count(*) from version_confirmations where case_id = $1)::int as n',
        [room.caseId],
      )
    )[0]?.n;
  expect(await left()).toBe(5);
  const later = new Date(Date.now() + 8 * 366 * 86_400_000);
  await room.app.services.database.as(systemActor, (db) =>
    sql`select app.purge_case(${room.caseId}, ${later})`.execute(db),
  );
  expect(await left()).toBe(0);
});

describe('cases with earlier letters', () => {
  test('a letter that was sent stays as it was sent, whatever is signed, chosen or changed after it', async () => {
    await freshNotice(room);
    expect((await approveNow()).status).toBe(200);
    await room.send(room.attorney, null);
    await room.deliver();
    await room.post();
    const read = async () => {
      const shown = await letter();
      const bytes = await room.attorney.raw('GET', `/api/letters/${room.letterId}/pdf`);
      return [
        shown.title,
        shown.version,
        shown.status,
        shown.document,
        sha256Of(new Uint8Array(await bytes.arrayBuffer())),
      ];
    };
    const before = await read();
    expect(before[0]).toBe('Demand for Release of Withheld Funds');
    await sign('notice');
    await tickForm(room);
    await redraft();
    await room.superuser.rows('update cases set held_amount_cents = 1 where id = $1', [room.caseId]);
    await redraft();
    expect(await read()).toEqual(before);
    expect((await room.act(room.attorney, 'redraft')).status).toBe(409);
    expect((await packet()).body.notice_given).toBe(false);
  });

  test('an approved demand is left alone by a signature, until somebody drafts it again', async () => {
    await freshNotice(room);
    expect((await approveNow()).status).toBe(200);
    const { pdf_sha256 } = await letter();
    await sign('notice');
    await tickForm(room);
    await redraft();
    expect(await letter()).toMatchObject({ status: 'approved', pdf_sha256, papers_blocked_by: null });
    expect((await letter()).required_channel.source).toBeNull();
    const again = await room.act(room.attorney, 'redraft');
    expect(again.body).toMatchObject({ status: 'in_review', title: 'Demand, with Notice of Dispute', approval: null });
    expect((await room.act(room.attorney, 'redraft')).status).toBe(409);
    expect((await room.act(room.staff, 'redraft')).status).toBe(409);
    const other = await room.app.user('attorney');
    expect((await room.act(other, 'redraft')).status).toBe(404);
    expect((await room.act(room.merchant, 'redraft')).status).toBe(403);
  });
});
