import { datesIn, dayOrderOf } from '../../domain/documents/find-dates.ts';
import { inDigits } from '../text/number-words.ts';

/** A period as said: `count` of `unit`; `from`: `open` where the text counts it from nothing, else from the hold or from something else. */
export type StatedPeriod = { count: number; unit: 'days' | 'weeks' | 'months'; from: 'open' | 'hold' | 'other' };
/** What a notice or a reply says of the hold in figures and days; null where it says nothing. Dates are `YYYY-MM-DD`. */
export type StatedTerms = {
  period: StatedPeriod | null;
  percent: number | null;
  until: string | null;
  reserve: 'rolling' | 'fixed' | 'minimum' | null;
  /** The exact words of a promise to pay, release or decide within a time. */
  promise: string | null;
};

/** The money, or what is done with it. */
const ofHold =
  /\b(?:fund(?:s|ing)?|balance|money|payouts?|proceeds|reserve[ds]?|hold|held|holding|withh\w+|retain\w*|kept|keep|frozen|freez\w+|set aside|disburse\w*|settlement|limit(?:ed|ation)|release[ds]?|all of it|slice|portion|(?:each|every|your|all) (?:\w+ )?(?:sales?|transactions?|payments?|batch|payouts?)|what you process|takings|volume)\b|\$\s?\d/i;
/** What is not the hold of this money: an answer asked for, a window of others, a rate, a fee, a law, an order. */
const ofAnother =
  /\b(?:respon[ds]\w*|repl(?:y|ies)|appeal|submit|upload|provide|cardholders?|card networks?|visa|mastercard|buyers? can|customers? (?:can|may|have)|return goods|own policy|chargeback window|(?:dispute|chargeback|refund|return)s? rate|fee|fees|arbitrat\w+|notice['’]? (?:of|period)|days['’] notice|no activity|inactiv\w+|dormant|unclaimed|under (?:the )?(?:irs|state|federal)|irs|levy|court|restraining|garnish\w+|backup withholding|tax law|treasury|(?:owns?|holds?) \d+ ?%|or more of the (?:business|company)|last \d+ days|past \d+ days|covering the|usually arrive|sales (?:rose|grew|increased)|over the previous|identity documents?|close your account|statements)\b/i;

const number = String.raw`(\d{1,3}) ?(?:calendar )?[- ]?(days?|weeks?|months?)`;
/** A time for which the money is kept. */
const periods = [
  new RegExp(
    String.raw`\bfor (?:up to |as long as |at least |a (?:rolling |hold(?:ing)? |minimum )?period of |a (?:minimum|maximum|further|total) of |another |a further |an additional )?${number}\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:period|hold|reserve) (?:of|lasts?|is) (?:up to )?${number}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:back|out|returned|released?|over|available)(?: to you)?(?: on the first business day)? after ${number}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:(\d{1,3})[- ](day|week|month)s?(?: rolling)? (?:hold|reserve|period)|${number} and then)\b`,
    'i',
  ),
];
const ofPercent = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cents?\b)/gi;
const share =
  /\b(?:of (?:(?:each|every|your|all|the|what|future|daily|gross|card|incoming|new) ?){1,4}(?:\w+ )?(?:sales?|transactions?|payments?|payouts?|batch(?:es)?|volume|takings|you process|settlements?|deposits?|receipts)|(?:rolling |fixed )?reserve|hold|(?:is|are|be|was) (?:held|reserved|withheld|kept|set aside|retained)|(?:we|will|now) (?:hold|keep|reserve|withhold|retain))\b/i;
const fractions: readonly (readonly [RegExp, number])[] = [
  [/\b(?:one |a )?half of\b/i, 50],
  [/\b(?:one |a )?third of\b/i, 33],
  [/\b(?:one |a )?quarter of\b/i, 25],
  [/\b(?:one |a )?fifth of\b/i, 20],
  [/\b(?:one |a )?tenth of\b/i, 10],
];
const timed =
  /\bwithin (?:the next )?\d{1,3} (?:business |working |calendar )?(?:hours?|days?|weeks?|months?)\b|\b(?:in|after) \d{1,3} (?:business |working |calendar )?(?:hours?|days?|weeks?|months?)\b|\d{1,3} (?:hours?|days?|weeks?|months?) (?:after|and then)\b|\bthat day\b/i;
const promising =
  /\b(?:(?:we|our team|they|i|you|your (?:\w+ )?(?:funds?|payouts?|balance|money|reserve|account)(?: of \$[\d,.]+)?|the (?:\w+ )?(?:funds?|balance|money|hold|reserve|rest|remainder))(?:['’]ll|['’]d| will| shall| would)(?: \w+)? (?:make|send|release|pay|return|review|decide|have|get|receive|be (?:sent|released|paid|returned|available|made)|remove|lift|end)|(?:comes?|given|paid|being paid) (?:back|out)|get all of it)\b/i;

const clausesOf = (text: string): string[] =>
  text.split(/\n+|(?<=[.!?])\s+|;\s+|,? so (?=from|we|as of|starting)/).filter(Boolean);
/** A clause without what it says of another matter after a comma: "…, since that is how long buyers can dispute". */
const ownPart = (clause: string): string =>
  clause.split(/,? (?:since|because|as) (?=(?:that|this|buyers|customers|cardholders)\b)/i)[0] ?? clause;

/** Each payment has a time of its own, which runs from no day on file. */
const ofEach = /\b(?:each|every|any) (?:payment|sale|transaction|payout|order)\b|\bfrom this sale\b/i;

