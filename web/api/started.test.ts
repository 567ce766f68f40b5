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

test('the answer that the document asked for goes to the first call of the same, once', async () => {
  expect(await takeStarted(address, get)).toBe(answer);
  expect(takeStarted(address, get)).toBeUndefined();
});

test('other calls ask for themselves', () => {
  expect(takeStarted('https://shop.example/api/me', get)).toBeUndefined();
  expect(takeStarted(address, { method: 'POST' })).toBeUndefined();
  expect(takeStarted(address, undefined)).toBeUndefined();
  expect(page.unholdStart).toBeDefined();
});

test('ten seconds after the page began, it is asked again', () => {
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
