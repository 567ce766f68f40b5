import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../jobs/handlers/handlers.ts';
import { approve, confirmAmbers, makeReady, queuedLetter } from '../testing/desk.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { openSuperuser, type Superuser } from '../testing/superuser.ts';
import type { TestAnswer, TestPerson } from '../testing/test-person.ts';

const legal = 'legal@processor.example';
const refusedAs = (code: string) => expect.objectContaining({ status: { FORBIDDEN: 403, NOT_FOUND: 404 }[code] ?? 409, body: { code, message: expect.any(String) } });

let app: TestApp;
let superuser: Superuser;
let merchant: TestPerson;
let staff: TestPerson;
let attorney: TestPerson;
let caseId: string;
let letterId: string;

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [merchant, staff, attorney] = [await app.person(), await app.person('staff'), await app.person('attorney')];
});
/** Each test has a case of its own, its letter in review. */
beforeEach(async () => {
  caseId = (await merchant.apply()).body.case_id;
  await staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: attorney.id });
  await runNow('analyse-case');
  await runNow('draft-letter');
  letterId = await queuedLetter(attorney, caseId);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const handlers = () => jobHandlers(app.services);
const runNow = (name: 'analyse-case' | 'draft-letter') => handlers()[name]({ case_id: caseId });
const act = (by: TestPerson, verb: string, body: object = {}) => by.post(`/api/letters/${letterId}/${verb}`, body);
const send = (by: TestPerson = attorney, email: string | null = legal) => act(by, 'send', { email });
const shown = () => attorney.get(`/api/letters/${letterId}`);
const edit = async (by: TestPerson = attorney, word = 'Again') => {
  const { body } = await shown();
  return by.send('PUT', `/api/letters/${letterId}`, { version: body.version, document: { ...body.document, title: `${body.document.title} ${word}` } });
};
const outbox = () => superuser.rows<{ id: string; channel: string; status: string; key: string }>("select id, channel, status, key from outbox where letter_id = $1 and template = 'demand-letter' order by channel", [letterId]);
const count = async (sql: string) => Number((await superuser.rows<{ n: string }>(`select count(*) as n from ${sql}`, [caseId]))[0]?.n);

/** Works off what waits in the outbox for this case, `times` over, as a queue that repeats itself. */
async function deliver(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    for (const row of await superuser.rows<{ id: string; channel: string }>('select id, channel from outbox where case_id = $1', [caseId])) {
      await handlers()[row.channel === 'email' ? 'send-mail' : 'print-letter']({ outbox_id: row.id });
    }
  }
}

async function mails(to: string): Promise<ParsedMail[]> {
  const folder = join(app.services.config.dataDir, 'outbox');
  const number = (await superuser.rows<{ case_number: string }>('select case_number from cases where id = $1', [caseId]))[0]?.case_number ?? '?';
  const all = await Promise.all(readdirSync(folder).map((name) => simpleParser(readFileSync(join(folder, name)))));
  return all.filter((mail) => mail.to?.text.includes(to) && mail.subject?.includes(number));
}

async function nothingLeft(): Promise<void> {
  await deliver();
  expect([await outbox(), await mails(legal)]).toEqual([[], []]);
}

