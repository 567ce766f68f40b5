/**
 * The processor from a link to this page, stored for this tab through sign-up, Google sign-in and email confirmation.
 */
const entry = 'unhold.linked-processor';

export function keepLinkedProcessor(value: string | null): void {
  if (value !== null) attempt(() => window.sessionStorage.setItem(entry, value));
}

export function linkedProcessor(): string | null {
  return attempt(() => window.sessionStorage.getItem(entry));
}

export function forgetLinkedProcessor(): void {
  attempt(() => window.sessionStorage.removeItem(entry));
}

/** Without storage the link's processor is lost on a page load, and the merchant simply answers the question. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
