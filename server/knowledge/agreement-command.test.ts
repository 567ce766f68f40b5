import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { fullText } from '../../testing/files/full-text.ts';
import { linesPdf } from '../../testing/files/page-pdf.ts';
import { commandEnv } from '../../testing/app/command-env.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { agreementWork, WrongUsage } from '../../scripts/agreement-command.ts';
import { listTouched } from '../cases/list-touched.ts';
import { Refusal } from '../kernel/refusal.ts';

const [newest, middle] = profiles.stripe.agreements;
if (!newest || !middle) throw new Error('no versions');
const folder = mkdtempSync(join(tmpdir(), 'unhold-agreements-'));
let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let colleague: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  staff = await app.user('staff');
  colleague = await app.user('staff');
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

/** A file of the operator's. */
function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

type Outcome = { code: number | null; said: string; refused: string };

/** Runs the operator's command through the real entry point; takes some seconds each time. */
function spawned(...args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/operator.ts', 'agreement', ...args], {
    env: { ...commandEnv(), DATABASE_URL: app.url, DATA_DIR: app.services.config.dataDir },
    encoding: 'utf8',
  });
  return { code: status, said: stdout.trimEnd(), refused: stderr.trimEnd() };
}

/** The same in this process, with the exit codes of scripts/operator.ts. */
async function operator(...args: string[]): Promise<Outcome> {
  try {
    return { code: 0, said: await agreementWork(args)(app.services), refused: '' };
  } catch (error) {
    if (!(error instanceof WrongUsage || error instanceof Refusal)) throw error;
    return { code: error instanceof WrongUsage ? 2 : 1, said: '', refused: error.message };
  }
}

const text = fullText(middle);
const texts = async () => (await staff.get('/api/knowledge/full-texts')).body.items;

describe('what is not a valid command is refused with exit code 2', () => {
  test.each([
    [[], /agreement add PROCESSOR/],
    [['remove', 'stripe'], /agreement add PROCESSOR/],
    [['add', 'stripe', '2026-01-01'], /agreement add PROCESSOR/],
    [['add', 'strype', '2026-01-01', 'x.txt'], /no processor "strype".*paypal, stripe.*venmo/],
    [['add', 'other', '2026-01-01', 'x.txt'], /no processor "other"/],
    [['add', 'stripe', '2026-02-30', 'x.txt'], /"2026-02-30" is not a date/],
    [['add', 'stripe', '2026-01-01', join(folder, 'none.txt')], /cannot be read.*none\.txt/],
    [['add', 'stripe', '2026-01-01', 'README.md', '--seen-on', 'today'], /"today" is not a date/],
    [['add', 'stripe', '2026-01-01', 'README.md', '--sources', 'x'], /--sources/],
    [['list', 'strype'], /no processor "strype"/],
    [['diff', 'stripe', '2026-01-01'], /agreement add PROCESSOR/],
    [['diff', 'stripe', '2026-01-01', '2026-01-01'], /must be before/],
  ] as [string[], RegExp][])('%j', async (args, why) => {
    expect(await operator(...args)).toMatchObject({ code: 2, said: '', refused: expect.stringMatching(why) });
  });
});

test('a text is stored once, its file kept to the byte, and every quote of its version looked up', async () => {
  const path = file('ssa.txt', text);
  const added = await operator(
    'add',
    'stripe',
    '2025-11-18',
    path,
    '--source',
    'https://stripe.com/legal/ssa',
    '--seen-on',
    '2025-12-13',
  );
  expect(added).toMatchObject({ code: 0, refused: '' });
  const [stored] = await texts();
  expect(stored).toMatchObject({
    processor: 'stripe',
    effective_on: '2025-11-18',
    source: 'https://stripe.com/legal/ssa',
    seen_on: '2025-12-13',
    version: 'stripe/2025-11-18',
    is_copy_read: false,
    missing: [],
  });
  expect(stored.quotes).toBeGreaterThan(40);
  expect(added.said).toContain(`${stored.quotes} of ${stored.quotes} quotes stand in the text (stripe/2025-11-18)`);
  expect(added.said).toContain(stored.sha256);
  expect(added.said).toMatch(/§ 11\.4\(b\): \d+ found\n/);
  const [row] = await superuser.rows<{ file_key: string }>('select file_key from agreement_texts');
  const kept = await buffer(await app.services.storage.get(row?.file_key ?? ''));
  expect(kept.toString()).toBe(text);

  const again = await operator('add', 'stripe', '2025-11-18', file('copy.txt', text.replace(/“|”/g, '"')), '--replace');
  expect(again).toMatchObject({ code: 1, said: '', refused: expect.stringContaining('stored already') });
  expect(again.refused).toContain(stored.sha256);
  expect(await texts()).toHaveLength(1);
});

