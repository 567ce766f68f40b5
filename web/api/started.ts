import { startPath } from './start-script.ts';

declare global {
  interface Window {
    unholdStart?: Promise<Response>;
  }
}

/** Milliseconds since the page began to load. After that, the early response is discarded. */
const freshFor = 10_000;

/** The response to the document's own request, once, if this call would send the same request; undefined otherwise. */
export function takeStarted(address: string, init: RequestInit | undefined): Promise<Response> | undefined {
  if (typeof window === 'undefined' || window.unholdStart === undefined) return undefined;
  if (init?.method !== 'GET' || new URL(address).pathname !== startPath) return undefined;
  const answer = window.unholdStart;
  delete window.unholdStart;
  return performance.now() < freshFor ? answer : undefined;
}
