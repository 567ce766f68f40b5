import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../contract/reports.ts';
import { fixedClock } from '../ports/clock/fixed-clock.ts';
import { jobHandlers } from '../jobs.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { fillProgress } from '../../testing/app/fill-progress.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { make } from './make.ts';

const now = '2026-11-21T10:00:00Z';
let app: TestApp;
let superuser: Superuser;
let people: Record<'staff' | 'merchant' | 'attorney', TestUser>;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  people = { staff: await app.user('staff'), merchant: await app.user(), attorney: await app.user('attorney') };
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

type Answer = { report: (Report & { as_of: string }) | null; making: boolean };
const read = async (query = ''): Promise<Answer> => (await people.staff.get(`/api/admin/reports${query}`)).body;
const orders = async () =>
  (
    await superuser.rows(
      "select 1 from pgboss.job where name = 'make-report' and state in ('created', 'retry', 'active')",
    )
  ).length;
const countReports = async () => (await superuser.rows<{ n: number }>('select count(*)::int as n from reports'))[0]?.n;
const makeAt = (instant: string) => make({ ...app.services, clock: fixedClock(instant) });
const forget = () => superuser.rows('delete from reports');

describe('a report', () => {
  test('only staff can read a report', async () => {
    expect([
      (await people.merchant.get('/api/admin/reports')).status,
      (await people.attorney.get('/api/admin/reports?fresh=true')).status,
      (await app.visitor().get('/api/admin/reports')).status,
    ]).toEqual([403, 403, 401]);
    expect(await orders()).toBe(0);
  });

  test('a report that does not exist yet is made once, however many ask for it', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => read(index % 2 ? '?fresh=true' : '')));
    expect(answers).toEqual(Array.from({ length: 12 }, () => ({ report: null, making: true })));
    expect(await orders()).toBe(1);
    await app.runJobs();
    expect(await read()).toEqual({
      report: expect.objectContaining({ totals: { cases: 0, held_cents: 0, recovered_cents: 0, fee_due_cents: 0 } }),
      making: false,
    });
    expect(await countReports()).toBe(1);
  });

  test('a report is shown unchanged for a quarter of an hour, and afterwards while a newer one is made', async () => {
    await forget();
    await makeAt(new Date(Date.now() - 14 * 60_000).toISOString());
    expect((await read()).making).toBe(false);
    await forget();
    const old = new Date(Date.now() - 16 * 60_000).toISOString();
    await makeAt(old);
    expect(await read()).toMatchObject({ report: { as_of: old }, making: true });
    await app.runJobs();
    const answer = await read();
    expect([answer.making, Date.now() - Date.parse(answer.report?.as_of ?? '') < 60_000]).toEqual([false, true]);
  });

  test('a report is made again on request, however new the last one is', async () => {
    const before = (await read()).report?.as_of ?? '';
    expect(await read('?fresh=true')).toMatchObject({ report: { as_of: before }, making: true });
    await app.runJobs();
    expect(Date.parse((await read()).report?.as_of ?? '')).toBeGreaterThan(Date.parse(before));
  });

  test('two reports are never made concurrently: the second run skips', async () => {
    await forget();
    const other = new pg.Client({ connectionString: app.url });
    await other.connect();
    await other.query('begin');
    await other.query("select pg_advisory_xact_lock(hashtextextended('make-report', 25))");
    await makeAt(now);
    expect(await countReports()).toBe(0);
    await other.query('commit');
    await other.end();
    await makeAt(now);
    expect(await countReports()).toBe(1);
  });

  test('only the last hundred reports are stored', async () => {
    await superuser.rows(
      "insert into reports (id, as_of, took_ms, figures) select gen_random_uuid(), timestamptz '2026-01-01' + n * interval '1 hour', 0, '{}' from generate_series(1, 120) n",
    );
    await makeAt(now);
    const [row] = await superuser.rows<{ n: number; first: string; last: string }>(
      'select count(*)::int as n, min(as_of)::text as first, max(as_of)::text as last from reports',
    );
    expect(row).toEqual({
      n: 100,
      first: expect.stringContaining('2026-01-01 2'),
      last: expect.stringContaining('2026-11-21 10:00:00'),
    });
  });

  test('only the program can write reports', async () => {
    const report = "insert into reports (id, as_of, took_ms, figures) values (gen_random_uuid(), now(), 0, '{}')";
    const plain = new pg.Client({ connectionString: app.url, options: '-c role=unhold_app -c app.actor_role=admin' });
    await plain.connect();
    await expect(plain.query(report)).rejects.toMatchObject({ code: '42501' });
    await expect(
      plain.query("set app.actor_role = 'client'").then(() => plain.query('select app.report_figures(now())')),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(plain.query('select * from app.case_facts')).rejects.toMatchObject({ code: '42501' });
    await plain.end();
  });

  test('a report blocks no writer, and waits for none', async () => {
    await superuser.rows('begin');
    await superuser.rows('lock table cases in row exclusive mode');
    const made = jobHandlers(app.services)['make-report']({});
    expect(await Promise.race([made.then(() => 'made'), sleep(10_000, 'still waiting')])).toBe('made');
    await superuser.rows('rollback');
  });
});

