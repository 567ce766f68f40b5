import { afterEach, expect, test, vi } from 'vitest';
import { beforeScript, takeWanted } from './before-script.ts';

afterEach(() => vi.unstubAllGlobals());

test('a form sent before its script is not sent by the browser, and is wanted once', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('window', page);
  new Function(beforeScript)();
  const sent = new Event('submit', { cancelable: true });
  page.dispatchEvent(sent);
  expect(sent.defaultPrevented, 'the password would be in the URL').toBe(true);
  expect([takeWanted(), takeWanted()]).toEqual([true, false]);
});
