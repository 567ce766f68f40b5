import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts with AES-256-GCM under a key of its own for each `purpose`, derived from APP_KEY: 12 bytes of nonce, 16 of tag,
 * then the text.
 */
export function sealSecret(text: string, appKey: string, purpose: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(appKey, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when the bytes were altered, or encrypted under another key or for another purpose. */
export function openSecret(sealed: Buffer, appKey: string, purpose: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(appKey, purpose), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

function keyFor(appKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appKey, 'unhold', purpose, 32));
}
