import type { AdminFile } from '../../../contract/documents.ts';
import { dayOf } from '../../ui/dates.ts';

/** A file's malware scan as text. Never says "clean" without a scan that found that. */
export function scanText({ state, at }: AdminFile['scan']): string {
  if (state === 'clean' && at) return `Clean, ${dayOf(at)}`;
  return state === 'no_scanner' ? 'Not scanned: no scanner is set up' : 'Not scanned: no scan is on record';
}
