import type { GoverningLaw } from '../../domain/cases/hold.ts';
import type { Clause } from '../clause.ts';
import { interestRates } from '../interest.ts';

const later = ['follow_up', 'final', 'escalation'] as const;
type Later = (typeof later)[number];
type By = 'term' | 'demand';

const sum = '{fact:interest_on}[[ ({fact:interest_part})]]';

/** Why interest is counted from that day, in each letter's own words. */
const because: Record<Later, Record<By, string>> = {
  follow_up: {
    term: 'the day after the last day of the term above',
    demand: "the day after our first letter's time to pay",
  },
  final: { term: 'when the days of the term had run', demand: "when our first letter's time had run" },
  escalation: { term: 'the first day past the term', demand: "the first day past our first letter's time" },
};

/** `rate`: the words for the rate, which differ where it comes on top of another. */
const counted: Record<Later, (rate: string, from: string) => string> = {
  follow_up: (rate, from) =>
    `Simple interest at ${rate} on ${sum} from ${from}, is {fact:interest_per_day} a day[[, {fact:interest_to_date} to the date of this letter]]; an earlier start is reserved.`,
  final: (rate, from) =>
    `At ${rate} on ${sum} from ${from}, simple interest comes to {fact:interest_per_day} a day[[ and {fact:interest_to_date} to date]]; the Merchant reserves an earlier start.`,
  escalation: (rate, from) =>
    `That claim so far: ${rate}, simple, on ${sum} from ${from}: {fact:interest_per_day} a day[[, {fact:interest_to_date} to date]]; an earlier start stays open.`,
};

const plain = '{fact:interest_rate} a year';
/** A rate on top of the discount rate: that part alone, so that the count is no more than what the law gives. */
const onTop = '{fact:interest_rate} a year (the Federal Reserve discount rate not counted)';

function interestTo(letter: Later, law: GoverningLaw, over: boolean, by: By): Clause {
  return {
    id: `closing.interest-day-${law.toLowerCase()}-${letter.replace('_', '-')}-${by}`,
    kind: 'paragraph',
    group: 'interest-day',
    when: { letters: [letter], laws: [law] },
    text: counted[letter](over ? onTop : plain, `{date:interest_from_${by}}, ${because[letter][by]}`),
  };
}

/** Interest to the day in a later letter, under each law whose rate the library has; without the facts of it none is chosen. */
export const interestToTheDay: readonly Clause[] = later.flatMap((letter) =>
  (Object.keys(interestRates) as GoverningLaw[]).flatMap((law) =>
    (['term', 'demand'] as const).map((by) =>
      interestTo(letter, law, interestRates[law]?.over_discount_rate ?? false, by),
    ),
  ),
);
