import { z } from 'zod';
import { enclosedFiles, type BookRow } from '../letters/exhibit-book.ts';

/**
 * Bytes of exhibits that an email carries in addition to its letter: encoding adds a third, and many mailboxes refuse more
 * than 20 MB.
 */
const maxExhibitBytes = 13 * 1024 * 1024;

/** The exhibits that an email names and attaches; what is not attached goes by certified mail only. */
export const exhibitsInEmail = z.object({
  book: z.object({ sha256: z.string(), pages: z.number().int(), attached: z.boolean() }).nullable(),
  files: z.array(z.object({ label: z.string(), filename: z.string(), sha256: z.string(), attached: z.boolean() })),
});
export type ExhibitsInEmail = z.infer<typeof exhibitsInEmail>;

/**
 * Decides once, on sending, which approved exhibits the email attaches: the book first, then files in order, while
 * there is room.
 */
export function planExhibitsInEmail(book: BookRow | null, maxBytes = maxExhibitBytes): ExhibitsInEmail | null {
  if (book === null) return null;
  let left = maxBytes;
  const fits = (bytes: number): boolean => {
    if (bytes > left) return false;
    left -= bytes;
    return true;
  };
  const { pdf_sha256, pages, size_bytes } = book;
  const bound =
    pdf_sha256 === null || pages === null ? null : { sha256: pdf_sha256, pages, attached: fits(size_bytes ?? 0) };
  return {
    book: bound,
    files: enclosedFiles(book).map(({ label, file }) => ({
      label,
      filename: file.filename,
      sha256: file.sha256,
      attached: fits(file.size_bytes),
    })),
  };
}
