import { createHash } from 'node:crypto';
import type { Agreement } from './agreement.ts';

/** Hex SHA-256 of all that a version says, what it has from the one before it included; of `frozen` alone not. */
export const versionHash = ({ frozen: _frozen, ...said }: Agreement): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex');

/**
 * What to compare where a version is not, to the character, the one that was read; empty where it is. What rests on another is amber
 * until an attorney has compared it with the text.
 */
export function notAsRead(agreement: Agreement): string[] {
  const now = versionHash(agreement);
  return now === agreement.frozen ? [] : [`its quotes with the text (SHA-256 ${now.slice(0, 12)})`];
}
