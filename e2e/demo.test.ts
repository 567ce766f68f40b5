/** Checks the demo data after an installation's first start. The servers under test start with copies of it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded, type EmbeddedDatabase } from '../db/embedded.ts';
import { createApp } from '../server/app.ts';
import { letterStatuses, letterTypes } from '../domain/letters/letter.ts';
import { readConfig } from '../server/kernel/config.ts';
import type { DemoAccount } from '../server/demo/demo-accounts.ts';
import { openDemo } from '../server/demo/fill-demo.ts';
import { openLog } from '../server/kernel/log.ts';
import { openServices, type Opened } from '../server/open-services.ts';
import { openSuperuser, type Superuser } from '../testing/app/superuser.ts';
import { TestUser } from '../testing/app/test-user.ts';
import { isPage } from '../web/paths/paths.ts';
import { demoTemplate } from './template.ts';

let database: EmbeddedDatabase;
let superuser: Superuser;
let opened: Opened;
let accounts: DemoAccount[];
beforeAll(async () => {
  const dataDir = await demoTemplate(process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'unhold-demo-')));
  database = await startEmbedded({ dataDir, log: () => {} });
  superuser = await openSuperuser(database.url);
  opened = await openServices(
    readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'silent',
      DEMO: 'on',
    }),
    openLog('silent'),
    database.url,
    isPage,
  );
  accounts = (await openDemo(opened)).accounts;
}, 120_000);
afterAll(async () => {
  await opened.close();
  await superuser.close();
  await database.stop();
});

type Row = {
  business: string;
  letters: string[];
  signed: boolean;
  offers: string[];
  recovered: string;
  held: string;
  delivered: boolean;
};
const cases = () =>
  superuser.rows<Row>(`select c.legal_business_name as business, array(select l.demand_type || ' ' || l.status from letters l where l.case_id = c.id order by l.created_at) as letters, a.case_id is not null as signed, c.held_amount_cents as held,
  exists (select 1 from letters l where l.case_id = c.id and l.delivered_on is not null and l.reply_due_on is not null) as delivered, array(select o.status from offers o where o.case_id = c.id order by o.created_at) as offers, (select coalesce(sum(amount_cents), 0) from recoveries r where r.case_id = c.id) as recovered
  from cases c left join paper_signatures a on a.case_id = c.id and a.kind = 'fee_agreement' order by c.created_at`);
const named = async (business: string) => (await cases()).find((each) => each.business.startsWith(business));

test('in the demo, every letter sent has a signed agreement, and one approved letter waits for it', async () => {
  const all = await cases();
  expect(all).toHaveLength(17);
  const out = all.filter(({ letters }) => letters.some((each) => /sending|sent|delivered|returned/.test(each)));
  expect(out).toHaveLength(11);
  expect(out.every((each) => each.signed)).toBe(true);
  expect(all.filter(({ letters }) => letters.includes('initial approved'))).toMatchObject([
    { business: 'Saltmarsh Outfitters LLC', signed: false },
  ]);
});

test('the demo has a letter of each type and in each state, with its exhibits bound', async () => {
  const letters = (await cases()).flatMap((each) => each.letters.map((letter) => letter.split(' ')));
  expect(new Set(letters.map(([type]) => type))).toEqual(new Set(letterTypes));
  expect(new Set(letters.map(([, status]) => status))).toEqual(new Set(letterStatuses));
  expect(await named('Sandbar')).toMatchObject({
    letters: ['initial delivered', 'follow_up delivered', 'final approved'],
    signed: true,
  });
  expect(
    await superuser.rows(
      'select l.title from letters l where not exists (select 1 from exhibit_books b where b.letter_id = l.id and b.failed is null)',
    ),
  ).toEqual([]);
});

test('the demo has money in each state: a pending offer, partly paid, and fully recovered', async () => {
  expect(await named('Finch & Field')).toMatchObject({ offers: ['open'], recovered: '0', delivered: true });
  const meridian = await named('Meridian');
  expect(meridian).toMatchObject({ offers: ['accepted'], signed: true });
  expect(Number(meridian?.recovered) * 2).toBe(Number(meridian?.held));
  for (const business of ['Thistle', 'Quillstone']) {
    const paid = await named(business);
    expect(paid?.recovered).toBe(paid?.held);
  }
  expect(
    await superuser.rows('select c.legal_business_name as b from fee_payments f join cases c on c.id = f.case_id'),
  ).toEqual([{ b: 'Quillstone Events LLC' }]);
  expect(await superuser.rows('select 1 from letters where sent_at > now() or delivered_on > current_date')).toEqual(
    [],
  );
});

test('every open demo case has an owner on staff, and a next action due by a date that fits its stage', async () => {
  const rows = await superuser.rows<{
    status: string;
    role: string | null;
    action: string | null;
    due: string | null;
    planned: string | null;
  }>(
    'select c.status, u.role, c.next_action as action, c.next_action_on::text as due, c.next_action_for as planned from cases c left join users u on u.id = c.owner_id',
  );
  const [open, ended] = [
    rows.filter(({ status }) => !['resolved', 'closed'].includes(status)),
    rows.filter(({ status }) => ['resolved', 'closed'].includes(status)),
  ];
  expect([open.length, ended.length]).toEqual([15, 2]);
  for (const row of open)
    expect(row).toEqual({
      status: row.status,
      role: 'admin',
      action: expect.stringMatching(/^[A-Z].{10,}/),
      due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      planned: expect.stringContaining('/'),
    });
  for (const row of ended) expect(row).toMatchObject({ action: null, due: null, planned: null });
  expect(new Set(open.map(({ action }) => action)).size).toBeGreaterThanOrEqual(6);
});

test('demo users can sign in and see the ledger, and a later start adds nothing', async () => {
  const merchant = accounts.find((each) => each.role === 'merchant');
  const user = new TestUser(createApp({ services: opened.services, auth: opened.auth, site: null }));
  expect(
    (await user.post('/api/auth/sign-in/email', { email: merchant?.email, password: merchant?.password })).status,
  ).toBe(200);
  const { items } = (await user.get('/api/cases?limit=50')).body;
  const meridian = items.find((each: { legal_business_name: string }) =>
    each.legal_business_name.startsWith('Meridian'),
  );
  const { body } = await user.get(`/api/cases/${meridian.id}/ledger`);
  expect(body.totals).toMatchObject({
    recovered_cents: 2_801_000,
    fee_due_cents: 504_180,
    promised_cents: 2_801_000,
    net_to_merchant_cents: 2_296_820,
  });
  expect(body.tranches.map((each: { slips: unknown[] }) => each.slips.length)).toEqual([0, 1]);
  expect(await openDemo(opened)).toEqual({ accounts, fill: null });
  expect(await cases()).toHaveLength(17);
});
