import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPath, startScript } from './start-script.ts';
import { takeStarted } from './started.ts';

const address = `https://shop.example${startPath}`;
const get = { method: 'GET' };
const answer = Response.json({});
let page: { location: { pathname: string }; unholdStart?: Record<string, Promise<Response>> };
beforeEach(() => {
  page = { location: { pathname: '/dashboard' }, unholdStart: { [startPath]: Promise.resolve(answer) } };
  vi.stubGlobal('window', page);
  vi.spyOn(performance, 'now').mockReturnValue(900);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the response to the document’s own request goes once to the first equal call', async () => {
  expect(await takeStarted(address, get)).toBe(answer);
  expect(takeStarted(address, get)).toBeUndefined();
});

test('other calls make their own requests', () => {
  expect(takeStarted('https://shop.example/api/me', get)).toBeUndefined();
  expect(takeStarted(`${address}?of=1`, get)).toBeUndefined();
  expect(takeStarted(address, { method: 'POST' })).toBeUndefined();
  expect(takeStarted(address, undefined)).toBeUndefined();
  expect(page.unholdStart?.[startPath]).toBeDefined();
});

test('ten seconds after the page began to load, a new request is made', () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  expect(takeStarted(address, get)).toBeUndefined();
  expect(page.unholdStart).toEqual({});
});

function sentOn(pathname: string): unknown[] {
  const sent: unknown[] = [];
  page.location.pathname = pathname;
  new Function('window', 'fetch', startScript)(page, (...call: unknown[]) => {
    sent.push(call);
    return { catch: (handle: () => void) => handle() };
  });
  return sent;
}

test('the script in the document sends the calls that the page would send', () => {
  const id = '01a22921-d930-7525-b430-19c468484b8e';
  const me = ['/api/me/start', { credentials: 'same-origin' }];
  expect(sentOn('/dashboard')).toEqual([me]);
  expect(sentOn(`/dashboard/cases/${id}`)).toEqual([
    me,
    ...['', '/papers', '/packet', '/ledger'].map((part) => [`/api/cases/${id}${part}`, { credentials: 'same-origin' }]),
  ]);
  expect(sentOn(`/dashboard/cases/${id}/record`)).toEqual([me]);
});
