// @proves export-cases
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { sheetRows } from '../../testing/files/read-xlsx.ts';
import { readZip } from '../../testing/files/read-zip.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const heading = [
  'Case number',
  'Client',
  'Email',
  'Business',
  'Processor',
  'Amount',
  'Status',
  'Priority',
  'Owner',
  'Attorney',
  'Next action',
  'Due',
  'Created',
];
const many = 2_345;
let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let merchant: TestUser;
let attorney: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [staff, merchant, attorney] = [await app.user('staff'), await app.user(), await app.user('attorney')];
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await superuser.close();
  await app.close();
});

async function seed(): Promise<void> {
  await superuser.rows(
    `insert into cases (id, case_number, created_by, org_id, status, priority, processor, held_amount_cents, first_name, last_name, email, legal_business_name, business_address, created_at)
    select gen_random_uuid(), 'UH-X-' || n, $1, (select org_id from users where id = $1), case when n % 5 = 0 then 'closed' else 'intake' end, 'low', 'paypal', case when n % 3 = 0 then null else n end,
      'Many', 'Cases', 'many@shop.example', 'Plentiful ' || n % 10, '{}', timestamptz '2026-03-01 10:00:00Z' + (n / 10) * interval '1 microsecond' from generate_series(1, $2::int) n`,
    [merchant.id, many],
  );
}

const path = (query: string) => `/api/admin/exports/cases?${query}`;
async function csv(query = ''): Promise<string[][]> {
  const answer = await staff.raw('GET', path(`format=csv&${query}`));
  expect(answer.status).toBe(200);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.startsWith('\uFEFF')).toBe(true);
  return parseCsv(text.slice(1));
}
async function xlsx(query = ''): Promise<(string | number | null)[][]> {
  const answer = await staff.raw('GET', path(`format=xlsx&${query}`));
  expect(answer.status).toBe(200);
  return sheetRows(await readZip(Buffer.from(await answer.arrayBuffer())), 1);
}
/** RFC 4180, strictly: every line ends in CRLF, quotes are doubled. */
function parseCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) throw new Error(`no cell at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)?.push(found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"'));
    if (found[3] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const hostile = [
  'O\'Neil "Quote" & <Sons>',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=HYPERLINK("http://evil.example","x")',
  'شركة الأمل',
  'עסק טוב',
  '👩🏽‍⚖️ Law 🏴‍☠️',
  'a,b;c',
  'two\nlines',
  'tab\there',
  '_x0041_',
  '%_\\',
  '"',
  'null',
  '0042',
  '１２',
  'é vs é',
];

describe('unusual names', () => {
  test.each(hostile)('%j survives an edit, the list, the page, the report, CSV and XLSX', async (name) => {
    const { case_id: id, case_number } = (await merchant.apply()).body;
    const edit = { first_name: name, last_name: name, legal_business_name: name, dba_name: name, next_action: name };
    expect((await staff.send('PATCH', `/api/admin/cases/${id}`, edit, { 'if-match': '1' })).status).toBe(200);
    const [row] = (await staff.get(`/api/admin/cases?search=${case_number}`)).body.items;
    expect(row).toMatchObject({ client: `${name} ${name}`, business: name, next_action: name });
    expect((await staff.get(`/api/admin/cases/${id}`)).body).toMatchObject(edit);
    expect((await staff.get(`/api/admin/cases/${id}/report`)).body).toMatchObject({
      caseId: id,
      client: `${name} ${name}`,
      business: name,
    });
    const cells = [
      case_number,
      `${name} ${name}`,
      merchant.account?.email,
      name,
      'PayPal',
      12_500,
      'Intake',
      'Medium',
      'Test Person 1',
      null,
      name,
    ];
    expect((await xlsx(`search=${case_number}`))[1]?.slice(0, 11)).toEqual(cells);
    // Spreadsheets evaluate text that begins like a formula: there, and only there, it is prefixed with an apostrophe.
    const inert = (text: string) => (/^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text);
    expect((await csv(`search=${case_number}`))[1]?.slice(0, 11)).toEqual(
      cells.map((cell) => (cell === null ? '' : typeof cell === 'number' ? cell.toFixed(2) : inert(cell ?? ''))),
    );
  });

  test("names of the maximum length, beyond the wizard's limit, survive every export", async () => {
    const { case_id: id, case_number } = (await merchant.apply()).body;
    const patch = (body: object) => staff.send('PATCH', `/api/admin/cases/${id}`, body, { 'if-match': '1' });
    expect(
      (await patch({ legal_business_name: 'é'.repeat(201), litigation_history: '=é'.repeat(5_001) })).body.fields,
    ).toEqual({ legal_business_name: expect.any(String), litigation_history: expect.any(String) });
    expect((await patch({ legal_business_name: '𝔘'.repeat(100), litigation_history: '=é'.repeat(5_000) })).status).toBe(
      200,
    );
    expect((await staff.get(`/api/admin/cases/${id}`)).body).toMatchObject({
      legal_business_name: '𝔘'.repeat(100),
      litigation_history: '=é'.repeat(5_000),
    });
    const name = '=ab"'.repeat(2_500);
    await superuser.rows('update cases set legal_business_name = $2 where id = $1', [id, name]);
    expect([
      (await csv(`search=${case_number}`))[1]?.[3],
      (await xlsx(`search=${case_number}`))[1]?.[3],
      (await staff.get(`/api/admin/cases/${id}/report`)).body.business,
    ]).toEqual([`'${name}`, name, name]);
  });
});

