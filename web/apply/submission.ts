/**
 * Submits once, however often it is pressed: the key of an unanswered attempt is kept and used again, also after a reload.
 */
import { recordOf } from '../../domain/json.ts';
import { ApiError } from '../api/api-error.ts';

export type Submitted = { case_id: string; case_number: string };
type Attempt = { key: string; version: number };
export type Post = (attempt: Attempt) => Promise<Submitted>;
export type AttemptStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const entry = 'unhold.submission';

/** Submits the draft as saved under `version`. An earlier attempt whose answer never came is asked about first. */
export async function submitVersion(version: number, store: AttemptStore, post: Post): Promise<Submitted> {
  const earlier = await answerOfPending(version, store, post);
  if (earlier) return earlier;
  const attempt = readAttempt(store) ?? { key: newKey(), version };
  store.setItem(entry, JSON.stringify(attempt));
  return send(attempt, store, post);
}

/**
 * The answer of an attempt made with another version than `version`, or null. It was pressed and sent, its answer was lost;
 * the same key gives the same answer, and a refused one is forgotten.
 */
export async function answerOfPending(version: number, store: AttemptStore, post: Post): Promise<Submitted | null> {
  const pending = readAttempt(store);
  if (!pending || pending.version === version) return null;
  try {
    return await send(pending, store, post);
  } catch (error) {
    if (wasAnswered(error)) return null;
    throw error;
  }
}

async function send(attempt: Attempt, store: AttemptStore, post: Post): Promise<Submitted> {
  try {
    const done = await post(attempt);
    store.removeItem(entry);
    return done;
  } catch (error) {
    if (wasAnswered(error)) store.removeItem(entry);
    throw error;
  }
}

/** A refusal settles the attempt; silence, a proxy's page or a fault does not. */
const wasAnswered = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.code !== 'UNREADABLE' && error.code !== 'TOO_MANY_REQUESTS';

function readAttempt(store: AttemptStore): Attempt | null {
  try {
    const { key, version } = recordOf(JSON.parse(store.getItem(entry) ?? 'null'));
    return typeof key === 'string' && typeof version === 'number' ? { key, version } : null;
  } catch {
    return null;
  }
}

/** Not `randomUUID`, which a page without https does not have. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
