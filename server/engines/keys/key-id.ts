import { createHmac } from 'node:crypto';

export const keyIdBytes = 8;

/**
 * The id of an application key, stored with everything encrypted under it. Equal ids mean that two installations have
 * the same key. Reveals nothing about the key itself. 16 hex digits.
 */
export function keyIdOf(appKey: string | Uint8Array): string {
  return createHmac('sha256', appKey)
    .update('unhold key check v1')
    .digest('hex')
    .slice(0, 2 * keyIdBytes);
}
