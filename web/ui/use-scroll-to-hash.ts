import { useEffect } from 'react';

/** Returning from a change scrolls back to the section that was changed, which the URL's hash names. */
export function useScrollToHash(): void {
  useEffect(() => {
    const section = document.getElementById(window.location.hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, []);
}
