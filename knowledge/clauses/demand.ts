import type { ClauseFamily } from '../clause.ts';

const match =
  'State whether the Merchant has been or will be listed in MATCH, with the date, the reason code and the facts behind it, and withdraw any listing that they do not support. {authority:mc-match}.';
const ledger =
  'Produce the complete ledger of the account[[ since {date:hold_started}]]: settlements, reserve entries, debits, fees, refunds and disputes.';
const statement =
  'State in writing the kind of hold, the clause and version relied on, the calculation of the sum, and the date on which the hold ends.';
const alternative =
  'In the alternative, and without prejudice, release at once all but the sum shown, transaction by transaction, to be at risk, and the rest in steps as each such transaction passes {fact:term_dispute_window} from expected receipt.';

export const demand: ClauseFamily = {
  family: 'demand',
  about: 'The relief demanded, by a calendar date, with alternatives; ledger and MATCH requests.',
  clauses: [
    { id: 'demand.heading', kind: 'heading', text: 'Demand' },
    {
      id: 'demand.split',
      kind: 'list',
      group: 'demand',
      when: { flags: ['split_reserve'] },
      text: 'On or before **{date:deadline}**, {fact:response_days} from the date of this letter, the Merchant demands that {fact:processor}:',
      items: [
        'Release {fact:claimed} to the bank account on file: first the {fact:unreserved} that stands outside any reserve, then the reserve of {fact:reserve}.',
        alternative,
        statement,
        ledger,
        match,
      ],
    },
    {
      id: 'demand.whole',
      kind: 'list',
      group: 'demand',
      text: 'On or before **{date:deadline}**, {fact:response_days} from the date of this letter, the Merchant demands that {fact:processor}:',
      items: ['Release {fact:claimed} to the bank account on file.', alternative, statement, ledger, match],
    },
    {
      id: 'demand.no-amount',
      kind: 'list',
      group: 'demand',
      text: 'On or before **{date:deadline}**, {fact:response_days} from the date of this letter, the Merchant demands that {fact:processor}:',
      items: [
        'State the exact sum withheld and release it to the bank account on file.',
        alternative,
        statement,
        ledger,
        match,
      ],
    },
  ],
};
