import { z } from 'zod';
import { fitsInEmail, type BookRow } from '../letters/exhibit-book.ts';

/** The exhibit book of an email; what is not attached goes by certified mail only. */
export const exhibitsInEmail = z.object({
  book: z.object({ sha256: z.string(), pages: z.number().int(), attached: z.boolean() }).nullable(),
});
export type ExhibitsInEmail = z.infer<typeof exhibitsInEmail>;

/** Decides once, on sending, whether the email attaches the approved book. */
export function planExhibitsInEmail(book: BookRow | null, maxBytes?: number): ExhibitsInEmail | null {
  if (book === null) return null;
  const { pdf_sha256: sha256, pages } = book;
  return {
    book: sha256 === null || pages === null ? null : { sha256, pages, attached: fitsInEmail(book, maxBytes) },
  };
}
