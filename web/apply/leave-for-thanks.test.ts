// @proves leave-for-thanks
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { english } from '../language/language.ts';
import { spanish } from '../language/speak-spanish.ts';
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
  leaveForThanks(submitted, 'new', english.t);
  expect(JSON.parse(kept.get('unhold.toast') ?? '')).toEqual({
    title: 'Application Submitted!',
    description: "We'll review your case and get back to you within 24 hours",
  });
  expect(went).toEqual([address]);
});

test('in Spanish the toast is handed over in Spanish', () => {
  leaveForThanks(submitted, 'new', spanish.t);
  expect(JSON.parse(kept.get('unhold.toast') ?? '')).toEqual({
    title: '¡Solicitud enviada!',
    description: 'Revisaremos su caso y le responderemos en 24 horas',
  });
});

test('a case that was already submitted goes there without a toast', () => {
  leaveForThanks(submitted, 'known', english.t);
  expect([kept.size, went]).toEqual([0, [address]]);
});

test('without browser storage it still goes there', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('Storage is disabled.');
    },
  });
  leaveForThanks(submitted, 'new', english.t);
  expect(went).toEqual([address]);
});
