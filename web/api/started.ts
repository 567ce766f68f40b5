declare global {
  interface Window {
    /** By path; a response is taken once. */
    unholdStart?: Record<string, Promise<Response>>;
  }
}

/** Milliseconds since the page began to load. After that, the early response is discarded. */
const freshFor = 10_000;

/** The response to the document's own request, once, if this call would send the same request; undefined otherwise. */
export function takeStarted(address: string, init: RequestInit | undefined): Promise<Response> | undefined {
  if (typeof window === 'undefined' || window.unholdStart === undefined || init?.method !== 'GET') return undefined;
  const { pathname, search } = new URL(address);
  const answer = window.unholdStart[pathname];
  if (answer === undefined || search !== '') return undefined;
  delete window.unholdStart[pathname];
  return performance.now() < freshFor ? answer : undefined;
}
