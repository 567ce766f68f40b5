import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long parts of the page may still be loading above the part that was asked for. */
const settlingMs = 3_000;
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the part that the address names into view once it is there, and holds it there while what is above it is still loading; never
 * against the reader, whose first move ends it.
 */
export function useArriveAtHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const main = document.getElementById('main');
    if (hash === '' || !main) return;
    // Looked for each time: it may stand in a part that is still loading.
    const part = () => document.getElementById(hash.slice(1));
    const go = () => part()?.scrollIntoView();
    go();
    part()?.focus({ preventScroll: true });
    const watch = new ResizeObserver(go);
    const stop = () => watch.disconnect();
    watch.observe(main);
    for (const move of moves) window.addEventListener(move, stop, { once: true, passive: true });
    const timer = setTimeout(stop, settlingMs);
    return () => {
      stop();
      clearTimeout(timer);
      for (const move of moves) window.removeEventListener(move, stop);
    };
  }, [hash, key]);
}