describe('approval', () => {
  test('is refused while a red finding stands, and while an amber one waits', async () => {
    const { body } = await shown();
    expect(body.verdict.ok).toBe(false);
    expect(await act(attorney, 'approve', { sha256: body.pdf_sha256 })).toEqual(refusedAs('LETTER_BLOCKED'));
    const ready = await makeReady(attorney, letterId);
    await superuser.rows('delete from finding_confirmations where letter_id = $1', [letterId]);
    await superuser.rows('delete from authority_confirmations');
    expect(await act(attorney, 'approve', { sha256: ready.body.pdf_sha256 })).toEqual(refusedAs('LETTER_BLOCKED'));
    await confirmAmbers(attorney, await shown());
    expect(await act(attorney, 'approve', { sha256: ready.body.pdf_sha256 })).toMatchObject({ status: 200, body: { status: 'approved', approval: { sha256: ready.body.pdf_sha256 } } });
  });

  test('names the exact bytes', async () => {
    const ready = await makeReady(attorney, letterId);
    await edit();
    const other = await shown();
    expect(other.body.pdf_sha256).not.toBe(ready.body.pdf_sha256);
    expect(await act(attorney, 'approve', { sha256: ready.body.pdf_sha256 })).toEqual(refusedAs('VERSION_MISMATCH'));
    expect(await act(attorney, 'approve', { sha256: 'f'.repeat(64) })).toEqual(refusedAs('VERSION_MISMATCH'));
    expect((await act(attorney, 'approve', { sha256: other.body.pdf_sha256.toUpperCase() })).status).toBe(422);
  });

  test('is the assigned attorney\'s alone', async () => {
    const { body } = await makeReady(attorney, letterId);
    const other = await app.person('attorney');
    expect(await act(other, 'approve', { sha256: body.pdf_sha256 })).toEqual(refusedAs('NOT_FOUND'));
    for (const person of [staff, merchant]) {
      for (const [verb, sent] of [['approve', { sha256: body.pdf_sha256 }], ['confirm', { keys: ['x'] }], ['return', { note: 'x' }]] as const) expect(await act(person, verb, sent)).toEqual(refusedAs('FORBIDDEN'));
    }
    expect((await shown()).body.approval).toBeNull();
  });

  test('is void after any edit, by whomever, even back to the same words', async () => {
    const approved = await approve(attorney, letterId);
    const edited = await edit(staff);
    expect(edited.body).toMatchObject({ status: 'in_review', approval: null, may: { send: false } });
    await attorney.send('PUT', `/api/letters/${letterId}`, { version: edited.body.version, document: approved.body.document });
    const back = await shown();
    expect(back.body).toMatchObject({ status: 'in_review', approval: null, pdf_sha256: approved.body.pdf_sha256 });
    expect(await send()).toEqual(refusedAs('CONFLICT'));
    await nothingLeft();
  });

  test('is void when the letter is returned, and when the case changes hands', async () => {
    await approve(attorney, letterId);
    await act(attorney, 'return', { note: 'one more look' });
    expect(await send()).toEqual(refusedAs('CONFLICT'));
    expect((await act(staff, 'submit')).body).toMatchObject({ status: 'in_review', approval: null });
    expect(await send(staff)).toEqual(refusedAs('CONFLICT'));
    const again = await act(attorney, 'approve', { sha256: (await shown()).body.pdf_sha256 });
    expect(again.body.status).toBe('approved');
    const successor = await app.person('attorney');
    await staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: successor.id });
    expect(await send(staff)).toEqual(refusedAs('CONFLICT'));
    expect(await send(attorney)).toEqual(refusedAs('NOT_FOUND'));
    await nothingLeft();
  });

  test('by a successor needs their own confirmations', async () => {
    const { body: ready } = await makeReady(attorney, letterId);
    const own = { id: 'own-words', kind: 'paragraph', clause_id: null, text: 'The undersigned has read the file with care.', fact_refs: [], authority_refs: [] };
    await attorney.send('PUT', `/api/letters/${letterId}`, { version: ready.version, document: { ...ready.document, blocks: [...ready.document.blocks, own] } });
    await confirmAmbers(attorney, await shown());
    const successor = await app.person('attorney');
    await staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: successor.id });
    const { body } = await successor.get(`/api/letters/${letterId}`);
    expect(body.document.signature.name).toBe(`Test Person ${successor.account?.email.replace(/\D/g, '')}`);
    expect(await act(successor, 'approve', { sha256: body.pdf_sha256 })).toEqual(refusedAs('LETTER_BLOCKED'));
    await confirmAmbers(successor, await successor.get(`/api/letters/${letterId}`));
    expect((await act(successor, 'approve', { sha256: body.pdf_sha256 })).body.status).toBe('approved');
  });

  test('of two edits and an approval at once sends nothing that was not approved', async () => {
    const ready = await makeReady(attorney, letterId);
    const [approved, ...edits] = await Promise.all([act(attorney, 'approve', { sha256: ready.body.pdf_sha256 }), edit(staff, 'A'), edit(attorney, 'B')]);
    expect(edits.map((each) => each.status).toSorted()).toEqual([200, 409]);
    expect([200, 409]).toContain(approved?.status);
    expect(await send()).toEqual(refusedAs('CONFLICT'));
    await nothingLeft();
  });
});

