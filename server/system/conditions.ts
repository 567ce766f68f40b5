import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { systemActor, type Db } from '../../db/actor.ts';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Services } from '../kernel/context.ts';
import { inTime, lateAfterSeconds, minFreeBytes, type Readiness } from '../kernel/readiness.ts';
import { meaningOf } from '../ports/mailhouse/lob-stages.ts';
import { readCheckup } from './checkups.ts';
import { archiveInStep } from './archive-in-step.ts';
import { jobLabel } from './job-labels.ts';
import { countJobs } from './read-work.ts';

/** Every kind of alarm, with its title for the operator. */
export const alarmTitles = {
  queue_late: 'Work waits too long',
  jobs_dead: 'Jobs were given up',
  outbox_late: 'Emails and letters wait too long',
  disk_low: 'The disk is nearly full',
  storage_down: 'The storage of files cannot be reached',
  scanner_down: 'The malware scanner cannot be reached',
  backup_old: 'The last backup is too old',
  archive_behind: 'The archive does not keep up',
  history_wrong: 'The history is not what was written',
  file_damaged: 'Stored files are damaged',
  mail_unknown: 'The mailhouse reports what is not known here',
  client_untold: 'A client was not told that their attorney is gone',
} as const;
type AlarmKind = keyof typeof alarmTitles;
/** `problem`: a sentence while it is wrong, null while it is not. */
export type Condition = { kind: AlarmKind; problem: string | null };

/** Long before `minFreeBytes`, at which nothing works any more. */
const lowFreeBytes = 10 * minFreeBytes;
/** A copy is made every day; a failing one is tried again for hours. */
const backupMs = 36 * 60 * 60_000;
/** A new installation makes its first copy within minutes. */
const firstBackupSeconds = 60 * 60;

/** An unknown kind of report keeps its condition wrong for this long. */
const unknownMs = 3 * 24 * 60 * 60_000;

/** Every condition, wrong or not. Throws when the database cannot be queried: then no alarm could be stored either. */
export async function readConditions(services: Services): Promise<Condition[]> {
  const [{ checks }, scanner, backup, work] = await Promise.all([
    services.readiness(),
    scannerAnswers(services),
    backupProblem(services),
    services.database.as(systemActor, async (db) => ({
      jobs: await countJobs(db),
      history: await readCheckup(db, 'history'),
      inStep: await archiveInStep(db),
      damaged: await db
        .selectFrom('damaged_files')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
      unknown: await unknownReports(db, services.clock.now()),
      untold: await untoldClients(db, services.clock.now()),
    })),
  ]);
  const dead = work.jobs.filter((job) => job.dead > 0);
  const { n: damaged } = work.damaged;
  return [
    ...fromReadiness(checks),
    {
      kind: 'jobs_dead',
      problem:
        dead.length === 0
          ? null
          : `Given up after every try: ${dead.map((job) => `${jobLabel(job.name)} (${job.dead})`).join(', ')}.`,
    },
    { kind: 'scanner_down', problem: scanner === false ? 'Files cannot be added until it answers again.' : null },
    { kind: 'backup_old', problem: backup },
    {
      kind: 'archive_behind',
      problem:
        services.config.backupDir === null || work.inStep
          ? null
          : 'Changes are answered before they are in BACKUP_DIR, so that a lost disk can lose them. Look whether the folder can be written to.',
    },
    { kind: 'history_wrong', problem: work.history?.problems[0] ?? null },
    {
      kind: 'file_damaged',
      problem:
        damaged === 0 ? null : `${damaged} stored ${damaged === 1 ? 'file is' : 'files are'} damaged or missing.`,
    },
    {
      kind: 'mail_unknown',
      problem: work.unknown.length === 0 ? null : `Look at the mailhouse what became of: ${work.unknown.join(', ')}.`,
    },
    {
      kind: 'client_untold',
      problem:
        work.untold === 0
          ? null
          : `For longer than a business day, in ${work.untold} ${work.untold === 1 ? 'case' : 'cases'}: see why the job “Look for attorneys who can no longer act” does not run.`,
    },
  ];
}

function fromReadiness({ queue, outbox, disk, storage }: Readiness['checks']): Condition[] {
  const low = disk.free_bytes !== null && disk.free_bytes < lowFreeBytes;
  return [
    { kind: 'queue_late', problem: queue.ok ? null : waited('The oldest job has', queue.oldest_seconds) },
    {
      kind: 'outbox_late',
      problem: outbox.ok ? null : waited('The oldest email or letter has', outbox.oldest_seconds),
    },
    {
      kind: 'disk_low',
      problem: low ? `Only ${Math.floor((disk.free_bytes ?? 0) / 1_000_000)} MB are free.` : null,
    },
    { kind: 'storage_down', problem: storage.ok ? null : 'No file can be read or added.' },
  ];
}

const waited = (what: string, seconds: number | null): string =>
  `${what} waited for ${Math.round((seconds ?? lateAfterSeconds.queue) / 60)} minutes.`;

/**
 * Up to five of the last days' mailhouse reports of a kind that the program does not know, each with its piece of mail.
 */
async function unknownReports(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('mailhouse_reports')
    .select(['kind', 'mailhouse_id'])
    .distinct()
    .where('received_at', '>', new Date(now.getTime() - unknownMs))
    .orderBy('kind')
    .orderBy('mailhouse_id')
    .execute();
  const unknown = rows.filter(({ kind }) => meaningOf(kind) === null);
  return unknown.slice(0, 5).map(({ kind, mailhouse_id: id }) => `${kind} (${id})`);
}

/** Cases whose attorney could not act any more before the last business day began. */
async function untoldClients(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ since: Date }>`select since from app.cases_without_counsel()`.execute(db);
  return rows.filter(({ since }) => firmDayOf(now) > addBusinessDays(firmDayOf(since), 1)).length;
}

/** Whether the scanner gives a verdict within a moment; null: none is configured. */
export async function scannerAnswers({ scanner }: Services): Promise<boolean | null> {
  if (scanner.name === null) return null;
  return (await inTime(scanner.scan(Readable.from([Buffer.from('probe')])))) !== null;
}

async function backupProblem({ config, clock, lastBackup, log }: Services): Promise<string | null> {
  if (config.backupDir === null) return null;
  const last = await lastBackup().catch((error: unknown) => {
    log.warn({ err: error }, 'the backups in BACKUP_DIR cannot be read');
    return error instanceof Error ? error : new Error('unknown');
  });
  if (last instanceof Error) return `The backups in BACKUP_DIR cannot be read: ${last.message}`;
  if (last === null) return process.uptime() < firstBackupSeconds ? null : 'BACKUP_DIR has no finished backup.';
  return clock.now().getTime() - last.getTime() > backupMs
    ? `The last one was finished on ${last.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`
    : null;
}
