import type { Wordings } from './wording.ts';

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
    of: 'That the Agreement leaves {fact:processor} discretion, and makes exceptions for disputed payments, court orders, regulatory requirements and other legal process, does not by itself support this hold.',
    so: [
      'This hold is not supported merely because the Agreement leaves {fact:processor} discretion and makes exceptions for disputed payments, court orders, regulatory requirements and other legal process.',
      'Neither the discretion that the Agreement leaves {fact:processor} nor its exceptions for disputed payments, court orders, regulatory requirements and other legal process support this hold by themselves.',
      'There is discretion for {fact:processor} in the Agreement, and there are exceptions for disputed payments, court orders, regulatory requirements and other legal process; neither by itself supports this hold.',
    ],
  },
  {
    of: 'If {fact:processor} relies on any of these, please say which, and on what facts.',
    so: ['If {fact:processor} contends that any of these applies, please state which and on what facts.'],
  },
  {
    of: "Terms on title to a reserve, or terms that leave its release to {fact:processor}'s own judgment, do not meet the claim.",
    so: [
      "The claim is not answered by pointing to terms on title to a reserve or to terms leaving its release to {fact:processor}'s own judgment.",
      "The claim is not defeated by terms on title to a reserve, or by terms that leave its release to {fact:processor}'s own judgment.",
      "To cite terms on title to a reserve, or terms that leave its release to {fact:processor}'s own judgment, does not answer the claim.",
    ],
  },
  {
    of: 'The claim does not rest on title to a reserve.',
    so: [
      'Title to a reserve is not the basis of the claim.',
      'The claim is not one of title to a reserve.',
      'Title to a reserve is not the ground of the claim.',
      'The claim is not founded on title to a reserve.',
      "The Merchant's claim is not premised on title to a reserve.",
    ],
  },
  {
    of: 'It is that the conditions on which a reserve may be imposed and kept have not been shown to exist, and that judgment must be exercised in good faith.',
    so: [
      'It rests on this: the conditions on which a reserve may be imposed and kept have not been shown to exist, and judgment must be exercised in good faith.',
      'The claim is that the conditions on which a reserve may be imposed and kept have not been shown to exist, and that judgment must be exercised in good faith.',
      'What is claimed is that nobody has shown the conditions on which a reserve may be imposed and kept to exist, and that judgment must be exercised in good faith.',
      'It is that {fact:processor} has not shown the conditions for imposing and keeping a reserve to exist, and that judgment has to be exercised in good faith.',
      'The point is that the conditions on which a reserve may be imposed and kept have not been shown to exist, and that judgment must be exercised in good faith.',
      'Rather, the claim is that the conditions for imposing and keeping a reserve have not been shown to exist, and that judgment must be exercised in good faith.',
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
    of: 'The same term allows a reserve "{fact:quote_any_reason}" use of the services.',
    so: ['The same term permits {fact:processor} a reserve "{fact:quote_any_reason}" use of the services.'],
  },
  {
    of: 'That goes to the occasion for a reserve.',
    so: [
      'That speaks to the occasion for a reserve.',
      'Those words go to the occasion for a reserve.',
      'That is about when a reserve may be taken.',
      'That bears on the occasion for a reserve.',
      'That addresses the occasion for a reserve.',
      'That relates to the occasion on which a reserve may be taken.',
      'That defines the occasion for a reserve.',
    ],
  },
  {
    of: 'Its amount is another matter: it must be "{fact:quote_reasonably_determined}," and so must fall as the potential loss falls.',
    so: [
      'The amount is a different question: it must be "{fact:quote_reasonably_determined}," and must therefore fall as the potential loss falls.',
      'How large it may be is another matter: its amount must be "{fact:quote_reasonably_determined}," and so must fall with the potential loss.',
      'The amount of it is another matter; since it must be "{fact:quote_reasonably_determined}," it must fall as the potential loss falls.',
      'It is otherwise with its amount, which must be "{fact:quote_reasonably_determined}" and so must fall when the potential loss falls.',
    ],
  },
  {
    of: 'As to the {fact:unreserved} that stands outside any reserve, please state the term relied on; a reserve clause alone does not reach it.',
    so: [
      'On what term does {fact:processor} rely for the {fact:unreserved} that stands outside any reserve? A reserve clause alone does not reach it.',
    ],
  },
  {
    of: 'A power to restrict access to funds is not a power to keep them.',
    so: [
      'Power to restrict access to funds does not include power to keep them.',
      'Restricting access to funds is one power; keeping them would be another.',
      'Restricting access to funds and keeping them are different powers.',
    ],
  },
  {
    of: 'The claim is for the proceeds themselves: a power to restrict access has a purpose, and ends with it.',
    so: [
      'What is claimed is the proceeds themselves: a power to restrict access has a purpose and ends when that purpose does.',
      'The claim goes to the proceeds themselves: a power to restrict access serves a purpose and is over when the purpose is.',
      'The claim seeks the proceeds themselves: a power to restrict access exists for a purpose and ends with that purpose.',
      'The claim is directed to the proceeds themselves: a power to restrict access has a purpose and lasts only as long as that purpose.',
      'The Merchant claims the proceeds themselves: a power to restrict access has a purpose, and it expires with it.',
    ],
  },
  {
    of: 'Sole discretion over the determination still requires that one be made.',
    so: [
      "That the determination is in somebody's sole discretion still requires that one be made.",
      'Sole discretion over the determination does not do away with the need to make one.',
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
    of: 'It does not answer how much, how long, or whether the judgment was made in good faith.',
    so: ['It leaves open how much, how long, and whether the judgment was made in good faith.'],
  },
];
