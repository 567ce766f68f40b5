// @proves invoices
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Ledger } from '../../contract/money.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { longDate } from '../../drafting/text/display.ts';
import { readBack } from '../../testing/files/read-pdf-back.ts';

const firm = 'Test Law, P.C.';
let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.freshSent());
afterAll(() => room.close());

const recovery = (more: object = {}) => ({
  entry_id: uuidv7(),
  amount_cents: 100_000,
  received_on: addDays(firmDayOf(new Date()), -1),
  note: '',
  tranche_id: null,
  ...more,
});
const recover = (more: object = {}, of = room, caseId = of.caseId) =>
  of.staff.post(`/api/cases/${caseId}/recoveries`, recovery(more));
const numbers = async (issuer: string) =>
  (
    await room.superuser.rows<{ number: number }>('select number from invoices where issuer = $1 order by number', [
      issuer,
    ])
  ).map(({ number }) => number);
const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);
const pdfOf = async (id: string, by = room.merchant) => {
  const response = await by.raw('GET', `/api/invoices/${id}/pdf`);
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const oneSpaced = (text: string) => text.replaceAll(/\s+/g, ' ');
const textOf = async (id: string) => (await readBack((await pdfOf(id)).bytes)).pages.join(' ');

test('money that bears a fee is invoiced by the firm that is engaged, and the client is told who charges how much for what', async () => {
  const { body } = await recover();
  const [invoice] = body.invoices;
  expect(body).toMatchObject({ charged_by: firm, engaged_on: firmDayOf(new Date()) });
  expect(body.invoices).toEqual([
    {
      id: expect.any(String),
      number: expect.any(Number),
      issuer: firm,
      recovery_id: body.recoveries[0].id,
      fee_cents: 20_000,
      issued_at: expect.any(String),
      voided_at: null,
      due_on: addDays(firmDayOf(new Date()), 14),
      how_to_pay: 'By check to 1 Test Street, Testville, CA 90001.',
      how_to_pay_spanish: 'Con un cheque a 1 Test Street.',
    },
  ]);
  const paid = `Due by ${longDate(invoice.due_on)}, payable to ${firm} and to nobody else. ${invoice.how_to_pay}`;
  const text = await textOf(invoice.id);
  for (const words of [
    `Invoice No. ${invoice.number}`,
    `From ${firm}`,
    '20% of $1,000.00, a fraction of a cent rounded down: $200.00.',
    paid,
  ])
    expect(oneSpaced(text)).toContain(words);
  await room.deliver();
  const emails = await room.emails(room.merchant.account?.email ?? '');
  const [email] = emails.filter(({ subject }) => subject?.includes('came back'));
  for (const words of ['$1,000.00', '$200.00', firm, `No. ${invoice.number}`, paid])
    expect(oneSpaced(email?.text ?? '')).toContain(words);
  expect(email?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(new RegExp(`-invoice-${invoice.number}\\.pdf$`)),
  ]);
});

