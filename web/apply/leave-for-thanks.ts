import type { Submitted } from './submission.ts';

const toast = {
  title: 'Application Submitted!',
  description: "We'll review your case and get back to you within 24 hours",
};

/**
 * Leaves the application for /thank-you, a static page; the toast of the spec (section 8) is handed over to it when the case is `new`.
 * The address carries the case and the moment, from which that page reckons its dates, also when it is opened again later.
 */
export function leaveForThanks(submitted: Submitted, how: 'new' | 'known', now: Date = new Date()): void {
  try {
    if (how === 'new') sessionStorage.setItem('unhold.toast', JSON.stringify(toast));
  } catch {
    // Without storage the page alone says it.
  }
  const said = new URLSearchParams({ case: submitted.case_number, id: submitted.case_id, at: now.toISOString() });
  window.location.replace(`/thank-you?${said.toString()}`);
}
