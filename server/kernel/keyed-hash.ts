import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** HMAC-SHA256 under a key drawn from APP_KEY for one purpose, base64url: it cannot be made or guessed back without the key. */
export function keyedHash(appKey: string, purpose: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', appKey, 'unhold', purpose, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** How a secret that its owner shows again is kept. */
export const storedHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
