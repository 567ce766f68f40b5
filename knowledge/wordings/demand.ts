import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the demand. */
export const demandWordings: readonly Wordings[] = [
  {
    of: 'State in writing the kind of hold, the clause and version relied on, the calculation of the sum, and the date on which the hold ends.',
    so: [
      'In writing, state the kind of hold, the clause relied on with its version, the calculation that leads to the sum, and the end date of the hold.',
      'A written statement is asked for of the kind of hold, the clause and version relied on, the calculation of the sum, and the date on which the hold ends.',
      'Provide a written statement of the kind of hold, the clause and version relied on, the calculation of the sum, and the end date of the hold.',
      'Advise in writing what kind of hold is in place, the clause and version relied on, how the sum was calculated, and when the hold ends.',
    ],
  },
  {
    of: 'Release {fact:claimed} to the bank account on file.',
    so: [
      'Release to the bank account on file the {fact:claimed} that is withheld.',
      'Release all of the {fact:claimed} to the bank account on file.',
      'Wire {fact:claimed} to the bank account on file.',
      'Disburse {fact:claimed} to the bank account on file.',
    ],
  },
  {
    of: 'Produce the complete ledger of the account since {date:hold_started}: settlements, reserve entries, debits, fees, refunds and disputes.',
    so: [
      'Let us have the complete ledger of the account since {date:hold_started}: settlements, reserve entries, debits, fees, refunds and disputes.',
      'Provide the full account ledger since {date:hold_started}, covering settlements, reserve entries, debits, fees, refunds and disputes.',
    ],
  },
  {
    of: 'State whether the Merchant has been or will be listed in MATCH, with the date, the reason code and the facts behind it, and withdraw any listing that they do not support.',
    so: [
      'State if the Merchant is or will be listed in MATCH, and with what date, reason code and facts, and withdraw any listing that these do not support.',
      'Disclose whether the Merchant has been or will be listed in MATCH, including the date, the reason code and the supporting facts, and withdraw any listing that they do not support.',
    ],
  },
  {
    of: 'In the alternative, and without prejudice, release at once all but the sum of those transactions shown, each with its date, to be in an open dispute, and the sum of each when its dispute is decided.',
    so: [
      'Alternatively, and without prejudice, release at once everything except the sum of those transactions that are shown, each with its date, to be in an open dispute, and the sum of each when its dispute is decided.',
      'Or, without prejudice and in the alternative, release at once the whole but for the sum of those transactions shown, each with its date, to be in an open dispute; each such sum is to follow when its dispute is decided.',
      'Alternatively, and without prejudice, release immediately everything other than the sum of those transactions shown, each with its date, to be in an open dispute, and release the sum of each upon decision of its dispute.',
      'In the alternative, and without prejudice, immediately release everything but the amounts of the transactions shown, each by date, to be in an open dispute, and release each of those amounts when its dispute is decided.',
    ],
  },
  {
    of: 'In the alternative, and without prejudice, release at once all but the sum shown, transaction by transaction, to be at risk, and the rest in steps as each such transaction passes {fact:term_dispute_window} from expected receipt.',
    so: [
      'Alternatively, and without prejudice, release at once everything except the sum shown, transaction by transaction, to be at risk, and release the rest in steps as each such transaction passes {fact:term_dispute_window} from expected receipt.',
      'In the alternative, without prejudice, release immediately all but what is shown, transaction by transaction, to be at risk; the rest is to follow in steps as each such transaction passes {fact:term_dispute_window} from expected receipt.',
    ],
  },
  {
    of: 'The demand stands.',
    so: [
      'The Merchant stands by the demand.',
      'The demand has not changed.',
      'Nothing about the demand has changed.',
      'The Merchant maintains its demand.',
      'The demand is unaltered.',
      'The demand continues to stand.',
    ],
  },
  {
    of: 'Say whether there is, or is to be, a MATCH listing, and on what date, reason code and facts.',
    so: [
      'Tell us if there is or will be a MATCH listing, with its date, reason code and facts.',
      'State whether a MATCH listing exists or is intended, and its date, reason code and facts.',
    ],
  },
  {
    of: 'Say of any part still kept which clause and version carries it, how it was computed and on which day it ends.',
    so: [
      'Of any part still kept, tell us the clause and version that carries it, how it was computed, and the day on which it ends.',
    ],
  },
  {
    of: 'Deliver the complete ledger of the account, which our file still lacks.',
    so: [
      'Deliver the complete ledger of the account; it is still not on our file.',
      'Deliver the complete ledger of the account, which remains outstanding.',
      'Deliver the complete ledger of the account, which is still outstanding.',
      'Deliver the complete ledger of the account; our file does not yet have it.',
    ],
  },
  {
    of: 'Confirm that no MATCH listing was made or is intended, or give its date, its code and its facts.',
    so: [
      'Confirm that there is no MATCH listing and that none is intended, or give its date, its code and its facts.',
      'If a MATCH listing was made or is intended, give its date, its code and its facts; if not, confirm that.',
    ],
  },
  {
    of: 'Give the reasons with the decision: the power used, the text that grants it, the figures, and the end of the hold.',
    so: [
      'With the decision, give its reasons: the power used, the text that grants it, the figures, and the end of the hold.',
      'The decision should come with reasons: the power used, the text that grants it, the figures, and the end of the hold.',
      'Along with the decision, state the reasons: what power is used, what text grants it, what the figures are, and when the hold ends.',
    ],
  },
  {
    of: 'Have the complete ledger of the account produced to us.',
    so: [
      'Arrange for the complete ledger of the account to be produced to us.',
      'Make sure that we receive the complete ledger of the account.',
      'Arrange for production of the complete ledger of the account to us.',
      'Ensure that the complete ledger of the account is provided to us.',
    ],
  },
  {
    of: 'Have any MATCH listing examined, and withdrawn where the facts do not bear it out.',
    so: [
      'Arrange for any MATCH listing to be examined, and to be withdrawn where the facts do not bear it out.',
      'Where the facts do not bear out a MATCH listing, have it withdrawn; have any listing examined.',
    ],
  },
  {
    of: 'Release {fact:claimed} to the bank account on file: first the {fact:unreserved} that stands outside any reserve, then the reserve of {fact:reserve}.',
    so: [
      'To the bank account on file, release {fact:claimed}: the {fact:unreserved} outside any reserve comes first, the reserve of {fact:reserve} then.',
    ],
  },
  {
    of: 'Release {fact:claimed} to the bank account on file, beginning with the {fact:unreserved} outside any reserve; the reserve of {fact:reserve} follows.',
    so: [
      'Release {fact:claimed} to the bank account on file: the {fact:unreserved} outside any reserve to begin with, the reserve of {fact:reserve} to follow.',
      'Beginning with the {fact:unreserved} outside any reserve, release {fact:claimed} to the bank account on file; the reserve of {fact:reserve} follows.',
      'Release {fact:claimed} to the bank account on file, the {fact:unreserved} outside any reserve first and then the reserve of {fact:reserve}.',
    ],
  },
  {
    of: 'Pay out {fact:claimed} to the bank account on file, the {fact:unreserved} outside any reserve at once and the reserve of {fact:reserve} with it.',
    so: [
      'Pay out at once to the bank account on file all of the {fact:claimed}, that is, the {fact:unreserved} outside any reserve and with it the reserve of {fact:reserve}.',
    ],
  },
  {
    of: 'Release {fact:claimed} to the bank account on file, or decide separately on each part that is kept.',
    so: ['Release {fact:claimed} to the bank account on file; if not, decide separately on each part that is kept.'],
  },
  {
    of: 'In the alternative, and without prejudice, pay out whatever is not shown, sale by sale, to be in an open dispute, and set a calendar day for each part kept.',
    so: [
      'Alternatively, and without prejudice, pay out everything that is not shown, sale by sale, to be in an open dispute, and fix a calendar day for each part that is kept.',
      'In the alternative, and without prejudice, pay out all that is not shown, sale by sale, to be in an open dispute, and for each part kept set a calendar day.',
    ],
  },
  {
    of: 'In the alternative, and without prejudice, decide which sales are in an open dispute, release everything else, and fix a day of release for each of them.',
    so: [
      'Alternatively, and without prejudice, determine which sales are in an open dispute, release all the rest, and set a day of release for each of them.',
    ],
  },
  {
    of: 'A decision is asked for on or before {date:deadline}, which allows {fact:post_days} for the post and {fact:response_days} to answer.',
    so: [
      'We ask for a decision on or before {date:deadline}, which allows {fact:post_days} for the post and {fact:response_days} to answer.',
      'The Merchant requests a decision by {date:deadline}, which allows {fact:post_days} for the post and {fact:response_days} to answer.',
      'Please decide on or before {date:deadline}, which allows {fact:post_days} for the post and {fact:response_days} to answer.',
    ],
  },
  {
    of: 'Name the acquirer, its sponsor bank and every other company that holds any part of {fact:claimed}, and the agreement under which it does.',
    so: [
      'Tell us who the acquirer is, who its sponsor bank is and what other company holds any part of {fact:claimed}, and under which agreement it does.',
    ],
  },
  {
    of: 'On or before {date:deadline}, which allows {fact:post_days} for the post and {fact:response_days} to answer, {fact:processor} is to:',
    so: [
      'By {date:deadline}, which allows {fact:post_days} for the post and {fact:response_days} to answer, {fact:processor} must:',
    ],
  },
  {
    of: 'Answer what our first letter asked, on {date:first_letter}: which kind of hold, under which clause and version, computed how, and until when.',
    so: [
      'Answer the questions of our first letter, of {date:first_letter}: what kind of hold, under which clause and version, computed how, and until when.',
      'Answer what we asked in our first letter, on {date:first_letter}: what kind of hold this is, under which clause and version, how it was computed, and until when it lasts.',
      'Our first letter, on {date:first_letter}, asked which kind of hold, under which clause and version, computed how, and until when; answer that.',
    ],
  },
];
