/** The points of the tab "To decide", as the keys walk them: each element with `data-point` that still asks for something. */
const openPoints = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-point]:not([data-state=settled], [data-state=known])')].filter(
    (each) => each.checkVisibility(),
  );

const pointWithFocus = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-point]') ?? null;

/** Focuses the next open point, or the one before; from elsewhere the first, or the last. */
export function focusPoint(by: 1 | -1): void {
  const all = openPoints();
  const now = pointWithFocus();
  const next = now ? all[all.indexOf(now) + by] : all.at(by === 1 ? 0 : -1);
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Presses the button of the focused point: its words, or what it asks for. */
export function pressInPoint(selector: '.finding__words' | '.finding__foot :is(button, a)'): void {
  pointWithFocus()?.querySelector<HTMLElement>(selector)?.click();
}
