import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Db } from '../../db/actor.ts';
import type { Log } from './log.ts';
import { Refusal } from './refusal.ts';
import { jobDefinitions, jobSchedules, type JobData, type JobHandlers, type JobName, type Jobs } from './jobs.ts';

export type JobQueue = Jobs & {
  stop(): Promise<void>;
  /** Begins to work jobs off. Gives what ends it, once those that are running are done. */
  work(handlers: JobHandlers): Promise<() => Promise<void>>;
};

// A job whose process died is known by its silent heart and given to another worker within seconds, not when it expires.
// Outages of a day are no reason to lose a job: ten tries in the first half hour, then one each quarter of an hour, for five days in all.
const queueOptions = {
  retryLimit: 490,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 300,
  heartbeatSeconds: 10,
};
/** Milliseconds between two looks for queues that have something to do: one question about all of them instead of one about each. */
const lookEvery = 200;
/** A queue looks by itself only in case those looks fail. */
const workOptions = { pollingIntervalSeconds: 10, batchSize: 5, burstWhenBatchFull: true };
/** Reading takes a core for up to two minutes: one document at a time, and each is its own job to fail. */
const ownWorkOptions: Partial<Record<JobName, typeof workOptions>> = {
  'read-document': { ...workOptions, batchSize: 1 },
};

/**
 * Opens the job queue in the schema `pgboss` of the database at `url` (an owner's login) and lets the application's role add
 * jobs. With `worker` false it only adds jobs; another process works them off.
 */
export async function openQueue(url: string, options: { worker: boolean; log: Log }): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
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
    async enqueue(db, name, data) {
      await boss.send(name, jobDefinitions[name].parse(data), {
        db: { executeSql: (text, values) => runIn(db, text, values) },
      });
    },
    async work(handlers) {
      const names = Object.keys(handlers) as JobName[];
      const ended = new AbortController();
      const workers = await Promise.all(
        names.map(async (name) => [name, await workOn(boss, name, handlers, options.log)] as const),
      );
      void wakeWhenDue(boss, new Map(workers), AbortSignal.any([stopped.signal, ended.signal]));
      return async () => {
        ended.abort();
        await Promise.all(workers.map(([name, id]) => boss.offWork(name, { id, wait: true })));
      };
    },
    stop: () => {
      stopped.abort();
      return boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

async function runIn(db: Db, text: string, values: unknown[] = []) {
  return { rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows };
}

/** Every queue there, with today's options: an installation of before keeps its queues. What is there already is only read, at each start. */
async function ensureQueues(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const options = Object.entries(queueOptions) as [keyof typeof queueOptions, unknown][];
  for (const name of Object.keys(jobDefinitions)) {
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, queueOptions);
    else if (options.some(([option, value]) => queue[option] !== value)) await boss.updateQueue(name, queueOptions);
  }
}

/** Wakes the worker of each queue in which a job is due, until `stopped`. `workers`: their ids by queue. */
async function wakeWhenDue(boss: PgBoss, workers: ReadonlyMap<string, string>, stopped: AbortSignal): Promise<void> {
  const due =
    "select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= pgboss.job_now()";
  while (!stopped.aborted) {
    // A database that is away is told of by the queues themselves.
    const { rows } = (await boss
      .getDb()
      .executeSql(due)
      .catch(() => ({ rows: [] }))) as { rows: { name: string }[] };
    for (const { name } of rows) boss.notifyWorker(workers.get(name) ?? '');
    await sleep(lookEvery, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** Works off a batch one by one. A job that fails does not stop the others; the batch is then tried again, and those that are done find so. Gives the worker's id. */
function workOn<Name extends JobName>(boss: PgBoss, name: Name, handlers: JobHandlers, log: Log): Promise<string> {
  return boss.work(name, ownWorkOptions[name] ?? workOptions, async (jobs) => {
    const failures: unknown[] = [];
    for (const job of jobs) {
      try {
        await handlers[name](jobDefinitions[name].parse(job.data) as JobData<Name>);
      } catch (error) {
        // What the job was about has been erased since: there is nothing to try again.
        if (error instanceof Refusal && error.code === 'NOT_FOUND') {
          log.info({ job: name, job_id: job.id }, 'a job found nothing left to do');
          continue;
        }
        log.error({ err: error, job: name, job_id: job.id }, 'job failed; it is tried again');
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  });
}

/** The application's role adds jobs in its own transactions; it owns nothing here. */
async function grantToApplication(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  await db.executeSql('grant usage on schema pgboss to unhold_app');
  await db.executeSql('grant select, insert on all tables in schema pgboss to unhold_app');
  await db.executeSql('grant execute on all functions in schema pgboss to unhold_app');
}
