// @proves leave-for-thanks
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveForThanks } from './leave-for-thanks.ts';

const submitted = { case_id: '01900000-0000-7000-8000-000000000009', case_number: 'UH-2026-000042' };
const address = `/thank-you?case=UH-2026-000042&id=${submitted.case_id}`;
const kept = new Map<string, string>();
const went: string[] = [];

beforeEach(() => {
  kept.clear();
  went.length = 0;
  vi.stubGlobal('sessionStorage', { setItem: (name: string, value: string) => kept.set(name, value) });
  vi.stubGlobal('window', { location: { replace: (to: string) => went.push(to) } });
});
afterEach(() => void vi.unstubAllGlobals());

test('a new case goes to the thank-you page, which shows the spec’s toast', () => {
  leaveForThanks(submitted, 'new');
  expect(JSON.parse(kept.get('unhold.toast') ?? '')).toEqual({
    title: 'Application Submitted!',
    description: "We'll review your case and get back to you within 24 hours",
  });
  expect(went).toEqual([address]);
});

test('a case that was already submitted goes there without a toast', () => {
  leaveForThanks(submitted, 'known');
  expect([kept.size, went]).toEqual([0, [address]]);
});

test('without browser storage it still goes there', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('Storage is disabled.');
    },
  });
  leaveForThanks(submitted, 'new');
  expect(went).toEqual([address]);
});