describe('the export of cases', () => {
  beforeAll(seed);

  test.each([
    'sort=created_at&direction=desc',
    'sort=business&direction=asc',
    'status=intake&priority=low&sort=held_amount_cents',
    'search=plentiful%203',
    'search=nobody',
  ])('?%s exports all rows of the table in its order', async (query) => {
    const listed: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: { case_number: string }[]; next_cursor: string | null } = (
        await staff.get(`/api/admin/cases?${query}&limit=100${cursor && `&cursor=${cursor}`}`)
      ).body;
      listed.push(...page.items.map((row) => row.case_number));
      cursor = page.next_cursor;
    }
    const [first, ...rows] = await csv(query);
    expect(first).toEqual(heading);
    expect(rows.map(([number]) => number)).toEqual(listed);
    expect((await xlsx(query)).map(([number]) => number)).toEqual(['Case number', ...listed]);
  });

  test('amounts are dollars with two decimals, times are UTC, and labels are text', async () => {
    const rows = await csv('search=UH-X-200');
    expect(rows.find(([number]) => number === 'UH-X-200')).toEqual([
      'UH-X-200',
      'Many Cases',
      'many@shop.example',
      'Plentiful 0',
      'PayPal',
      '2.00',
      'Closed',
      'Low',
      '',
      '',
      '',
      '',
      '2026-03-01T10:00:00.000Z',
    ]);
    const due = await csv('search=UH-X-201');
    expect(due.find(([number]) => number === 'UH-X-201')).toMatchObject({
      5: '',
      8: 'Test Person 1',
      10: 'Review the application',
      11: '2026-03-03',
    });
    expect((await xlsx('search=UH-X-200')).find(([number]) => number === 'UH-X-200')).toMatchObject({
      5: 2,
      8: null,
      11: null,
    });
  });

  test('an export is named by its day, never cached, and never rendered as a page', async () => {
    const day = new Date().toISOString().slice(0, 10);
    for (const [format, type] of [
      ['csv', 'text/csv; charset=utf-8'],
      ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ]) {
      for (const method of ['HEAD', 'GET']) {
        const answer = await staff.raw(method, path(`format=${format}&search=nobody`));
        expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
          200,
          type,
          expect.stringContaining(`filename="unhold-cases-${day}.${format}"`),
        ]);
        expect([answer.headers.get('cache-control'), answer.headers.get('x-content-type-options')]).toEqual([
          'no-store, no-transform',
          'nosniff',
        ]);
        await answer.arrayBuffer();
      }
    }
  });

  test.each(['csv', 'xlsx'])(
    'an export as %s reads pages on demand, and stops once the client has disconnected',
    async (format) => {
      const as = app.services.database.as.bind(app.services.database);
      let pages = 0;
      let letGo = (): void => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      vi.spyOn(app.services.database, 'as').mockImplementation(async (actor, work) => {
        if (actor.id === staff.id && (pages += 1) === 2) await held;
        return as(actor, work);
      });
      const reader = (await staff.raw('GET', path(`format=${format}`))).body?.getReader();
      await reader?.read();
      await reader?.cancel();
      letGo();
      // In the time it takes to make a complete file of three pages, the abandoned export could have continued.
      expect((await csv()).length).toBeGreaterThan(many);
      expect(pages - 3).toBeLessThanOrEqual(2);
    },
  );

  test('an export that fails halfway is truncated, not ended normally', async () => {
    const read = app.services.database.read.bind(app.services.database);
    let pages = 0;
    vi.spyOn(app.services.database, 'readLong').mockImplementation((actor, work) => {
      if (actor.id === staff.id && (pages += 1) > 1) throw new Error('the database went away');
      return read(actor, work);
    });
    for (const format of ['csv', 'xlsx']) {
      pages = 0;
      // Both files have a second page, which is the one that fails.
      const answer = await staff.raw('GET', path(`format=${format}`));
      await expect(answer.arrayBuffer()).rejects.toThrow();
    }
  });

  test.each([
    '',
    'format=pdf',
    'format=csv&status=gone',
    'format=csv&sort=ein',
    'format=csv&page=2',
    `format=csv&search=${'x'.repeat(201)}`,
  ])('?%s is refused', async (query) => {
    const { status, body } = await staff.get(path(query));
    expect([status, body]).toEqual([
      422,
      { code: 'INVALID_INPUT', message: expect.any(String), fields: expect.any(Object) },
    ]);
  });
});

