import { createHash } from 'node:crypto';
import type { Agreement } from './agreement.ts';

const hashes = new WeakMap<Agreement, string>();

/**
 * Hex SHA-256 of everything that a version says, including what it takes over from the version before, but without
 * `frozen`. Agreements are data that never change in a process, so each is hashed once.
 */
export function versionHash(agreement: Agreement): string {
  const { frozen: _frozen, ...said } = agreement;
  const hash = hashes.get(agreement) ?? createHash('sha256').update(JSON.stringify(said)).digest('hex');
  hashes.set(agreement, hash);
  return hash;
}

/**
 * What to compare where a version differs in any character from the one that was read; empty where it does not.
 * Whatever rests on a version that differs is amber until an attorney has compared it with the text.
 */
export function notAsRead(agreement: Agreement): string[] {
  const now = versionHash(agreement);
  return now === agreement.frozen ? [] : [`its quotes with the text (SHA-256 ${now.slice(0, 12)})`];
}
