import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { PgBoss, type Job, type JobResult } from 'pg-boss';
import { z } from 'zod';
import type { Db } from '../../db/actor.ts';
import { ownConnections } from './connections.ts';
import type { Log } from './log.ts';
import { inJob } from './log-context.ts';
import { Refusal } from './refusal.ts';
import { noTelemetry, type Telemetry } from './telemetry.ts';
import {
  jobDefinitions,
  jobKeys,
  jobNames,
  jobSchedules,
  outgoingJobs,
  type JobData,
  type JobHandlers,
  type JobName,
  type Jobs,
} from './jobs.ts';

export type JobQueue = Jobs & {
  stop(): Promise<void>;
  /**
   * Starts the workers; those of outgoing jobs not before outgoing work is released (0028_backup.sql). Returns a
   * function that stops them once running jobs are done.
   */
  work(handlers: JobHandlers): Promise<() => Promise<void>>;
};

// A job whose process died misses its heartbeat and goes to another worker within seconds, before it expires.
// An outage of a day must not lose a job: ten tries in the first half hour, then every quarter of an hour, for five
// days.
const queueOptions = {
  retryLimit: 490,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 300,
  heartbeatSeconds: 10,
};
/** Milliseconds between two polls: one query about all queues instead of one for each. */
const pollMs = 200;
/** How long an ending process waits for jobs under way; after that, other workers take them up. */
export const stopMs = 8_000;
/** Milliseconds between two checks whether held work was released. */
const releaseMs = 1_000;
/** Each queue's own polling is only a fallback. */
const workOptions = { pollingIntervalSeconds: 10, batchSize: 5, burstWhenBatchFull: true };
/** An extraction takes a core for up to two minutes: other workers take the next document meanwhile. */
const ownWorkOptions: Partial<Record<JobName, typeof workOptions>> = {
  'read-document': { ...workOptions, batchSize: 1 },
};

/**
 * Opens the job queue in the schema `pgboss` of the database at `url`, as the role that owns nothing but that schema, and
 * lets the application's role add jobs. With `worker` false it only adds jobs, for another process to run.
 */
export async function openQueue(
  url: string,
  options: { worker: boolean; log: Log; telemetry?: () => Telemetry },
): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: asQueue(url),
    createSchema: false,
    max: ownConnections.queue,
    supervise: options.worker,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: options.worker,
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'job queue'));
  await boss.start();
  await ensureQueues(boss);
  if (options.worker)
    for (const [name, cron] of Object.entries(jobSchedules))
      await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
  await grantToApplication(boss);
  const stopped = new AbortController();
  return {
    async enqueue(db, name, ...jobs) {
      if (jobs.length === 0) return;
      await boss.insert(
        name,
        jobs.map((data) => {
          const singletonKey = jobKeys[name]?.(data);
          return { data: jobDefinitions[name].parse(data), ...(singletonKey === undefined ? {} : { singletonKey }) };
        }),
        { db: { executeSql: (text, values) => runIn(db, text, values) } },
      );
    },
    async retry(name, id) {
      return answered.parse(await boss.retry(name, id)).affected > 0;
    },
    async work(handlers) {
      const ended = new AbortController();
      const either = AbortSignal.any([stopped.signal, ended.signal]);
      const workers = new Map<JobName, string>();
      const begin = (names: readonly JobName[]) =>
        Promise.all(names.map(async (name) => workers.set(name, await workOn(boss, name, handlers, options))));
      const held = await isHeld(boss);
      await begin(jobNames.filter((name) => !held || !outgoingJobs.includes(name)));
      if (held) options.log.warn('outgoing work is held since a restore: npm run operator -- release-outgoing');
      const rest = held ? whenReleased(boss, either, () => begin(outgoingJobs)) : Promise.resolve();
      void wakeWhenDue(boss, workers, either);
      return async () => {
        ended.abort();
        await rest;
        await Promise.all([...workers].map(([name, id]) => boss.offWork(name, { id, wait: true })));
      };
    },
    stop: () => {
      stopped.abort();
      return boss.stop({ graceful: true, timeout: stopMs });
    },
  };
}

