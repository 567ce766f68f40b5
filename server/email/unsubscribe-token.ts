import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../kernel/keyed-hash.ts';
import { emailKinds, type EmailKind } from './template.ts';

export type Unwanted = { userId: string; kind: EmailKind };

/** `user.kind.signature`: it ends one kind of mail for one person and does nothing else, so it needs no term. */
export function unsubscribeToken(appKey: string, { userId, kind }: Unwanted): string {
  return `${userId}.${kind}.${signature(appKey, userId, kind)}`;
}

/** What a token ends; null when it is none of ours. */
export function readUnsubscribeToken(appKey: string, token: string): Unwanted | null {
  const [userId = '', named = '', given = '', ...more] = token.split('.');
  const kind = emailKinds.find((each) => each === named);
  if (!kind || more.length > 0) return null;
  const expected = Buffer.from(signature(appKey, userId, kind));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? { userId, kind } : null;
}

export const unsubscribeLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/mail/unsubscribe?token=${encodeURIComponent(token)}`;

const signature = (appKey: string, userId: string, kind: EmailKind): string =>
  keyedHash(appKey, 'mail-unsubscribe', `${userId}.${kind}`);
