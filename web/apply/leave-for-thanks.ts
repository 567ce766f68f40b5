const toast = { title: 'Application Submitted!', description: "We'll review your case and get back to you within 24 hours" };

/** Leaves the application for /thank-you, a static page; the toast of the spec (section 8) is handed over to it when the case is `new`. */
export function leaveForThanks(caseNumber: string, how: 'new' | 'known'): void {
  try {
    if (how === 'new') sessionStorage.setItem('unhold.toast', JSON.stringify(toast));
  } catch {
    // Without storage the page alone says it.
  }
  window.location.replace(`/thank-you?case=${encodeURIComponent(caseNumber)}`);
}
