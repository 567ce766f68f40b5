import type { Attack } from '../../testing/adversarial-text.ts';
import { processorTime } from '../figures.ts';

/** What a part of the measure tried, and what it found to grow faster than the text. */
export type Measured = { of: string; tried: number; slow: readonly string[] };

/** Milliseconds below which a time is noise. */
const noise = 30;
const tries = 3;

/**
 * How many times as long `work` takes for a text of `length` characters as for one of half that length, from the best
 * of three runs each: about 2 when each character is looked at once, 4 when each is looked at again for every other. 1
 * when the time is within the noise.
 */
export function growthOf(work: (text: string) => void, { make }: Attack, length: number): number {
  const [whole, half] = [make(length), make(length / 2)];
  if (processorTime(() => work(whole)) < noise) return 1;
  const best = (text: string) => Math.min(...Array.from({ length: tries }, () => processorTime(() => work(text))));
  const time = best(whole);
  return time < noise ? 1 : time / best(half);
}
