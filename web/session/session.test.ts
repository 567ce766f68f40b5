// @proves browser-session
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, server } from '../../testing/web/quiet-api.ts';
import { me } from '../../testing/web/shown.tsx';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
const { refreshSession, signIn, signInWithGoogle, signOut, signUp, tickMilliseconds } = await import('./session.ts');

/** Like the browser's storage, where entries are also properties. */
const store = (...names: string[]) =>
  Object.assign(
    Object.create({
      removeItem(this: Record<string, string>, name: string) {
        delete this[name];
      },
    }) as Storage,
    Object.fromEntries(names.map((name) => [name, 'x'])),
  );
const left = () => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];

/** Each call to the sign-in endpoints, with the storage entries at that time. */
const asked: { path: string; body: Record<string, unknown>; left: string[] }[] = [];
let answer: (path: string) => Response;
const went: string[] = [];

const calls: string[] = [];
let session = { expires_at: new Date(Date.now() + 30 * 86_400_000).toISOString(), extends: false };

beforeEach(() => {
  calls.length = 0;
  asked.length = 0;
  went.length = 0;
  answer = () => Response.json({ token: 'x', url: 'https://accounts.google.example/' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('window', {
    localStorage: store('supabase.auth.token', 'my-sb-entry', 'unhold.draft.somebody', 'kept'),
    sessionStorage: store('sb-refresh'),
    location: { assign: (address: string) => went.push(address) },
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body ?? '{}')), left: left() });
    return Promise.resolve(answer(path));
  });
  vi.spyOn(server, 'answer').mockImplementation((path) => {
    calls.push(path.join('.'));
    return Promise.resolve({ ...me(), ...(path.at(-1) === 'getStart' ? { session } : {}) });
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const posted = () => asked.filter(({ path }) => path !== '/api/auth/get-session');
const cleared = ['unhold.draft.somebody', 'kept'];

test('signing in clears what an earlier sign-in left, and sends email and password', async () => {
  await signIn({ email: 'ada@shop.example', password: 'secret' });
  expect(posted()).toEqual([
    { path: '/api/auth/sign-in/email', body: { email: 'ada@shop.example', password: 'secret' }, left: cleared },
  ]);
});

test('signing up clears entries, signs out first and sends the names; the confirmation leads to /apply', async () => {
  await signUp({
    email: 'ada@shop.example',
    password: 'secret',
    firstName: 'Ada',
    lastName: 'Lind',
    phone: '5555550100',
  });
  expect(posted().map(({ path }) => path)).toEqual(['/api/auth/sign-out', '/api/auth/sign-up/email']);
  expect(posted().map((call) => call.left)).toEqual([cleared, cleared]);
  expect(posted()[1]?.body).toEqual({
    email: 'ada@shop.example',
    password: 'secret',
    name: 'Ada Lind',
    first_name: 'Ada',
    last_name: 'Lind',
    phone: '5555550100',
    display_name: 'Ada Lind',
    callbackURL: '/auth/confirmed?redirectTo=%2Fapply',
  });
});

test('signing up succeeds if there was no session to end', async () => {
  answer = (path) => (path.endsWith('/sign-out') ? new Response('', { status: 500 }) : Response.json({ token: 'x' }));
  await expect(
    signUp({ email: 'ada@shop.example', password: 'secret', firstName: 'Ada', lastName: '', phone: '' }),
  ).resolves.not.toBeNull();
});

test('Google sign-in asks to return to the given page, and the browser leaves for Google', async () => {
  await signInWithGoogle('/apply');
  expect(posted()).toEqual([
    {
      path: '/api/auth/sign-in/social',
      body: { provider: 'google', callbackURL: '/apply', errorCallbackURL: '/apply' },
      left: cleared,
    },
  ]);
  expect(went).toEqual(['https://accounts.google.example/']);
});

test('signing out removes the user and all data fetched for them, and goes home', async () => {
  await refreshSession();
  queryClient.setQueryData(['cases'], ['one']);
  await signOut();
  expect([queryClient.getQueryData(['session']), queryClient.getQueryData(['cases']), left(), went]).toEqual([
    null,
    undefined,
    ['kept'],
    ['/'],
  ]);
});

test('signing out clears the user’s own unsaved words, and leaves those of other users of the browser', async () => {
  await refreshSession();
  const others = 'unhold.unsaved.jordan.letter.l1';
  Object.assign(window.localStorage, { [`unhold.unsaved.${me().user.id}.letter.l1`]: 'words', [others]: 'words' });
  await signOut();
  expect(left()).toEqual(['kept', others]);
});

test('a failed sign-out is logged and still goes home', async () => {
  answer = () => new Response('', { status: 503 });
  await signOut();
  expect(console.error).toHaveBeenCalledWith('Sign-out failed', expect.any(Error));
  expect([left(), went]).toEqual([cleared, ['/']]);
});

test('the first response of a session says when it ends, and the session is requested again only if it can be extended or ends soon', async () => {
  const start = async (next: typeof session) => {
    await signOut();
    [session, asked.length, calls.length] = [next, 0, 0];
    await refreshSession();
    await refreshSession();
    return [calls.join(' '), asked.map(({ path }) => path)];
  };
  const later = { expires_at: new Date(Date.now() + 29.5 * 86_400_000).toISOString(), extends: false };
  expect(await start(later)).toEqual(['people.getStart people.getMe', []]);
  const asks = '/api/auth/get-session';
  expect((await start({ ...later, extends: true }))[1]).toContain(asks);
  const soon = new Date(Date.now() + 80_000).toISOString();
  expect((await start({ expires_at: soon, extends: false }))[1]).toContain(asks);
});

test('the session is checked every 30 seconds', () => expect(tickMilliseconds).toBe(30_000));
