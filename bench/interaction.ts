/**
 * Wizard interaction latency on a slow phone: with a 4x throttled CPU, Chromium types and clicks through every step, and the Event Timing
 * API reports each interaction's time to next paint. Prints the worst and the 98th percentile per step. Run after `npm run build`:
 * node bench/interaction.ts
 */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.mjs';
import { quantile, table } from './figures.ts';
import { freePort, startServer } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { takeInteractions, watchInteractions, type Interaction } from './watch-interactions.ts';

const slowdown = Number(process.env['INTERACTION_SLOWDOWN'] ?? 4);
const goalMilliseconds = 200;

type Timed = { step: string; interactions: Interaction[] };

/** Types into every text box and presses every radio, checkbox and add button, like a user. */
async function useEverything(page: Page): Promise<void> {
  const boxes = page.locator('main input:is([type=text], [type=email], [type=tel], [type=password]), main textarea');
  for (let index = 0; index < (await boxes.count()); index += 1) {
    const box = boxes.nth(index);
    if ((await box.inputValue()) !== '') continue;
    // Away from the window's edge, where headless Chromium delivers no frames.
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await box.click();
    await page.keyboard.type(await wordsFor(box), { delay: 130 });
  }
  const choices = page.locator('main input:is([type=radio], [type=checkbox])');
  for (let index = 0; index < Math.min(8, await choices.count()); index += 1) await choices.nth(index).click();
  for (const add of await page.getByRole('button', { name: /^Add another (owner|processor)$/ }).all())
    await add.click();
}

/** A value the field accepts, by its name. */
async function wordsFor(box: ReturnType<Page['locator']>): Promise<string> {
  const name = (await box.getAttribute('name')) ?? '';
  const known: Record<string, string> = {
    email: `bench-${Date.now()}@merchant.example`,
    businessEmail: 'office@merchant.example',
    password: 'a long enough pass',
    phone: '5555550100',
    businessPhone: '5555550101',
    accountEmail: 'account@merchant.example',
    accountPhone: '5555550102',
    ein: '123456789',
    website: 'www.shop.example',
    amountHeld: '12,500',
    rollingReservesHeld: '2,500',
    monthlyVolumeAverage: '21000',
    monthlyVolumePeak: '34000',
    averageTicketSize: '48',
    yearEstablished: '2018',
    merchantCategoryCode: '5999',
    averageDeliveryDays: '5',
    cardPresentPercentage: '0',
    domesticTransactionPercentage: '95',
    ownershipPercentage: '60',
    businessZip: '97205',
    fulfillmentZip: '97205',
  };
  const id = (await box.getAttribute('id')) ?? '';
  if (id.endsWith('holdStartDate')) return '9';
  if (id.endsWith('-day')) return '14';
  if (id.endsWith('-year')) return '2025';
  return known[name] ?? 'Soap bars and gift boxes';
}

async function wizard(page: Page): Promise<Timed[]> {
  const timed: Timed[] = [];
  const heading = () => page.locator('h1').innerText();
  await page.locator('h1').waitFor();
  for (let step = await heading(); ; step = await heading()) {
    if (step === 'Check your answers') break;
    await useEverything(page);
    // Submit once with errors, if the step has required fields.
    await page.getByRole('button', { name: /^(Continue|Create account and continue)$/ }).click();
    await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, step);
    timed.push({ step, interactions: await takeInteractions(page) });
  }
  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Submit application' }).waitFor();
  timed.push({ step: 'Check your answers', interactions: await takeInteractions(page) });
  return timed;
}

/** Continue on an empty step, which shows the toast, the summary and the field errors at once. */
async function refused(page: Page, url: string): Promise<Timed> {
  await page.goto(`${url}/apply`);
  await page.locator('h1').waitFor();
  for (let press = 0; press < 3; press += 1)
    await page.getByRole('button', { name: 'Create account and continue' }).click();
  return { step: 'Account Setup, refused', interactions: await takeInteractions(page) };
}

async function main(): Promise<void> {
  const folder = temporaryFolder();
  const server = await startServer(await freePort(), { DATA_DIR: folder.path });
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
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.addInitScript(watchInteractions);
    const cdp: CDPSession = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const first = await refused(page, server.url);
    print([first, ...(await wizard(page))]);
  } finally {
    await browser.close();
    await server.stop();
    folder.remove();
  }
}

function print(timed: Timed[]): void {
  const rows = timed.map(({ step, interactions }) => {
    const worst = interactions.toSorted((one, other) => other.duration - one.duration)[0];
    return [
      step,
      String(interactions.length),
      String(
        quantile(
          interactions.map((each) => each.duration),
          0.98,
        ),
      ),
      String(worst?.duration ?? 0),
      worst?.what ?? '',
    ];
  });
  const all = timed.flatMap((each) => each.interactions.map((interaction) => interaction.duration));
  rows.push(['all', String(all.length), String(quantile(all, 0.98)), String(Math.max(...all)), '']);
  console.log(
    `Interactions with a processor ${slowdown} times slower, milliseconds until the next paint (those under 16 are not counted):`,
  );
  console.log(table([['step', 'counted', 'p98', 'worst', 'which'], ...rows]));
  const slow = all.filter((duration) => duration >= goalMilliseconds).length;
  console.log(slow === 0 ? `None took ${goalMilliseconds} ms.` : `${slow} took ${goalMilliseconds} ms or longer.`);
}

await main();
