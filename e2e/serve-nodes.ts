import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startEmbedded } from '../db/embedded.ts';
import { openRoundRobin } from '../testing/app/round-robin.ts';
import { openSmallS3 } from '../testing/storage/small-s3.ts';
import { freePort } from './open-server.ts';

type Start = (settings: Record<string, string>, url: string) => Promise<void>;

/**
 * One test worker's installation: two web nodes and a job worker, at `port` behind a balancer that sends each request
 * to the next web node. Its PostgreSQL is started separately, and the demo's files are in S3.
 */
export async function serveNodes(
  dataDir: string,
  port: number,
  settings: Record<string, string>,
  start: Start,
): Promise<{ close(): Promise<void> }> {
  const database = await startEmbedded({ dataDir, log: () => {} });
  const store = await openSmallS3();
  // Stored files are sealed, so they can be moved as they are. Code that still read them from the disk would fail.
  const moved = join(dataDir, 'files-before');
  renameSync(join(dataDir, 'files'), moved);
  for (const path of filesIn(moved)) store.objects.set(relative(moved, path), readFileSync(path));
  const shared = { ...settings, DATABASE_URL: database.url, STORAGE_URL: store.url, DEMO: 'on' };
  const webs = [await freePort(), await freePort()];
  for (const web of webs) await start({ ...shared, ROLE: 'web', PORT: String(web) }, `http://127.0.0.1:${web}`);
  const worker = await freePort();
  await start({ ...shared, ROLE: 'worker', WORKER_PORT: String(worker) }, `http://127.0.0.1:${worker}`);
  const balancer = await openRoundRobin(port, webs);
  return {
    close: async () => {
      await balancer.close();
      await store.close();
      await database.stop();
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
}
