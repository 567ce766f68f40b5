import { startPath } from './start-script.ts';

declare global {
  interface Window {
    unholdStart?: Promise<Response>;
  }
}

/** Milliseconds since the page began to load. Whoever is there by then is asked for again. */
const freshFor = 10_000;

/** The answer that the document has asked for already, once, to the call that wants the same; else undefined. */
export function takeStarted(address: string, init: RequestInit | undefined): Promise<Response> | undefined {
  if (typeof window === 'undefined' || window.unholdStart === undefined) return undefined;
  if (init?.method !== 'GET' || new URL(address).pathname !== startPath) return undefined;
  const answer = window.unholdStart;
  delete window.unholdStart;
  return performance.now() < freshFor ? answer : undefined;
}
