/** The processor of the link that was followed here, kept over sign-up, Google's page and an e-mail's link in this tab. */
const entry = 'unhold.linked-processor';

export function keepLinkedProcessor(value: string | null): void {
  if (value === null) return;
  try {
    window.sessionStorage.setItem(entry, value);
  } catch {
    // Without storage the link selects nothing after a page load; the question is simply asked.
  }
}

export function takeLinkedProcessor(): string | null {
  try {
    const value = window.sessionStorage.getItem(entry);
    window.sessionStorage.removeItem(entry);
    return value;
  } catch {
    return null;
  }
}