test('another text of the same date, or the same text of another date, replaces the stored one only when asked to', async () => {
  const bent = file(
    'bent.txt',
    fullText(middle, (quote) => quote.replaceAll('30 days', '45 days')),
  );
  expect(await operator('add', 'stripe', '2025-11-18', bent)).toMatchObject({
    code: 1,
    refused: expect.stringMatching(/Another text of the version of 2025-11-18.*--replace/),
  });
  expect(await operator('add', 'stripe', '2025-11-19', file('ssa.txt', text))).toMatchObject({
    code: 1,
    refused: expect.stringMatching(/same words are stored as the version of 2025-11-18.*--replace/),
  });
  const replaced = await operator('add', 'stripe', '2025-11-18', bent, '--replace');
  expect(replaced.code).toBe(0);
  expect(replaced.said).toMatch(/takes the place of the text of 2025-11-18/);
  expect(replaced.said).toMatch(/MISSING\n {4}missing procedure\.wait_days: “.*within 30 days of the notice/);
  const [stored] = await texts();
  expect(stored.missing).toContainEqual(
    expect.objectContaining({ place: 'procedure.wait_starts', anchor: '§ 11.4(b)' }),
  );
  expect((await operator('list', 'stripe')).said).toMatch(
    /stripe 2025-11-18 .*missing: .*procedure\.wait_days \(§ 11\.4\(b\)\)/s,
  );
  expect((await operator('add', 'stripe', '2025-11-18', file('ssa.txt', text), '--replace')).code).toBe(0);
  expect((await texts())[0].missing).toEqual([]);
  // Nothing is lost: the replaced texts stay on record with their files.
  expect(await superuser.rows('select 1 from agreement_texts')).toHaveLength(3);
});

test('a file without words, of another kind, or damaged is refused, and nothing is left of it', async () => {
  const before = await app.services.storage.list('agreements');
  for (const [name, content, why] of [
    ['empty.txt', ' \n* * *\n', 'There is no text in it.'],
    ['empty.html', '<html><script>words()</script></html>', 'There is no text in it.'],
    ['scan.docx', 'x', 'read from a .txt, .html or .pdf file'],
    ['bad.pdf', '%PDF-1.7\nnothing', 'This PDF is damaged and cannot be opened.'],
  ] as const)
    expect(await operator('add', 'stripe', '2026-01-01', file(name, content))).toMatchObject({
      code: 1,
      refused: expect.stringContaining(why),
    });
  expect(await app.services.storage.list('agreements')).toEqual(before);
});

test('a version that is not in our data is stored and said to be unknown; web pages and PDFs are read', async () => {
  const html = `<html><body><h1>Venmo</h1><p>Words of ${'a page '.repeat(20)}</p></body></html>`;
  const page = await operator('add', 'venmo', '2026-10-01', file('venmo.html', html));
  expect(page).toMatchObject({ code: 0, said: expect.stringMatching(/not in our data.*2025-11-17, 2025-10-07/) });
  const pdf = await operator(
    'add',
    'worldpay',
    '2026-10-01',
    file('worldpay.pdf', linesPdf(['Terms of acquiring', 'You agree.'])),
  );
  expect(pdf).toMatchObject({ code: 0, said: expect.stringContaining('In our data: none.') });
  expect((await operator('list')).said).toMatch(/In our data without a full text: .*stripe 2026-09-28/);
});

