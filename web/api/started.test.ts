import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPath, startScript } from './start-script.ts';
import { takeStarted } from './started.ts';

const address = `https://shop.example${startPath}`;
const get = { method: 'GET' };
const answer = Response.json({});
let page: { unholdStart?: Promise<Response> };
beforeEach(() => {
  page = { unholdStart: Promise.resolve(answer) };
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
  expect(takeStarted(address, { method: 'POST' })).toBeUndefined();
  expect(takeStarted(address, undefined)).toBeUndefined();
  expect(page.unholdStart).toBeDefined();
});

test('ten seconds after the page began to load, a new request is made', () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  expect(takeStarted(address, get)).toBeUndefined();
  expect(page.unholdStart).toBeUndefined();
});

test('the script in the document sends the call that the page would send', () => {
  const sent: unknown[] = [];
  const failed = { catch: (handle: () => void) => handle() };
  new Function('window', 'fetch', startScript)(page, (...call: unknown[]) => {
    sent.push(call);
    return failed;
  });
  expect(sent).toEqual([['/api/me/start', { credentials: 'same-origin' }]]);
  expect(page.unholdStart).toBe(failed);
});
