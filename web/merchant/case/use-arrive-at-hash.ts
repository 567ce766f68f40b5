import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long content above the target may still be loading. */
const settlingMs = 3_000;
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section in the URL's hash once it is there, and keeps it in view while content above it loads; the
 * user's first input ends that.
 */
export function useArriveAtHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const main = document.getElementById('main');
    if (hash === '' || !main) return;
    // Looked up each time: it may be inside a section that is still loading.
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
