import type { Readable } from 'node:stream';

/** `reason` is the malware's name when not clean, and `not_scanned` when no scanner is set up. */
export interface ScanResult {
  clean: boolean;
  reason?: string;
}

/** Looks for malware. */
export interface Scanner {
  /** Who looks, for the record of a file; null when nobody does. */
  readonly name: string | null;
  /** Scans a stream or the file at a path. Throws ScannerUnavailable when no verdict could be had. */
  scan(content: Readable | string): Promise<ScanResult>;
}

/** The scanner is down, too slow or answered nonsense: keep the file in quarantine and try again. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable';
}

/** Used when no scanner is set up: lets files through and says that nobody looked. */
export const noScanner: Scanner = {
  name: null,
  scan: async (content) => {
    if (typeof content !== 'string') content.resume();
    return { clean: true, reason: 'not_scanned' };
  },
};
