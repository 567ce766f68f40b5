/**
 * What a user has typed in this browser and not saved yet, by user, subject and id. Another user who signs in here does
 * not see it, and does not clear it by signing out. The user's own deliberate sign-out clears it.
 */
import { recordOf } from '../../domain/json.ts';

/**
 * A tab's entries end with the tab. A device's entries stay until they are saved or discarded, or the user signs out.
 */
export type Scope = 'tab' | 'device';

/** `at`: when it was last typed in. `value` may have another release's shape: readers must validate it. */
export type Left = { value: unknown; at: string };

export type UnsavedStore = {
  ids: () => string[];
  /** Null if there is nothing, or nothing readable. */
  read: (id: string) => Left | null;
  /** False if the browser refuses: storage is full or disabled, or nobody is signed in. */
  write: (id: string, value: unknown) => boolean;
  clear: (id: string) => void;
};

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const unsavedPrefix = 'unhold.unsaved.';

export function unsavedStore(user: string | null, subject: string, storage: BrowserStorage | null): UnsavedStore {
  const place = user === null ? null : storage;
  const prefix = `${unsavedPrefix}${user}.${subject}.`;
  return {
    ids: () =>
      names(place)
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length))
        .toSorted(),
    read: (id) => attempt(() => readEntry(place?.getItem(prefix + id) ?? null)),
    write: (id, value) =>
      attempt(() => place?.setItem(prefix + id, JSON.stringify({ at: new Date().toISOString(), value })) ?? place) !==
      null,
    clear: (id) => void attempt(() => place?.removeItem(prefix + id)),
  };
}

/** The page's user. It stays set after the session has ended, until the session is renewed. */
let userHere: string | null = null;
export const keepUnsavedFor = (user: string): void => void (userHere = user);

/**
 * Whether a name in browser storage is an entry of another user: left when their session ended here, and kept until
 * they return.
 */
export const isOfAnotherUser = (name: string): boolean =>
  name.startsWith(unsavedPrefix) && userHere !== null && !name.startsWith(`${unsavedPrefix}${userHere}.`);

/** The store of the signed-in user; stores nothing for visitors, or if storage is disabled. */
export const unsavedStoreHere = (subject: string, scope: Scope): UnsavedStore =>
  unsavedStore(
    userHere,
    subject,
    attempt(() => (scope === 'tab' ? window.sessionStorage : window.localStorage)),
  );

const names = (storage: BrowserStorage | null): string[] =>
  attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')) ?? [];

function readEntry(text: string | null): Left | null {
  const { at, value } = recordOf(JSON.parse(text ?? 'null'));
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { value, at } : null;
}

function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
