import { createHash, createHmac, hkdfSync } from 'node:crypto';

/**
 * HMAC-SHA256, base64url, under a key derived from APP_KEY for one purpose: it cannot be forged or reversed without the
 * key.
 */
export function keyedHash(appKey: string, purpose: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', appKey, 'unhold', purpose, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** How we store a secret that its owner will present again. */
export const storedHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
