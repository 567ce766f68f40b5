import { useQuery } from '@tanstack/react-query';
import type { Me } from '../../contract/people.ts';
import { codeOf, messageOf } from '../api/api-error.ts';
import { agreeOnLanguage, forgetLanguageOfAccount } from './account-language.ts';
import { api, orpc, queryClient } from '../api/api.ts';
import { postAuth } from './auth-requests.ts';
import { clearLocalEntries, forgetSessionEntries } from './local-entries.ts';
import { onRefused } from '../api/refused-calls.ts';
import { keepUnsavedFor } from '../unsaved/store.ts';
import { keepSession, noteSession } from './session-keeper.ts';

/** Spec, section 4: loading, signed in, signed out; `unavailable` if the service does not respond. */
type Session =
  | { state: 'loading' }
  | { state: 'signed-in'; me: Me }
  | { state: 'signed-out' }
  | { state: 'unavailable'; message: string; retry: () => void };

/** Spec, section 9: the session is checked every 30 seconds. */
export const tickMilliseconds = 30_000;

const sessionKey = ['session'];

/** While this request is in flight, its own refusal must not trigger another. */
let asking = false;

async function loadMe(): Promise<Me | null> {
  asking = true;
  try {
    const me = started ? await api.people.getMe() : await start();
    clearOtherUser(me.user.id);
    void keepSession(Date.now());
    return me;
  } catch (error) {
    if (codeOf(error) !== 'UNAUTHORIZED') throw error;
    started = false;
    forgetLanguageOfAccount();
    return null;
  } finally {
    asking = false;
  }
}

/**
 * Whether the session's first request was made. Its response, on each page and for each new session, also says when the
 * session ends.
 */
let started = false;

async function start(): Promise<Me> {
  const { session, held, ...me } = await api.people.getStart();
  queryClient.setQueryData(orpc.system.outgoing.queryKey(), { held });
  noteSession(session);
  void agreeOnLanguage(me);
  started = true;
  return me;
}

let lastUser: string | null = null;

/** Data fetched for one user must not be shown to the next, who may have signed in in another tab. */
function clearOtherUser(id: string): void {
  if (lastUser !== null && lastUser !== id)
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] });
  lastUser = id;
  keepUnsavedFor(id);
}

/** The current user. One request for the whole page, repeated on each tick while the page is visible and on focus. */
export function useSession(): Session {
  const query = useQuery({
    queryKey: sessionKey,
    queryFn: loadMe,
    staleTime: tickMilliseconds,
    refetchInterval: ({ state }) => (state.data ? tickMilliseconds : false),
  });
  if (leaving) return { state: 'loading' };
  if (query.data) return { state: 'signed-in', me: query.data };
  if (query.data === null) return { state: 'signed-out' };
  if (query.isPending) return { state: 'loading' };
  return {
    state: 'unavailable',
    message: messageOf(query.error, 'The service cannot be reached.'),
    retry: () => void query.refetch(),
  };
}

/** Refetches and waits for the response; null if nobody is signed in. */
export function refreshSession(): Promise<Me | null> {
  return queryClient.fetchQuery({ queryKey: sessionKey, queryFn: loadMe, staleTime: 0 });
}

/** Updates the cached user with the response to a profile change. */
export const rememberMe = (me: Me): void => void queryClient.setQueryData(sessionKey, me);

/** The password was right, and the server now asks for a second factor. */
export class SecondFactorNeeded extends Error {}

type Credentials = { email: string; password: string };

/**
 * Signs in without fetching the user; `refreshSession` does that. Throws `SecondFactorNeeded` if a code must follow.
 */
export async function openSession(credentials: Credentials): Promise<void> {
  clearLocalEntries();
  const answer = await postAuth('/sign-in/email', credentials);
  if (answer.twoFactorRedirect === true) throw new SecondFactorNeeded();
}

export async function signIn(credentials: Credentials): Promise<Me | null> {
  await openSession(credentials);
  return refreshSession();
}

type NewAccount = { email: string; password: string; firstName: string; lastName: string; phone: string };

/**
 * Null if there is no session yet: the user must first follow the link in the email. Signs out first (spec, section 7).
 */
export async function signUp(account: NewAccount, goingTo = '/apply'): Promise<Me | null> {
  clearLocalEntries();
  await postAuth('/sign-out', {}).catch(() => undefined);
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ');
  const answer = await postAuth('/sign-up/email', {
    email: account.email,
    password: account.password,
    name,
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    display_name: name,
    callbackURL: confirmedAddress(goingTo),
  });
  return typeof answer.token === 'string' ? refreshSession() : null;
}

/** Where a confirmation email's link ends: a page that says so, and continues to `goingTo`. */
export const confirmedAddress = (goingTo: string): string =>
  `/auth/confirmed?redirectTo=${encodeURIComponent(goingTo)}`;

/** Resends the confirmation link; the response is the same whether or not the account exists. */
export async function sendConfirmation(email: string, goingTo: string): Promise<void> {
  await postAuth('/send-verification-email', { email, callbackURL: confirmedAddress(goingTo) });
}

/** Leaves for Google; returns to `callbackURL`, or with `?error=` to `errorCallbackURL`. */
export async function signInWithGoogle(callbackURL: string, errorCallbackURL: string = callbackURL): Promise<void> {
  clearLocalEntries();
  const answer = await postAuth('/sign-in/social', { provider: 'google', callbackURL, errorCallbackURL });
  if (typeof answer.url === 'string') window.location.assign(answer.url);
}

/** Ends the session and clears its local data, staying on the page. */
export async function endSession(where: 'everywhere' | 'here' = 'everywhere'): Promise<void> {
  clearLocalEntries();
  await postAuth('/sign-out', where === 'here' ? { only_here: true } : {});
  started = false;
  forgetLanguageOfAccount();
  forgetSessionEntries();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] });
  queryClient.setQueryData(sessionKey, null);
}

/** While the page is being left on purpose, no guard may show the sign-in dialog. */
let leaving = false;

/**
 * Ends the session and goes home, even if that fails. A full page load, so that nothing of the session stays in memory.
 */
export async function signOut(): Promise<void> {
  leaving = true;
  await endSession().catch((error: unknown) => console.error('Sign-out failed', error));
  window.location.assign('/');
}

// A refused call means that the session has ended or a second factor is required, so the session is checked at once.
onRefused(({ code }) => {
  if (code !== 'UNAUTHORIZED' && code !== 'SECOND_FACTOR_REQUIRED') return;
  if (!asking && queryClient.getQueryData(sessionKey)) void queryClient.invalidateQueries({ queryKey: sessionKey });
});
