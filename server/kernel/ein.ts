import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Tax ids are encrypted with AES-256-GCM under a key derived from APP_KEY: 12 bytes of nonce, 16 of tag, then the text.
 */
export function sealEin(ein: string, appKey: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', einKey(appKey), nonce);
  const sealed = Buffer.concat([cipher.update(ein, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when the bytes were altered or encrypted under another key. */
export function openEin(sealed: Buffer, appKey: string): string {
  const decipher = createDecipheriv('aes-256-gcm', einKey(appKey), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

/** How an EIN is shown everywhere but in its recorded reveal. */
export const maskedEin = (last4: string | null): string | null => (last4 === null ? null : `**-***${last4}`);

function einKey(appKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appKey, 'unhold', 'tax-ids', 32));
}
