import type { OwnClauses } from '../../clause.ts';

const initial = ['initial'] as const;
const later = ['follow_up', 'final', 'escalation'] as const;

export const clauses: OwnClauses = {
  agreement: [
    {
      id: 'agreement.amazon-reserve',
      kind: 'paragraph',
      group: 'term',
      when: { holds: ['rolling_reserve', 'fixed_reserve'] },
      text: 'The term is {authority:amazon-bsa-reserve}. In {fact:quote_amazon_reserve_version} the rule is payment: "{fact:quote_amazon_remit}." The exception reads: "{fact:quote_amazon_reserve}." It calls for an assessment. Please produce it, with the actions or performance it rests on, the amount that followed from it, and the event on which the reserve ends. If another version was in force, please produce it.',
    },
    {
      id: 'agreement.amazon',
      kind: 'paragraph',
      group: 'term',
      text: 'The rule is payment: "{fact:quote_amazon_remit}" ({authority:amazon-bsa-reserve}). The term relied on is {authority:amazon-bsa-withholding}. In {fact:quote_amazon_persist_version} it says, "{fact:quote_amazon_persist}." That is a measure: a risk that persists. Please state the risk, since when it has been determined, and what would end it. If another version was in force, please produce it.',
    },
    {
      id: 'agreement.amazon-adverse-final',
      kind: 'paragraph',
      group: 'adverse',
      when: { letters: ['final'] },
      text: 'Sole discretion over the determination is not discretion to make none. The term adds, "{fact:quote_amazon_appeal}"; if the appeal is said to lack anything, please name that, and any act of the Merchant relied on with its facts.',
    },
    {
      id: 'agreement.amazon-adverse-escalation',
      kind: 'paragraph',
      group: 'adverse',
      when: { letters: ['escalation'] },
      text: 'Whoever decides may be pointed to sole discretion in the determination, or to an appeal to be completed first. Each needs facts of this account. Please have them stated, or the money released.',
    },
    {
      id: 'agreement.amazon-adverse',
      kind: 'paragraph',
      group: 'adverse',
      text: 'Sole discretion over the determination still requires that one be made, of a risk and of its persisting; a hold without one is outside the term. The term adds, "{fact:quote_amazon_appeal}"; if {fact:processor} contends that this has not been done, please say what is lacking, and the Merchant will supply it. If any act of the Merchant is relied on, please say which, and on what facts.',
    },
  ],
  covenant: [
    {
      id: 'grounds.covenant-wa',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: initial },
      text: '**Implied covenant of good faith.** The Agreement chooses Washington law ({authority:amazon-bsa-governing-law}), whose authorities are reserved; as in other states, every contract imposes a duty of good faith in its performance and enforcement. {authority:restatement-contracts-205}. A discretion to hold is a power of performance: it must be exercised on the facts of this account, for the purpose for which it was given.',
    },
  ],
  'later-covenant': [
    {
      id: 'grounds.final-covenant-wa',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: ['final'] },
      text: '**Good faith.** By Washington law, which the Agreement chooses ({authority:amazon-bsa-governing-law}) and whose authorities stay reserved, this contract too carries the duty of good faith in its performance. {authority:restatement-contracts-205}. A hold is performance, and falls under it.',
    },
    {
      id: 'grounds.escalation-covenant-wa',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: ['escalation'] },
      text: '**Good faith.** The duty of good faith that every contract imposes governs the decision on this hold. {authority:restatement-contracts-205}. The law is that of Washington, by the choice of the Agreement ({authority:amazon-bsa-governing-law}); its authorities remain reserved.',
    },
    {
      id: 'grounds.later-covenant-wa',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: later },
      text: '**Good faith.** The Agreement chooses Washington law ({authority:amazon-bsa-governing-law}), whose authorities are reserved. Every contract imposes a duty of good faith in its performance and enforcement. {authority:restatement-contracts-205}.',
    },
  ],
  closing: [
    {
      id: 'closing.amazon-notice',
      kind: 'paragraph',
      group: 'next',
      when: { flags: ['notice'] },
      text: "This letter notifies {fact:processor_entity}, through its registered agent, of the Merchant's intent to pursue arbitration under {authority:amazon-bsa-arbitration}, and describes the claim. The Agreement sets no waiting period; the Merchant does not mean to file before {date:filing_day}. We would rather resolve the matter by the day set above.",
    },
    {
      id: 'closing.amazon-notice-given',
      kind: 'paragraph',
      group: 'next',
      when: { flags: ['notice_given'] },
      text: "The notice of the Merchant's intent to pursue arbitration under {authority:amazon-bsa-arbitration} went to the registered agent with our letter sent on {date:sent_initial}. The Agreement sets no waiting period after it; the Merchant remains ready to resolve the matter first.",
    },
    {
      id: 'closing.amazon',
      kind: 'paragraph',
      group: 'next',
      text: 'This letter is a demand. The notice of intent that {authority:amazon-bsa-arbitration} calls for goes to the registered agent that the Agreement names, once the Merchant has decided on it. The day set above does not shorten any period of the Agreement.',
    },
  ],
};