describe('two texts are compared', () => {
  const openCase = async (used: string | null, more: string): Promise<string> => {
    const merchant = await app.user();
    const { body } = await merchant.apply({ fields: { processor: 'stripe' } });
    await superuser.rows(`update cases set account_last_used_on = $2, ${more} where id = $1`, [body.case_id, used]);
    const [row] = await superuser.rows<{ n: string }>('select case_number as n from cases where id = $1', [
      body.case_id,
    ]);
    return row?.n ?? '';
  };

  test('what went and came, the quotes it touches, and the open cases it concerns, each with the reason', async () => {
    const owned = await openCase('2025-12-01', `owner_id = '${staff.id}', status = 'under_review'`);
    const later = await openCase('2026-10-01', `owner_id = '${colleague.id}', status = 'in_progress'`);
    const unknown = await openCase(null, `owner_id = '${colleague.id}', status = 'intake'`);
    const untouched = [
      await openCase('2025-06-01', "status = 'intake'"),
      await openCase('2025-12-01', "status = 'resolved'"),
      await openCase('2025-12-01', "status = 'closed'"),
    ];
    expect(await operator('diff', 'stripe')).toMatchObject({ code: 1, refused: expect.stringContaining('stored: 1') });
    const now = text.replaceAll('within 30 days of the notice', 'within 45 days of the notice');
    expect((await operator('add', 'stripe', '2026-09-28', file('newer.txt', now))).code).toBe(0);
    const { code, said } = await operator('diff', 'stripe');
    expect(code).toBe(0);
    expect(said).toContain('stripe: 2025-11-18 → 2026-09-28');
    expect(said).toMatch(/- .*within \[-30-\] days of the notice/);
    expect(said).toMatch(/\+ .*within \{\+45\+\} days of the notice/);
    expect(said).toMatch(
      /PROCEDURE: touches our quote procedure\.wait_days of stripe\/2025-11-18 \(§ 11\.4\(b\)\), whose words are not/,
    );
    expect(said).toContain(
      `${owned}  Under Review  Test Person 1\n  procedure: version of 2025-11-18 (It is the version`,
    );
    expect(said).toContain(`${later}  In Progress  Test Person 2\n  procedure: version of 2026-09-28`);
    expect(said).toMatch(
      new RegExp(`${unknown} {2}Intake {2}Test Person 2\n {2}procedure: version not known \\(The day on which`),
    );
    for (const number of untouched) expect(said).not.toContain(number);
    expect(said).toContain('or on one that is not known: 3.');
  });

  test('two dates choose the texts, and a date without one is refused', async () => {
    expect((await operator('diff', 'stripe', '2025-11-18', '2026-09-28')).said).toContain('2025-11-18 → 2026-09-28');
    expect(await operator('diff', 'stripe', '2025-11-18', '2026-09-29')).toMatchObject({
      code: 1,
      refused: expect.stringContaining('No text of stripe of 2026-09-29 is stored. Stored: 2026-09-28, 2025-11-18.'),
    });
  });
});

test('staff and attorneys see the stored texts, merchants and visitors do not', async () => {
  const [merchant, attorney] = [await app.user(), await app.user('attorney')];
  const statuses = await Promise.all(
    [app.visitor(), merchant, staff, attorney].map(async (by) => (await by.get('/api/knowledge/full-texts')).status),
  );
  expect(statuses).toEqual([401, 403, 200, 200]);
  const { body } = await attorney.get('/api/knowledge/full-texts');
  expect(body.items.map((each: { effective_on: string }) => each.effective_on)).toContain('2026-09-28');
  expect(JSON.stringify(body)).not.toContain('This is paragraph 1.');
});

test('a first letter that went out fixes the version for the case', async () => {
  const merchant = await app.user();
  const { body } = await merchant.apply({ fields: { processor: 'paypal' } });
  await app.runJobs();
  await superuser.rows("update cases set hold_started_on = '2025-11-10' where id = $1", [body.case_id]);
  const touched = () =>
    listTouched(app.services, systemActor, { processor: 'paypal', from: '2026-05-19', to: '2026-12-15' });
  expect(await touched()).toHaveLength(1);
  await superuser.rows(
    "update letters set sent_at = '2025-11-20T23:30:00Z' where case_id = $1 and demand_type = 'initial'",
    [body.case_id],
  );
  expect(await touched()).toEqual([]);
});

test('the real entry point prints and ends with the same codes', { timeout: 120_000 }, async () => {
  expect(spawned('add', 'strype', '2026-01-01', 'x.txt')).toEqual(
    await operator('add', 'strype', '2026-01-01', 'x.txt'),
  );
  const added = spawned(
    'add',
    'paypal',
    '2026-05-19',
    file('paypal.txt', 'Words of PayPal.'),
    '--source',
    'paypal.com',
  );
  expect(added).toMatchObject({ code: 0, refused: '', said: expect.stringContaining('MISSING') });
  const again = ['add', 'paypal', '2026-05-19', join(folder, 'paypal.txt')];
  expect(spawned(...again)).toEqual({ code: 1, said: '', refused: expect.stringContaining('stored already') });
  expect(await texts()).toContainEqual(expect.objectContaining({ processor: 'paypal', source: 'paypal.com' }));
});
