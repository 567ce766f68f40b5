import { useEffect } from 'react';

type DeskKeys = { save: () => void; undo: () => void; redo: () => void };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/**
 * Ctrl+S saves from anywhere. Ctrl+Z and Ctrl+Shift+Z undo and redo edits of the letter, except in a text box, where
 * the browser handles them.
 */
export function useDeskKeys({ save, undo, redo }: DeskKeys) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        save();
      } else if (key === 'z' && !isTyping(event.target)) {
        event.preventDefault();
        (event.shiftKey ? redo : undo)();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save, undo, redo]);
}
