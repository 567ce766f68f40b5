import type { LetterDocument } from './letter.ts';

/** Why an exhibit has a slip sheet instead of its pages. `no_file`: it names no file of the case. */
export const slipReasons = ['no_file', 'kind', 'protected', 'unreadable', 'too_many_pages', 'too_large'] as const;
export type SlipReason = (typeof slipReasons)[number];

/** An exhibit as bound: its file as uploaded, its page count, and why it has a slip sheet, if it does. */
export type BookExhibit = {
  label: string;
  description: string;
  file: BookFile | null;
  pages: number | null;
  slip: SlipReason | null;
  first_page: number | null;
};
export type BookFile = {
  id: string;
  filename: string;
  content_type: string;
  size_bytes: number;
  sha256: string;
  storage_key: string;
};

/** An exhibit's entry in the letter's list: "Bank statements (3 pages)". */
export const exhibitText = ({ description, pages }: LetterDocument['exhibits'][number]): string =>
  pages === undefined ? description : `${description} (${pages} ${pages === 1 ? 'page' : 'pages'})`;

/** A slip sheet's text, for the letter's reader. */
export function slipText(reason: SlipReason, pages: number | null): string {
  switch (reason) {
    case 'no_file':
      return 'The paper of this exhibit follows this sheet or is sent separately.';
    case 'kind':
      return 'This exhibit is produced on request. A file of this kind has no pages that could be printed here.';
    case 'protected':
      return 'This exhibit is produced on request. It opens only with a password.';
    case 'unreadable':
      return 'This exhibit is produced on request. Its pages could not be reproduced here.';
    case 'too_many_pages':
      return `This exhibit is produced on request. It has ${pages === null ? 'more pages than' : `${pages} pages, more than`} this book has room for.`;
    case 'too_large':
      return 'This exhibit is produced on request. It is larger than this book has room for.';
  }
}
