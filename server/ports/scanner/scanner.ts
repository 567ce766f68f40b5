import type { Readable } from 'node:stream';

/** `reason` is the malware's name when not clean, and `not_scanned` when no scanner is configured. */
export interface ScanResult {
  clean: boolean;
  reason?: string;
}

/** Looks for malware. */
export interface Scanner {
  /** The scanner's name, for the file's record; null when none is configured. */
  readonly name: string | null;
  /** Scans a stream or the file at a path. Throws ScannerUnavailable without a verdict. */
  scan(content: Readable | string): Promise<ScanResult>;
}

/** The scanner is down, too slow or answered nonsense: leave the file in quarantine and retry. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable';
}

/** Used when no scanner is configured: accepts every file as not scanned. */
export const noScanner: Scanner = {
  name: null,
  scan: async (content) => {
    if (typeof content !== 'string') content.resume();
    return { clean: true, reason: 'not_scanned' };
  },
};