describe('no way round', () => {
  const unapproved: [string, () => Promise<unknown>][] = [
    ['in review', () => shown()], ['ready but not approved', () => makeReady(attorney, letterId)],
    ['approved, then edited', async () => { await approve(attorney, letterId); await edit(); }],
    ['approved, then returned', async () => { await approve(attorney, letterId); await act(attorney, 'return', { note: 'no' }); }],
    ['approved, returned and put back', async () => { await approve(attorney, letterId); await act(attorney, 'return', { note: 'no' }); await act(attorney, 'submit'); }],
  ];
  test.each(unapproved)('a letter %s is not sent, tracked or printed by anybody', async (_, arrange) => {
    await arrange();
    for (const person of [attorney, staff]) {
      expect(await send(person)).toEqual(refusedAs('CONFLICT'));
      expect(await act(person, 'tracking', { tracking_number: '94071000000000' })).toEqual(refusedAs('CONFLICT'));
    }
    expect(await send(merchant)).toEqual(refusedAs('FORBIDDEN'));
    await nothingLeft();
  });

  test('a status set behind the program\'s back does not send', async () => {
    await makeReady(attorney, letterId);
    await superuser.rows("update letters set status = 'approved' where id = $1", [letterId]);
    expect(await send()).toEqual(refusedAs('LETTER_BLOCKED'));
    await nothingLeft();
  });

  test('an approval of earlier bytes does not send the later ones', async () => {
    await approve(attorney, letterId);
    await edit();
    await superuser.rows("update letters set status = 'approved' where id = $1", [letterId]);
    expect(await send()).toEqual(refusedAs('LETTER_BLOCKED'));
    await nothingLeft();
  });

  test('rows put into the outbox by hand do not leave without an approval', async () => {
    const { body } = await makeReady(attorney, letterId);
    await superuser.rows("update letters set status = 'sending' where id = $1", [letterId]);
    const payload = { case_number: body.case_number, business: 'x', addressee: 'x', attorney: 'x', sha256: body.pdf_sha256, version: body.version };
    await superuser.rows("insert into outbox (id, key, channel, template, case_id, letter_id, recipient, payload) select gen_random_uuid(), c, c, 'demand-letter', $1, $2, $3, $4 from unnest(array['email', 'certified_mail']) c", [caseId, letterId, legal, JSON.stringify(payload)]);
    await deliver();
    expect((await outbox()).map((row) => row.status)).toEqual(['failed', 'failed']);
    expect(await mails(legal)).toEqual([]);
  });

  test('stored bytes that were changed do not leave', async () => {
    await approve(attorney, letterId);
    await send();
    const [version] = await superuser.rows<{ pdf_key: string }>('select pdf_key from letter_versions where letter_id = $1 order by version desc', [letterId]);
    await app.services.storage.put(version?.pdf_key ?? '', Buffer.from('%PDF-1.7 other'));
    for (const row of await outbox()) await expect(handlers()[row.channel === 'email' ? 'send-mail' : 'print-letter']({ outbox_id: row.id })).rejects.toThrow('is not the one that was written');
    expect((await attorney.raw('GET', `/api/letters/${letterId}/pdf`)).status).toBe(500);
    expect((await shown()).body.status).toBe('sending');
    expect(await mails(legal)).toEqual([]);
  });
});

