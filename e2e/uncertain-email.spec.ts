// @proves uncertain-email-journey
import { test, type Page } from '@playwright/test';
import { openFaultyMailServer, type FaultyMailServer } from '../testing/app/faulty-mail-server.ts';
import { expect } from './expect.ts';
import { openServer, type OwnServer } from './open-server.ts';
import { demoAccount, expectAccessible } from './people.ts';

/**
 * For this recipient the mail server keeps the letter but cuts the connection before it confirms; it confirms all other
 * email.
 */
const legal = 'legal@processor.example';
let mails: FaultyMailServer;
let server: OwnServer;

test.beforeAll(async () => {
  mails = await openFaultyMailServer({
    faultOf: (recipient) => (recipient === legal ? { at: 'end', how: 'cut', keeps: true } : null),
  });
  server = await openServer({ DEMO: 'on' });
});
test.afterAll(async () => {
  await server?.close();
  await mails?.close();
});
test.use({ baseURL: undefined });

const sentToLegal = () => mails.arrived.filter(({ to }) => to === legal).length;

async function enter(page: Page, role: 'merchant' | 'staff'): Promise<void> {
  const { email, password } = demoAccount(role);
  await page.context().clearCookies();
  await call(page, 'POST', '/auth/sign-in/email', { email, password });
}

/** An API call that must succeed. */
async function call<Answer>(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<Answer> {
  const response = await page.request.fetch(`${server.url}/api${path}`, {
    method,
    headers: { origin: server.url },
    ...(data && { data }),
  });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}

/** Sends the demo's approved letter, once its merchant has signed, to a mail server that does not confirm it. */
async function sendLetter(page: Page): Promise<string> {
  // Started without the mail server: with one, the demo's users would have to confirm their addresses to sign in.
  await enter(page, 'merchant');
  const { items } = await call<{ items: { id: string; legal_business_name: string }[] }>(page, 'GET', '/cases');
  const id = items.find((each) => each.legal_business_name.startsWith('Saltmarsh'))?.id ?? '';
  const papers = await call<{ items: { kind: string; text_sha256: string }[] }>(page, 'GET', `/cases/${id}/papers`);
  const sha256 = papers.items.find(({ kind }) => kind === 'fee_agreement')?.text_sha256;
  await call(page, 'POST', `/cases/${id}/papers/fee_agreement/sign`, {
    sha256,
    typed_name: 'Hannah Boyd',
    agreed: true,
  });
  await enter(page, 'staff');
  await server.close();
  server = await openServer({ DEMO: 'on', SMTP_URL: mails.url }, server);
  const letters = await call<{ items: { id: string; status: string }[] }>(page, 'GET', `/admin/cases/${id}/letters`);
  const approved = letters.items.find(({ status }) => status === 'approved')?.id ?? '';
  await call(page, 'POST', `/letters/${approved}/send`, { email: legal });
  return id;
}

const notice = (page: Page) => page.getByText('Nobody knows whether this email arrived');

async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}

test('a letter that may have arrived is shown to staff, who send it again or record that it arrived, with a reason', async ({
  page,
}) => {
  const id = await sendLetter(page);
  await page.goto(`${server.url}/admin/work?of=everybody`);
  await page.getByRole('link', { name: /^Find out whether the letter’s email arrived/ }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('It is not sent again by itself.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  // Staff were notified by email, once.
  const { email } = demoAccount('staff');
  const alarms = () => mails.arrived.filter(({ to, text }) => to === email && text.includes('Did this letter arrive?'));
  await expect.poll(() => alarms().length).toBe(1);
  expect(sentToLegal()).toBe(1);

  await page.getByRole('dialog').getByRole('link', { name: 'Open the case' }).click();
  const dialog = page.getByRole('dialog', { name: /Saltmarsh/ });
  await expect(dialog.getByText('Not sent yet: the email may not have arrived')).toBeVisible();
  await page.goto(`${server.url}/admin/cases/${id}?show=letters`);
  await expect(notice(page)).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: /^Send again…/ }).click();
  const again = page.getByRole('dialog', { name: 'Send this email again?' });
  await expect(again.getByText('The letter may arrive twice')).toBeVisible();
  await again.getByRole('button', { name: 'Send again' }).click();
  await expect(again.getByText('Enter why it is sent again.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  expect(sentToLegal()).toBe(1);
  await again.getByLabel('Why it is sent again').fill('Their counsel cannot find it.');
  await again.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Email on its way again.')).toBeVisible();

  // Without a reload, the page shows that the second email was not confirmed either.
  await expect.poll(sentToLegal).toBe(2);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: /^It arrived…/ }).click();
  const arrived = page.getByRole('dialog', { name: 'Record that this email arrived?' });
  await arrived.getByRole('button', { name: 'It arrived' }).click();
  await expect(arrived.getByText('Enter how you know that it arrived.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await arrived.getByLabel('How you know that it arrived').fill('Their counsel replied to it.');
  await arrived.getByRole('button', { name: 'It arrived' }).click();
  await expect(page.getByText('Recorded: the email arrived.')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('Released, and not posted or emailed yet.')).toBeVisible();

  const history = await call<{ items: { what: string; new_value: unknown }[] }>(
    page,
    'GET',
    `/admin/cases/${id}/history`,
  );
  const reasons = history.items.filter(({ what }) => ['letter_email_again', 'letter_email_arrived'].includes(what));
  expect(reasons.map(({ new_value }) => (new_value as { reason: string }).reason)).toEqual([
    'Their counsel replied to it.',
    'Their counsel cannot find it.',
  ]);
  await page.goto(`${server.url}/admin/work?of=everybody`);
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Find out whether the letter’s email arrived/ })).toHaveCount(0);
  expect(sentToLegal()).toBe(2);
});
