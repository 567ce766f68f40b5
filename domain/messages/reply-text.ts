/** How a reply writes names and lists. */
import type { IsoDate } from '../calendar/business-days.ts';
import { unwritable } from '../unwritable.ts';

const longest = 120;
const unwritables = new RegExp(unwritable, 'gu');

/** User input as one line, without characters that a message may not contain. */
export function oneLine(typed: string, otherwise: string): string {
  const characters = Array.from(typed.replace(/\s+/g, ' ').replace(unwritables, '').trim());
  if (characters.length === 0) return otherwise;
  return characters.length <= longest
    ? characters.join('')
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
const lists = new Intl.ListFormat('en-US');
export const list = (names: readonly string[]): string => lists.format(names);
export const earliest = (dates: readonly IsoDate[]): IsoDate | null => dates.toSorted()[0] ?? null;
