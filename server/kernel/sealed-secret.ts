import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keyIdBytes, keyIdOf } from '../engines/keys/key-id.ts';

/**
 * Encrypts with AES-256-GCM under a key of its own for each `purpose`, derived from APP_KEY: the 8 bytes of APP_KEY's id,
 * 12 of nonce, 16 of tag, then the text.
 */
export function sealSecret(text: string, appKey: string, purpose: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(appKey, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([idOf(appKey), nonce, cipher.getAuthTag(), sealed]);
}

/**
 * Decrypts with the key that was used. Throws if that is none of these, or the bytes were altered or had another
 * purpose.
 */
export function openSecret(sealed: Buffer, appKeys: readonly string[], purpose: string): string {
  const named = appKeys.find((each) => isSealedWith(sealed, each));
  if (named !== undefined) return opened(sealed.subarray(keyIdBytes), named, purpose);
  // From before keys had ids.
  for (const [at, appKey] of appKeys.entries()) {
    try {
      return opened(sealed, appKey, purpose);
    } catch (error) {
      if (at === appKeys.length - 1) throw error;
    }
  }
  throw new RangeError('there is no application key');
}

/** Whether the bytes begin with the id of this key. */
export const isSealedWith = (sealed: Buffer, appKey: string): boolean =>
  sealed.subarray(0, keyIdBytes).equals(idOf(appKey));

function opened(sealed: Buffer, appKey: string, purpose: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(appKey, purpose), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

const idOf = (appKey: string): Buffer => Buffer.from(keyIdOf(appKey), 'hex');

function keyFor(appKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appKey, 'unhold', purpose, 32));
}
