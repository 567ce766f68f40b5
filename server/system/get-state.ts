import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { SystemState } from '../../contract/system.ts';
import type { Db } from '../../db/actor.ts';
import { anchorFolder } from '../cases/anchor-history.ts';
import { modelState } from '../ai/model-state.ts';
import type { EmailRegistry } from '../email/template.ts';
import type { Services } from '../kernel/context.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import { inTime } from '../kernel/readiness.ts';
import type { Arrangement } from '../../domain/engagement/arrangement.ts';
import type { User } from '../kernel/user.ts';
import { version } from '../kernel/version.ts';
import { countShown } from '../kernel/public-words/shown-here.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { lapsesBy } from '../../domain/people/license.ts';
import { lapsingLicenses } from '../people/licenses.ts';
import { archiveInStep } from './archive-in-step.ts';
import { readCheckup, type Checkup } from './checkups.ts';
import { alarmTitles, scannerAnswers } from './conditions.ts';
import { readDeadJobs } from './dead-jobs.ts';
import { jobLabel } from './job-labels.ts';
import { countJobs } from './read-work.ts';
import { readStoppedSendings } from './stopped-sendings.ts';

const maxRows = 50;
const aliveMs = 2 * 60_000;

/** The state of the installation for staff; each part takes two seconds at most, even if something does not answer. */
export async function getState(services: Services, emails: EmailRegistry, user: User): Promise<SystemState> {
  const { config, storage, clock } = services;
  const now = clock.now();
  const [{ checks }, scanner, last, anchors, migration, stored] = await Promise.all([
    services.readiness(),
    scannerAnswers(services),
    inTime(services.lastBackup()),
    inTime(storage.list(anchorFolder)),
    newestMigration(),
    services.database.as(user, async (db) => ({
      ...(await readRows(db, emails, now)),
      model: await modelState(services, db, now),
    })),
  ]);
  const { backup, restore, in_step, ...rows } = stored;
  const lastBackup = [last, backup?.at ?? null].reduce((a, b) => (b !== null && (a === null || b > a) ? b : a));
  return {
    at: iso(now),
    ...rows,
    alarm_email: config.alarmEmail,
    outbox: { ok: checks.outbox.ok, oldest_seconds: checks.outbox.oldest_seconds },
    storage: { kind: config.storageUrl?.startsWith('s3:') ? 's3' : 'folder', ok: checks.storage.ok },
    disk: checks.disk,
    scanner: { name: services.scanner.name, ok: scanner },
    arrangement: config.arrangement && presentArrangement(config.arrangement),
    public_words: countShown(config),
    backup: {
      folder: config.backupDir !== null,
      in_step: config.backupDir !== null && in_step,
      last: isoOrNull(lastBackup),
      last_restore: isoOrNull(restore?.at ?? null),
    },
    history: { last_anchor: momentOfAnchor(anchors?.at(-1)), verified: rows.history },
    versions: { app: version, node: process.versions.node, postgres: rows.versions, migration },
  };
}

const presentArrangement = ({ kind, sample, firms, opinions }: Arrangement): SystemState['arrangement'] => ({
  kind,
  sample,
  firms: firms.map(({ name }) => name),
  opinions: opinions.map(({ lawyer, dated, states }) => ({
    lawyer,
    dated,
    states: states === 'all' ? 'every state' : states.join(', '),
  })),
});

async function readRows(db: Db, emails: EmailRegistry, now: Date) {
  const jobs = await countJobs(db);
  const dead = await readDeadJobs(db, maxRows);
  const stopped = await readStoppedSendings(db, emails, maxRows);
  const alarms = await db
    .selectFrom('alarms')
    .select(['id', 'kind', 'problem', 'began_at'])
    .where('over_at', 'is', null)
    .orderBy('began_at')
    .execute();
  const licenses = await lapsingLicenses(db, lapsesBy(firmDayOf(now)));
  const processes = await db.selectFrom('processes').selectAll().orderBy('started_at').orderBy('id').execute();
  const hold = await db.selectFrom('app.outgoing_hold').select(['since', 'restored_to']).executeTakeFirst();
  const damaged = await db
    .selectFrom('damaged_files')
    .select(['key', 'problem'])
    .orderBy('key')
    .limit(maxRows)
    .execute();
  const { rows: server } = await sql<{ v: string }>`select current_setting('server_version') as v`.execute(db);
  return {
    jobs: jobs.map((job) => ({ ...job, label: jobLabel(job.name) })),
    dead_jobs: dead.jobs.map((job) => ({ ...job, label: jobLabel(job.name), failed_at: iso(job.failed_at) })),
    licenses,
    dead_jobs_total: dead.total,
    stopped: stopped.rows.map((row) => ({ ...row, created_at: iso(row.created_at) })),
    stopped_total: stopped.total,
    alarms: alarms.map(({ kind, began_at, ...alarm }) => ({
      ...alarm,
      kind,
      title: new Map<string, string>(Object.entries(alarmTitles)).get(kind) ?? kind,
      began_at: iso(began_at),
    })),
    held: hold ? { since: iso(hold.since), restored_to: iso(hold.restored_to) } : null,
    processes: processes.map(({ role, started_at, beat_at, ...process }) => ({
      ...process,
      role: roleOf.parse(role),
      started_at: iso(started_at),
      beat_at: iso(beat_at),
      alive: now.getTime() - beat_at.getTime() < aliveMs,
    })),
    files: { checked: presented(await readCheckup(db, 'files')), damaged },
    history: presented(await readCheckup(db, 'history')),
    in_step: await archiveInStep(db),
    backup: await readCheckup(db, 'backup'),
    restore: await readCheckup(db, 'restore'),
    versions: server[0]?.v ?? '',
  };
}

const roleOf = z.enum(['all', 'web', 'worker']);

const presented = (checkup: Checkup | null) =>
  checkup && { at: iso(checkup.at), problems: checkup.problems, said: saidOf(checkup.figures) };

/** The figures in a line, such as `cases 12, entries 340`. */
function saidOf(figures: unknown): string | null {
  if (typeof figures !== 'object' || figures === null) return null;
  const counts = Object.entries(figures).filter(([, value]) => typeof value === 'number');
  return counts.length === 0 ? null : counts.map(([name, value]) => `${name} ${value}`).join(', ');
}

/** An anchor is named by its moment, `2026-11-25T02-37-00-123Z`. */
function momentOfAnchor(key: string | undefined): string | null {
  const [, day, h, m, s, ms] = /(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z$/.exec(key ?? '') ?? [];
  return day === undefined ? null : `${day}T${h}:${m}:${s}.${ms}Z`;
}

/** The newest migration. The program migrates before it serves, so it is the newest one that the program has. */
async function newestMigration(): Promise<string> {
  const names = await readdir(new URL('../../db/migrations/', import.meta.url));
  return (
    names
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .at(-1) ?? ''
  );
}
