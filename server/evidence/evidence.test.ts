import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { madeUpReader } from '../../testing/exports/made-up-reader.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { evidenceJobs } from './derive.ts';

let app: TestApp;
let superuser: Superuser;
let [merchant, stranger, staff]: TestUser[] = [];
let caseId: string;
beforeAll(async () => {
  app = await openTestApp();
  app.services.readAccount = madeUpReader;
  superuser = await openSuperuser(app.url);
  [merchant, stranger, staff] = [await app.user(), await app.user(), await app.user('staff')];
});
beforeEach(async () => {
  caseId = (await merchant!.apply({ fields: { amountHeld: '38000' } })).body.case_id;
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const records = async (by = merchant!) => by.get(`/api/cases/${caseId}/records`);
const post = (path: string, body: object, by = merchant!) => by.post(`/api/cases/${caseId}/records/${path}`, body);

/** Adds an export to the case, and derives what it shows. Returns the file's id. */
async function added(name: string, text: string): Promise<string> {
  const { id } = await merchant!.upload(name, Buffer.from(text), caseId, 'account_export');
  const answer = await merchant!.post(`/api/cases/${caseId}/files`, {
    files: [{ id, document_type: 'account_export' }],
  });
  expect(answer.status).toBe(200);
  await app.runJobs();
  return id ?? '';
}

const twoHolds = 'Date,Amount\n2026-10-20,3000000\n2026-11-03,1120618\n';

describe('exports of a case', () => {
  test('an export is read by a job, and until then its case says that it is being read', async () => {
    expect((await records()).body).toMatchObject({ state: 'none', proof: null, files: [] });
    const { id } = await merchant!.upload('activity.csv', Buffer.from(twoHolds), caseId, 'account_export');
    await merchant!.post(`/api/cases/${caseId}/files`, { files: [{ id, document_type: 'account_export' }] });
    expect((await records()).body).toMatchObject({ state: 'reading', proof: null });
    await app.runJobs();
    const { body } = await records();
    expect(body).toMatchObject({ state: 'derived', problem: null, files: [{ id, filename: 'activity.csv' }] });
    expect(body.proof.accounts[0].withheld).toMatchObject({ level: 'at least', amount: 4_120_618 });
    expect(await superuser.rows('select 1 from file_extractions where file_id = $1', [id])).toEqual([]);
  });

  test('a second job of one case finds its files read', async () => {
    let reads = 0;
    app.services.readAccount = (...given) => {
      reads += 1;
      return madeUpReader(...given);
    };
    try {
      const { id } = await merchant!.upload('activity.csv', Buffer.from(twoHolds), caseId, 'account_export');
      await merchant!.post(`/api/cases/${caseId}/files`, { files: [{ id, document_type: 'account_export' }] });
      const derive = evidenceJobs(app.services)['derive-account-proof'];
      await derive({ case_id: caseId });
      await derive({ case_id: caseId });
      expect([reads, (await records()).body.state]).toEqual([1, 'derived']);
    } finally {
      app.services.readAccount = madeUpReader;
    }
  });

  test('the merchant confirms what they saw, once, and a later file voids it', async () => {
    await added('activity.csv', twoHolds);
    const { proof_sha256 } = (await records()).body;
    expect((await post('confirm', { proof_sha256: '0'.repeat(64) })).status).toBe(409);
    const confirmed = await post('confirm', { proof_sha256 });
    expect(confirmed.body.confirmed).toMatchObject({ by: 'You', holds: true });
    expect((await post('confirm', { proof_sha256 })).status).toBe(200);
    expect(
      await superuser.rows(
        "select new_value from case_history where case_id = $1 and what = 'account_proof_confirmed'",
        [caseId],
      ),
    ).toEqual([{ new_value: proof_sha256 }]);
    await added('later.csv', 'Date,Amount\n2026-11-05,100\n');
    expect((await records()).body.confirmed).toMatchObject({ holds: false });
  });

  test('an export does not begin with an account that was opened before it', async () => {
    await added('activity.csv', `ask\n${twoHolds}`);
    await superuser.rows("update cases set account_opened_on = '2019-03-04' where id = $1", [caseId]);
    expect((await post('answers', { key: 'begins', choice: 'yes' })).body.message).toBe(
      'You wrote that the account was opened on March 4, 2019, before the export begins. Answer No, or correct that day first.',
    );
    await superuser.rows("update cases set account_opened_on = '2026-10-01' where id = $1", [caseId]);
    expect((await post('answers', { key: 'begins', choice: 'yes' })).status).toBe(200);
  });

  test('an answer is remembered and derives again; what is not asked cannot be answered', async () => {
    await added('activity.csv', `ask\n${twoHolds}`);
    const { proof_sha256 } = (await records()).body;
    expect((await post('confirm', { proof_sha256 })).status).toBe(409);
    expect((await post('answers', { key: 'begins', choice: 'perhaps' })).status).toBe(409);
    expect((await post('answers', { key: 'other', choice: 'yes' })).status).toBe(409);
    expect((await post('answers', { key: 'begins', choice: 'yes' })).body).toMatchObject({ state: 'reading' });
    await app.runJobs();
    const { body } = await records();
    expect(body).toMatchObject({
      answers: [{ key: 'begins', text: 'Does this export begin with the account?', label: 'Yes' }],
      state: 'derived',
    });
    expect(body.proof).toMatchObject({ questions: [], accounts: [{ withheld: { level: 'proven' } }] });
  });

  test('a file that is left out counts no more, and one taken back in counts again', async () => {
    const id = await added('activity.csv', twoHolds);
    await added('other.csv', 'Date,Amount\n2026-11-01,500\n');
    const shown = async () => (await records()).body.proof?.accounts[0]?.withheld.amount;
    expect(await shown()).toBe(4_121_118);
    expect((await post('left-out', { file_id: id, left_out: true })).status).toBe(200);
    await app.runJobs();
    expect(await shown()).toBe(500);
    await post('left-out', { file_id: id, left_out: false });
    await app.runJobs();
    expect(await shown()).toBe(4_121_118);
  });

  test('the exports are read again once the case is about another processor', async () => {
    await added('activity.csv', twoHolds);
    const { body } = await records();
    const { version } = (await staff!.get(`/api/admin/cases/${caseId}`)).body;
    const edited = await staff!.send(
      'PATCH',
      `/api/admin/cases/${caseId}`,
      { processor: 'ebay' },
      { 'if-match': `"${version}"` },
    );
    expect(edited.status).toBe(200);
    expect((await records()).body).toMatchObject({ state: 'reading', proof: null });
    await app.runJobs();
    const now = (await records()).body;
    expect([body.proof.about, now.state, now.proof.about]).toEqual(['paypal', 'derived', 'ebay']);
  });

  test('and once goods take longer to arrive', async () => {
    await added('activity.csv', twoHolds);
    const delivery = async () => (await records()).body.proof?.delivery_days;
    const before = await delivery();
    const { version } = (await staff!.get(`/api/admin/cases/${caseId}`)).body;
    const longer = { avg_delivery_days: 9 };
    const { status } = await staff!.send('PATCH', `/api/admin/cases/${caseId}`, longer, { 'if-match': `"${version}"` });
    expect([status, (await records()).body.state]).toEqual([200, 'reading']);
    await app.runJobs();
    expect([before === 9, await delivery()]).toEqual([false, 9]);
  });

  test('a sum that contradicts what the merchant typed is said; "at least" contradicts only a smaller one', async () => {
    await added('activity.csv', twoHolds);
    expect((await records()).body.contradiction).toEqual({
      shown_cents: 4_120_618,
      level: 'at least',
      day: '2026-11-03',
      typed_cents: 3_800_000,
    });
    await superuser.rows('update cases set held_amount_cents = 5000000 where id = $1', [caseId]);
    expect((await records()).body.contradiction).toBeNull();
  });

  test('a hold start date of which no part is held is said, until its export is left out', async () => {
    const id = await added('activity.csv', twoHolds);
    await superuser.rows("update cases set hold_started_on = '2026-10-22' where id = $1", [caseId]);
    expect((await records()).body.other_contradictions).toEqual([
      {
        field: 'holdStartDate',
        says: 'Hold start date: you wrote 2026-10-22, and no part that is still held is of that day. The first is of 2026-10-20.',
      },
    ]);
    await post('left-out', { file_id: id, left_out: true });
    expect((await records()).body.other_contradictions).toEqual([]);
    await app.runJobs();
    expect((await records()).body.other_contradictions).toEqual([]);
  });

  test('staff see the same and change nothing; to a stranger the case does not exist', async () => {
    await added('activity.csv', twoHolds);
    const { body } = await records(staff!);
    expect(body).toMatchObject({ state: 'derived', may: { add_files: false, answer: false, correct_sum: false } });
    expect((await post('confirm', { proof_sha256: body.proof_sha256 }, staff!)).status).toBe(403);
    expect((await records(stranger!)).status).toBe(404);
    expect((await post('confirm', { proof_sha256: body.proof_sha256 }, stranger!)).status).toBe(404);
  });

  test('a text is taken only as an export, and an export only as one', async () => {
    const csv = await merchant!.upload('activity.csv', Buffer.from(twoHolds), caseId);
    expect(csv.answer.status).toBe(415);
    const { id } = await merchant!.upload('activity.csv', Buffer.from(twoHolds), caseId, 'account_export');
    const add = (document_type: string) =>
      merchant!.post(`/api/cases/${caseId}/files`, { files: [{ id, document_type }] });
    expect((await add('hold_notice')).status).toBe(422);
    expect((await add('account_proof')).status).toBe(403);
    expect((await add('account_export')).status).toBe(200);
    expect((await staff!.post(`/api/admin/files/${id}/kind`, { document_type: 'hold_notice' })).status).toBe(409);
  });

  test('once confirmed it stands in the letter with its exhibit, and no longer when another file voids it', async () => {
    await app.user('attorney');
    caseId = (await merchant!.apply({ fields: { processor: 'paypal', amountHeld: '41,206.18' } })).body.case_id;
    await superuser.rows('update cases set held_amount_cents = 4120618 where id = $1', [caseId]);
    await app.runJobs();
    const letter = async () => {
      const [row] = await superuser.rows<{ document: { exhibits: { file_id: string }[] } }>(
        'select v.document from letters l join letter_versions v on v.letter_id = l.id and v.version = l.version where l.case_id = $1',
        [caseId],
      );
      return { text: JSON.stringify(row?.document), exhibits: row?.document.exhibits.map(({ file_id }) => file_id) };
    };
    expect((await letter()).text).not.toContain('own records show');
    await added('activity.csv', twoHolds);
    const { body } = await post('confirm', { proof_sha256: (await records()).body.proof_sha256 });
    await app.runJobs();
    const stated = await letter();
    expect(stated.text).toContain(
      'PayPal’s own records show at least $41,206.18 withheld on November 3, 2026, as follows (Exhibit A).',
    );
    expect(stated.text).toMatch(/"Together","","","\$41,206\.18"/);
    expect(stated.exhibits).toEqual([body.exhibit_file_id]);
    await added('later.csv', 'Date,Amount\n2026-11-05,100\n');
    const after = await letter();
    expect(after.text).not.toContain('own records show');
    expect(after.exhibits).toEqual([]);
  });

  test('characters that the database cannot hold do not stop what is derived', async () => {
    app.services.readAccount = async (...given) => {
      const proof = await madeUpReader(...given);
      return { ...proof, files: proof.files.map((file) => ({ ...file, title: 'A\0B\ud800' })) };
    };
    try {
      await added('activity.csv', twoHolds);
      expect((await records()).body).toMatchObject({ state: 'derived', proof: { files: [{ title: 'AB\ufffd' }] } });
    } finally {
      app.services.readAccount = madeUpReader;
    }
  });

  test('a file that is sealed counts no more', async () => {
    await added('activity.csv', twoHolds);
    const id = await added('other.csv', 'Date,Amount\n2026-11-01,500\n');
    const sealed = await staff!.post(`/api/cases/${caseId}/files/${id}/seal`, { came: 'By email, by mistake.' });
    expect(sealed.status).toBe(200);
    await app.runJobs();
    expect((await records()).body.proof.accounts[0].withheld.amount).toBe(4_120_618);
  });
});
