/** Builds the real adapters, starts HTTP and worker, and stops them in order. The only wiring. */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { fillBook } from './server/addresses/fill-book.ts';
import { startEmbedded } from './db/embedded.ts';
import { isOwnersLogin } from './db/logins.ts';
import { migrate } from './db/migrate.ts';
import { underStartLock } from './db/start-lock.ts';
import { waitForDatabase } from './db/wait-for-database.ts';
import { createApp } from './server/app.ts';
import { endArchive, startArchive, type Archive } from './server/backup/archive/keep-archive.ts';
import type { Passwords } from './server/auth/auth-parts.ts';
import { ownNetwork } from './server/engines/quarantine.ts';
import { isLoopback, readConfig, type Config } from './server/kernel/config.ts';
import { closeUnread } from './server/doors/close-unread.ts';
import { oneAddress } from './server/doors/one-address.ts';
import { limitRequests } from './server/doors/limit-requests.ts';
import { listenWide } from './server/doors/listen-wide.ts';
import { openDelay, shedLoad } from './server/doors/shed-load.ts';
import { warnOfProxy } from './server/doors/warn-of-proxy.ts';
import { demoPasswords } from './server/demo/demo-accounts.ts';
import { drain, maxDrainMs } from './server/kernel/drain.ts';
import { openDemo, type Demo } from './server/demo/fill-demo.ts';
import { watchSending } from './server/email/watch-sending.ts';
import { emails } from './server/emails.ts';
import { hotReadsFirst } from './server/hot-reads.ts';
import { jobHandlers } from './server/jobs.ts';
import { openLog, type Log } from './server/kernel/log.ts';
import { watchMailhouse } from './server/sending/watch-mailhouse.ts';
import { openServices, type Opened } from './server/open-services.ts';
import type { Storage } from './server/ports/storage/storage.ts';
import { healthRoutes } from './server/system/health-routes.ts';
import { startBeat } from './server/system/beat.ts';
import { watchConditions } from './server/system/watch-conditions.ts';
import { staticFirst } from './server/site/respond-static.ts';
import { openStaticSite } from './server/site/open-site.ts';
import { shownHere } from './server/kernel/public-words/shown-here.ts';
import { isPage, matchPath } from './web/paths/paths.ts';

/**
 * Empty requests: otherwise Node makes a stream of the body that a GET does not have, 7% of a page's cost. Kept open for longer than the
 * minute after which proxies let go of a connection: a request sent into one that is just being closed here would be lost.
 */
const connections = { optimizeEmptyRequests: true, keepAliveTimeout: 75_000 };

/** How long the start waits for the archive; a program without its backup is better than none. */
const joinMs = 5_000;

const noScannerConfigured =
  'No malware scanner is configured: uploaded files are checked by their content alone and marked as not scanned. Set CLAMD_URL to a ClamAV daemon.';

const sharedNetwork =
  'This system gives no network namespace to the processes that open uploaded files: they have no key, no file and no program, but could reach the network.';

const ownersLogin =
  "DATABASE_URL has the login of the database's owner. The program migrates with it and serves with plain ones that it makes itself; " +
  'better no serving process knows the owner: run  npm run operator -- prepare-database  and put what it prints into DATABASE_URL and DATABASE_SIGN_IN_URL.';

const siteFolder = new URL('./build/client/', import.meta.url).pathname;

/** Starts as the environment says, and until a signal comes. Only the journeys give `passwords` (e2e/serve-one.ts). Throws what keeps it from starting. */
export async function start(passwords?: Passwords): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: config.dataDir, log: (line) => log.info(line) });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const ownersUrl = await waitForDatabase(() => isOwnersLogin(url), { log: (line) => log.warn(line) });
  if (config.databaseUrl && ownersUrl) log.warn(ownersLogin);
  if (!config.clamdUrl && !config.demo) log.warn(noScannerConfigured);
  if (config.role !== 'web' && !ownNetwork()) log.info(sharedNetwork);
  // What starts beside this process waits until the demo is filled, and begins no work on half of it.
  await underStartLock(url, async () => {
    // May run again: each file is applied once.
    await waitForDatabase(() => migrate(config.databaseOwnerUrl ?? url, (line) => log.info(line)), {
      log: (line) => log.warn(line),
    });
    const opened = await openServices(config, log, url, isPage, passwords);
    await fillBook(opened.services.database, opened.services.clock.now());
    const demo = config.demo ? await openDemo(opened) : null;
    const archive = embedded && (await archiveOf(config, log, embedded.url, opened.services.storage));
    // What is answered from here on is in the archive, if that joins within a moment.
    if (archive) await Promise.race([archive.joined, sleep(joinMs, undefined, { ref: false })]);
    const watches = [startBeat(opened.services)];
    const server = await (config.role === 'worker' ? tellHealth(config, log, opened) : listen(config, log, opened));
    const stopping = new AbortController();
    const filled = fill(demo, (first) => greet(config, server, demo, first), stopping.signal);
    stopInOrder(log, async () => {
      stopping.abort();
      await filled.catch(() => undefined);
      if (server)
        await drain(server, () => leave(opened), { noticeMs: config.drainSeconds * 1_000, maxMs: maxDrainMs });
      await Promise.all(watches.map((end) => end()));
      await opened.close();
      await archive?.stop();
      await embedded?.stop();
    });
    await filled;
    if (stopping.signal.aborted || config.role === 'web') return;
    const { services } = opened;
    await opened.queue.work(jobHandlers(services));
    watches.push(watchSending(services, emails), watchMailhouse(services), watchConditions(services));
  });
}

