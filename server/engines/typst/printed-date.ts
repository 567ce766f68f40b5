import { PdfError } from './pdf.ts';

/**
 * `2026-01-05` as printed, `January 5, 2026`, and as the file's creation time in seconds. Throws PdfError for an
 * invalid day.
 */
export function printedDate(dated: string): { long: string; epoch_seconds: number } {
  const date = new Date(`${dated}T00:00:00Z`);
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(dated);
  if (!real) throw new PdfError('the date of the document is not a calendar day');
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return { long, epoch_seconds: date.getTime() / 1000 };
}
