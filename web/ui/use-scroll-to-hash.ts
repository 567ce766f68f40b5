import { useEffect } from 'react';

/** After a change on another page, scrolls back to the section that the URL's hash names. */
export function useScrollToHash(): void {
  useEffect(() => {
    const section = document.getElementById(window.location.hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, []);
}
