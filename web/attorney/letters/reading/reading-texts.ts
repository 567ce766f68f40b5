/** The texts of the reading step. */
import type { LetterView } from '../../../../contract/letter-view.ts';
import { calendarDay } from '../../../ui/dates.ts';

export type Change = LetterView['changes'][number];

/** The label of the step's one button: what pressing it records. */
export function pressText(unread: number, { exhibits }: { exhibits: boolean }): string {
  const whole = `I have read the whole letter${exhibits ? ' and its exhibits' : ''}`;
  return unread === 0 ? whole : unread === 1 ? `${whole}, and this change` : `${whole}, and these ${unread} changes`;
}

/** The author of a change. */
export function authorText({ by: { kind, name, mine }, now }: Pick<Change, 'by' | 'now'>): string {
  const who = name === '' ? '' : ` ${name}`;
  if (kind === 'suggestion') return `Suggested by ${mine ? 'you' : name}, and accepted`;
  if (kind === 'model') return `Words of a language model${name === '' ? '' : ` (${name})`}`;
  if (kind === 'program') return 'By the program';
  if (mine) return now === null ? 'Taken out by you' : 'Your words';
  const author = kind === 'attorney' ? `the attorney${who}` : `staff${name === '' ? '' : ` (${name})`}`;
  return now === null ? `Taken out by ${author}` : `Words of ${author}`;
}

/** "6 changes read on November 27, 2026", one line for each day. */
export const readText = (count: number, on: string): string =>
  `${count === 1 ? 'One change' : `${count} changes`} read on ${calendarDay(on)}`;

/**
 * The part of the letter to edit for a change: a block's id, or `part:` and the part's name; null for a removal or a
 * move.
 */
export const partOf = ({ block_id, key }: Pick<Change, 'block_id' | 'key'>): string | null =>
  block_id ?? (key === 'addressee' || key === 'signature' ? `part:${key}` : null);

export const isUnread = ({ read_on }: Change): boolean => read_on === null;