test('recoveries recorded at the same time in many cases get the numbers of their issuer in turn, none twice and none left out', async () => {
  const cases = [room.caseId];
  for (let more = 0; more < 4; more += 1) {
    await room.freshSent();
    cases.push(room.caseId);
  }
  const answers = await Promise.all(cases.flatMap((each) => upTo(3).map(() => recover({}, room, each))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const given = await numbers(firm);
  expect(given).toEqual(upTo(given.length));
  expect(given.length).toBeGreaterThanOrEqual(answers.length);
});

test('each issuer has numbers of its own, and a transaction that fails leaves no gap', async () => {
  const { body } = await recover();
  const insert = (issuer: string, fails: boolean) =>
    room.app.services.database.as(
      { id: room.staff.id, role: 'admin', name: 'Test', verifiedEmail: null },
      async (db) => {
        const recovery_id = uuidv7();
        await db
          .insertInto('recoveries')
          .values({ id: recovery_id, case_id: room.caseId, amount_cents: 100, received_on: '2026-11-01', note: '' })
          .execute();
        await db
          .insertInto('invoices')
          .values({
            id: uuidv7(),
            case_id: room.caseId,
            recovery_id,
            issuer,
            number: 77,
            bill_to: 'Test',
            amount_cents: 100,
            received_on: '2026-11-01',
            percent: body.fee_percent,
            fee_cents: body.fee_percent,
            issued_at: new Date(),
          })
          .execute();
        if (fails) throw new Error('something else failed');
      },
    );
  await insert('Other Law, LLP', false);
  await expect(insert('Other Law, LLP', true)).rejects.toThrow('something else failed');
  await insert('Other Law, LLP', false);
  expect(await numbers('Other Law, LLP')).toEqual([1, 2]);
  const ours = await numbers(firm);
  expect(ours).toEqual(upTo(ours.length));
});

test('a withdrawn recovery voids its invoice, whose number is not given again, and the client is told', async () => {
  const { body: before } = await recover();
  const [{ id, number, recovery_id }] = before.invoices;
  const { body } = await room.staff.post(`/api/cases/${room.caseId}/ledger/${recovery_id}/withdraw`, { why: 'Twice.' });
  expect(body.invoices).toMatchObject([{ id, number, voided_at: expect.any(String) }]);
  expect(body.totals.fee_due_cents).toBe(0);
  expect(await textOf(id)).toContain('Nothing is owed under it');
  expect((await recover()).body.invoices).toMatchObject([{ number }, { number: number + 1, voided_at: null }]);
  await room.deliver();
  const emails = await room.emails(room.merchant.account?.email ?? '');
  expect(emails.find(({ subject }) => subject?.startsWith('A correction'))?.text).toContain(`No. ${number}, ${firm}`);
});

test.each([
  ['announced_before', 'its release was announced before the engagement'],
  ['due_by_agreement', 'it was due by the agreement’s own date'],
])('money that staff record as %s bears no fee and gets no invoice, and the email says why', async (why, words) => {
  const { body } = await recover({ fee_exemption: why });
  expect(body).toMatchObject({
    recoveries: [{ fee_cents: 0, no_fee: why }],
    invoices: [],
    totals: { recovered_cents: 100_000, fee_due_cents: 0, net_to_merchant_cents: 100_000 },
  });
  await room.deliver();
  const emails = await room.emails(room.merchant.account?.email ?? '');
  expect(emails.find(({ subject }) => subject?.includes('came back'))?.text).toContain(words);
});

test('the database refuses an invoice for money that bears no fee, one of another sum, and any change but voiding it', async () => {
  const { body } = await recover({ fee_exemption: 'due_by_agreement' });
  const insert = (set: string) =>
    room.superuser.rows(
      `insert into invoices (id, case_id, recovery_id, issuer, bill_to, amount_cents, received_on, percent, fee_cents, issued_at)
       select gen_random_uuid(), case_id, id, '${firm}', 'Test', amount_cents, received_on, 20, ${set}, now()
       from recoveries where case_id = $1 and fee_exemption is ${set === '20000' ? 'not null' : 'null'}`,
      [room.caseId],
    );
  expect((body as Ledger).invoices).toEqual([]);
  await expect(insert('20000')).rejects.toMatchObject({ code: '23001' });
  await recover();
  await expect(insert('19999')).rejects.toMatchObject({ code: '23001' });
  const change = (set: string) => room.superuser.rows(`update invoices set ${set} where case_id = $1`, [room.caseId]);
  await expect(change('fee_cents = 1')).rejects.toMatchObject({ code: '23001' });
  await change('voided_at = now()');
  await expect(change('voided_at = null')).rejects.toMatchObject({ code: '23001' });
  await expect(room.superuser.rows('delete from invoices where case_id = $1', [room.caseId])).rejects.toMatchObject({
    code: '23001',
  });
});

test('where the service charges, it invoices its own fee, and before anybody is engaged nobody does', async () => {
  const given = JSON.parse(readFileSync(join(import.meta.dirname, '../../testing/app/arrangement.json'), 'utf8'));
  const { service_dollars_a_month: _dollars, firms, ...common } = given;
  const [{ payment, ...charging }] = firms;
  const service = { ...common, kind: 'service_charges', firms: [charging], payment, counsel_dollars_a_case: 900 };
  const file = join(mkdtempSync(join(tmpdir(), 'arrangement-')), 'arrangement.json');
  writeFileSync(file, JSON.stringify(service));
  const other = await LetterRoom.open({ ARRANGEMENT: file });
  try {
    await other.freshSent();
    const { body } = await recover({}, other);
    expect(body).toMatchObject({
      charged_by: 'Unhold Test Operator',
      invoices: [{ number: 1, issuer: 'Unhold Test Operator', fee_cents: 20_000 }],
    });
    await other.fresh({ engaged: false });
    await other.superuser.rows(
      "update letters set status = 'sent', sent_at = now() - interval '20 days' where id = $1",
      [other.letterId],
    );
    const early = await recover({}, other);
    expect(early.body).toMatchObject({ charged_by: null, engaged_on: null, invoices: [] });
    await other.attorney.engage(other.caseId);
    expect((await recover({}, other)).body.invoices).toHaveLength(2);
  } finally {
    await other.close();
  }
});

test('an invoice is read by client, counsel and staff of its case, and by nobody else', async () => {
  const { body } = await recover();
  const [{ id }] = body.invoices;
  for (const by of [room.merchant, room.attorney, room.staff]) expect((await pdfOf(id, by)).status).toBe(200);
  for (const by of [await room.app.user(), await room.app.user('attorney')])
    expect((await pdfOf(id, by)).status).toBe(404);
});
