/**
 * The admin panel's first load on a slow machine: a new browser profile opens /admin of the demo, as staff, with a throttled CPU. Counts
 * requests and transferred bytes until the page is quiet, and times the first frame that shows rows of cases. Run after `npm run build`:
 * `npm run --prefix bench admin-first-load`. LOADS: how many (7). FIRST_LOAD_SLOWDOWN: CPU throttling factor (4).
 * DEMO_FOLDER: a DATA_DIR to keep, so that the next run starts at once.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';
import { median, table } from './figures.ts';
import { freePort, startServer } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const loads = Number(process.env['LOADS'] ?? 7);
const slowdown = Number(process.env['FIRST_LOAD_SLOWDOWN'] ?? 4);
const goals = { requests: 20, kilobytes: 250, seconds: 1 };
/** The page counts as loaded after this long without a request or an answer. */
const quietMilliseconds = 700;
const say = (line: string) => process.stdout.write(`${line}\n`);

type Sent = { kind: string; path: string; bytes: number };
type Load = { sent: Sent[]; milliseconds: number; processorMilliseconds: number };

/** Runs in the page before its scripts: notes when a frame first shows a row of the table of cases. */
function watchRows(): void {
  const shown = () => document.querySelector('[aria-label="Table of cases"] tbody tr') !== null;
  const observer = new MutationObserver(() => {
    if (!shown()) return;
    observer.disconnect();
    // The task after the frame in which the rows are painted.
    requestAnimationFrame(() => setTimeout(() => performance.mark('rows-shown')));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Everything that goes over the network, from now on. */
async function watchNetwork(devtools: CDPSession): Promise<{ sent: Sent[]; quiet(): Promise<void> }> {
  const sent = new Map<string, Sent>();
  let last = Date.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    last = Date.now();
    if (request.url.startsWith('http'))
      sent.set(requestId, { kind: type ?? 'Other', path: new URL(request.url).pathname, bytes: 0 });
  });
  const add = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    last = Date.now();
    const found = sent.get(requestId);
    if (found) found.bytes = encodedDataLength;
  };
  devtools.on('Network.loadingFinished', add);
  // A stream of events never finishes; its head is all that counts here.
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    add({ requestId, encodedDataLength: response.encodedDataLength }),
  );
  await devtools.send('Network.enable');
  return {
    get sent() {
      // A style that was preloaded is reported again, without bytes, when it is used.
      return [...sent.values()].filter(({ bytes }) => bytes > 0);
    },
    quiet: async () => {
      while (Date.now() - last < quietMilliseconds) await sleep(50);
    },
  };
}

async function load(browser: Browser, url: string, cookie: string, rate: number): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const [name = '', value = ''] = cookie.split(/=(.*)/);
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.addInitScript(watchRows);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    // The page's own processor time, which other programs on the machine do not lengthen.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const network = await watchNetwork(devtools);
    await page.goto(`${url}/admin`);
    const shown = await page.waitForFunction(() => performance.getEntriesByName('rows-shown')[0]?.startTime, null, {
      timeout: 120_000,
    });
    const milliseconds = Number(await shown.jsonValue());
    const { metrics } = await devtools.send('Performance.getMetrics');
    const tasks = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    await network.quiet();
    return { sent: network.sent, milliseconds, processorMilliseconds: tasks * 1_000 };
  } finally {
    await context.close();
  }
}

/** Signs in as the demo's staff and returns the session's cookie. */
async function signIn(url: string, dataDir: string): Promise<string> {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as {
    role: string;
    email: string;
    password: string;
  }[];
  const { email, password } = accounts.find(({ role }) => role === 'staff') ?? { email: '', password: '' };
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie().find((each) => each.includes('unhold.session_token='));
  if (!cookie) throw new Error(`signing in answered ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

function print(all: Load[], unslowed: Load[]): void {
  const typical = all.toSorted((one, other) => one.milliseconds - other.milliseconds)[Math.floor(all.length / 2)];
  const sent = typical?.sent ?? [];
  const rowOf = (name: string, some: Sent[]) => [
    name,
    String(some.length),
    kilobytes(some.reduce((sum, { bytes }) => sum + bytes, 0)),
  ];
  const kinds = [...Map.groupBy(sent, ({ kind }) => kind)].map(([kind, some]) => rowOf(`  ${kind}`, some));
  if (process.env['FIRST_LOAD_FILES']) for (const { kind, path, bytes } of sent) say(`${kind} ${path} ${bytes}`);
  const total = sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  const times = all.map((each) => each.milliseconds / 1_000);
  const middle = median(times);
  say(`The first load of /admin at 1280 px, processor ${slowdown} times slower, median of ${all.length} loads:`);
  say(table([['', 'requests', 'kB'], ...kinds, rowOf('in all', sent)]));
  say(
    table([
      ['', 'measured', 'at most'],
      ['requests', String(sent.length), String(goals.requests)],
      ['kB transferred', total.toFixed(1), String(goals.kilobytes)],
      ['seconds until rows are shown', middle.toFixed(2), goals.seconds.toFixed(2)],
    ]),
  );
  say(`All loads, seconds: ${times.map((each) => each.toFixed(2)).join(' ')}`);
  const own = unslowed.map((each) => each.processorMilliseconds);
  say(`Processor time of the page's main thread until then, not slowed: ${median(own).toFixed(0)} ms`);
  const wall = unslowed.map((each) => each.milliseconds);
  say(
    `The same loads by the clock: ${wall.map((each) => each.toFixed(0)).join(' ')} ms; far above it, the machine is busy.`,
  );
  if (sent.length > goals.requests || total > goals.kilobytes || middle > goals.seconds) process.exitCode = 1;
}

const kept = process.env['DEMO_FOLDER'];
const folder = kept === undefined ? temporaryFolder() : { path: kept, remove: () => undefined };
const server = await startServer(await freePort(), { DATA_DIR: folder.path, DEMO: 'on' });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
try {
  const cookie = await signIn(server.url, folder.path);
  // Not counted: the server compresses files that nobody has asked for yet.
  await load(browser, server.url, cookie, 1);
  const [measured, unslowed]: [Load[], Load[]] = [[], []];
  for (let count = 0; count < loads; count += 1) {
    measured.push(await load(browser, server.url, cookie, slowdown));
    unslowed.push(await load(browser, server.url, cookie, 1));
  }
  print(measured, unslowed);
} finally {
  await browser.close();
  await server.stop();
  folder.remove();
}
