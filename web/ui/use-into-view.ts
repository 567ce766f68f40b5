import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls what has just opened into view if it is hidden or beyond the edge; does not move what is already visible. */
export function useIntoView<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    // The block body matters: newer browsers return a promise, which React would take for a cleanup function.
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return shown;
}
