import type { Submitted } from './submission.ts';

const toast = {
  title: 'Application Submitted!',
  description: "We'll review your case and get back to you within 24 hours",
};

/**
 * Leaves the application for /thank-you, a static page that shows the spec's toast (section 8) if the case is `new`.
 * The URL names the case for people (`case`) and for that page (`id`), which reads it from the server.
 */
export function leaveForThanks(submitted: Submitted, how: 'new' | 'known'): void {
  try {
    if (how === 'new') sessionStorage.setItem('unhold.toast', JSON.stringify(toast));
  } catch {
    // Without storage there is no toast; the page says the same.
  }
  const said = new URLSearchParams({ case: submitted.case_number, id: submitted.case_id });
  window.location.replace(`/thank-you?${said.toString()}`);
}
