import { never, of, roles, unless, whole, type Relation } from './relation.ts';
import { days } from './relations-of-days.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { Value } from './tokens.ts';

const cents = (value: Value | undefined): number => Number(value?.value ?? Number.NaN);

/** Whether all amounts in a sum but one, which is computed, are on file. */
const ofFile = (values: readonly Value[], { facts }: FactSheet): boolean =>
  values.filter(({ value }) => !Object.values(facts).some((fact) => fact.value === value)).length <= 1;

const sums: readonly Relation[] = [
  {
    pattern: of('$$ is what (?:remains|is left) (?:when|after|once) $$ is (?:taken|subtracted|deducted) from $$'),
    holds: (values, sheet) => {
      const [rest, part, all] = values;
      return ofFile(values, sheet) && cents(all) - cents(part) === cents(rest);
    },
    why: 'The subtraction does not come out.',
  },
  {
    pattern: of('$$ (?:less|minus) (?:the (?:rolling )?reserve of )?$$ (?:is|leaves|makes|equals|gives) $$'),
    holds: (values, sheet) => {
      const [all, part, rest] = values;
      return ofFile(values, sheet) && cents(all) - cents(part) === cents(rest);
    },
    why: 'The subtraction does not come out.',
  },
  {
    pattern: of('$$ (?:and|plus) $$ (?:together )?(?:make|makes|add up to|total|come to|equal|is|are) $$'),
    holds: (values, sheet) => {
      const [one, other, all] = values;
      return ofFile(values, sheet) && cents(one) + cents(other) === cents(all);
    },
    why: 'The sum does not come out.',
  },
  {
    pattern: of(
      '(?:a|the) (?:rolling )?reserve (?:of|accounts for|is|was|makes up|stands at|amounts to|comes to|makes up) $$',
    ),
    holds: roles(['reserve']),
    why: 'That is not the sum of the reserve.',
  },
  {
    pattern: of(
      '$$ (?:is|was|stands|lies|sits|are)?(?: kept| held)? ?(?:outside|not in|beyond) (?:it|any reserve|the reserve|that reserve)',
    ),
    holds: roles(['unreserved']),
    why: 'That is not the sum outside any reserve.',
  },
  {
    pattern: of(
      'the (?:other|remaining|rest of) $$ (?:is|are|stands) (?:ordinary |plain )?(?:settlement|outside any reserve)',
    ),
    holds: roles(['unreserved']),
    why: 'That is not the sum outside any reserve.',
  },
  {
    pattern: of(
      'reserve and settlement (?:together )?(?:amount to|come to|make|total) $$|{funds}(?: in question| withheld| at issue| in dispute)? (?:total|totals|amount to|amounts to|come to|comes to|is|are) $$',
    ),
    holds: roles(whole),
    why: 'That is not the sum withheld.',
  },
  {
    pattern: of("‹M›'s (?:average )?monthly volume (?:averages|is) $$"),
    holds: roles(['volume_avg']),
    why: 'That is not the average monthly volume.',
  },
  { pattern: of('unreserved is $$'), holds: roles(['unreserved']), why: 'That is not the sum outside any reserve.' },
  { pattern: of('\\breserved is $$'), holds: roles(['reserve']), why: 'That is not the sum of the reserve.' },
  {
    pattern: of(
      '$$ (?:is|was|are|is held as|is kept as|stands as|is booked as)(?: in)?(?: an?| the)?(?: rolling)? reserved?\\b',
    ),
    holds: roles(['reserve']),
    why: 'That is not the sum of the reserve.',
  },
  {
    pattern: of('‹P›{aux} (?:released|paid out) $$ and{aux} (?:{hold}) $$'),
    holds: roles(['released', 'last_released'], ['claimed']),
    why: 'What was released and what is kept are other sums.',
  },
  {
    pattern: of('‹P›{aux} (?:released|paid out) $$'),
    holds: roles(['released', 'last_released']),
    why: 'That is not the sum released.',
  },
  {
    pattern: of('‹M› (?:sells|processes|takes in) $$ (?:in an average month|a month|per month|each month)'),
    holds: roles(['volume_avg']),
    why: 'That is not the average monthly volume.',
  },
  {
    pattern: of('interest{aux} (?:accrues|runs|grows)(?: on)?(?: at| by)? $$ (?:a|per|each|every) day'),
    holds: roles(['interest_per_day']),
    why: 'That is not the interest of a day.',
  },
  {
    pattern: of(
      'interest (?:to date|so far|to the date of this letter|until now) (?:is|comes to|amounts to|stands at) $$',
    ),
    holds: roles(['interest_to_date']),
    why: 'That is not the interest to the date of the letter.',
  },
];

