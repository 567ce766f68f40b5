import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import type { Services } from '../kernel/context.ts';
import { jobSchedules } from '../kernel/jobs.ts';
import type { Readiness } from '../kernel/readiness.ts';
import { ScannerUnavailable } from '../ports/scanner/scanner.ts';
import { anchorHistory } from '../cases/anchor-history.ts';
import { updateAlarms } from './alarms.ts';
import { beat } from './beat.ts';
import { checkHistory } from './check-history.ts';
import { recordCheckup } from './checkups.ts';
import { plainReason } from './dead-jobs.ts';

const operator = 'operator@house.example';
let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let caseId: string;
beforeAll(async () => {
  app = await openTestApp({ ALARM_EMAIL: operator });
  superuser = await openSuperuser(app.url);
  staff = await app.user('staff');
  caseId = (await (await app.user()).apply()).body.case_id;
  await app.runJobs();
});
beforeEach(async () => {
  await superuser.rows("delete from pgboss.job where state = 'failed'");
  await superuser.rows('truncate alarms, checkups, damaged_files, processes');
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const state = async () => (await staff.get('/api/admin/system')).body;
const log = (kind: string) => superuser.rows('select user_id, about from security_log where kind = $1', [kind]);

/** A job that was given up, as the queue leaves it. */
async function deadJob(name: string, data: object, message: string): Promise<string> {
  const [row] = await superuser.rows<{ id: string }>(
    `insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on, output)
     values (gen_random_uuid(), $1, $2, 'failed', 490, 490, now(), $3) returning id`,
    [name, JSON.stringify(data), JSON.stringify({ message, stack: 'Error: at secret.ts:1', name: 'Error' })],
  );
  return row?.id ?? '';
}

describe('the state of the installation', () => {
  test('reports what the installation runs on, and contains no secret', async () => {
    const id = randomUUID();
    await beat(app.services, id);
    await beat(app.services, id);
    const { body, status } = await staff.get('/api/admin/system');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      alarms: [],
      alarm_email: operator,
      held: null,
      storage: { kind: 'folder', ok: true },
      disk: { ok: true, free_bytes: expect.any(Number) },
      scanner: { name: null, ok: null },
      model: null,
      arrangement: {
        kind: 'firm_charges',
        sample: false,
        firms: ['Test Law, P.C.'],
        opinions: [{ states: 'every state' }],
      },
      public_words: { samples: false, measured: 0, measurable: expect.any(Number), people: 0, stories: 0 },
      backup: { folder: false, in_step: false, last: null, last_restore: null },
      history: { last_anchor: null, verified: null },
      files: { checked: null, damaged: [] },
      versions: {
        node: process.versions.node,
        postgres: expect.stringMatching(/^\d+/),
        migration: expect.stringMatching(/^\d{4}_\w+\.sql$/),
      },
      processes: [{ id, role: 'web', alive: true }],
    });
    expect(JSON.stringify(body)).not.toContain(app.services.config.appKey);
  });

  test('lists each queue with the jobs that wait, run and were given up, and since when', async () => {
    await superuser.rows(
      `insert into pgboss.job (id, name, data, state, start_after)
       values (gen_random_uuid(), 'make-report', '{}', 'created', now() - interval '5 minutes')`,
    );
    await deadJob('make-report', {}, 'x');
    const { jobs } = await state();
    const report = jobs.find((each: { name: string }) => each.name === 'make-report');
    expect(report).toMatchObject({ label: 'Make the report', waiting: 1, running: 0, failing: 0, dead: 1 });
    expect(report.oldest_seconds).toBeGreaterThanOrEqual(300);
    await superuser.rows("delete from pgboss.job where name = 'make-report'");
  });

  test('has the last anchor, verification, backup and restore', async () => {
    const at = new Date('2026-11-24T03:00:00Z');
    await app.services.database.as(systemActor, async (db) => {
      await recordCheckup(db, 'backup', { at, problems: [], figures: {} });
      await recordCheckup(db, 'restore', { at, problems: [], figures: {} });
    });
    await checkHistory(app.services);
    await anchorHistory(app.services);
    const { backup, history } = await state();
    expect(backup).toEqual({ folder: false, in_step: false, last: at.toISOString(), last_restore: at.toISOString() });
    expect(history.verified).toMatchObject({ problems: [], said: expect.stringContaining('cases 1') });
    expect(Date.parse(history.last_anchor)).toBeGreaterThan(Date.now() - 60_000);
    expect(jobSchedules['verify-history']).toBeDefined();
  });
});

