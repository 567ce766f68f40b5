import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the agreement. */
export const agreementWordings: readonly Wordings[] = [
  {
    of: 'If another version was in force, please produce it.',
    so: [
      'If it was another version that was in force, please let us have it.',
      'If you say that another version was in force, please produce that version.',
      'If {fact:processor} contends that another version was in force, please produce it.',
      'If some other version applied, please produce it.',
    ],
  },
  {
    of: 'It sets a purpose and a last day.',
    so: [
      'It gives the hold a purpose and a last day.',
      'The term sets both a purpose and a last day.',
      'It defines both a purpose and a final day.',
      'It fixes a purpose and an end date.',
      'It limits the hold to a purpose and to a last day.',
    ],
  },
  {
    of: 'Counted from the start of the hold, that day was {date:passed_day_180}; if you count otherwise, please say how.',
    so: [
      'From the start of the hold, that day fell on {date:passed_day_180}; if your count is another, please say how you reach it.',
      'If one counts from the start of the hold, that day was {date:passed_day_180}; if you count in another way, please tell us how.',
      'Measured from the start of the hold, that day was {date:passed_day_180}; if you calculate differently, please explain how.',
      'Running from the start of the hold, that day fell on {date:passed_day_180}; if you count differently, please tell us how.',
      'That day, measured from the start of the hold, was {date:passed_day_180}; if your calculation differs, please explain it.',
    ],
  },
  {
    of: 'In {fact:quote_reasonably_needed_version}, a balance may be held for up to {fact:term_limitation} if "{fact:quote_reasonably_needed}" to protect against liability.',
    so: [
      'In {fact:quote_reasonably_needed_version}, it allows a balance to be held for up to {fact:term_limitation} if "{fact:quote_reasonably_needed}" to protect against liability.',
      'Up to {fact:term_limitation}, a balance may be held under {fact:quote_reasonably_needed_version} if "{fact:quote_reasonably_needed}" to protect against liability.',
      'If "{fact:quote_reasonably_needed}" to protect against liability, a balance may in {fact:quote_reasonably_needed_version} be held for up to {fact:term_limitation}.',
    ],
  },
  {
    of: 'Of the sum, {fact:reserve} is booked as a rolling reserve.',
    so: [
      'Part of the sum, {fact:reserve}, is booked as a rolling reserve.',
      '{fact:reserve} of the sum withheld is carried as a rolling reserve.',
      'A portion of the sum, {fact:reserve}, is carried as a rolling reserve.',
      '{fact:reserve} of the sum has been designated a rolling reserve.',
    ],
  },
  {
    of: 'If a reserve term is relied on for it as well, please state that term and the day of each release; it does not reach the remaining {fact:unreserved}.',
    so: [
      'For it, if a reserve term is relied on as well, we ask for that term and the day of each release; the remaining {fact:unreserved} is outside it.',
    ],
  },
  {
    of: 'If the pause rests on a term other than the reserve clause, please state it.',
    so: ['If the pause rests on another term than the reserve clause, please state that term.'],
  },
  {
    of: 'We read it as follows: a reserve is set by a notice that states its terms; it may be changed when the risk changes or when an acquirer or network so demands; and it is released when {fact:processor} is satisfied that the exposure is mitigated.',
    so: [
      'As we read it, a reserve is set by a notice that states its terms; it may be changed when the risk changes or when an acquirer or network so demands; and it is released when {fact:processor} is satisfied that the exposure is mitigated.',
      'Our reading is this: a notice that states its terms sets a reserve; it may be changed when the risk changes or an acquirer or network so demands; it is released when {fact:processor} is satisfied that the exposure is mitigated.',
    ],
  },
  {
    of: 'Please produce that notice, the exposure said to be still unmitigated and, if another wording governs, that version with its day of acceptance.',
    so: [
      'We ask for that notice, for the exposure said to be still unmitigated and, if another wording governs, for that version with its day of acceptance.',
      'That notice, the exposure said to be still unmitigated and, should another wording govern, that version with its day of acceptance are to be produced.',
    ],
  },
  {
    of: 'The power, its standard and its limits therefore stand in that other document.',
    so: [
      'That other document is therefore where the power, its standard and its limits are to be found.',
      'For the power, its standard and its limits one must therefore look to that other document.',
      'That other document therefore contains the power, its standard and its limits.',
      'The power, together with its standard and limits, is therefore contained in that other document.',
      'That other document is therefore the source of the power, its standard and its limits.',
      'It follows that the power, its standard and its limits are set out in that other document.',
      'The power, its standard and its limits are therefore governed by that other document.',
    ],
  },
  {
    of: 'Please produce the Payments Terms of Use in the version in force, name the company that holds the funds, and state the clause relied on, its standard and the last day of the hold.',
    so: [
      'Which company holds the funds, on what clause and standard, and until what last day? Please state this, and produce the Payments Terms of Use in the version in force.',
    ],
  },
  {
    of: 'As to the {fact:unreserved} that stands outside any reserve, please state the term relied on; a reserve clause alone does not reach it.',
    so: [
      'On what term does {fact:processor} rely for the {fact:unreserved} that stands outside any reserve? A reserve clause alone does not reach it.',
    ],
  },
  {
    of: 'Please state the risk, since when it has been determined, and what would end it.',
    so: [
      'What is the risk, since when has it been determined, and what would end it?',
      'We ask you to state the risk, the time since which it has been determined, and what would end it.',
    ],
  },
  {
    of: 'A reserve or hold exists only so far as the signed Agreement grants it.',
    so: [
      'There is a reserve or hold only to the extent that the signed Agreement grants it.',
      'A reserve or hold goes no further than the signed Agreement grants it.',
      'Beyond what the signed Agreement grants there is no reserve or hold.',
      'A reserve or hold is available only to the extent the signed Agreement provides for it.',
      'The right to a reserve or hold extends only as far as the signed Agreement grants it.',
      'A reserve or hold is a creature of the signed Agreement, and exists only so far as it grants one.',
    ],
  },
  {
    of: 'In {fact:quote_venmo_needed_version}, money may be held for up to {fact:term_venmo_restricted} "{fact:quote_venmo_needed}."',
    so: [
      'In {fact:quote_venmo_needed_version}, it permits money to be held for up to {fact:term_venmo_restricted} "{fact:quote_venmo_needed}."',
      'Up to {fact:term_venmo_restricted}, money may be held under {fact:quote_venmo_needed_version} "{fact:quote_venmo_needed}."',
    ],
  },
  {
    of: 'As there numbered, it lets {fact:processor} suspend payouts or require a reserve, in an amount "{fact:quote_reasonably_determined}" by it to cover potential losses.',
    so: [
      'Under it, as there numbered, {fact:processor} may suspend payouts or require a reserve, in an amount "{fact:quote_reasonably_determined}" by it to cover potential losses.',
    ],
  },
  {
    of: 'Please produce that notice, with its terms, and the exposure said to be still unmitigated.',
    so: ['We request that notice, with its terms, and the exposure that is said to be still unmitigated.'],
  },
  {
    of: 'The {fact:processor} User Agreement on our file, {fact:agreement_version}, holds no term on withheld funds; we understand that the Payments Terms of Use do.',
    so: [
      'No term on withheld funds is found in the {fact:processor} User Agreement on our file, {fact:agreement_version}; we understand that there is one in the Payments Terms of Use.',
    ],
  },
  {
    of: 'Please state which power {fact:processor} claims to use.',
    so: ['Please identify the power on which {fact:processor} claims to rely.'],
  },
  {
    of: 'Please produce the version relied on.',
    so: ['Please let us have the version that is relied on.', 'We request the version relied on.'],
  },
  {
    of: 'The contract there was negotiated, under Missouri law, and the dispute arose from a data breach; that the contract sets the limit is a general rule.',
    so: [
      'That contract was negotiated, under Missouri law, and a data breach gave rise to the dispute; that the contract sets the limit is a general rule.',
      'There, the contract was a negotiated one, under Missouri law, and the dispute came out of a data breach; it is a general rule that the contract sets the limit.',
    ],
  },
  {
    of: 'We understand that the account was closed and that a MATCH listing was made.',
    so: ['We understand that you closed the account and made a MATCH listing.'],
  },
  {
    of: 'A listing bears on future applications.',
    so: ['A listing matters for future applications.', 'A listing is relevant to future applications.'],
  },
  {
    of: 'If you rely on a rule by which it permits past settlement to be kept, please produce it.',
    so: ['If you say that a rule permits past settlement to be kept because of it, please produce that rule.'],
  },
  {
    of: 'Please produce the e-mail that stated the period and the terms here.',
    so: ['We request the e-mail that stated the period and the terms here.'],
  },
  {
    of: 'A longer hold needs another reason.',
    so: ['For a longer hold there must be another reason.', 'Holding for longer requires a different reason.'],
  },
];
