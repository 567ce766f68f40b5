// @proves wizard-autofill-journey
import type { CDPSession, Locator, Page } from '@playwright/test';
import { wholeChromium } from '../scripts/chromium.mjs';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { read } from './sessions.ts';
import { thumb } from './thumb.ts';
import { test } from './warm-page.ts';
import { atStep } from './wizard-steps.ts';

// The headless shell has no autofill.
const executablePath = wholeChromium();
test.use({
  launchOptions: { executablePath: executablePath ?? '', args: ['--headless', '--no-sandbox', '--disable-gpu'] },
});

test.skip(executablePath === undefined, 'needs a whole Chromium');

/** What a phone knows about its owner, keyed by Chromium's autofill types. */
const owner = {
  NAME_FIRST: 'Noor',
  NAME_LAST: 'Haddad',
  EMAIL_ADDRESS: `noor${Date.now() % 1_000}@cedar.example`,
  ADDRESS_HOME_LINE1: '77 Example Street',
  ADDRESS_HOME_CITY: 'Portland',
  ADDRESS_HOME_STATE: 'OR',
  ADDRESS_HOME_ZIP: '97201',
  ADDRESS_HOME_COUNTRY: 'US',
};
const address = { fields: Object.entries(owner).map(([name, value]) => ({ name, value })) };

/** Fills in the form of `field` as the browser does when the user accepts its suggestion. */
async function fillIn(browser: CDPSession, field: Locator): Promise<void> {
  await field.evaluate((element) => element.setAttribute('data-to-fill', ''));
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-to-fill]' });
  const { node } = await browser.send('DOM.describeNode', { nodeId });
  await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address });
  await field.evaluate((element) => element.removeAttribute('data-to-fill'));
}

test(
  'with what the phone fills in by itself, an application takes twelve taps, three entries and less than fifty keys',
  { tag: '@phone' },
  async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Autofill.enable');
    const { count, fill, next, tap, press } = thumb(page);
    const takeSuggestion = async (label: string) => {
      const field = page.getByLabel(label, { exact: true });
      await tap(field);
      count.taps += 1;
      await fillIn(browser, field);
    };

    await page.goto('/');
    await tap(page.locator('a[href="/apply?processor=paypal-holds"]').first());
    await atStep(page, 'Account Setup');
    await takeSuggestion('First name');
    await expectValues(page, { 'First name': 'Noor', 'Last name': 'Haddad', Email: owner.EMAIL_ADDRESS });
    await next('Password', 'soap2026');
    await press('Create account and continue');

    await atStep(page, 'Case Details');
    await fill([['Amount held required', '12500']]);
    await press('Continue');
    await atStep(page, 'Contact Info');
    await press('Continue');
    await atStep(page, 'Business Info');
    await fill([['Legal business name required', 'Cedar Lane Soaps LLC']]);
    await takeSuggestion('Street address required');
    await expectValues(page, {
      'Legal business name required': 'Cedar Lane Soaps LLC',
      'Street address required': '77 Example Street',
      City: 'Portland',
      State: 'OR',
      'ZIP code': '97201',
    });
    await expectAccessible(page);
    await press('Check and submit now');
    await atStep(page, 'Check your answers');
    await press('Submit application');
    await page.waitForURL('**/thank-you?case=UH-*');

    console.log(`home to thank-you, filled in: ${count.taps} taps, ${count.entries} entries, ${count.keys} keys`);
    expect([count.taps <= 12, count.entries, count.keys <= 50, count]).toEqual([true, 3, true, count]);
    const [made] = (await read<{ items: { id: string }[] }>(page, '/cases')).items;
    expect(await read(page, `/cases/${made?.id}`)).toMatchObject({
      first_name: 'Noor',
      last_name: 'Haddad',
      email: owner.EMAIL_ADDRESS,
      legal_business_name: 'Cedar Lane Soaps LLC',
      business_address: { street: '77 Example Street', city: 'Portland', state: 'OR', zip: '97201' },
    });
  },
);

async function expectValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
}
