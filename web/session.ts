import { useQuery } from '@tanstack/react-query';
import type { Me } from '../contract/me.ts';
import { codeOf, messageOf } from './api-error.ts';
import { api, queryClient } from './api.ts';
import { postAuth } from './auth-requests.ts';
import { clearLocalEntries, forgetSessionEntries } from './local-entries.ts';

/** Spec, section 4: loading, signed in, signed out; `unavailable` when the service cannot say. */
export type Session =
  | { state: 'loading' }
  | { state: 'signed-in'; me: Me }
  | { state: 'signed-out' }
  | { state: 'unavailable'; message: string; retry: () => void };

const sessionKey = ['session'];

async function loadMe(): Promise<Me | null> {
  try {
    return await api.me.get();
  } catch (error) {
    if (codeOf(error) === 'UNAUTHORIZED') return null;
    throw error;
  }
}

/** Who is here. One request for the whole page, asked again when the window gets the focus. */
export function useSession(): Session {
  const query = useQuery({ queryKey: sessionKey, queryFn: loadMe, staleTime: 30_000 });
  if (query.data) return { state: 'signed-in', me: query.data };
  if (query.data === null) return { state: 'signed-out' };
  if (query.isPending) return { state: 'loading' };
  return { state: 'unavailable', message: messageOf(query.error, 'The service cannot be reached.'), retry: () => void query.refetch() };
}

/** Asks again and waits for the answer; null when nobody is signed in. */
export function refreshSession(): Promise<Me | null> {
  return queryClient.fetchQuery({ queryKey: sessionKey, queryFn: loadMe, staleTime: 0 });
}

type Credentials = { email: string; password: string };

/** Signs in without asking who that is; `refreshSession` does. */
export async function openSession(credentials: Credentials): Promise<void> {
  clearLocalEntries();
  await postAuth('/sign-in/email', credentials);
}

export async function signIn(credentials: Credentials): Promise<Me | null> {
  await openSession(credentials);
  return refreshSession();
}

export type NewAccount = { email: string; password: string; firstName: string; lastName: string; phone: string };

/** Null when there is no session yet: the person must first follow the link in the e-mail. Signs out first (spec, section 7). */
export async function signUp(account: NewAccount): Promise<Me | null> {
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
    callbackURL: '/apply',
  });
  return typeof answer.token === 'string' ? refreshSession() : null;
}

/** Leaves for Google's page; comes back to `callbackURL`. */
export async function signInWithGoogle(callbackURL: '/apply' | '/admin/auth'): Promise<void> {
  clearLocalEntries();
  const answer = await postAuth('/sign-in/social', { provider: 'google', callbackURL, errorCallbackURL: callbackURL });
  if (typeof answer.url === 'string') window.location.assign(answer.url);
}

/** Ends the session and forgets what is kept for it, staying on the page. */
export async function endSession(): Promise<void> {
  clearLocalEntries();
  await postAuth('/sign-out', {});
  forgetSessionEntries();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] });
  queryClient.setQueryData(sessionKey, null);
}

/** Ends the session and goes home, also when that fails. A whole page load, so that nothing of the session stays in memory. */
export async function signOut(): Promise<void> {
  await endSession().catch((error: unknown) => console.error('Sign-out failed', error));
  window.location.assign('/');
}
