import { keyedHash } from '../kernel/keyed-hash.ts';

/** The secret of a subscription's links. Made anew from its id each time, so that every mail may carry it and none has to keep it. */
export function newsletterToken(appKey: string, subscriptionId: string): string {
  return keyedHash(appKey, 'newsletter', subscriptionId);
}
