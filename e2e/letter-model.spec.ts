// @proves letter-model-journey
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { goodAnswer, openEndpoint, stream, type Endpoint } from '../testing/models/compatible-endpoint.ts';
import { expect } from './expect.ts';
import { openServer, type OwnServer } from './open-server.ts';
import { expectAccessible } from './people.ts';

/** An installation with a language model: a fake one on loopback, which responds only as far as the test lets it. */
let endpoint: Endpoint;
let server: OwnServer;
let mayGoOn = Promise.withResolvers<void>();

test.beforeAll(async () => {
  endpoint = await openEndpoint((asked, response) =>
    stream(response, goodAnswer(asked), {
      pieces: 12,
      pause: (piece) => (piece === 6 ? mayGoOn.promise : Promise.resolve()),
    }),
  );
  server = await openServer({
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'small-model',
    AI_URL: endpoint.url,
    AI_KEY: 'k-secret',
  });
});
test.afterAll(async () => {
  mayGoOn.resolve();
  await server?.close();
  await endpoint?.close();
});
test.use({ baseURL: undefined });

const at = (path: string) => `${server.url}${path}`;
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).locator('.passing__box').filter({ hasText: title });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Demand Letter' }).click();

async function enterAsStaff(page: Page): Promise<void> {
  const accounts = JSON.parse(readFileSync(join(server.dataDir, 'demo-accounts.json'), 'utf8')) as {
    role: string;
    email: string;
    password: string;
  }[];
  const staff = accounts.find(({ role }) => role === 'staff');
  const answer = await page.request.post(at('/api/auth/sign-in/email'), {
    data: { email: staff?.email, password: staff?.password },
    headers: { origin: server.url },
  });
  expect(answer.status()).toBe(200);
}

async function firstCase(page: Page): Promise<string> {
  const answer = (await (await page.request.get(at('/api/admin/cases?search=Bluegate'))).json()) as {
    items: { id: string }[];
  };
  return answer.items[0]?.id ?? '';
}

test('staff watch a language model write, cancel it, and see who wrote the letter and how each instruction was handled', async ({
  page,
}) => {
  await enterAsStaff(page);
  await page.goto(at(`/admin/cases/${await firstCase(page)}?show=letters`));
  const list = page.getByRole('region', { name: 'Previously generated letters' }).locator('.letter-item');
  await expect(list.first()).toBeVisible();
  const before = await list.count();
  const instructions = page.getByLabel('Custom instructions');
  await instructions.fill(
    'Use plain language. Give them 20 business days. Leave out the settlement offer. Address it to Mallory LLC.',
  );

  await generate(page);
  await expect(page.getByText(/^Writing part [2-9]\d* of \d+…$/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Cancelled')).toContainText('No letter was drafted.');
  await expect(instructions).toHaveValue(/^Use plain language/);
  await expect.poll(() => endpoint.hungUp()).toBe(1);
  await expect(list).toHaveCount(before);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await generate(page);
  await expect(page.getByText(/^Writing part/)).toBeVisible();
  mayGoOn.resolve();
  const made = page.getByRole('region', { name: 'The new letter' });
  await expect(made).toContainText('Drafted by the language model small-model (compatible).');
  await expect(made).toContainText('Leave out the settlement offer. The letter omits the offer of compromise.');
  await expect(made).toContainText(
    'Address it to Mallory LLC. The recipient is set by the agreement and the attorney.',
  );
  await expect(list).toHaveCount(before + 1);
  await expectAccessible(page);

  await made.getByRole('link', { name: 'worked in at the desk' }).click();
  // The case has a tab of this name too.
  await expect(page).toHaveURL(/\/attorney\/letters\//);
  await page.getByRole('tab', { name: 'History' }).click();
  const panel = page.getByRole('tabpanel', { name: 'History' });
  await expect(panel).toContainText('Drafted by the language model small-model (compatible).');
  await expect(panel).toContainText('Give them 20 business days. The response is due on ');
  await expectAccessible(page);
  expect(endpoint.asked.every(({ headers }) => headers.authorization === 'Bearer k-secret')).toBe(true);
  expect(JSON.stringify(endpoint.asked.map(({ body }) => body))).not.toMatch(/Bluegate|Mallory/);
});
