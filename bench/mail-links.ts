/**
 * Every link of every kind of email, opened before anybody reads it: `npm run --prefix bench links`. Writes emails with links that work until
 * there are enough, opens each ten times by GET and ten by HEAD as scanners, previews and prefetching browsers do, and compares every
 * table and stored file before and after. Prints the changes and the cookies set, which must be none. BENCH_LINKS (5000).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openQueue } from '../server/kernel/job-queue.ts';
import { openLog } from '../server/kernel/log.ts';
import { emails } from '../server/emails.ts';
import { openStaticSite, type StaticSite } from '../server/site/open-site.ts';
import { shownHere } from '../server/kernel/public-words/shown-here.ts';
import { MailLinks } from '../testing/app/mail-links.ts';
import { openTestApp } from '../testing/app/open-test-app.ts';
import { openSuperuser } from '../testing/app/superuser.ts';
import { fillTestBook } from '../testing/app/test-book.ts';
import { matchPath } from '../web/paths/paths.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Pages as they are served; without a build they answer 503. */
function builtSite(): StaticSite | null {
  const folder = join(import.meta.dirname, '../build/client');
  if (!existsSync(folder)) return null;
  return openStaticSite(folder, {
    publicUrl: 'http://localhost:3000',
    shown: shownHere({ demo: true, ai: null, claims: {} }),
    pageKind: (path) => matchPath(path)?.kind ?? null,
    appPattern: (path) => matchPath(path)?.pattern ?? null,
  });
}

const wanted = Number(process.env['BENCH_LINKS'] ?? 5_000);
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = temporaryFolder();
const embedded = await startEmbedded({ dataDir: folder.path, log: () => {} });
await migrate(embedded.url, () => {});
await (await openQueue(embedded.url, { worker: false, log: openLog('silent') })).stop();
await fillTestBook(embedded.url);
const app = await openTestApp({}, { ownerUrl: embedded.url, site: builtSite() });
const superuser = await openSuperuser(embedded.url);
const mail = await MailLinks.open(app, superuser);

const changed: string[] = [];
const kinds = new Set<string>();
const statuses = new Map<number, number>();
let [opened, cookies] = [0, 0];
const began = performance.now();
for (let round = 1; opened < wanted; round += 1) {
  const links = (await mail.write()).slice(0, wanted - opened);
  const before = await mail.digest();
  for (const link of links) {
    const seen = await mail.openTenTimes(link);
    cookies += seen.cookies;
    kinds.add(link.kind);
    for (const status of seen.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const after = await mail.digest();
  changed.push(...[...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name));
  opened += links.length;
  if (round % 5 === 0) say(`${opened} links: ${changed.length} changes, ${cookies} cookies`);
}
const seconds = Math.round((performance.now() - began) / 1_000);
await superuser.close();
await app.close();
await embedded.stop();
folder.remove();

say(
  `${opened} links of ${kinds.size} kinds (of ${emails.size} emails and the calendar feed), each by 10 GET and 10 HEAD, in ${seconds} s`,
);
say(`answers to GET: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
say(`tables and files changed: ${changed.length}${changed.length > 0 ? ` (${[...new Set(changed)].join(', ')})` : ''}`);
say(`cookies set: ${cookies}`);
process.exit(changed.length === 0 && cookies === 0 ? 0 : 1);
