import { useEffect } from 'react';
import { isPlainKey } from './plain-key.ts';

/** The / key focuses the search box with this id and selects its text, so that typing starts a new search. */
export function useSearchKey(id: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isPlainKey(event)) return;
      event.preventDefault();
      const box = document.getElementById(id);
      if (box instanceof HTMLInputElement) box.select();
      box?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [id]);
}
