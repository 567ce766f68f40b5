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

/** Moves the focus by so many changes from where it is; from outside of them to the first. */
function move(from: HTMLElement | null, by: 1 | -1): void {
  const all = shownChanges();
  const next = from ? all[all.indexOf(from) + by] : all[0];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/**
 * j and k, or the arrows on a change, move between the changes; e edits the one in hand; r says that all is read. They count while the step is
 * open and nothing is typed.
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
    // On the way down: a dialog keeps the arrows to itself.
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