const holding: readonly Relation[] = [
  {
    pattern: of('‹M›{aux} (?:{hold}) (?:back )?(?:$$|{funds})'),
    holds: never,
    why: 'The processor holds the money, not the Merchant.',
  },
  {
    pattern: of('(?:belongs?|is due|is owed|are owed) to ‹P›'),
    holds: never,
    why: 'The money is claimed by the Merchant.',
  },
  {
    pattern: of('‹P›{aux}{not} (?:{hold}) (?:back )?$$'),
    holds: (values, sheet, match) => match[1] === undefined && roles(whole)(values, sheet, match),
    why: 'That is not the sum withheld.',
  },
  {
    pattern: of('of the $$ (?:withheld|held|(?:that )?‹P› (?:{hold}))'),
    holds: roles(whole),
    why: 'That is not the sum withheld.',
  },
  {
    pattern: of('$${aux}{not} (?:withheld|held back|frozen)'),
    holds: (values, sheet, match) => match[1] === undefined && roles(whole)(values, sheet, match),
    why: 'That is not the sum withheld.',
  },
  { pattern: of('‹P›{aux}{not} (?:{hold}) {funds}'), holds: unless, why: 'The money is withheld.' },
  {
    pattern: of('{funds}{aux}(?: remains?)?{not}(?: being)? (?:withheld|held back|frozen)'),
    holds: unless,
    why: 'The money is withheld.',
  },
];

const laws: Record<string, string> = {
  CA: 'California',
  DE: 'Delaware',
  NY: 'New York',
  MA: 'Massachusetts',
  TX: 'Texas',
  FL: 'Florida',
  WA: 'Washington',
  UT: 'Utah',
  OR: 'Oregon',
};
const exhibits: readonly (readonly [string, string])[] = [
  ['notice(?: of the hold)?', 'exhibit_hold_notice'],
  ['(?:account )?statements', 'exhibit_merchant_statements'],
  ['chargeback report', 'exhibit_chargeback_report'],
  ['proof of fulfillment', 'exhibit_proof_of_fulfillment'],
  ['bank statements', 'exhibit_bank_statements'],
];

const parties: readonly Relation[] = [
  {
    pattern: of(
      '‹L\\d+› (?:law (?:governs|applies(?: to this dispute)?|controls|is chosen)|is the state whose law the agreement (?:selects|chooses))',
    ),
    holds: ([law], { situation }) => law?.value === laws[situation.law],
    why: 'The Agreement chooses another law, or the file does not say which.',
  },
  ...exhibits.map(([name, id]): Relation => ({
    // With two papers and two exhibits in one sentence, it does not say which is which.
    pattern: of(
      `(?<! and )(?:the )?${name} (?:is|are)(?: enclosed as| attached as)? ‹X\\d+›(?! and ‹X)|‹X\\d+› is (?:the|a|our) ${name}`,
    ),
    holds: ([exhibit], { facts }) => facts[id]?.display === exhibit?.value,
    why: 'That is another exhibit.',
  })),
  {
    pattern: of('‹R› (?:(?:can|may|will) speak|speaks|signs|acts) for ‹P›'),
    holds: never,
    why: 'That is a person of the Merchant.',
  },
  {
    pattern: of('(?:this letter is written for|we write for|(?:we|this firm) represents?) ‹P›'),
    holds: never,
    why: 'The firm writes for the Merchant.',
  },
  {
    pattern: of('‹M› is the addressee|‹P› is our client'),
    holds: never,
    why: 'The firm writes for the Merchant, to the processor.',
  },
  {
    pattern: of('asks? ‹M› to (?:pay|release)'),
    holds: never,
    why: 'The processor is asked to pay, not the Merchant.',
  },
  {
    pattern: of('‹M›{aux} (?:processed|handled|ran) the (?:sales|payments) of ‹P›'),
    holds: never,
    why: 'The processor processed the sales of the Merchant.',
  },
  {
    pattern: of('‹M› (?:does not|no longer) (?:maintains?|stands? by|upholds?|renews?) its (?:claim|demand)'),
    holds: never,
    why: 'The letter renews the claim.',
  },
  {
    pattern: of('(?:the )?account(?: in question)?(?: number)? is( not)? ‹A›'),
    holds: unless,
    why: 'The account is that one.',
  },
];

/** Every relation that is checked, in this order. */
export const relations: readonly Relation[] = [...sums, ...holding, ...days, ...parties];
