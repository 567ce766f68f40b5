/**
 * Admin panel interaction latency on a slow machine: with a throttled CPU, Chromium types, moves, selects and opens menus over 50 and 100
 * rows, and the Event Timing API reports each interaction's time to next paint. Run after `npm run build`:
 * `npm run --prefix bench admin-interaction`. INTERACTION_SLOWDOWN: CPU throttling factor (4).
 */
import { randomBytes } from 'node:crypto';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { ensureChromium } from '../scripts/chromium.mjs';
import { BenchUser } from './bench-user.ts';
import { quantile, table } from './figures.ts';
import { seedMillion } from './seed-million.ts';
import { freePort, startServer } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { takeInteractions, watchInteractions, type Interaction } from './watch-interactions.ts';

const slowdown = Number(process.env['INTERACTION_SLOWDOWN'] ?? 4);
const goalMilliseconds = 100;
const say = (line: string) => process.stdout.write(`${line}\n`);
const staffOrg = '01900000-0000-7000-8000-000000000001';

type Step = { name: string; do: (page: Page) => Promise<void> };
const rows = (page: Page) => page.getByRole('region', { name: 'Table of cases' }).getByRole('rowheader');

/** Opens and closes something a few times: the first time loads what the others reuse. */
const openAndClose = (name: string, open: (page: Page) => Promise<void>, shown: string): Step => ({
  name,
  do: async (page) => {
    for (let time = 0; time < 3; time += 1) {
      await open(page);
      await page.locator(shown).first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator(shown).first().waitFor({ state: 'detached' });
    }
  },
});
const button = (name: string) => async (page: Page) => page.getByRole('button', { name, exact: true }).click();

const steps: Step[] = [
  {
    name: 'type in the search',
    do: async (page) => {
      await page.getByLabel('Search').click();
      await page.keyboard.type('goods llc', { delay: 120 });
      await page.waitForURL(/search=goods/);
      for (let letter = 0; letter < 9; letter += 1) await page.keyboard.press('Backspace', { delay: 60 });
      await page.waitForURL((url) => !url.searchParams.has('search'));
    },
  },
  {
    name: 'j and k',
    do: async (page) => {
      await rows(page).first().getByRole('link').focus();
      for (const key of 'jjjjjjjjjjjjjjjkkkkkkkk') await page.keyboard.press(key, { delay: 40 });
    },
  },
  {
    name: 'check a box',
    do: async (page) => {
      for (let row = 2; row < 10; row += 1)
        await page
          .getByLabel(/^Select UH/)
          .nth(row)
          .click();
    },
  },
  {
    name: 'x',
    do: async (page) => {
      await rows(page).nth(3).getByRole('link').focus();
      for (const key of 'xjxjxkx') await page.keyboard.press(key, { delay: 60 });
    },
  },
  {
    name: 'check a range, then all',
    do: async (page) => {
      await page
        .getByLabel(/^Select UH/)
        .nth(20)
        .click({ modifiers: ['Shift'] });
      for (let time = 0; time < 2; time += 1) await page.getByLabel('Select all cases of this page').click();
      await page
        .getByLabel(/^Select UH/)
        .first()
        .check();
    },
  },
  openAndClose('menu: Set status', button('Set status'), '[role=menu]'),
  openAndClose('menu: Export', button('Export'), '[role=menu]'),
  openAndClose('saved views', button('Views'), '.popover'),
  openAndClose('command menu', (page) => page.keyboard.press('Control+k'), '.command'),
  {
    name: 'type in the command menu',
    do: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByLabel('Command or case').waitFor();
      await page.keyboard.type('harbor', { delay: 120 });
      await page.keyboard.press('Escape');
      await page.locator('.command').waitFor({ state: 'detached' });
    },
  },
  openAndClose('list of keys', button('Keys'), '[role=dialog]'),
  {
    name: 'priority in a row',
    do: async (page) => {
      for (let row = 1; row < 4; row += 1) {
        await page
          .getByLabel(/^Priority of/)
          .nth(row)
          .focus();
        await page.keyboard.press(row % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
        await page.waitForTimeout(300);
      }
    },
  },
  {
    name: 'sort, and turn the page',
    do: async (page) => {
      await button('Amount')(page);
      await page.waitForURL(/sort=held/);
      await page.locator('.cases-table:not([data-stale])').waitFor();
      await button('Next')(page);
      await page.waitForURL(/after=/);
      await page.locator('.cases-table:not([data-stale])').waitFor();
      await button('Previous')(page);
    },
  },
];

async function measure(
  page: Page,
  url: string,
  size: number,
): Promise<{ name: string; interactions: Interaction[] }[]> {
  await page.goto(`${url}/admin?rows=${size}`);
  await rows(page)
    .nth(size - 1)
    .waitFor();
  await takeInteractions(page);
  const timed = [];
  for (const step of steps) {
    await step.do(page);
    timed.push({ name: `${size} rows, ${step.name}`, interactions: await takeInteractions(page) });
  }
  return timed;
}

async function asStaff(url: string, client: pg.Client): Promise<BenchUser> {
  const staff = new BenchUser(url, 'staff@bench.example');
  const id = await staff.signUp();
  await client.query(`update users set role = 'admin', org_id = '${staffOrg}' where id = $1`, [id]);
  await client.query('update auth.sessions set second_factor = true where user_id = $1', [id]);
  return staff;
}

async function run(databaseUrl: string, dataDir: string): Promise<void> {
  await migrate(databaseUrl, () => {});
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await seedMillion(client, { cases: 3_000, ownersEach: 1, processorsEach: 1, filesEach: 1 }, () => {});
  const server = await startServer(await freePort(), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_KEY: randomBytes(32).toString('hex'),
  });
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
    const { cookie } = await asStaff(server.url, client);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [name = '', value = ''] = cookie.split(/=(.*)/);
    await context.addCookies([{ name, value, url: server.url }]);
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    print([...(await measure(page, server.url, 50)), ...(await measure(page, server.url, 100))]);
  } finally {
    await browser.close();
    await server.stop();
    await client.end();
  }
}

function print(timed: { name: string; interactions: Interaction[] }[]): void {
  const lines = timed.map(({ name, interactions }) => {
    const durations = interactions.map((each) => each.duration);
    const worst = interactions.toSorted((one, other) => other.duration - one.duration)[0];
    return [
      name,
      String(durations.length),
      String(quantile(durations, 0.5) || 0),
      String(worst?.duration ?? 0),
      worst?.what ?? '',
    ];
  });
  say(
    `Interactions with a processor ${slowdown} times slower, milliseconds until the next paint (those under 16 are not counted):`,
  );
  say(table([['', 'counted', 'median', 'worst', 'which'], ...lines]));
  const slow = timed.flatMap((each) => each.interactions).filter((each) => each.duration >= goalMilliseconds).length;
  say(slow === 0 ? `None took ${goalMilliseconds} ms.` : `${slow} took ${goalMilliseconds} ms or longer.`);
}

const folder = temporaryFolder();
const embedded = await startEmbedded({ dataDir: folder.path, log: () => {} });
try {
  await run(embedded.url, folder.path);
} finally {
  await embedded.stop();
  folder.remove();
}