describe('a job that was given up', () => {
  test('is shown with its reason in a sentence, never its stack, and tried again once by staff', async () => {
    const id = await deadJob('analyze-case', { case_id: caseId }, 'connect ECONNREFUSED 127.0.0.1:25\n    at secret');
    const { dead_jobs, dead_jobs_total } = await state();
    expect([dead_jobs_total, dead_jobs]).toEqual([
      1,
      [
        {
          id,
          name: 'analyze-case',
          label: 'Analyze a case',
          case_id: caseId,
          failed_at: expect.any(String),
          tries: 491,
          reason: 'connect ECONNREFUSED 127.0.0.1:25.',
        },
      ],
    ]);
    const retry = () => staff.post(`/api/admin/system/jobs/${id}/retry`, {});
    expect([(await retry()).body, (await retry()).body]).toEqual([{ retried: true }, { retried: false }]);
    expect(await log('job_retried')).toEqual([{ user_id: staff.id, about: `analyze-case ${id}` }]);
    await app.runJobs();
    expect(await superuser.rows('select state from pgboss.job where id = $1', [id])).toEqual([{ state: 'completed' }]);
    expect((await staff.post(`/api/admin/system/jobs/${randomUUID()}/retry`, {})).status).toBe(404);
  });

  test.each([
    [null, 'It gave no reason; the log of the program may have one.'],
    [
      { value: 'handler execution exceeded 300000ms', message: 'job heartbeat timeout' },
      'The program stopped while it was at work.',
    ],
    [{ message: 'job timed out' }, 'It took too long and was stopped.'],
    [{ message: 'The letter is gone!' }, 'The letter is gone!'],
    [{ message: 'x'.repeat(500) }, `${'x'.repeat(299)}…`],
  ])('%j is said as a sentence', (output, reason) => expect(plainReason(output)).toBe(reason));
});

describe('an email or letter that did not leave', () => {
  const stopped = async (channel: string, template: string, status: string): Promise<string> => {
    const id = randomUUID();
    await superuser.rows(
      `insert into outbox (id, key, channel, template, case_id, recipient, payload, status, attempts, error)
       values ($1, $2, $3, $4, $5, 'ada@shop.example', $6, $7, 390, '550 no such user')`,
      [
        id,
        `test:${id}`,
        channel,
        template,
        caseId,
        JSON.stringify({ first_name: 'Ada', case_number: 'UH-2026-000001', case_id: caseId, url: 'https://x.example' }),
        status,
      ],
    );
    return id;
  };
  const status = async (id: string) =>
    (await superuser.rows<{ status: string }>('select status from outbox where id = $1', [id]))[0]?.status;
  beforeEach(() => superuser.rows("delete from outbox where recipient = 'ada@shop.example'"));

  test.each(['failed', 'uncertain'])('an email that is %s is sent again by staff, once', async (was) => {
    const id = await stopped('email', 'case-received', was);
    await superuser.rows('update outbox set unanswered = 1 where id = $1', [id]);
    expect((await state()).stopped).toMatchObject([{ id, status: was, error: '550 no such user', next: 'retry' }]);
    const retry = () => staff.post(`/api/admin/system/emails/${id}/retry`, {});
    expect([(await retry()).body, (await retry()).body]).toEqual([{ retried: true }, { retried: false }]);
    expect((await log('email_retried')).at(-1)).toEqual({ user_id: staff.id, about: `case-received ${id}` });
    await app.runJobs();
    expect(await status(id)).toBe('sent');
    expect((await state()).stopped_total).toBe(0);
    expect(await superuser.rows('select unanswered from outbox where id = $1', [id])).toEqual([{ unanswered: 0 }]);
  });

  test.each([
    ['email', 'demand-letter', 'failed', 'decide'],
    ['email', 'demand-letter', 'uncertain', 'decide'],
    ['certified_mail', 'demand-letter', 'uncertain', 'decide'],
    ['certified_mail', 'demand-letter', 'failed', 'decide'],
    ['email', 'reset-password', 'failed', 'expired'],
    ['email', 'reset-password', 'uncertain', 'expired'],
  ])('%s %s that is %s is never sent again here: %s', async (channel, template, was, next) => {
    const id = await stopped(channel, template, was);
    expect((await state()).stopped).toMatchObject([{ id, next }]);
    const { status: answered, body } = await staff.post(`/api/admin/system/emails/${id}/retry`, {});
    expect([answered, body.code, await status(id)]).toEqual([409, 'CONFLICT', was]);
    expect(await superuser.rows("select from pgboss.job where data ->> 'outbox_id' = $1", [id])).toEqual([]);
  });

  test('a hold since a restore is reported, and stays', async () => {
    await superuser.rows("insert into app.outgoing_hold (restored_to) values (now() - interval '1 hour')");
    expect((await state()).held).toEqual({ since: expect.any(String), restored_to: expect.any(String) });
    await superuser.rows('delete from app.outgoing_hold');
  });
});