describe('the report of a case', () => {
  test("the report is a JSON file with the specification's keys in order, and counts every message", async () => {
    const { id } = await merchant.upload('notice.pdf', Buffer.from('%PDF-1.7\n%%EOF'));
    const owners = [{ ownerName: 'Ada', ownershipPercentage: '60', roleTitle: 'Member' }];
    const { case_id, case_number } = (
      await merchant.apply({
        owners,
        previousProcessors: [{ processorName: 'OldPay', yearsUsed: '2019 to 2023' }],
        files: [{ id: id ?? '', document_type: 'hold_notice' }],
      })
    ).body;
    await superuser.rows(
      "insert into messages (id, case_id, message_type, subject, body) select gen_random_uuid(), $1, 'message', '', 'x' from generate_series(1, 250)",
      [case_id],
    );
    const answer = await staff.get(`/api/admin/cases/${case_id}/report`);
    expect([answer.headers.get('content-disposition'), answer.headers.get('content-type')]).toEqual([
      expect.stringContaining(`attachment; filename="case-report-${case_number}.json"`),
      'application/json; charset=utf-8',
    ]);
    expect(Object.entries(answer.body)).toEqual(
      Object.entries({
        caseId: case_id,
        client: 'Ada Byron',
        business: 'Analytical Goods LLC',
        processor: 'paypal',
        heldAmount: 12_500,
        status: 'intake',
        priority: 'medium',
        createdAt: expect.any(String),
        businessOwners: [{ owner_name: 'Ada', ownership_percentage: 60, role_title: 'Member' }],
        previousProcessors: [{ processor_name: 'OldPay', years_used: '2019 to 2023', termination_reason: null }],
        files: [
          {
            filename: 'notice.pdf',
            document_type: 'hold_notice',
            content_type: 'application/pdf',
            size_bytes: 14,
            created_at: expect.any(String),
          },
        ],
        messages: 250,
      }),
    );
  });

  test('only staff can read the report, and only of an existing case', async () => {
    const { case_id } = (await merchant.apply()).body;
    expect(
      await Promise.all(
        [merchant, attorney, app.visitor()].map(
          async (user) => (await user.get(`/api/admin/cases/${case_id}/report`)).status,
        ),
      ),
    ).toEqual([403, 403, 401]);
    for (const id of [crypto.randomUUID(), 'none'])
      expect((await staff.get(`/api/admin/cases/${id}/report`)).body).toEqual({
        code: 'NOT_FOUND',
        message: 'This case was not found.',
      });
  });
});
