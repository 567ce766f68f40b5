import type { GoverningLaw } from '../../domain/cases/hold.ts';
import type { Clause } from '../clause.ts';
import { interestRates } from '../interest.ts';

const letters = ['initial', 'follow_up', 'final', 'escalation'] as const;
type Letter = (typeof letters)[number];
type By = 'term' | 'demand';

const sum = '{fact:interest_on}[[ ({fact:interest_part})]]';

/** Why interest is counted from that day, in each letter's own words. */
const because: Record<Letter, Record<By, string>> = {
  initial: {
    term: 'the day after the last day that the term allows',
    demand: 'after the time that our first letter set',
  },
  follow_up: {
    term: 'the day after the last day of the term above',
    demand: 'after the time to pay set in our first letter',
  },
  final: { term: 'when the days of the term had run', demand: 'when the time set in our first letter had run' },
  escalation: { term: 'the first day past the term', demand: 'after the time set in our first letter' },
};

/** `rate`: the words for the rate, which differ where it comes on top of another. */
const counted: Record<Letter, (rate: string, from: string) => string> = {
  initial: (rate, from) =>
    `On ${sum}, simple interest at ${rate}, from ${from}, comes, rounded down, to {fact:interest_per_day} a day[[, or {fact:interest_to_date} for {fact:interest_days}, computed before rounding]]; an earlier start is reserved.`,
  follow_up: (rate, from) =>
    `Simple interest at ${rate}, on ${sum} from ${from}, is {fact:interest_per_day} a day, rounded down[[, and {fact:interest_to_date} for {fact:interest_days}, computed before rounding]]; an earlier start is reserved.`,
  final: (rate, from) =>
    `At ${rate}, on ${sum} from ${from}, simple interest is {fact:interest_per_day} a day[[ and, computed before rounding, {fact:interest_to_date} for {fact:interest_days}]]; the Merchant reserves an earlier start.`,
  escalation: (rate, from) =>
    `Counted at ${rate}, simple, on ${sum} from ${from}, it is {fact:interest_per_day} a day, rounded down[[, and has reached {fact:interest_to_date} for {fact:interest_days}, computed before rounding]]; an earlier start remains reserved.`,
};

const plain = '{fact:interest_rate} a year';
/**
 * For a rate on top of the discount rate, only that part is counted, so that the sum is never more than the law gives.
 */
const onTop = '{fact:interest_rate} a year, without the Federal Reserve discount rate that the statute adds';

function interestTo(letter: Letter, law: GoverningLaw, over: boolean, by: By): Clause {
  return {
    id: `closing.interest-day-${law.toLowerCase()}-${letter.replace('_', '-')}-${by}`,
    kind: 'paragraph',
    group: 'interest-day',
    when: { letters: [letter], laws: [law] },
    text: counted[letter](over ? onTop : plain, `{date:interest_from_${by}}, ${because[letter][by]}`),
  };
}

/**
 * Interest to the day under each law whose rate is in the knowledge; in a first letter only where a term of the
 * agreement has run out. Without its facts no clause is chosen.
 */
export const interestToTheDay: readonly Clause[] = letters.flatMap((letter) =>
  (Object.keys(interestRates) as GoverningLaw[]).flatMap((law) =>
    (['term', 'demand'] as const).map((by) =>
      interestTo(letter, law, interestRates[law]?.over_discount_rate ?? false, by),
    ),
  ),
);
