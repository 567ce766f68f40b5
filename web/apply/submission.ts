/**
 * Submits once, however often the button is pressed: the key of an unanswered attempt is stored and reused, even after
 * a reload.
 */
import { recordOf } from '../../domain/json.ts';
import { ApiError } from '../api/api-error.ts';

export type Submitted = { case_id: string; case_number: string };
type Attempt = { key: string; version: number };
export type Post = (attempt: Attempt) => Promise<Submitted>;
export type AttemptStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const entry = 'unhold.submission';

/** Submits the draft as saved under `version`, after asking about an earlier attempt whose response never arrived. */
export async function submitVersion(version: number, store: AttemptStore, post: Post): Promise<Submitted> {
  const earlier = await answerOfPending(version, store, post);
  if (earlier) return earlier;
  const attempt = readAttempt(store) ?? { key: newKey(), version };
  store.setItem(entry, JSON.stringify(attempt));
  return send(attempt, store, post);
}

/**
 * The result of an attempt with a version other than `version`, or null. The request was sent but its response was
 * lost; the same key returns the same result, and a rejected attempt is discarded.
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

/** A refusal settles the attempt; no response, a proxy's page or a server error does not. */
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

/** Not `randomUUID`, which is undefined on pages without HTTPS. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
