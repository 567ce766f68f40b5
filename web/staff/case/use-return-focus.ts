import { useState } from 'react';

/**
 * The element to focus when a case dialog closes: what opened it or, after a reload, the case's link on the page below.
 */
export function useReturnFocus(parameter: 'case' | 'edit', id: string): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () => {
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) return opener;
    return (
      document.querySelector<HTMLElement>(`a[href$="${parameter}=${CSS.escape(id)}"]`) ??
      document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"], [data-case="${CSS.escape(id)}"]`)
    );
  };
}