describe('alarms', () => {
  /** Services whose checks find this, and everything else in order. */
  const withChecks = async (found: Partial<Readiness['checks']>): Promise<Services> => {
    const { checks } = await app.services.readiness();
    const all = { ...checks, disk: { ok: true, free_bytes: 900_000_000_000 }, ...found };
    return { ...app.services, readiness: async () => ({ ready: true, draining: false, checks: all }) };
  };
  const mails = async () =>
    (
      await superuser.rows<{ template: string; payload: { title: string } }>(
        'select template, payload from outbox where recipient = $1 order by created_at, id',
        [operator],
      )
    ).map(({ template, payload }) => [template, payload.title]);
  beforeEach(() => superuser.rows('delete from outbox where recipient = $1', [operator]));

  test('each alarm begins once, over several processes, and ends once after ten calm minutes', async () => {
    const now = app.services.clock.now();
    const full = await withChecks({ disk: { ok: true, free_bytes: 320_000_000 } });
    await Promise.all(Array.from({ length: 4 }, () => updateAlarms(full)));
    await updateAlarms(full);
    const began = [['alarm-began', 'The disk is nearly full']];
    expect(await mails()).toEqual(began);
    expect((await state()).alarms).toMatchObject([
      { kind: 'disk_low', title: 'The disk is nearly full', problem: 'Only 320 MB are free.' },
    ]);
    const well = await withChecks({});
    const later = (minutes: number) => ({ ...well, clock: { now: () => new Date(now.getTime() + minutes * 60_000) } });
    await updateAlarms(later(1));
    // It comes and goes: that is one alarm.
    await updateAlarms({ ...full, clock: later(5).clock });
    await updateAlarms(later(8));
    await updateAlarms(later(15));
    expect(await mails()).toEqual(began);
    await updateAlarms(later(19));
    await updateAlarms(later(20));
    expect(await mails()).toEqual([...began, ['alarm-over', 'The disk is nearly full']]);
    expect((await state()).alarms).toEqual([]);
  });

  test.each([
    ['queue_late', { queue: { ok: false, oldest_seconds: 1_800 } }, 'The oldest job has waited for 30 minutes.'],
    [
      'outbox_late',
      { outbox: { ok: false, oldest_seconds: 7_200, held: false } },
      'The oldest email or letter has waited for 120 minutes.',
    ],
    ['storage_down', { storage: { ok: false } }, 'No file can be read or added.'],
  ])('%s raises an alarm', async (kind, wrong, problem) => {
    await updateAlarms(await withChecks(wrong));
    expect((await state()).alarms).toMatchObject([{ kind, problem }]);
  });

  test('alarms are raised by a scanner that is down, an old backup, a late archive, dead jobs, a wrong history and damaged files', async () => {
    await deadJob('make-report', {}, 'x');
    await superuser.rows("insert into damaged_files (key, problem, found_at) values ('cases/1/a.pdf', 'Cut.', now())");
    await superuser.rows(
      "insert into checkups (name, at, problems) values ('history', now(), array['Case 1: entry 2.'])",
    );
    const down = { name: 'ClamAV', scan: () => Promise.reject(new ScannerUnavailable('down')) };
    const old = new Date(app.services.clock.now().getTime() - 40 * 60 * 60_000);
    const config = { ...app.services.config, backupDir: '/backups' };
    await updateAlarms({ ...(await withChecks({})), config, scanner: down, lastBackup: async () => old });
    expect((await state()).alarms.map((each: { kind: string }) => each.kind).toSorted()).toEqual([
      'archive_behind',
      'backup_old',
      'file_damaged',
      'history_wrong',
      'jobs_dead',
      'scanner_down',
    ]);
  });

  test('without an address alarms are shown but emailed to nobody', async () => {
    await deadJob('make-report', {}, 'x');
    const config = { ...app.services.config, alarmEmail: null };
    await updateAlarms({ ...(await withChecks({})), config });
    expect((await state()).alarms).toMatchObject([
      { kind: 'jobs_dead', problem: 'Given up after every try: Make the report (1).' },
    ]);
    expect(await mails()).toEqual([]);
  });
});
