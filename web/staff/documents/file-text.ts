import type { AdminFile } from '../../../contract/documents.ts';

/** What staff need to know of a file's malware scan; null where there is nothing: a file with malware is never stored. */
export const scanText = ({ state }: AdminFile['scan']): string | null =>
  state === 'no_record' ? 'Not scanned: no scan is on record' : null;
