import type { Wordings } from '../clause.ts';

/** Other wordings of sentences of the terms that speak against the claim. */
export const adverseTermsWordings: readonly Wordings[] = [
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
    of: 'It does not answer how much, how long, or whether the judgment was made in good faith.',
    so: ['It leaves open how much, how long, and whether the judgment was made in good faith.'],
  },
  {
    of: 'If {fact:processor} relies on any act of the Merchant to keep the money, please say which, and on what facts.',
    so: [
      'If any act of the Merchant is the ground on which {fact:processor} keeps the money, please say which act, and on what facts.',
    ],
  },
  {
    of: 'If it contends that its appeal procedure has not been completed, please say what is lacking; the Merchant is ready to supply it.',
    so: [
      'If its position is that its appeal procedure has not been completed, please specify what is missing; the Merchant is ready to supply it.',
      'If it maintains that its appeal procedure is incomplete, please tell us what is lacking; the Merchant stands ready to provide it.',
    ],
  },
  {
    of: 'A term that allows access to funds to be restricted does not make them anything but the proceeds of the Merchant’s sales, and those are what is claimed.',
    so: [
      'Funds to which a term allows access to be restricted remain the proceeds of the Merchant’s sales, and those are what is claimed.',
      'A term that allows access to funds to be restricted does not change that they are the proceeds of the Merchant’s sales, and those are what is claimed.',
    ],
  },
  {
    of: 'Whoever decides may be pointed to the term on restricted access to funds.',
    so: [
      'The person who decides may be referred to the term on restricted access to funds.',
      'The decision-maker may be pointed to the term on restricted access to funds.',
    ],
  },
  {
    of: 'We know of no word in it by which proceeds are not to be paid once the purpose of the restriction has ended.',
    so: [
      'We are aware of nothing in it by which proceeds are not to be paid once the purpose of the restriction has ended.',
      'We find no language in it by which proceeds are not to be paid once the purpose of the restriction has ended.',
    ],
  },
  {
    of: "A help page is not the contract, but it is {fact:processor}'s own description of what a reserve is for and how it ends, and a fair standard for any discretion that the terms leave it.",
    so: [
      'A help page is no contract, but there {fact:processor} itself describes what a reserve is for and how it ends, and that is a fair standard for any discretion that the terms leave it.',
      "Although not the contract, a help page is {fact:processor}'s own account of what a reserve is for and how it ends, and a fair standard for any discretion left to it by the terms.",
    ],
  },
];
