import { test, type Page } from '@playwright/test';
import { expect } from './expect.ts';
import { openServer, type OwnServer } from './open-server.ts';
import { callOn, demoAccount, expectAccessible } from './people.ts';
import { requiredFields } from './sessions.ts';

/** An installation that has a writer and a judge; nobody asks them anything in this journey. */
let server: OwnServer;
test.beforeAll(async () => {
  server = await openServer({
    DEMO: 'on',
    AI_PROVIDER: 'openai',
    AI_MODEL: 'writer',
    AI_KEY: 'k',
    AI_JUDGE_PROVIDER: 'anthropic',
    AI_JUDGE_MODEL: 'judge',
    AI_JUDGE_KEY: 'k',
  });
});
test.afterAll(() => server?.close());
test.use({ baseURL: undefined });

const recipients = 'OpenAI (writer) and Anthropic (judge)';
const at = (path: string) => `${server.url}${path}`;
const call = <Answer>(page: Page, method: string, path: string, data?: object) =>
  callOn<Answer>(server, page, { method, path, data });

const box = (page: Page) => page.getByRole('checkbox', { name: `may be sent to ${recipients}` });

test('a merchant is asked by name before there is a case, and with the details of the case', async ({ page }) => {
  const [first_name, last_name] = ['Noor', 'Haddad'];
  const account = { email: `noor-${Date.now()}@merchant.example`, password: 'a long enough pass' };
  await call(page, 'POST', '/auth/sign-up/email', { ...account, name: 'Noor Haddad', first_name, last_name });
  await call(page, 'PUT', '/application-draft', {
    version: 0,
    step: 8,
    answers: { fields: requiredFields, owners: [{}], previousProcessors: [{}], files: [] },
  });
  await page.goto(at('/apply?step=check'));
  await expect(box(page)).not.toBeChecked();
  await expectAccessible(page);
  await box(page).check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.waitForURL('**/thank-you**');

  const { items } = await call<{ items: { id: string }[] }>(page, 'GET', '/cases');
  await page.goto(at(`/dashboard/cases/${items[0]?.id}/details`));
  const part = page.getByRole('region', { name: 'Help by AI' });
  await expect(part).toContainText('You have allowed this since');
  await part.getByRole('button', { name: 'Take it back' }).click();
  await expect(part).toContainText('You do not allow this.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('region', { name: 'Ayuda de IA' })).toContainText(
    'OpenAI (redacta) y Anthropic (revisa)',
  );
});

test('the engagement letter has a box of its own, and the pages name to whom what is sent', async ({ page }) => {
  const { email, password } = demoAccount('merchant');
  await call(page, 'POST', '/auth/sign-in/email', { email, password });
  const { items } = await call<{ items: { id: string; legal_business_name: string }[] }>(page, 'GET', '/cases');
  for (const { id } of items) {
    const papers = await call<{ items: { kind: string; may: { sign: boolean } }[] }>(
      page,
      'GET',
      `/cases/${id}/papers`,
    );
    if (!papers.items.some(({ kind, may }) => kind === 'engagement' && may.sign)) continue;
    await page.goto(at(`/dashboard/cases/${id}/sign/engagement`));
    await expect(page.getByText(`may be sent to ${recipients}`).first()).toBeVisible();
    await expect(box(page)).not.toBeChecked();
    await expectAccessible(page);
    break;
  }
  await expect(box(page)).toBeVisible();
  for (const path of ['/privacy', '/how-we-use-ai']) {
    await page.goto(at(path));
    await expect(page.getByRole('main')).toContainText(recipients);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'How we use AI' })).toBeVisible();
    await expectAccessible(page);
  }
});
