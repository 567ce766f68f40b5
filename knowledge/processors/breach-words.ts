import { letterTypes, type LetterType } from '../../domain/letters/letter.ts';
import type { OwnClause } from '../clause.ts';

/** What is owed and that the Merchant has done its part: the first elements of each plea of breach, in each letter's own words. */
export const owed: Record<LetterType, string> = {
  initial:
    "**Breach of contract.** Under the Agreement {fact:processor} processes the Merchant's sales and pays out the proceeds. The Merchant has performed: it made the sales, and {fact:processor} processed them and recorded the proceeds.",
  follow_up:
    "**Breach of contract.** What {fact:processor} takes in for the Merchant's sales it owes to the Merchant: that is what the Agreement is for. The Merchant's part was done with the sales.",
  final:
    '**Breach of contract.** The Agreement obliges {fact:processor} to pay out the proceeds of the sales that it processes, and the Merchant made those sales.',
  escalation:
    '**Breach of contract.** The question for decision is a short one. {fact:processor} owes the Merchant the proceeds of the sales that it processed under the Agreement.',
};

export const loss: Record<LetterType, string> = {
  initial: 'The loss is the sum itself and its use from the day on which it fell due.',
  follow_up: 'The loss is the sum itself, and its use for as long as it has been overdue.',
  final: 'The loss is that money, and its use until it is paid.',
  escalation: 'The loss is the money and every day without it.',
};

/** What of the sum is a reserve has terms of its own. */
const reserved = '[[, {fact:unreserved} of it outside any reserve]]';

/**
 * The plea where the last day that the agreement itself states has passed, in each letter. `name`: of the processor, for
 * the ids. `term`: the slot of its length.
 */
export function lastDayBreach(name: string, term: string, when: OwnClause['when']): OwnClause[] {
  const pleas: Record<LetterType, string> = {
    initial: `No term excuses payment beyond its own last day: counted from the start of the hold, that was {date:passed_day_180}, and {fact:claimed} is still withheld${reserved}. The loss is the sum itself and its use, at the latest since that day.`,
    follow_up: `Counted from the start of the hold, the longest hold that the term states, ${term}, ended on {date:passed_day_180}, and {fact:claimed} is still withheld${reserved}. ${loss.follow_up}`,
    final: `Of these, {fact:claimed} is unpaid${reserved}, and the hold has lasted {fact:days_held}. The term permits ${term}; from the start of the hold, these ended on {date:passed_day_180}. No term that permits more has been produced. ${loss.final}`,
    escalation: `The term permits a hold of ${term}, which ended on {date:passed_day_180}, counted from the start of the hold. Which term permits {fact:processor} to withhold {fact:claimed} after that day? ${loss.escalation}`,
  };
  return letterTypes.map((letter) => ({
    id: `grounds.${letter === 'initial' ? '' : 'later-'}contract-${name}-last-day${letter === 'initial' || letter === 'follow_up' ? '' : `-${letter}`}`,
    kind: 'paragraph',
    group: 'contract',
    when: { letters: [letter], ...when },
    text: `${owed[letter]} ${pleas[letter]}`,
  }));
}