describe('a sending', () => {
  test('puts the very bytes that were approved into the mail, the post and the page', async () => {
    const approved = await approve(attorney, letterId);
    await send();
    await deliver();
    const [mail] = await mails(legal);
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const page = await attorney.raw('GET', `/api/letters/${letterId}/pdf`);
    const printed = (await app.services.storage.list('mail-jobs')).find((key) => key.includes(`letter-${approved.body.pdf_sha256.slice(0, 12)}`));
    expect(mail?.attachments.map((each) => [each.contentType, sha256(each.content)])).toEqual([['application/pdf', approved.body.approval.sha256]]);
    expect(sha256(new Uint8Array(await page.arrayBuffer()))).toBe(approved.body.approval.sha256);
    expect(printed).toBeDefined();
    expect(mail?.text).toContain(approved.body.approval.sha256);
    expect((await outbox()).map((row) => [row.channel, row.status])).toEqual([['certified_mail', 'to_print'], ['email', 'sent']]);
  });

  test('shows "sent", the letter and its PDF to the merchant, and not before', async () => {
    const asMerchant = async () => {
      const theCase = (await merchant.get(`/api/cases/${caseId}`)).body;
      return [theCase.stage.stage, theCase.letters.length, (await merchant.raw('GET', `/api/letters/${letterId}/pdf`)).status, (await merchant.get(`/api/letters/${letterId}/text`)).status];
    };
    expect(await asMerchant()).toEqual(['with_attorney', 0, 404, 404]);
    await approve(attorney, letterId);
    expect(await asMerchant()).toEqual(['with_attorney', 0, 404, 404]);
    await send();
    expect(await asMerchant()).toEqual(['with_attorney', 0, 404, 404]);
    await deliver();
    expect(await asMerchant()).toEqual(['sent', 1, 200, 200]);
    await deliver();
    const [told] = await mails(merchant.account?.email ?? '').then((all) => all.filter((mail) => mail.attachments.length > 0));
    expect(createHash('sha256').update(told?.attachments[0]?.content ?? '').digest('hex')).toBe((await shown()).body.pdf_sha256);
  });

  test('asked for ten times at once happens once', async () => {
    await approve(attorney, letterId);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send(index % 2 ? staff : attorney, `legal${index}@processor.example`)));
    expect(answers.map((each: TestAnswer) => each.status)).toEqual(answers.map(() => 200));
    await deliver(3);
    expect(await outbox()).toHaveLength(2);
    expect(await mails('@processor.example')).toHaveLength(1);
    expect((await send()).body.status).toBe('sent');
    await deliver();
    expect(await mails('@processor.example')).toHaveLength(1);
  });

  test('without an address is by post alone, and sent once the tracking number is there', async () => {
    await approve(attorney, letterId);
    await send(staff, null);
    await deliver();
    expect([(await shown()).body.status, (await outbox()).map((row) => [row.channel, row.status])]).toEqual(['sending', [['certified_mail', 'to_print']]]);
    const tracked = await act(staff, 'tracking', { tracking_number: '9407 1000 0000 0000 0000 00' });
    expect(tracked.body).toMatchObject({ status: 'sent', tracking_number: '9407100000000000000000' });
    await deliver(2);
    expect((await mails(merchant.account?.email ?? '')).filter((mail) => mail.subject?.startsWith('Your demand letter was sent'))).toHaveLength(1);
  });

  test('cannot be edited, returned, approved anew or put into review', async () => {
    const { body } = await approve(attorney, letterId);
    await send();
    for (const answer of [await edit(), await edit(staff), await act(attorney, 'return', { note: 'x' }), await act(attorney, 'approve', { sha256: body.pdf_sha256 }), await act(staff, 'submit')]) expect(answer).toEqual(refusedAs('CONFLICT'));
    await staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: (await app.person('attorney')).id });
    expect((await staff.get(`/api/letters/${letterId}`)).body.pdf_sha256).toBe(body.pdf_sha256);
  });

  test('that a crash cut is uncertain, goes to a person and is not made again', async () => {
    await approve(attorney, letterId);
    await send();
    const mail = (await outbox()).find((row) => row.channel === 'email');
    await superuser.rows("update outbox set status = 'sending', attempts = 1 where id = $1", [mail?.id]);
    await deliver(3);
    const after = (await shown()).body;
    expect(after.deliveries.find((each: { channel: string }) => each.channel === 'email').status).toBe('uncertain');
    expect(await mails(legal)).toEqual([]);
    await send();
    await deliver(2);
    expect(await mails(legal)).toEqual([]);
  });
});

test('jobs that run twice, and at once, make one analysis, one letter and one mail', async () => {
  const fresh = await app.person();
  caseId = (await fresh.apply()).body.case_id;
  await Promise.all(['analyse-case', 'draft-letter', 'analyse-case', 'draft-letter', 'draft-letter'].map((name) => runNow(name as 'analyse-case')));
  await runNow('analyse-case');
  await runNow('draft-letter');
  await deliver(3);
  expect([await count("messages where case_id = $1 and message_type = 'ai_analysis'"), await count('letters where case_id = $1'), await count('letter_versions where case_id = $1')]).toEqual([1, 1, 1]);
  expect(await mails(fresh.account?.email ?? '?')).toHaveLength(1);
  expect(await count("case_history where case_id = $1 and what = 'letter_drafted'")).toBe(1);
});
