import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { openLog } from './log.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { JobName, JobHandlers } from './jobs.ts';
import { jobHandlers } from '../jobs.ts';
import { openQueue } from './job-queue.ts';

let app: TestApp;
let superuser: Superuser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const enqueue = (name: 'analyze-case' | 'draft-letter') =>
  app.services.database.as(systemActor, (db) => app.queue.enqueue(db, name, { case_id: uuidv7() }));
/** Only the jobs that this file adds: the queue adds scheduled ones. */
const states = async () =>
  (
    await superuser.rows<{ state: string }>(
      "select state from pgboss.job where name in ('analyze-case', 'draft-letter') order by created_on",
    )
  ).map(({ state }) => state);
const begun: JobName[] = [];
const noting = (more: Partial<JobHandlers> = {}): JobHandlers => ({
  ...jobHandlers(app.services),
  'analyze-case': async () => {
    begun.push('analyze-case');
  },
  'draft-letter': async () => {
    begun.push('draft-letter');
  },
  ...more,
});

test('jobs of several queues are started, including later ones, until the work ends', async () => {
  await enqueue('analyze-case');
  const end = await app.queue.work(noting());
  await expect.poll(() => begun).toEqual(['analyze-case']);
  await enqueue('draft-letter');
  await enqueue('analyze-case');
  await expect.poll(() => begun.toSorted()).toEqual(['analyze-case', 'analyze-case', 'draft-letter']);
  await end();
  await enqueue('draft-letter');
  await sleep(500);
  expect(await states()).toEqual(['completed', 'completed', 'completed', 'created']);
  await app.runJobs();
  expect(await states()).not.toContain('created');
});

test('a failed job is retried when it is due, and not before', async () => {
  const tries: number[] = [];
  const failing = async () => {
    tries.push(Date.now());
    if (tries.length === 1) throw new Error('not yet');
  };
  const end = await app.queue.work(noting({ 'analyze-case': failing }));
  await enqueue('analyze-case');
  await expect.poll(() => tries.length, { timeout: 9_000 }).toBe(2);
  await end();
  const [first = 0, second = 0] = tries;
  // The delay of server/kernel/job-queue.ts is two seconds, with up to half of it as jitter.
  expect(second - first).toBeGreaterThan(900);
});

test('a failed job leaves its neighbors done: each is run once', async () => {
  const ids = [uuidv7(), uuidv7(), uuidv7()];
  const runs: string[] = [];
  const failing = async ({ case_id: id }: { case_id: string }) => {
    runs.push(id);
    if (id === ids[0] && runs.filter((each) => each === id).length === 1) throw new Error('not yet');
  };
  await app.services.database.as(systemActor, (db) =>
    app.queue.enqueue(db, 'analyze-case', ...ids.map((case_id) => ({ case_id }))),
  );
  const end = await app.queue.work(noting({ 'analyze-case': failing }));
  await expect.poll(() => runs.length, { timeout: 9_000 }).toBe(4);
  await end();
  expect(runs.toSorted()).toEqual([ids[0], ...ids].toSorted());
});

test('two workers never derive the proof of one case at once', async () => {
  const [one, other] = [uuidv7(), uuidv7()];
  const [done, underWay, together]: [string[], Set<string>, string[]] = [[], new Set(), []];
  const deriving = async ({ case_id: id }: { case_id: string }) => {
    if (underWay.has(id)) together.push(id);
    underWay.add(id);
    await sleep(300);
    underWay.delete(id);
    done.push(id);
  };
  const second = await openQueue(app.url, { worker: true, log: openLog('silent') });
  const handlers = noting({ 'derive-account-proof': deriving });
  const ends = await Promise.all([app.queue.work(handlers), second.work(handlers)]);
  for (const case_id of [one, one, other, one])
    await app.services.database.as(systemActor, (db) => app.queue.enqueue(db, 'derive-account-proof', { case_id }));
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(4);
  await Promise.all(ends.map((end) => end()));
  await second.stop();
  expect(together).toEqual([]);
});

test('a queue from an older installation gets the current options, and no other is changed', async () => {
  const options = () =>
    superuser.rows('select name, retry_limit, heartbeat_seconds, updated_on::text from pgboss.queue order by name');
  const before = await options();
  await superuser.rows("update pgboss.queue set retry_limit = 1 where name = 'send-email'");
  await (await openQueue(app.url, { worker: false, log: openLog('silent') })).stop();
  const after = await options();
  expect(
    after.filter((each, index) => each['updated_on'] !== before[index]?.['updated_on']).map((each) => each['name']),
  ).toEqual(['send-email']);
  expect(after.map((each) => each['retry_limit'])).toEqual(before.map((each) => each['retry_limit']));
});
