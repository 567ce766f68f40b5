import { useState } from 'react';

/** Storage may be switched off or full: the text is then only on the page. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/**
 * A text that is typed and not yet sent: it survives a reload, a killed tab and a failed send. `forget` once the server has it;
 * sign-out forgets it too (the name begins with `unhold.`).
 */
export function useKeptText(name: string): { text: string; setText: (text: string) => void; forget: () => void } {
  const entry = `unhold.kept.${name}`;
  const [text, show] = useState(() => attempt(() => window.localStorage.getItem(entry)) ?? '');
  const setText = (next: string) => {
    show(next);
    attempt(() => (next === '' ? window.localStorage.removeItem(entry) : window.localStorage.setItem(entry, next)));
  };
  return { text, setText, forget: () => setText('') };
}