/** Greets, and fills the demo while pages are served already; the sign-ins are what is said last. */
async function fill(demo: Demo | null, greet: (first: string) => void, stop: AbortSignal): Promise<void> {
  if (!demo?.fill) return greet('');
  greet('  Sample cases are still being filled in. One can sign in already:');
  await demo.fill(stop);
  if (!stop.aborted) greet('  Every sample case is in place.');
}

/** Streams end at once: pages open them again, and a balancer sends those to another process. */
function leave({ services, drain: unready }: Opened): void {
  unready();
  services.events.end();
}

/** The archive of the embedded database, kept by the process that also works. */
async function archiveOf(config: Config, log: Log, url: string, storage: Storage): Promise<Archive | null> {
  if (config.role === 'web') return null;
  const { backupDir, appKey } = config;
  if (backupDir !== null) return startArchive({ url, backupDir, appKey, storage, log });
  await endArchive(url);
  return null;
}

/** A worker's own small server. Its work matters more than its port: one that is taken is only logged. */
async function tellHealth(config: Config, log: Log, { services }: Opened): Promise<Server | null> {
  const app = new Hono();
  healthRoutes(app, services);
  const server = createServer(getRequestListener(app.fetch, { hostname: config.host }));
  return new Promise((resolve) => {
    server.once('error', (error) => {
      log.warn({ err: error }, `the worker tells its health nowhere: set WORKER_PORT to a free port`);
      resolve(null);
    });
    server.listen(config.workerPort, config.host, () => {
      log.info(`the worker tells its health at http://${config.host}:${portOf(server)}/api/health/ready`);
      resolve(server);
    });
  });
}

function portOf(server: Server): number | null {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : null;
}

async function listen(config: Config, log: Log, { services, auth }: Opened): Promise<Server> {
  if (!existsSync(siteFolder)) log.warn('the site has not been built: run npm start or npm run build');
  const site = existsSync(siteFolder)
    ? openStaticSite(siteFolder, {
        publicUrl: config.publicUrl,
        shown: shownHere(config),
        pageKind: (path) => matchPath(path)?.kind ?? null,
        appPattern: (path) => matchPath(path)?.pattern ?? null,
      })
    : null;
  const app = getRequestListener(createApp({ services, auth, site }).fetch, { hostname: config.host });
  const limited = limitRequests(services, hotReadsFirst(services, app));
  const listener = warnOfProxy(services, shedLoad(services, openDelay(), limited));
  const watched = services.telemetry.watched(
    closeUnread(oneAddress(config.publicUrl, site ? staticFirst(site, listener) : listener)),
  );
  const server = createServer(connections, watched);
  await listenWide(server, { port: config.port, host: config.host });
  return server;
}

function greet(config: Config, server: Server | null, demo: Demo | null, first: string): void {
  if (config.role === 'worker' || server === null) return;
  const accounts = demo?.accounts ?? [];
  const lines = [`\nUnhold listens on ${addressesOf(config, server)}`, first];
  if (accounts.length > 0 && config.localDemo) lines.push(demoPasswords(accounts));
  if (accounts.length > 0 && !config.localDemo)
    lines.push('  Sample accounts: npm run operator -- demo-passwords  shows how to sign in.');
  if (config.localDemo && config.smtpUrl === null) lines.push(`  Its emails are kept at ${config.publicUrl}/outbox`);
  process.stdout.write(`${lines.filter(Boolean).join('\n')}\n\n`);
}

/** On its own machine there is one address: the one that emails link to and passkeys belong to. */
function addressesOf({ host, port, publicUrl }: Config, server: Server): string {
  const own = `http://${host}:${portOf(server) ?? port}`;
  if (port === 0) return own;
  return isLoopback(new URL(publicUrl).hostname) ? publicUrl : `${own}, as ${publicUrl}`;
}

function stopInOrder(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

if (import.meta.main) {
  start().catch((error: unknown) => {
    process.stderr.write(`Unhold could not start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
