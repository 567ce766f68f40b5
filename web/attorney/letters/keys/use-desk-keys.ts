import { useEffect, useEffectEvent } from 'react';
import { isPlainKey } from '../../../staff/panel/plain-key.ts';
import { deskKeys, type DeskKeyAct } from './desk-keys.tsx';

type DeskKeys = {
  save: () => void;
  undo: () => void;
  redo: () => void;
  /** An act that cannot be done now does nothing. */
  acts: Record<DeskKeyAct, () => void>;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

const arrows: Record<string, DeskKeyAct> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** The act of a key that is pressed alone; the arrows count on a paragraph's number. */
function actOf(event: KeyboardEvent): DeskKeyAct | undefined {
  if (event.target instanceof HTMLElement && event.target.matches('.block__number') && arrows[event.key])
    return arrows[event.key];
  return deskKeys.find(({ key }) => key === event.key)?.act;
}

/**
 * Ctrl+S saves from anywhere. Ctrl+Z and Ctrl+Shift+Z undo and redo edits of the letter, except in a text box, where
 * the browser handles them. The plain keys of `deskKeys` rest there, and while a dialog or a menu is open.
 */
export function useDeskKeys({ save, undo, redo, acts }: DeskKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const held = event.ctrlKey || event.metaKey;
    const act = actOf(event);
    const run =
      held && key === 's'
        ? save
        : held && key === 'z' && !isTyping(event.target)
          ? event.shiftKey
            ? redo
            : undo
          : act && isPlainKey(event)
            ? acts[act]
            : null;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
