import { z } from 'zod';
import { enclosedFiles, type BookRow } from './exhibit-book.ts';

/** As many bytes of exhibits as a mail takes beside its letter: a third more on the way, and many mailboxes refuse more than 20 MB. */
export const mostExhibitBytes = 13 * 1024 * 1024;

/** What a mail says of the exhibits and carries of them; what is not attached goes by certified mail alone. */
export const exhibitsInMail = z.object({
  book: z.object({ sha256: z.string(), pages: z.number().int(), attached: z.boolean() }).nullable(),
  files: z.array(z.object({ label: z.string(), filename: z.string(), sha256: z.string(), attached: z.boolean() })),
});
export type ExhibitsInMail = z.infer<typeof exhibitsInMail>;

/** Decides once, when the letter is sent, what of its approved exhibits the mail carries: the book first, then its files in order, while there is room. */
export function planExhibitsInMail(book: BookRow | null, most = mostExhibitBytes): ExhibitsInMail | null {
  if (book === null) return null;
  let left = most;
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