type Way = {
  processor?: string;
  status?: string;
  held?: number | null;
  created: string;
  cancelled?: string;
  closed?: string;
  percent?: number;
  analyzed?: string;
  letters?: { status: string; drafted: string; sent?: string; delivered?: string }[];
  offers?: string[];
  recoveries?: [cents: number, on: string][];
};

/** Inserts cases with their past, bypassing the use cases, which cannot act in the past. */
async function write(ways: readonly Way[]): Promise<void> {
  await superuser.rows("set session_replication_role = 'replica'");
  for (const way of ways) {
    const [row] = await superuser.rows<{ id: string }>(
      `insert into cases (id, case_number, created_by, org_id, status, processor, held_amount_cents, first_name, last_name, email, legal_business_name, business_address, created_at, cancelled_at, closed_at)
      select u.id, 'R-' || u.id, u.id, u.id, $1, $2, $3, 'A', 'B', 'a@b.example', 'C', '{}', $4, $5, $6 from gen_random_uuid() u (id) returning id`,
      [
        way.status ?? 'in_progress',
        way.processor ?? 'stripe',
        way.held === undefined ? 10_000_00 : way.held,
        way.created,
        way.cancelled ?? null,
        way.closed ?? null,
      ],
    );
    await superuser.rows('insert into fee_terms (case_id, percent, held_amount_cents) values ($1, $2, 0)', [
      row?.id,
      way.percent ?? 18,
    ]);
    if (way.analyzed)
      await superuser.rows(
        "insert into messages (id, case_id, message_type, subject, body, created_at) values (gen_random_uuid(), $1, 'ai_analysis', '', '', $2)",
        [row?.id, way.analyzed],
      );
    for (const each of way.letters ?? [])
      await superuser.rows(
        "insert into letters (id, case_id, demand_type, title, status, due_on, created_at, sent_at, delivered_on) values (gen_random_uuid(), $1, 'initial', '', $2, '2026-01-01', $3, $4, $5)",
        [row?.id, each.status, each.drafted, each.sent ?? null, each.delivered ?? null],
      );
    for (const on of way.offers ?? [])
      await superuser.rows(
        'insert into offers (id, case_id, reply_id, amount_cents, received_on) values (gen_random_uuid(), $1, gen_random_uuid(), 1, $2)',
        [row?.id, on],
      );
    for (const [cents, on] of way.recoveries ?? [])
      await superuser.rows(
        'insert into recoveries (id, case_id, amount_cents, received_on) values (gen_random_uuid(), $1, $2, $3)',
        [row?.id, cents, on],
      );
  }
  await superuser.rows(fillProgress('array(select id from cases)'));
  await superuser.rows("set session_replication_role = 'origin'");
}

