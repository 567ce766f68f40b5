import type { Page } from '@playwright/test';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { expect } from './expect.ts';

/** The last 30-second step whose code was used, by key. */
const used = new Map<string, number>();

/**
 * The code an authenticator app shows for a key as printed on the page ("JBSW Y3DP …"): the current one, or the next if
 * that was used. A third within 30 seconds would be refused.
 */
export function codeFor(key: string): Promise<string> {
  const halfMinute = Math.max(Math.floor(Date.now() / 30_000), (used.get(key) ?? 0) + 1);
  used.set(key, halfMinute);
  return createOTP(new TextDecoder().decode(base32.decode(key.replaceAll(' ', '')))).hotp(halfMinute);
}

/** Sets up an authenticator app on /account through the page. Returns its key and the backup codes. */
export async function setUpApp(page: Page, password: string): Promise<{ key: string; backupCodes: string[] }> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const key = (await page.locator('.totp-secret').textContent()) ?? '';
  await page.getByLabel('6-digit code').fill(await codeFor(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const backupCodes = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  return { key, backupCodes };
}

/**
 * A virtual authenticator that always verifies its user. Passkeys are bound to a domain: open pages at
 * `http://localhost:…`.
 */
export async function giveDevicePasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
