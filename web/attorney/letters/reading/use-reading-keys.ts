import { useEffect, useEffectEvent } from 'react';
import { isPlainKey } from '../../../staff/panel/plain-key.ts';

type ReadingKeys = {
  /** Edits the change with this key. */
  onEdit: (key: string) => void;
  onRead: () => void;
};

const changeAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-change]') : null;
/** The changes that are not folded away. */
const shownChanges = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-change]')].filter((each) => each.checkVisibility());

/** Moves the focus by `by` changes from the current one; if the focus is outside the changes, moves it to the first. */
function move(from: HTMLElement | null, by: 1 | -1): void {
  const all = shownChanges();
  const next = from ? all[all.indexOf(from) + by] : all[0];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/**
 * The keys of the reading step, while it is open and no text box has the focus: j and k, or the arrows on a change,
 * move between the changes; e edits the focused one; r records that all of it is read.
 */
export function useReadingKeys({ onEdit, onRead }: ReadingKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlainKey(event, document.querySelector('[role=dialog]:has(.reading)'))) return;
    const change = changeAt(event.target);
    const key = event.key.startsWith('Arrow') && event.target !== change ? '' : event.key;
    const act = {
      j: () => move(change, 1),
      ArrowDown: () => move(change, 1),
      k: () => move(change, -1),
      ArrowUp: () => move(change, -1),
      e: () => change?.dataset['change'] && onEdit(change.dataset['change']),
      r: onRead,
    }[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Listen in the capture phase, because the dialog stops the arrow keys.
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
