/** Malware scan status of a stored file; infected files are never stored. `no_record`: a scanner is configured, but no scan of this file was recorded. */
export const scanStates = ['clean', 'no_scanner', 'no_record'] as const;
type ScanState = (typeof scanStates)[number];

/** `scanner`: name of the configured scanner, or null. */
export function scanState(scannedAt: Date | null, scanner: string | null): ScanState {
  if (scannedAt) return 'clean';
  return scanner === null ? 'no_scanner' : 'no_record';
}
