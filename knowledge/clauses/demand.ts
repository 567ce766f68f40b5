import type { LetterType } from '../../domain/letters/letter.ts';
import { processorsWhere } from '../processors/profiles.ts';
import type { Clause, ClauseFamily } from '../clause.ts';

const gateways = processorsWhere(({ kind }) => kind === 'gateway');

/** What a letter of one type demands, item by item; a later one asks for what is still open, in other words. */
type Demands = {
  lead: string;
  whole: string;
  split: string;
  alternative: string;
  /**
   * Replaces `alternative` where the ordinary window for sales made before the hold is over by the reply day, so that
   * only a dispute already open is left.
   */
  settled: string;
  statement: string;
  ledger: string;
  /** Of an acquirer, which alone lists a merchant, once the account is closed. */
  match: string;
  /** Replaces `match` where the notice of the hold says that a listing was made. */
  listed: string;
  /** For a gateway: who holds the money, and the release of what it holds itself. */
  holder: string;
  heldItself: string;
  /** Where the law may hold the money: what it reaches, and the release of the rest alone. */
  reached: string;
};

const allowing = 'which allows [[{fact:post_days} for delivery and ]]{fact:response_days} to answer';

/** Reserve whose day by its term has not come, as the processor's records show it. */
const due = '[[, {fact:records_not_due} of it as it falls due]]';

const demands: Record<LetterType, Demands> = {
  initial: {
    lead: `On or before **{date:deadline}**, ${allowing}, the Merchant demands that {fact:processor}:`,
    whole: `Release {fact:claimed} to the bank account on file${due}.`,
    split: `Release {fact:claimed} to the bank account on file: first the {fact:unreserved} that stands outside any reserve, then the reserve of {fact:reserve}${due}.`,
    alternative:
      'In the alternative, and without prejudice, release at once all but the sum shown, transaction by transaction, to be at risk, and the rest in steps as each such transaction passes {fact:term_dispute_window} from expected receipt.',
    settled:
      'In the alternative, and without prejudice, release at once all but the sum of those transactions shown, each with its date, to be in an open dispute, and the sum of each when its dispute is decided.',
    statement:
      'State in writing the kind of hold, the clause and version relied on, the calculation of the sum, and the date on which the hold ends.',
    ledger:
      'Produce the complete ledger of the account[[ since {date:hold_started}]]: settlements, reserve entries, debits, fees, refunds and disputes.',
    match:
      'State whether the Merchant has been or will be listed in MATCH, with the date, the reason code and the facts behind it, and withdraw any listing that they do not support. {authority:mc-match}.',
    listed:
      'Withdraw the MATCH listing that the notice states, or state its date, its reason code and the facts that support it. {authority:mc-match}.',
    holder:
      'Name the acquirer, its sponsor bank and every other company that holds any part of {fact:claimed}, and the agreement under which it does.',
    heldItself: 'Release to the bank account on file any part of that sum that {fact:processor} itself holds.',
    reached:
      'Name each order, levy, block or tax notice relied on, with its date, its issuer and the sum that it reaches, and release to the bank account on file whatever none of them reaches.',
  },
  follow_up: {
    lead: `The demand stands. On or before **{date:deadline}**, ${allowing}, {fact:processor} is to:`,
    whole: `Release {fact:claimed} to the bank account on file${due}.`,
    split: `Release {fact:claimed} to the bank account on file, beginning with the {fact:unreserved} outside any reserve; the reserve of {fact:reserve} follows${due}.`,
    alternative:
      'In the alternative, and without prejudice, name each transaction said to be at risk, release the rest now, and let what was named follow as it passes {fact:term_dispute_window} from expected receipt.',
    settled:
      'In the alternative, and without prejudice, name each transaction still in dispute with its date and sum, release the rest now, and let each of those sums follow when its dispute is decided.',
    statement:
      'Answer what our first letter asked[[, on {date:first_letter}]]: which kind of hold, under which clause and version, computed how, and until when.',
    ledger: 'Send the complete ledger of the account that was asked for with it.',
    match:
      'Say whether there is, or is to be, a MATCH listing, and on what date, reason code and facts. {authority:mc-match}.',
    listed:
      'Withdraw the MATCH listing of which the notice speaks, or give its date, reason code and facts. {authority:mc-match}.',
    holder:
      'Name, as our first letter asked, the company that holds {fact:claimed}, and the agreement under which it does.',
    heldItself: 'Release whatever part of that sum {fact:processor} holds itself.',
    reached:
      'State which order, levy, block or tax notice reaches which sum, with its date and its issuer; what is left over is to be released to the bank account on file.',
  },
  final: {
    lead: `For the last time before the next step under the Agreement, and on or before **{date:deadline}**, ${allowing}, the Merchant demands that {fact:processor}:`,
    whole: `Pay out {fact:claimed} to the bank account on file${due}.`,
    split: `Pay out {fact:claimed} to the bank account on file, the {fact:unreserved} outside any reserve at once and the reserve of {fact:reserve} with it${due}.`,
    alternative:
      'In the alternative, and without prejudice, pay out whatever is not shown, sale by sale, to be at risk, and set a calendar day for each part kept, none later than {fact:term_dispute_window} from expected receipt.',
    settled:
      'In the alternative, and without prejudice, pay out whatever is not shown, sale by sale, to be in an open dispute, and set a calendar day for each part kept.',
    statement:
      'Say of any part still kept which clause and version carries it, how it was computed and on which day it ends.',
    ledger: 'Deliver the complete ledger of the account, which our file still lacks.',
    match:
      'Confirm that no MATCH listing was made or is intended, or give its date, its code and its facts. {authority:mc-match}.',
    listed:
      'Confirm that the MATCH listing is withdrawn, or give its date, its code and its facts. {authority:mc-match}.',
    holder: 'State who holds {fact:claimed}, since when and under which agreement.',
    heldItself: 'Pay out to the bank account on file whatever part of it is held by {fact:processor}.',
    reached:
      'Produce each order, levy, block or tax notice under which any of the money is kept, and pay out to the bank account on file all that lies outside them.',
  },
  escalation: {
    lead: `A decision is asked for on or before **{date:deadline}**, ${allowing}. {fact:processor} is asked to:`,
    whole: 'Release {fact:claimed} to the bank account on file, or decide separately on each part that is kept.',
    split:
      'Release {fact:claimed} to the bank account on file, or decide separately on the {fact:unreserved} for which no reserve was booked and on the reserve of {fact:reserve}.',
    alternative:
      'In the alternative, and without prejudice, decide which sales are at risk, release everything else, and fix the day on which each of them passes {fact:term_dispute_window} from expected receipt.',
    settled:
      'In the alternative, and without prejudice, decide which sales are in an open dispute, release everything else, and fix a day of release for each of them.',
    statement:
      'Give the reasons with the decision: the power used, the text that grants it, the figures, and the end of the hold.',
    ledger: 'Have the complete ledger of the account produced to us.',
    match: 'Have any MATCH listing examined, and withdrawn where the facts do not bear it out. {authority:mc-match}.',
    listed: 'Have the MATCH listing examined, and withdrawn where the facts do not bear it out. {authority:mc-match}.',
    holder: 'Have it stated which company holds {fact:claimed}, and under which agreement.',
    heldItself: 'Have any part that {fact:processor} holds released to the bank account on file.',
    reached:
      'Have it stated what any order, levy, block or tax notice reaches, and have everything outside it released to the bank account on file.',
  },
};

