import { expect } from './expect.ts';
import { draftFields, enterAsNewMerchant } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep, goOn, saved } from './wizard-steps.ts';

test('during half a minute offline, typing and Continue work, and everything is saved on reconnecting', async ({
  page,
  context,
}) => {
  await enterAsNewMerchant(page);
  await page.goto('/apply');
  await atStep(page, 'Case Details');
  await context.setOffline(true);
  const gone = Date.now();
  await page.getByRole('radio', { name: 'Square' }).check();
  await page.getByLabel('Amount held').fill('6,100');
  await expect(page.getByText('Your last answers are not on the server yet')).toBeVisible();
  await goOn(page);
  await atStep(page, 'Contact Info');
  while (Date.now() - gone < 30_000) await page.getByLabel('Phone').pressSequentially('5', { delay: 900 });
  await page.getByLabel('Phone').fill('5555550177');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(() => draftFields(page))
    .toMatchObject({ processor: 'square', amountHeld: '6,100', phone: expect.stringContaining('0177') });
  await saved(page);
});
