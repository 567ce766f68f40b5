/** Interaction to next paint, from the browser's Event Timing API. */
import type { Page } from '@playwright/test';

/** One interaction: its first event, target, and milliseconds to next paint. */
export type Interaction = { what: string; duration: number };

/** Runs in the page and records each interaction's longest event. The browser omits those under 16 ms and rounds to 8. */
export function watchInteractions(): void {
  const found = new Map<number, Interaction>();
  Object.assign(globalThis, {
    takeInteractions: () => {
      const all = [...found.values()];
      found.clear();
      return all;
    },
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number; target: Element | null })[]) {
      if (entry.interactionId === 0 || (found.get(entry.interactionId)?.duration ?? 0) >= entry.duration) continue;
      found.set(entry.interactionId, {
        what: `${entry.name} ${entry.target?.id || entry.target?.textContent?.slice(0, 30) || ''}`.trim(),
        duration: entry.duration,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The interactions since the last call. */
export async function takeInteractions(page: Page): Promise<Interaction[]> {
  // Entries are delivered after the paint they measure.
  await page.waitForTimeout(600);
  return page.evaluate(() => (globalThis as unknown as { takeInteractions: () => Interaction[] }).takeInteractions());
}