const noAmount = 'State the exact sum withheld and release it to the bank account on file.';

/** A variant of one point of the demand, and when it replaces the plain one. */
type Variant = { ending: string; flags: readonly string[]; text: string };

/** The window as the exposure part counts it from the processor's records. */
const asCounted = (alternative: string): string =>
  alternative.replace('{fact:term_dispute_window} from expected receipt', '{fact:records_window} from its sale');

/** Each combination of the variants, the most specific first, so that the first that applies is the right one. */
function clausesFor(letter: LetterType): Clause[] {
  const of = demands[letter];
  const type = letter === 'initial' ? '' : `-${letter.replace('_', '-')}`;
  const firsts: Variant[] = [
    { ending: 'split', flags: ['split_reserve'], text: of.split },
    { ending: 'whole', flags: [], text: of.whole },
    { ending: 'no-amount', flags: [], text: noAmount },
  ];
  const seconds: Variant[] = [
    { ending: '-settled', flags: ['window_over'], text: of.settled },
    { ending: '-recorded', flags: ['exposure_recorded'], text: asCounted(of.alternative) },
    { ending: '', flags: [], text: of.alternative },
  ];
  const lasts: (Omit<Variant, 'text'> & { match: readonly string[] })[] = [
    { ending: '-listed', flags: ['match_stated'], match: [of.listed] },
    { ending: '', flags: ['match_asked'], match: [of.match] },
    { ending: '-without-match', flags: [], match: [] },
  ];
  const form = (id: string, flags: readonly string[], items: readonly string[]): Clause => ({
    id: `demand.${id}${type}`,
    kind: 'list',
    group: 'demand',
    when: { letters: [letter], flags },
    text: of.lead,
    items,
  });
  const forms = firsts.flatMap((first) =>
    seconds.flatMap((second) =>
      lasts.map((last) =>
        form(
          `${first.ending}${second.ending}${last.ending}`,
          [...first.flags, ...second.flags, ...last.flags],
          [first.text, second.text, of.statement, of.ledger, ...last.match],
        ),
      ),
    ),
  );
  const byLaw = lasts.map(({ ending, flags, match }) =>
    form(`law${ending}`, ['law_holds', ...flags], [of.reached, of.statement, of.ledger, ...match]),
  );
  // A gateway usually holds nothing, so it is asked who does, and to release anything it holds itself.
  const toGateway = seconds.map(({ ending, flags, text }): Clause => {
    const clause = form(`gateway${ending}`, flags, [of.holder, of.heldItself, text, of.statement, of.ledger]);
    return { ...clause, when: { ...clause.when, processors: gateways } };
  });
  return [...byLaw, ...toGateway, ...forms];
}

export const demand: ClauseFamily = {
  family: 'demand',
  about:
    'The relief demanded, by a calendar date, with alternatives; ledger and MATCH requests. Each type of letter in its own words.',
  clauses: [
    { id: 'demand.heading', kind: 'heading', text: 'Demand' },
    ...(['initial', 'follow_up', 'final', 'escalation'] as const).flatMap(clausesFor),
  ],
};