function periodIn(clause: string): StatedPeriod | null {
  for (const pattern of periods) {
    const match = pattern.exec(clause);
    if (!match) continue;
    const [count, unit] = match.slice(1).filter(Boolean);
    const after = clause.slice(match.index + match[0].length, match.index + match[0].length + 60);
    const base = /^ ?,? ?(?:counted )?(?:from|after|following|since|of) (.{0,40})/i.exec(after)?.[1];
    const from = ofEach.test(clause)
      ? 'other'
      : base === undefined
        ? 'open'
        : /\b(?:limit\w*|hold|held|notice|restrict\w*|pause\w*|suspen\w*)\b/i.test(base)
          ? 'hold'
          : 'other';
    const named = (unit ?? '').toLowerCase();
    return {
      count: Number(count),
      unit: named.startsWith('d') ? 'days' : named.startsWith('w') ? 'weeks' : 'months',
      from,
    };
  }
  return null;
}

function percentIn(clause: string): number | null {
  const fraction = fractions.find(([pattern]) => pattern.test(clause));
  const found = [...clause.matchAll(ofPercent)]
    .map(([, value]) => Number(value))
    .filter((value) => value > 0 && value <= 100);
  if (!share.test(clause)) return null;
  if (found.length === 0)
    return fraction && /\b(?:keep|reserve|hold|held|withh\w+|goes)\b/i.test(clause) ? fraction[1] : null;
  // "Lowered from 30% to 10%": the last is what holds.
  return found.length === 1 || /\bfrom \d[\d.]* ?(?:%|percent) to \d/i.test(clause) ? (found.at(-1) ?? null) : null;
}

const untilWords =
  /\b(?:until|till|through|ends? on|end on|ending on|expires? on|released? on|available on|paid (?:out )?on|have (?:my|your) [^,;]{1,20} by|by)\s*$/i;
function untilIn(clause: string, order: 'month' | 'day' | undefined): string | null {
  const all = datesIn(
    clause.replace(/(\d)(?:st|nd|rd|th)\b/g, '$1').replace(/\b(\p{L}+ \d{1,2}) (\d{4})\b/gu, '$1, $2'),
    order,
  );
  const text = clause.replace(/(\d)(?:st|nd|rd|th)\b/g, '$1').replace(/\b(\p{L}+ \d{1,2}) (\d{4})\b/gu, '$1, $2');
  const [only, ...more] = all.filter(({ start }) => untilWords.test(text.slice(0, start)));
  if (!only || more.length > 0 || only.or !== undefined || /\bdecision\b|\bdecide\b/i.test(clause)) return null;
  return only.date;
}

/** The promise of a clause in its own words: from the one who promises to the end of the clause. */
function promiseIn(clause: string, spelled: string, order: 'month' | 'day' | undefined): string | null {
  if (!promising.test(clause) || !(timed.test(spelled) || datesIn(clause, order).length > 0)) return null;
  const parts = clause.split(
    /,? (?:and|but|so) (?=(?:we|our|you|every|each|your|i|they|the)\b)|, (?=(?:each|every|we)\b)/i,
  );
  const part =
    parts.length === 1
      ? clause
      : parts.find((each) => promising.test(each) && (timed.test(inDigits(each)) || datesIn(each, order).length > 0));
  return (
    (part ?? null)
      ?.replace(/^[^,]{0,40}\b(?:told me|promised|said|says)(?: me)?(?: that)? /i, '')
      .replace(/(?<![\s.!?])[\s.!?]+$/, '')
      .trim() || null
  );
}

const kindOf = (text: string, percent: number | null, period: StatedPeriod | null): StatedTerms['reserve'] =>
  /\bminimum (?:reserve|balance)\b/i.test(text)
    ? 'minimum'
    : /\brolling\b/i.test(text) || (percent !== null && period !== null && /\b(?:each|every|daily)\b/i.test(text))
      ? 'rolling'
      : /\bfixed reserve\b|\breserve\b[^.]{0,40}\buntil it reaches\b/i.test(text)
        ? 'fixed'
        : null;

/**
 * What a notice or a reply says of this hold: its period, percentage, last day, kind of reserve and a promise. A figure of
 * anything else (days to answer, a chargeback window, a rate, a law) is never taken; where two differ, none is. Pure.
 */
export function statedTermsIn(text: string): StatedTerms {
  const order = dayOrderOf([text]);
  const found = clausesOf(text).flatMap((whole) => {
    const clause = ownPart(whole);
    if (!ofHold.test(clause) && !promising.test(clause)) return [];
    const spelled = inDigits(clause.replace(/\ba hundred days\b/gi, '100 days'));
    const other = ofAnother.test(clause);
    return [
      {
        period: other ? null : periodIn(spelled),
        percent: other ? null : percentIn(spelled),
        until: other ? null : untilIn(clause, order),
        promise: other ? null : promiseIn(whole, spelled, order),
      },
    ];
  });
  const one = <Value>(values: readonly (Value | null)[]): Value | null => {
    const known = values.filter((each) => each !== null);
    return new Set(known.map((each) => JSON.stringify(each))).size === 1 ? (known[0] ?? null) : null;
  };
  const period = one(found.map((each) => each.period));
  const percent = one(found.map((each) => each.percent));
  return {
    period,
    percent,
    until: one(found.map((each) => each.until)),
    reserve: found.length > 0 ? kindOf(text, percent, period) : null,
    promise: found.map((each) => each.promise).find((each) => each !== null) ?? null,
  };
}
