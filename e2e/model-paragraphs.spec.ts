import { test, type Page } from '@playwright/test';
import { openEndpoint, stream, type Endpoint } from '../testing/models/compatible-endpoint.ts';
import { expect } from './expect.ts';
import { openServer, type OwnServer } from './open-server.ts';
import { callOn, demoAccount, expectAccessible } from './people.ts';

/** An installation whose model answers on loopback: two sentences that stand, and one that does not. */
let server: OwnServer;
let endpoint: Endpoint;
const said = (id: string) => ({ text: `On {date:${id}}, {event:${id}}.`, rests_on: [id], is: 'fact' });
const knowing = { text: 'You knew it.', rests_on: ['event_1'], is: 'fact' };
const paragraphs = {
  paragraphs: [{ about: 'what_happened', sentences: [said('event_1'), said('event_2'), knowing] }],
};
const verdicts = {
  verdicts: ['what_happened-1', 'what_happened-2'].map((sentence) => ({
    sentence,
    verdict: 'supported',
    words: 'the Merchant reports',
  })),
};

test.beforeAll(async () => {
  endpoint = await openEndpoint(({ text }, response) =>
    stream(response, JSON.stringify(text.includes('verdicts') ? verdicts : paragraphs)),
  );
  server = await openServer({
    DEMO: 'on',
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'small',
    AI_URL: endpoint.url,
    AI_PARAGRAPHS_BY: 'small',
  });
});
test.afterAll(async () => {
  await server?.close();
  await endpoint?.close();
});
test.use({ baseURL: undefined });

const at = (path: string) => `${server.url}${path}`;
const call = <Answer>(page: Page, method: string, path: string, data?: object) =>
  callOn<Answer>(server, page, { method, path, data });
const enter = (page: Page, role: 'merchant' | 'attorney') => {
  const { email, password } = demoAccount(role);
  return call(page, 'POST', '/auth/sign-in/email', { email, password });
};

/** What it looks like, where `PICTURES` names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.screenshot({ path: `${folder}/model-${name}-${width}-${scheme}.png`, fullPage: true });
    }
}

test('an attorney has a model write, reads each sentence beside its sources, and takes it', async ({ page }) => {
  await enter(page, 'attorney');
  const queue = await call<{ items: { letter_id: string; case_id: string; status: string }[] }>(
    page,
    'GET',
    '/attorney/queue',
  );
  await enter(page, 'merchant');
  const { items } = await call<{ items: { id: string }[] }>(page, 'GET', '/cases');
  const letter = queue.items.find((each) => items.some(({ id }) => id === each.case_id));
  if (!letter) throw new Error('no letter of the demo merchant is in review');
  for (const [act, day] of [
    ['called', '2026-01-08'],
    ['sent_documents', '2026-01-12'],
  ])
    await call(page, 'POST', `/cases/${letter.case_id}/story/events`, {
      event_id: crypto.randomUUID(),
      key: null,
      who: 'merchant',
      act,
      day,
      precision: 'day',
      due_on: null,
      about: null,
      proof_file_id: null,
    });
  await enter(page, 'attorney');
  const drafted = () => call<{ document: object }>(page, 'GET', `/letters/${letter.letter_id}`);
  await call(page, 'POST', `/letters/${letter.letter_id}/redraft`);
  await expect.poll(async () => JSON.stringify((await drafted()).document)).toContain('January 12, 2026');
  const desk = at(`/attorney/letters/${letter.letter_id}?view=changes`);
  await page.goto(desk);
  await expect(page.getByText('The merchant has not allowed')).toBeVisible();

  await enter(page, 'merchant');
  await call(page, 'PUT', `/cases/${letter.case_id}/ai-consent`, {
    consent: { providers: ['127.0.0.1'], sends: 'facts' },
  });
  await enter(page, 'attorney');
  await page.goto(desk);
  await page.getByRole('button', { name: 'Write paragraphs' }).click();
  const sentences = page.getByRole('list', { name: 'Sentences of What happened, each with what it rests on' });
  await expect(sentences.getByRole('listitem').first()).toContainText('January 8, 2026');
  await page.getByText('Not used: 1').click();
  await expect(page.getByText('“You knew it.”')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'written');
  await page.getByRole('button', { name: 'Accept the change of What happened' }).click();
  await expect(page.getByText('Accepted by', { exact: false })).toBeVisible();
  await expect(page.locator('article, main').getByText('The Merchant reports').first()).toBeVisible();
});
