import { inDigits } from '../text/number-words.ts';
import { figuresIn } from './figures.ts';
import { fits } from './fits.ts';

/** Whether a slot has its value, in whatever form: an amount without its cents, a date in another order, a number in words. */
export function sameValue(words: string, expected: string): boolean {
  if (words === expected) return true;
  const [found, ...more] = figuresIn(inDigits(words));
  const [own, ...others] = figuresIn(expected);
  return (
    found !== undefined &&
    own !== undefined &&
    more.length + others.length === 0 &&
    inDigits(words).trim().endsWith(found.words) &&
    inDigits(words).trim().length === found.words.length + found.at - found.from &&
    found.kind === own.kind &&
    (found.value === own.value || (found.bound === 'about' && fits(found, Number(own.value)))) &&
    found.unit === own.unit
  );
}
