import type { Language } from '../language/language.ts';
import type { Submitted } from './submission.ts';

/**
 * Leaves the application for /thank-you, a static page that shows the spec's toast (section 8) if the case is `new`.
 * The URL holds the case number for users (`case`) and the case id (`id`), with which the page asks the server.
 */
export function leaveForThanks(submitted: Submitted, how: 'new' | 'known', t: Language['t']): void {
  try {
    if (how === 'new')
      sessionStorage.setItem(
        'unhold.toast',
        JSON.stringify({
          title: t('Application Submitted!'),
          description: t("We'll review your case and get back to you within 24 hours"),
        }),
      );
  } catch {
    // Without storage there is no toast; the page says the same.
  }
  const said = new URLSearchParams({ case: submitted.case_number, id: submitted.case_id });
  window.location.replace(`/thank-you?${said.toString()}`);
}
