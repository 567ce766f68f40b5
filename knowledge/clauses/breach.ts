import { letterTypes, type LetterType } from '../../domain/letters/letter.ts';
import type { Clause, When } from '../clause.ts';
import { processorsWhere } from '../processors/profiles.ts';
import { loss, owed } from '../processors/breach-words.ts';
import { lossMeasures, type LossMeasure } from './loss-measures.ts';
import { ownClauses } from './own-clauses.ts';

const gateways = processorsWhere(({ kind }) => kind === 'gateway');

/** The breach in the words of one letter, by what the file shows of it. */
type Breach = {
  /** What the law may reach is not claimed. */
  law: string;
  gateway: string;
  unpaid: string;
  /** The same where some parts of the sum are younger than the hold. */
  younger: string;
  /** The term's own purpose, measured: the window for disputes is over, or the exposure part has measured the loss. */
  closed: string;
  measured: (loss: LossMeasure) => string;
  plain: string;
  undated: string;
};

const breaches: Record<LetterType, Breach> = {
  initial: {
    law: '**Breach of contract.** The Merchant made the sales under the Agreement, and claims here nothing that an order, a levy, a block or the tax law reaches. To keep more than that breaks the Agreement, unless a term of it reaches the rest. The loss is that rest and its use from the day on which it fell due.',
    gateway:
      '**Breach of contract.** Under the Agreement the Merchant made the sales and submitted them, and the company that holds the proceeds owes them to the Merchant. So far as {fact:processor} holds any of {fact:claimed}, to keep it is a breach unless a term excuses that for that sum and that time; it is for {fact:processor} to show the term.',
    unpaid: '{fact:claimed} of them is not paid out; the hold has lasted {fact:days_held}.',
    younger: '{fact:claimed} of them is not paid out, the first of it for {fact:days_held}.',
    closed:
      'That is a breach unless a term excuses it. A term that secures disputes excuses it only while there is something to secure: for sales made before the hold, that ended by {date:passed_window_end}, and a dispute still open secures its own sum alone.',
    measured: ({ flag, loss, on, even, aside }) =>
      flag === 'exposure_recorded'
        ? `That is a breach unless a term excuses it; one that secures ${loss} does so only up to that loss: {fact:exposure}, ${on}. For the {fact:surplus} beyond${even}, none has been shown whose condition is met.${aside}`
        : `That is a breach unless a term excuses it. A term that secures ${loss} excuses it only up to that loss: {fact:exposure}, ${on}. It does not excuse the {fact:surplus} beyond.`,
    plain:
      'That is a breach unless a term excuses it, and none has been shown whose condition is met for that sum and that time.',
    undated:
      'Those proceeds are not paid out. That is a breach unless a term excuses it, and none has been shown whose condition is met for the sum withheld.',
  },
  follow_up: {
    law: '**Breach of contract.** We have been shown neither what the law reaches nor a term that reaches what is left over. So far as neither does, the Agreement is broken for as long as the money is kept.',
    gateway:
      '**Breach of contract.** The Agreement is the contract; the Merchant made the sales and submitted them. So far as {fact:processor} holds any of {fact:claimed}, it owes that part, and we have been shown no term that reaches it for that time.',
    unpaid: '{fact:claimed} stays unpaid after {fact:days_held} of the hold.',
    younger: '{fact:claimed} stays unpaid, the first of it for {fact:days_held}.',
    closed:
      'Security for disputes has no object left in the sales made before it, save for disputes still open, since by {date:passed_window_end} the time for new ones was over; and we have been shown no term with another purpose that reaches that sum.',
    measured: ({ flag, loss, measured, even, aside }) =>
      `Security for ${loss}${flag === 'exposure_recorded' ? ', even of all open sales,' : ''} reaches {fact:exposure}, as ${measured}; for the other {fact:surplus}${even} we have been shown no term.${aside}`,
    plain: 'We have been shown no term that reaches that sum for that time.',
    undated: 'They stay unpaid, and we have been shown no term that reaches the sum withheld for the time of the hold.',
  },
  final: {
    law: '**Breach of contract.** The proceeds belong to sales made under the Agreement. Whoever keeps them has to say by what: the law, up to the sum that it reaches, or a term of the Agreement for anything above.',
    gateway:
      '**Breach of contract.** The Merchant made the sales under the Agreement and submitted them. So far as {fact:processor} holds any of {fact:claimed}, it has to pay that over, and no term that permits it to be kept has been produced.',
    unpaid: 'Of these, {fact:claimed} is unpaid, and the hold has lasted {fact:days_held}.',
    younger: 'Of these, {fact:claimed} is unpaid, the first of it for {fact:days_held}.',
    closed:
      'What a term on disputes could secure in sales made before the hold was gone on {date:passed_window_end}, save for disputes still open and their own sums, and no term that permits more has been produced.',
    measured: ({ measured, even, aside }) =>
      `A term on losses could secure what is ${measured}, {fact:exposure}; for the {fact:surplus} above it${even} none has been produced.${aside}`,
    plain: 'No term that permits such a hold for that time has been produced.',
    undated: 'They are unpaid, and no term that permits such a hold has been produced.',
  },
  escalation: {
    law: '**Breach of contract.** For decision: which sum does the law reach, and which term of the Agreement reaches the remainder? For a remainder that no term reaches, payment is overdue.',
    gateway:
      '**Breach of contract.** The question for decision is a short one. The Merchant made the sales under the Agreement and submitted them; does {fact:processor} withhold any of {fact:claimed}, and which term permits it?',
    unpaid: 'Which term permits it to withhold {fact:claimed} of them, for {fact:days_held} so far?',
    younger: 'Which term permits it to withhold {fact:claimed} of them, the first of it for {fact:days_held} so far?',
    closed:
      'A term that secures disputes permits no more than what is still in dispute: for sales made before the hold, the time for new ones was over on {date:passed_window_end}.',
    measured: ({ on, even, aside }) =>
      `A term that secures losses answers for {fact:exposure}, ${on}; what answers for {fact:surplus}${even}?${aside}`,
    plain: 'None that does has been shown to us.',
    undated: 'Which term permits it to withhold them? None that does has been shown to us.',
  },
};

