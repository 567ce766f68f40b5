/** What is known of a kept file's scan for malware. One in which something was found is never kept. `no_record`: a scanner is set up now, and no scan of this file was noted. */
export const scanStates = ['clean', 'no_scanner', 'no_record'] as const;
type ScanState = (typeof scanStates)[number];

/** `scanner`: the name of the one that is set up now, null without. */
export function scanState(scannedAt: Date | null, scanner: string | null): ScanState {
  if (scannedAt) return 'clean';
  return scanner === null ? 'no_scanner' : 'no_record';
}