const sentOn = {
  status: 'delivered',
  drafted: '2026-10-01T15:00:00Z',
  sent: '2026-10-03T15:00:00Z',
  delivered: '2026-10-07',
};

describe('the figures of a report', () => {
  let report: Report & { as_of: string };
  beforeAll(async () => {
    await write([
      // Closed, with money back: half of it before the letter was sent, which bears no fee.
      {
        created: '2026-09-30T12:00:00Z',
        analyzed: '2026-09-30T18:00:00Z',
        letters: [sentOn],
        offers: ['2026-10-20'],
        recoveries: [
          [4_000_00, '2026-10-02'],
          [5_000_33, '2026-10-25'],
        ],
        status: 'resolved',
        closed: '2026-11-01T12:00:00Z',
      },
      // Closed, without money back.
      { created: '2026-10-10T12:00:00Z', status: 'closed', closed: '2026-10-20T12:00:00Z' },
      // Cancelled by the merchant: neither success nor failure.
      {
        created: '2026-10-11T12:00:00Z',
        status: 'closed',
        cancelled: '2026-10-12T12:00:00Z',
        closed: '2026-10-12T12:00:00Z',
      },
      // Cancelled, then set to another status.
      { created: '2026-10-11T12:00:00Z', status: 'in_progress', cancelled: '2026-10-12T12:00:00Z' },
      // Open, with another processor, without a known amount; its letter was returned, and then another arrived.
      {
        created: '2024-12-01T00:00:00Z',
        processor: 'paypal',
        held: null,
        letters: [
          { ...sentOn, status: 'returned_to_sender' },
          {
            status: 'delivered',
            drafted: '2026-10-09T00:00:00Z',
            sent: '2026-10-11T00:00:00Z',
            delivered: '2026-10-15',
          },
        ],
        recoveries: [[100_00, '2026-11-02']],
      },
      // Older than the months shown.
      {
        created: '2024-11-30T23:59:59Z',
        processor: 'square',
        status: 'closed',
        closed: '2024-12-01T00:00:00Z',
        recoveries: [[7_00, '2024-11-30']],
      },
    ]);
    await forget();
    await makeAt(now);
    report = (await read()).report ?? expect.fail('no report');
  });

  test("the totals include the ledger's fee", () => {
    expect(report.as_of).toBe('2026-11-21T10:00:00.000Z');
    expect(report.totals).toEqual({
      cases: 6,
      held_cents: 50_000_00,
      recovered_cents: 9_107_33,
      fee_due_cents: 900_05 + 18_00,
    });
  });

  test('the stages are in order, with the amount held in each', () => {
    expect(report.by_stage.filter(({ cases }) => cases > 0)).toEqual([
      { stage: 'recovering', label: 'Recovering', cases: 1, held_cents: 0 },
      { stage: 'recovered', label: 'Recovered', cases: 1, held_cents: 10_000_00 },
      { stage: 'closed', label: 'Closed', cases: 4, held_cents: 40_000_00 },
    ]);
    expect(report.by_stage).toHaveLength(11);
  });

  test('processors have the success rate of their closed cases, or none while no case has closed', () => {
    const of = (name: string) => report.by_processor.find(({ processor }) => processor === name);
    expect(of('stripe')).toEqual({
      processor: 'stripe',
      cases: 4,
      held_cents: 40_000_00,
      recovered_cents: 9_000_33,
      closed: 2,
      successful: 1,
      success_rate: 0.5,
    });
    expect(of('paypal')).toEqual({
      processor: 'paypal',
      cases: 1,
      held_cents: 0,
      recovered_cents: 100_00,
      closed: 0,
      successful: 0,
      success_rate: null,
    });
    expect(of('square')).toMatchObject({ closed: 1, successful: 1, success_rate: 1 });
    expect(of('worldpay')).toMatchObject({ cases: 0, success_rate: null });
  });

  test('the last 24 months are in UTC, including those without cases', () => {
    expect([report.by_month.length, report.by_month[0]?.month, report.by_month.at(-1)?.month]).toEqual([
      24,
      '2024-12',
      '2026-11',
    ]);
    expect(report.by_month.filter((each) => each.submitted + each.closed + each.recovered_cents > 0)).toEqual([
      { month: '2024-12', submitted: 1, closed: 1, held_cents: 0, recovered_cents: 0 },
      { month: '2026-09', submitted: 1, closed: 0, held_cents: 10_000_00, recovered_cents: 0 },
      { month: '2026-10', submitted: 3, closed: 1, held_cents: 30_000_00, recovered_cents: 9_000_33 },
      { month: '2026-11', submitted: 0, closed: 1, held_cents: 0, recovered_cents: 100_00 },
    ]);
  });

  test('the days of each part are medians over the cases that completed it in order', () => {
    expect(report.durations.map(({ to, cases, median_days }) => [to, cases, median_days])).toEqual([
      ['Analyzed', 1, 0.3],
      ['Letter drafted', 1, 0.9],
      ['Letter sent', 2, 2],
      // The second case's first letter was returned: its days count from that first sending to the day on which a later
      // letter arrived.
      ['Delivered', 2, 8],
      // The first case's first money came before its letter had arrived, so the case does not count.
      ['First offer or recovery', 1, 18],
      ['Closed', 2, 15.5],
    ]);
  });

  test('the success rate is of closed cases that were not cancelled', () => {
    expect(report.success).toEqual({
      closed: 3,
      cancelled: 2,
      successful: 2,
      rate: 2 / 3,
      median_days_to_close: 10,
      average_recovery_cents: 4_503_67,
    });
  });

  type Listed = { total: number; held_cents: number; recovered_cents: number; fee_cents: number; items: object[] };
  type Behind = { figure: string; of?: string; cases: number; held?: number; recovered?: number; fee?: number };

  /** Each figure of a report with the number of cases and sums that should be behind it. */
  const behind = ({ totals, success, by_stage, by_processor, by_month, durations }: Report): Behind[] => [
    {
      figure: 'all',
      cases: totals.cases,
      held: totals.held_cents,
      recovered: totals.recovered_cents,
      fee: totals.fee_due_cents,
    },
    { figure: 'closed', cases: success.closed },
    { figure: 'successful', cases: success.successful },
    { figure: 'cancelled', cases: success.cancelled },
    ...by_stage.map(({ stage, cases, held_cents }) => ({ figure: 'stage', of: stage, cases, held: held_cents })),
    ...by_processor.map(({ processor, cases, held_cents, recovered_cents }) => ({
      figure: 'processor',
      of: processor,
      cases,
      held: held_cents,
      recovered: recovered_cents,
    })),
    ...durations.map(({ part, cases }) => ({ figure: 'part', of: part, cases })),
    ...by_month.flatMap(({ month, submitted, closed, held_cents, recovered_cents }) => [
      { figure: 'submitted_in', of: month, cases: submitted, held: held_cents },
      { figure: 'closed_in', of: month, cases: closed },
      { figure: 'recovered_in', of: month, cases: Number.NaN, recovered: recovered_cents },
    ]),
  ];

  test('the cases behind every figure add up to it, for all cases, a period and an owner', async () => {
    const [first, second] = await superuser.rows<{ id: string }>('select id from cases order by created_at limit 2');
    await superuser.rows('begin');
    await superuser.rows("set local session_replication_role = 'replica'");
    await superuser.rows('update cases set owner_id = $1 where id in ($2, $3)', [
      people.staff.id,
      first?.id,
      second?.id,
    ]);
    await superuser.rows('commit');
    for (const selection of ['', 'from=2026-09-01&to=2026-10-31&', 'to=2024-11-30&', `owner=${people.staff.id}&`]) {
      const { report: of } = selection === '' ? { report } : await read(`?${selection}`);
      if (!of) throw new Error('no report');
      for (const { figure, of: name = '', cases, held, recovered, fee } of behind(of)) {
        const list: Listed = (
          await people.staff.get(`/api/admin/reports/cases?${selection}figure=${figure}&of=${name}&limit=100`)
        ).body;
        expect([
          selection,
          figure,
          name,
          list.items.length,
          list.held_cents,
          list.recovered_cents,
          list.fee_cents,
        ]).toEqual([
          selection,
          figure,
          name,
          list.total,
          held ?? list.held_cents,
          recovered ?? list.recovered_cents,
          fee ?? list.fee_cents,
        ]);
        if (!Number.isNaN(cases))
          expect([selection, figure, name, list.total]).toEqual([selection, figure, name, cases]);
      }
    }
    const counts = await Promise.all(
      ['?from=2026-10-01', '?to=2024-11-30', `?owner=${people.staff.id}`, '?from=2030-01-01'].map(
        async (query) => (await read(query)).report?.totals.cases,
      ),
    );
    expect(counts).toEqual([3, 1, 2, 0]);
  });

  test('the list behind a figure is paged without loss, latest first, and its file has the same rows', async () => {
    const all: { case_number: string; created_at: string }[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: typeof all; next_cursor: string | null } = (
        await people.staff.get(`/api/admin/reports/cases?figure=all&limit=4${cursor && `&cursor=${cursor}`}`)
      ).body;
      all.push(...page.items);
      cursor = page.next_cursor;
    }
    expect(all.map(({ created_at }) => created_at)).toEqual(
      all.map(({ created_at }) => created_at).toSorted((left, right) => Date.parse(right) - Date.parse(left)),
    );
    expect(all).toHaveLength(report.totals.cases);
    const file = await people.staff.get('/api/admin/exports/report-cases?figure=all');
    expect(file.headers.get('content-disposition')).toContain('unhold-report-all-');
    expect(
      file.body
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line: string) => line.split(',')[0]),
    ).toEqual(all.map(({ case_number }) => case_number));
    const { next_cursor } = (await people.staff.get('/api/admin/reports/cases?figure=all&limit=1')).body;
    expect((await people.staff.get(`/api/admin/reports/cases?figure=closed&cursor=${next_cursor}`)).status).toBe(400);
  });

  test('a company that is not in the list is named behind a figure, in its file and among its merchant’s cases', async () => {
    const newest = async () => (await people.staff.get('/api/admin/reports/cases?figure=all&limit=1')).body.items[0];
    const { id } = await newest();
    await superuser.rows("update cases set processor = 'other', other_processor = $2, created_by = $3 where id = $1", [
      id,
      'Acme Payments',
      people.merchant.id,
    ]);
    expect(await newest()).toMatchObject({ id, processor: 'other', other_processor: 'Acme Payments' });
    const file = await people.staff.get('/api/admin/exports/report-cases?figure=all');
    expect(file.body).toContain(',Other: Acme Payments,');
    const { cases } = (await people.staff.get(`/api/admin/users/${people.merchant.id}`)).body;
    expect(cases).toMatchObject([{ id, processor: 'other', other_processor: 'Acme Payments' }]);
  });

  test('all figures are in one file, of a selection too', async () => {
    const lines = (await people.staff.get('/api/admin/exports/report')).body;
    expect(lines).toContain('Totals,,Cases,6');
    expect(lines).toContain('Month,2026-10,Recovered,9000.33');
    const selected = (await people.staff.get('/api/admin/exports/report?from=2026-10-01&to=2026-10-31')).body;
    expect(selected).toContain('Report,,Submitted from,2026-10-01');
    expect(selected).toContain('Totals,,Cases,3');
  });

  test.each([
    'reports?from=2026-02-31',
    'reports?from=2026-03-01&to=2026-02-01',
    'reports?owner=somebody',
    'reports/cases',
    'reports/cases?figure=stage',
    'reports/cases?figure=stage&of=lost',
    'reports/cases?figure=all&of=sent',
    'reports/cases?figure=closed_in&of=2026-13',
    'exports/report-cases?figure=stage&of=lost',
    'exports/report?to=yesterday',
  ])('%s is refused', async (path) => {
    expect((await people.staff.get(`/api/admin/${path}`)).status).toBe(422);
  });
});
