import type { ChangeKind, LiveChange } from '../../domain/messages/live-change.ts';

/**
 * API queries that show all or part of a case, by the part they show. Forms being filled in are excluded: they find out
 * on save.
 */
const shows: Record<string, readonly ChangeKind[]> = {
  'cases.list': ['case', 'letters', 'messages', 'files', 'ledger', 'agreement'],
  'cases.listNotifications': ['case', 'letters', 'messages', 'ledger', 'agreement'],
  'cases.get': ['case', 'letters', 'messages', 'files', 'ledger', 'agreement'],
  'cases.getClock': ['case', 'letters', 'ledger'],
  'ai.getConsent': ['case'],
  'messages.list': ['messages'],
  'messages.listMentions': ['messages'],
  'messages.listWithCounsel': ['counsel'],
  'messages.listClients': ['counsel'],
  'messages.listSavedReplies': ['case', 'letters', 'files', 'ledger', 'agreement'],
  'documents.list': ['files'],
  'documents.listExtractions': ['files'],
  'documents.listContradictions': ['case', 'files'],
  'evidence.get': ['case', 'files'],
  'evidence.listMappings': ['files'],
  'money.getLedger': ['case', 'ledger', 'letters'],
  'packet.get': ['case', 'files', 'letters', 'agreement'],
  'papers.list': ['case', 'files', 'letters', 'agreement'],
  'story.get': ['case', 'files', 'messages', 'letters'],
  'packet.getFacts': ['case', 'letters', 'agreement'],
  'sharing.listGuests': ['case', 'files'],
  'cases.getStats': ['case'],
  'cases.listForStaff': ['case'],
  'cases.listTasks': ['case'],
  'cases.listWork': ['case', 'letters', 'messages', 'ledger', 'agreement'],
  'cases.getForStaff': ['case', 'letters', 'messages', 'files', 'ledger', 'agreement'],
  'cases.listHistory': ['case', 'letters', 'messages', 'files', 'ledger', 'agreement'],
  'letters.listQueue': ['case', 'letters'],
  'letters.list': ['case', 'letters'],
  'letters.listWaitingEmails': ['case', 'letters'],
  'letters.listPostings': ['case', 'letters'],
  'letters.listReplies': ['letters', 'files'],
  'letters.getOpponent': ['case', 'letters', 'files', 'ledger'],
  'letters.get': ['case', 'letters', 'files', 'agreement'],
  'letters.listSuggestions': ['letters'],
};
const lists = new Set([
  'cases.list',
  'cases.listNotifications',
  'cases.getStats',
  'cases.listForStaff',
  'cases.listWork',
  'letters.listQueue',
  'messages.listMentions',
  'messages.listClients',
  'letters.listWaitingEmails',
  'letters.listPostings',
  'evidence.listMappings',
]);

const ofLetters = new Set(['letters.get', 'letters.listSuggestions']);

/** `[path, {input}]`, as the typed client builds them. */
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

/**
 * Whether the query under `key` shows something that changed. A letter's key has only its own id: the case is in its
 * data, and a letter still loading may belong to any case.
 */
export function isAffected(key: readonly unknown[], data: unknown, { case_id, what }: LiveChange): boolean {
  const read = readKey(key);
  if (!read || !shows[read.name]?.includes(what)) return false;
  if (lists.has(read.name)) return true;
  if (ofLetters.has(read.name)) return data === undefined || caseOf(data) === case_id;
  return read.id === case_id;
}

/** Whether the query under `key` is kept fresh by live updates at all. */
export function isLive(key: readonly unknown[]): boolean {
  const read = readKey(key);
  return read !== null && Object.hasOwn(shows, read.name);
}

const caseOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'case_id' in data ? data.case_id : undefined;
