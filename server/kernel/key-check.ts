import { createHmac } from 'node:crypto';

/** Tells whether two installations have the same application key; says nothing about the key itself. 16 hex digits. */
export function keyCheckOf(appKey: string): string {
  return createHmac('sha256', appKey).update('unhold key check v1').digest('hex').slice(0, 16);
}
