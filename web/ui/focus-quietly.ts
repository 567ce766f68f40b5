/**
 * Focuses what is not pressed but only holds the focus, such as a dialog's body once its content has changed. It shows no ring until the user
 * comes to it by Tab. Returns it.
 */
export function focusQuietly(place: HTMLElement | null): HTMLElement | null {
  if (!place) return null;
  place.dataset.quiet = '';
  place.addEventListener('blur', () => delete place.dataset.quiet, { once: true });
  place.focus({ preventScroll: true });
  return place;
}
