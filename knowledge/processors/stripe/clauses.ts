import type { OwnClauses } from '../../clause.ts';

const initial = ['initial'] as const;
const later = ['follow_up', 'final', 'escalation'] as const;

export const clauses: OwnClauses = {
  agreement: [
    {
      id: 'agreement.stripe-pause',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['payout_pause'] },
      text: 'If the pause rests on a term other than the reserve clause, please state it. The reserve clause is {authority:stripe-ssa-reserve}. We read it as follows: a reserve is set by a notice that states its terms; it may be changed when the risk changes or when an acquirer or network so demands; and it is released when {fact:processor} is satisfied that the exposure is mitigated. We do not quote it: the wording of the governing version is not verified on our file. Please produce that version, with its day of acceptance, the Reserve Notice, and the exposure said to be still unmitigated.',
    },
    {
      id: 'agreement.stripe',
      kind: 'paragraph',
      group: 'term',
      text: 'The term is {authority:stripe-ssa-reserve}. We read it as follows: a reserve is set by a notice that states its terms; it may be changed when the risk changes or when an acquirer or network so demands; and it is released when {fact:processor} is satisfied that the exposure is mitigated. We do not quote it: the wording of the governing version is not verified on our file. Please produce that version, with its day of acceptance, the Reserve Notice, and the exposure said to be still unmitigated.',
    },
    {
      id: 'agreement.stripe-adverse',
      kind: 'paragraph',
      group: 'adverse',
      text: "We acknowledge the terms by which a user has no legal or equitable interest in a reserve, earns no interest on it, and leaves its release to {fact:processor}'s own judgment. The claim does not rest on title to a reserve. It is that the conditions on which a reserve may be imposed and kept have not been shown to exist, and that judgment must be exercised in good faith.",
    },
  ],
  closing: [
    {
      id: 'closing.stripe',
      kind: 'paragraph',
      group: 'next',
      when: { letters: initial },
      text: 'This letter is notice of the dispute under {authority:stripe-ssa-arbitration}. If a further step is required before arbitration, please name it and the clause; the day set above shortens no such period. If the dispute is not resolved, the Merchant will proceed as the Agreement provides.',
    },
    {
      id: 'closing.later-stripe',
      kind: 'paragraph',
      group: 'next',
      when: { letters: later },
      text: 'Notice of the dispute under {authority:stripe-ssa-arbitration} was given with our letter sent on {date:sent_initial}. If a further step is required before arbitration, please name it and the clause; the day set above shortens no such period. If the dispute is not resolved, the Merchant will proceed as the Agreement provides.',
    },
  ],
};
