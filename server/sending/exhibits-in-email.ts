import { z } from 'zod';
import type { BookRow } from '../letters/exhibit-book.ts';

/**
 * Bytes of exhibits that an email carries in addition to its letter: encoding adds a third, and many mailboxes refuse more
 * than 20 MB.
 */
const maxExhibitBytes = 13 * 1024 * 1024;

/** The exhibit book of an email; what is not attached goes by certified mail only. */
export const exhibitsInEmail = z.object({
  book: z.object({ sha256: z.string(), pages: z.number().int(), attached: z.boolean() }).nullable(),
});
export type ExhibitsInEmail = z.infer<typeof exhibitsInEmail>;

/** Decides once, on sending, whether the email attaches the approved book. */
export function planExhibitsInEmail(book: BookRow | null, maxBytes = maxExhibitBytes): ExhibitsInEmail | null {
  if (book === null) return null;
  const { pdf_sha256: sha256, pages, size_bytes } = book;
  return {
    book: sha256 === null || pages === null ? null : { sha256, pages, attached: (size_bytes ?? 0) <= maxBytes },
  };
}