/** The plea of breach of each letter: the first that the file bears. A processor's own last day goes before what is common to all. */
export const breach: readonly Clause[] = [
  ...letterTypes.flatMap((letter) => ofTheLaw(letter)),
  ...ownClauses('grounds'),
  ...letterTypes.flatMap((letter) => common(letter)),
];

function clauseOf(letter: LetterType): (ending: string, when: Omit<When, 'letters'>, text: string) => Clause {
  const name =
    letter === 'initial' ? 'grounds.contract' : `grounds.later-contract${letter === 'follow_up' ? '' : `-${letter}`}`;
  return (ending, when, text) => ({
    id: `${name}${ending}`,
    kind: 'paragraph',
    group: 'contract',
    when: { letters: [letter], ...when },
    text,
  });
}

function ofTheLaw(letter: LetterType): Clause[] {
  const { law, gateway } = breaches[letter];
  const clause = clauseOf(letter);
  return [
    clause('-law', { flags: ['law_holds'] }, law),
    clause('-gateway', { processors: gateways }, `${gateway} ${loss[letter]}`),
  ];
}

function common(letter: LetterType): Clause[] {
  const { unpaid, younger, closed, measured, plain, undated } = breaches[letter];
  const clause = clauseOf(letter);
  const pleas = (ending: string, flags: readonly string[], why: string): Clause[] => [
    clause(
      `${ending}-younger`,
      { flags: [...flags, 'younger_parts'] },
      `${owed[letter]} ${younger} ${why} ${loss[letter]}`,
    ),
    clause(ending, { flags }, `${owed[letter]} ${unpaid} ${why} ${loss[letter]}`),
  ];
  return [
    ...pleas('-closed', ['window_closed'], closed),
    ...lossMeasures.flatMap((loss) => pleas(`-measured${loss.ending}`, [loss.flag], measured(loss))),
    ...pleas('', [], plain),
    clause('-undated', {}, `${owed[letter]} ${undated} ${loss[letter]}`),
  ];
}
