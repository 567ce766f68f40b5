import type { LoadedCase } from '../letters/load-case-file.ts';

/** Who may be expected to sign for the merchant: the contact and the owners, as the application names them. */
export function expectedNames({ row, caseFile }: LoadedCase): string[] {
  const names = [`${row.first_name} ${row.last_name}`, ...caseFile.owners.map(({ owner_name }) => owner_name ?? '')];
  return [...new Set(names.map((name) => name.replace(/\s+/gu, ' ').trim()).filter(Boolean))];
}
