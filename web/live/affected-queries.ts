import type { ChangeKind, LiveChange } from '../../domain/messages/live-change.ts';

/** Reads of the API that show a case in part or whole, by what of it they show. Forms that are being filled are not among them: their saving finds out. */
const shows: Record<string, readonly ChangeKind[]> = {
  'cases.list': ['case', 'letters', 'messages', 'files', 'ledger', 'agreement'],
  'cases.get': ['case', 'letters', 'messages', 'files', 'ledger', 'agreement'],
  'messages.list': ['messages'],
  'documents.list': ['files'],
  'documents.listExtractions': ['files'],
  'documents.listContradictions': ['case', 'files'],
  'money.getLedger': ['case', 'ledger', 'letters'],
  'money.getAgreement': ['agreement'],
  'cases.getStats': ['case'],
  'cases.listForStaff': ['case'],
  'cases.listWork': ['case', 'letters', 'messages', 'ledger', 'agreement'],
  'cases.getForStaff': ['case', 'letters', 'messages', 'files', 'ledger', 'agreement'],
  'cases.listHistory': ['case', 'letters', 'messages', 'files', 'ledger', 'agreement'],
  'letters.listQueue': ['case', 'letters'],
  'letters.list': ['case', 'letters'],
  'letters.listReplies': ['letters', 'files'],
  'letters.get': ['case', 'letters', 'files', 'agreement'],
};
const lists = new Set(['cases.list', 'cases.getStats', 'cases.listForStaff', 'cases.listWork', 'letters.listQueue']);

/** `[path, {input}]`, as the typed client makes them. */
type ReadKey = { name: string; id: unknown };

function readKey(key: readonly unknown[]): ReadKey | null {
  const [path, options] = key;
  if (!Array.isArray(path)) return null;
  const input = typeof options === 'object' && options !== null && 'input' in options ? options.input : undefined;
  return {
    name: path.join('.'),
    id: typeof input === 'object' && input !== null && 'id' in input ? input.id : undefined,
  };
}

/** Whether what is cached under `key` shows something of the change. A letter is asked for by its own id; its data names the case, and one that is still being read may be of any. */
export function isAffected(key: readonly unknown[], data: unknown, { case_id, what }: LiveChange): boolean {
  const read = readKey(key);
  if (!read || !shows[read.name]?.includes(what)) return false;
  if (lists.has(read.name)) return true;
  if (read.name === 'letters.get') return data === undefined || caseOf(data) === case_id;
  return read.id === case_id;
}

/** Whether what is cached under `key` is kept fresh by live changes at all. */
export function isLive(key: readonly unknown[]): boolean {
  const read = readKey(key);
  return read !== null && Object.hasOwn(shows, read.name);
}

const caseOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'case_id' in data ? data.case_id : undefined;
