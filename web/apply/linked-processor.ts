/** The processor of the link that was followed here, kept over sign-up, Google's page and an e-mail's link in this tab. */
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

/** Without storage the link selects nothing after a page load; the question is simply asked. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
