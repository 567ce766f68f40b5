import { isOfAnotherUser } from '../unsaved/store.ts';

/** Spec, section 4: entries left by an auth library, and ours that belong to a session, do not outlive it. */
const isAuthEntry = (name: string) => name.startsWith('supabase.auth.') || name.includes('sb-');
const isSessionEntry = (name: string) =>
  (name.startsWith('unhold.') && !isOfAnotherUser(name)) || name.startsWith('tus::');

/** Clears local auth entries; unsaved answers are stored under the user's id and survive signing in again. */
export function clearLocalEntries(): void {
  clearWhere(isAuthEntry);
}

/** After a deliberate sign-out, nothing of the user's remains in the browser. */
export function forgetSessionEntries(): void {
  clearWhere((name) => isAuthEntry(name) || isSessionEntry(name));
}

function clearWhere(matches: (name: string) => boolean): void {
  for (const store of storesHere()) {
    for (const name of Object.keys(store)) if (matches(name)) store.removeItem(name);
  }
}

/** Browser storage can be disabled; then there is nothing to clear. */
function storesHere(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}
