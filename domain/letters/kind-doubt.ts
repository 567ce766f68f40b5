import { documentKinds, type DocumentKind } from '../documents/document-kind.ts';

/**
 * A file that a letter rests on and that reads as another kind of document (`read`) than the letter encloses it as, or it is filed as
 * (`said`).
 */
export type KindDoubt = { file_id: string; said: DocumentKind; read: DocumentKind };

const prefix = 'file:kind:';

/** The key of the decision about it: another reading, or another word for the file, is another decision. */
export const kindDoubtKey = ({ file_id, said, read }: KindDoubt): string => `${prefix}${file_id}:${said}:${read}`;

/** What a decision's key is about; null for any other decision. */
export function kindDoubtOf(key: string): KindDoubt | null {
  if (!key.startsWith(prefix)) return null;
  const [file_id, ...kinds] = key.slice(prefix.length).split(':');
  const [said, read] = kinds.map((kind) => documentKinds.find((each) => each === kind));
  return file_id && said && read ? { file_id, said, read } : null;
}
