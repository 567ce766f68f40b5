import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls what has just been opened into view, where its place is hidden or below the edge; it moves nothing that is seen already. */
export function useIntoView<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return shown;
}
