import { isUnapproved, isUnsent } from '../../domain/letters/life.ts';
import type { LetterDecision } from '../../domain/letters/decision.ts';
import { Refusal } from '../kernel/refusal.ts';
import { bars, type GateRow, type GateStep } from './bars.ts';
import type { GateFacts } from './gate-facts.ts';
import { notes } from './notes.ts';

/** What stands in the way of a step. `key` is stable and names its kind before the first colon. */
export type Bar = Omit<LetterDecision, 'bars'>;

const saidBy = ({ key, owner, place, says }: GateRow, facts: GateFacts, step: GateStep): Bar[] => {
  const said = says(facts, step);
  if (said === null) return [];
  return typeof said === 'string'
    ? [{ key, text: said, owner, place }]
    : said.map(({ id, text }) => ({ key: `${key}:${id}`, text, owner, place }));
};

/** Everything that bars this step of a letter. Every page, use case and job asks this function. */
export const barsAt = (facts: GateFacts, step: GateStep): Bar[] =>
  bars.filter((row) => row.bars.includes(step)).flatMap((row) => saidBy(row, facts, step));

/** The sentence that names the first bar of a step; null where nothing bars it. */
export const barOf = (facts: GateFacts, step: GateStep): string | null => barsAt(facts, step)[0]?.text ?? null;

/** Throws LETTER_BLOCKED with the first bar of this step. */
export function requirePassage(facts: GateFacts, step: GateStep): void {
  const bar = barOf(facts, step);
  if (bar !== null) throw new Refusal('LETTER_BLOCKED', bar);
}

/**
 * What the desk lists: first what bars the letter's next step, then what will bar its sending, then what bars nothing
 * but should be known. For a released letter, only what bars its printing, until something of it has left.
 */
export function decisionsOf(facts: GateFacts): LetterDecision[] {
  const { status, hasLeft } = facts;
  const as = (barred: LetterDecision['bars'], found: readonly Bar[]): LetterDecision[] =>
    found.map((each) => ({ ...each, bars: barred }));
  if (!isUnsent(status)) return status === 'sending' && !hasLeft ? as('sending', barsAt(facts, 'print')) : [];
  const toKnow = notes.flatMap((row) => saidBy(row, facts, 'send'));
  if (!isUnapproved(status)) return [...as('sending', barsAt(facts, 'send')), ...as('nothing', toKnow)];
  const approval = barsAt(facts, 'approve');
  const known = new Set(approval.map(({ key }) => key));
  const sending = barsAt(facts, 'send').filter(({ key }) => !known.has(key));
  return [...as('approval', approval), ...as('sending', sending), ...as('nothing', toKnow)];
}
