import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { caseFieldRows } from '../../domain/case-fields.ts';
import { noticeFields } from '../../drafting/packet/answers.ts';
import { paperOf, signPaper } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { fillForm, supplyForm } from '../../testing/app/prescribed-form.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh({ confirmed: false }));
afterAll(() => room.close());

const papers = async () => (await room.merchant.get(`/api/cases/${room.caseId}/papers`)).body;
const given = { accountEmail: 'sales@analytical.example', accountPhone: '(212) 555-0187' };
async function answer(answers: Record<string, string> = given, by: TestUser = room.merchant, version?: number) {
  return by.send('PUT', `/api/cases/${room.caseId}/papers/answers`, {
    version: version ?? (await papers()).version,
    answers: Object.entries(answers).map(([name, each]) => ({ name, answer: each })),
  });
}

test('the fields that stay open until a paper is signed are those that a notice states', () => {
  expect(caseFieldRows.filter(({ inPapers }) => inPapers).map(({ name }) => name)).toEqual(noticeFields);
});

test('what the notice states is asked by name, saved with its history, and then stands in the paper', async () => {
  const before = await papers();
  expect(before.may_answer).toBe(true);
  expect(before.answers).toEqual([
    { name: 'accountEmail', answer: '' },
    { name: 'accountPhone', answer: '' },
  ]);
  expect((await paperOf(room.merchant, room.caseId, 'notice')).may.sign).toBe(false);
  const saved = await answer();
  expect(saved.status).toBe(200);
  expect(saved.body.answers.map(({ answer: each }: { answer: string }) => each)).toEqual([
    'sales@analytical.example',
    expect.stringContaining('555'),
  ]);
  const paper = await paperOf(room.merchant, room.caseId, 'notice');
  // The form that the version prescribes comes besides.
  expect(paper).toMatchObject({ missing: ['the processor’s form, filled in'], may: { sign: false } });
  expect(paper.text).toContain('sales@analytical.example');
  expect(
    await room.superuser.rows(
      "select field from case_history where case_id = $1 and what = 'details_changed' order by field",
      [room.caseId],
    ),
  ).toEqual([{ field: 'account_email' }, { field: 'account_phone' }]);
});

test('they stay open after the attorney has worked on the letter, when the other details do not, until the paper is signed', async () => {
  await room.edit();
  const details = (await room.merchant.get(`/api/cases/${room.caseId}/answers`)).body;
  expect(details.editable).toBe(false);
  expect((await answer()).status).toBe(200);
  await supplyForm(room);
  await fillForm(room);
  expect((await signPaper(room.merchant, room.caseId, 'notice')).status).toBe(200);
  expect((await papers()).may_answer).toBe(false);
  expect(await answer({ accountPhone: '(212) 555-0199' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  await room.merchant.post(`/api/cases/${room.caseId}/papers/notice/withdraw`, {});
  expect((await answer({ accountPhone: '(212) 555-0199' })).status).toBe(200);
});

test('an answer that cannot be read, one that the notice does not state, and one given over another version are refused', async () => {
  expect(await answer({ accountEmail: 'not an address' })).toMatchObject({
    status: 422,
    body: { fields: { accountEmail: expect.any(String) } },
  });
  expect((await answer({ legalBusinessName: 'Other LLC' })).status).toBe(422);
  const { version } = await papers();
  await answer({ accountPhone: '(212) 555-0199' });
  expect(await answer(given, room.merchant, version)).toMatchObject({
    status: 409,
    body: { code: 'VERSION_MISMATCH' },
  });
});

test('only the merchant answers, and the database lets them change nothing else of a letter that was taken up', async () => {
  for (const [by, status] of [
    [room.staff, 403],
    [room.attorney, 403],
    [await room.app.user(), 404],
  ] as const)
    expect((await answer(given, by)).status).toBe(status);
  await room.edit();
  const asMerchant = (set: object) =>
    room.app.services.database.as({ id: room.merchant.id, role: 'client', name: 'Test', verifiedEmail: null }, (db) =>
      db.updateTable('cases').set(set).where('id', '=', room.caseId).execute(),
    );
  await asMerchant({ account_name: 'Analytical' });
  await expect(asMerchant({ reason_given: 'None.' })).rejects.toMatchObject({ code: '42501' });
  await room.superuser.rows("update cases set status = 'resolved' where id = $1", [room.caseId]);
  await expect(asMerchant({ account_name: 'Other' })).rejects.toMatchObject({ code: '42501' });
});

test('a signature that counts no longer, because staff corrected the case, closes no answer', async () => {
  await answer();
  await supplyForm(room);
  await fillForm(room);
  await signPaper(room.merchant, room.caseId, 'notice');
  await room.edit();
  expect((await papers()).may_answer).toBe(false);
  await room.superuser.rows('update cases set held_amount_cents = 1300000 where id = $1', [room.caseId]);
  expect((await papers()).may_answer).toBe(true);
  expect((await answer({ accountPhone: '(212) 555-0199' })).status).toBe(200);
});
