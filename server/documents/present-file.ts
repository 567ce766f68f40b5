import type { AdminFile } from '../../contract/documents.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import type { FileRow } from '../kernel/find-case.ts';
import { scanState } from '../../domain/documents/scan.ts';

/** A file as the API shows it. */
export function presentFile({ scanned_at: _scannedAt, scanned_by: _scannedBy, pages: _pages, ...file }: FileRow) {
  return { ...file, created_at: iso(file.created_at) };
}

/** A file as staff see it. `scanner`: the configured scanner's name, or null. */
export function presentAdminFile(file: FileRow, scanner: string | null): AdminFile {
  return {
    ...presentFile(file),
    scan: { state: scanState(file.scanned_at, scanner), at: isoOrNull(file.scanned_at), by: file.scanned_by },
  };
}