function asQueue(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c role=unhold_queue');
  address.search = address.search.replaceAll('+', '%20');
  return address.href;
}

async function runIn(db: Db, text: string, values: unknown[] = []) {
  return { rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows };
}

/** Creates missing queues and updates the options of those from an older version; usually it only reads. */
async function ensureQueues(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const options = Object.entries(queueOptions);
  for (const name of Object.keys(jobDefinitions)) {
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, { ...queueOptions, policy: name in jobKeys ? 'singleton' : 'standard' });
    else if (!hasOptions(queue, options)) await boss.updateQueue(name, queueOptions);
  }
}

function hasOptions(queue: object, options: readonly (readonly [string, unknown])[]): boolean {
  const stored = new Map<string, unknown>(Object.entries(queue));
  return options.every(([option, value]) => stored.get(option) === value);
}

/** Whether the database was restored and its outgoing work has not been released. */
async function isHeld(boss: PgBoss): Promise<boolean> {
  const { rows } = await boss.getDb().executeSql('select from app.outgoing_hold');
  return rows.length > 0;
}

/** Calls `begin` once outgoing work is released; not at all when `stopped` comes first. */
async function whenReleased(boss: PgBoss, stopped: AbortSignal, begin: () => Promise<unknown>): Promise<void> {
  while (!stopped.aborted) {
    // A database that is down has released nothing.
    if (!(await isHeld(boss).catch(() => true))) return void (await begin());
    await sleep(releaseMs, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** pg-boss returns how many jobs a command changed, but its types omit that. */
const answered = z.object({ affected: z.number() });
const queueNames = z.array(z.object({ name: z.string() }));

/** Wakes the worker of each queue with a due job, until `stopped`. `workers`: their ids by queue. */
async function wakeWhenDue(boss: PgBoss, workers: ReadonlyMap<string, string>, stopped: AbortSignal): Promise<void> {
  const due =
    "select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= pgboss.job_now()";
  while (!stopped.aborted) {
    // The queues themselves report a database that is down.
    const found = await boss
      .getDb()
      .executeSql(due)
      .catch(() => null);
    for (const { name } of queueNames.parse(found?.rows ?? [])) boss.notifyWorker(workers.get(name) ?? '');
    await sleep(pollMs, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** The same table, typed so that a generic name selects its own schema. */
const schemas: { [Name in JobName]: z.ZodType<JobData<Name>> } = jobDefinitions;

/** Runs a batch one by one; each job ends or is tried again by itself. Returns the worker's id. */
function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handlers: JobHandlers,
  { log, telemetry = () => noTelemetry }: { log: Log; telemetry?: () => Telemetry },
): Promise<string> {
  const run = (data: unknown) => telemetry().job(name, () => handlers[name](schemas[name].parse(data)));
  const resultOf = async ({ id, data }: Job): Promise<JobResult> => {
    try {
      await inJob(name, id, () => run(data));
      return { id, status: 'completed' };
    } catch (error) {
      // Its object has been erased: a retry cannot help.
      if (error instanceof Refusal && error.code === 'NOT_FOUND') {
        log.info({ job: name, job_id: id }, 'a job found nothing left to do');
        return { id, status: 'completed' };
      }
      log.error({ err: error, job: name, job_id: id }, 'job failed; it will be retried');
      return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
    }
  };
  return boss.work(name, { ...(ownWorkOptions[name] ?? workOptions), perJobResults: true }, async (jobs: Job[]) => {
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await resultOf(job));
    return results;
  });
}

/** The application's role adds jobs in its own transactions and owns nothing here. Only what is missing is granted. */
async function grantToApplication(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  const { rows } = await db.executeSql(
    `select from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'v')
     and not (has_table_privilege('unhold_app', oid, 'insert') and has_schema_privilege('unhold_app', 'pgboss', 'usage'))`,
  );
  if (rows.length === 0) return;
  await db.executeSql('grant usage on schema pgboss to unhold_app');
  await db.executeSql('grant select, insert on all tables in schema pgboss to unhold_app');
  await db.executeSql('grant execute on all functions in schema pgboss to unhold_app');
}
