import type { OwnClause, OwnClauses } from '../../clause.ts';
import { laterNotice } from '../later-notice.ts';

/** Stated as the next step where the sum is within the limit, never as a threat. */
const fees =
  '[[ Up to {fact:fees_up_to}, {fact:processor} pays the fees of arbitration on request.]][[ Up to {fact:papers_up_to}, arbitration is on documents alone.]]';

const initial = ['initial'] as const;
const later = ['follow_up', 'final', 'escalation'] as const;
/** Versions whose notice is a form on the web. */
const byWebform = ['ebay/2026-06-28'] as const;
const withPaymentsSection = ['ebay/2025-05-16', 'ebay/2025-08-28', 'ebay/2026-02-20', 'ebay/2026-06-28'] as const;

const asked =
  'Please produce the Payments Terms of Use in the version in force, name the company that holds the funds, to which this letter is addressed as well, and state the clause relied on, its standard and the last day of the hold.';

/** The notice on the webform in a later letter: its waiting period over, still running, or not yet counted. */
const submitted = (
  [
    [
      '-over',
      '[[, counted at the latest from {date:delivered_initial},]] ended on {date:passed_informal_end}. The Agreement now allows individual arbitration or small claims.',
    ],
    [
      '-running',
      '[[, counted at the latest from {date:delivered_initial},]] ends on {date:informal_end}, and the day set above does not shorten it. Once it has run, the Agreement allows individual arbitration or small claims.',
    ],
    [
      '',
      ' runs from its receipt, and the day set above does not shorten it. Once it has run, the Agreement allows individual arbitration or small claims.',
    ],
  ] as const
).map(([ending, after]): OwnClause => ({
  id: `closing.ebay-notice-submitted${ending}`,
  kind: 'paragraph',
  group: 'next',
  when: { flags: ['notice_given'], agreements: byWebform },
  text: `The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} was submitted on the webform that the Agreement names before our letter sent on {date:sent_initial}. The period of {fact:wait_days}${after}${fees}`,
}));

export const clauses: OwnClauses = {
  agreement: [
    {
      id: 'agreement.ebay',
      kind: 'paragraph',
      group: 'term',
      when: { agreements: withPaymentsSection },
      text: `The term is {authority:ebay-ua-restricted-funds}. In {fact:quote_ebay_restrict_version}, the payments entities of the group "{fact:quote_ebay_restrict}." The power, its standard and its limits therefore stand in that other document. ${asked}`,
    },
    {
      id: 'agreement.ebay-unread',
      kind: 'paragraph',
      group: 'term',
      text: `The {fact:processor} User Agreement on our file[[, {fact:agreement_version},]] holds no term on withheld funds; we understand that the Payments Terms of Use do. ${asked}`,
    },
    {
      id: 'agreement.ebay-adverse-final',
      kind: 'paragraph',
      group: 'adverse',
      when: { letters: ['final'] },
      text: 'A term that allows access to funds to be restricted does not make them anything but the proceeds of the Merchant’s sales, and those are what is claimed.',
    },
    {
      id: 'agreement.ebay-adverse-escalation',
      kind: 'paragraph',
      group: 'adverse',
      when: { letters: ['escalation'] },
      text: 'Whoever decides may be pointed to the term on restricted access to funds. We know of no word in it by which proceeds are not to be paid once the purpose of the restriction has ended.',
    },
    {
      id: 'agreement.ebay-adverse-quoted',
      kind: 'paragraph',
      group: 'adverse',
      when: { agreements: withPaymentsSection },
      text: 'The term itself calls the money "{fact:quote_ebay_your_funds}," the Merchant’s, and gives a power over access alone. Such a power has a purpose and ends with it. Nor does the bar on liability for "{fact:quote_ebay_suspension}" ({authority:ebay-ua-liability}) meet the claim: it is for the proceeds themselves, and not for damages of a suspension.',
    },
    {
      id: 'agreement.ebay-adverse',
      kind: 'paragraph',
      group: 'adverse',
      text: 'A power to restrict access to funds is not a power to keep them. The claim is for the proceeds themselves: a power to restrict access has a purpose, and ends with it.',
    },
  ],
  covenant: [
    {
      id: 'grounds.covenant-ut',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: initial },
      text: '**Implied covenant of good faith.** The Agreement chooses Utah law ({authority:ebay-ua-governing-law}), whose authorities are reserved; as in other states, every contract imposes a duty of good faith in its performance and enforcement. {authority:restatement-contracts-205}. A discretion to hold is a power of performance: it must be exercised on the facts of this account, for the purpose for which it was given.',
    },
  ],
  'later-covenant': [
    {
      id: 'grounds.final-covenant-ut',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: ['final'] },
      text: '**Good faith.** By Utah law, which the Agreement chooses ({authority:ebay-ua-governing-law}) and whose authorities stay reserved, this contract too carries the duty of good faith in its performance. {authority:restatement-contracts-205}. A hold is performance, and falls under it.',
    },
    {
      id: 'grounds.escalation-covenant-ut',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: ['escalation'] },
      text: '**Good faith.** The duty of good faith that every contract imposes governs the decision on this hold. {authority:restatement-contracts-205}. The law is that of Utah, by the choice of the Agreement ({authority:ebay-ua-governing-law}); its authorities remain reserved.',
    },
    {
      id: 'grounds.later-covenant-ut',
      kind: 'paragraph',
      group: 'covenant',
      when: { letters: later },
      text: '**Good faith.** The Agreement chooses Utah law ({authority:ebay-ua-governing-law}), whose authorities are reserved. Every contract imposes a duty of good faith in its performance and enforcement. {authority:restatement-contracts-205}.',
    },
  ],
  closing: [
    {
      id: 'closing.ebay-notice-webform',
      kind: 'paragraph',
      group: 'next',
      when: { flags: ['notice'], agreements: byWebform },
      text: `The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} was submitted on {date:form_completed_on}, on the webform that the Agreement names; this letter states the same claim to counsel. If the dispute is not resolved within {fact:wait_days} of receipt of that Notice, the Merchant may begin individual arbitration or go to small claims court; the day set above is a request and does not shorten that period.${fees}`,
    },
    {
      id: 'closing.ebay-notice',
      kind: 'paragraph',
      group: 'next',
      when: { flags: ['notice'] },
      text: `The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} is enclosed, on the form that {fact:processor} publishes, signed in person by {fact:signed_by} on {date:signed_on}. It is sent as the Agreement directs. If the dispute is not resolved within {fact:wait_days} of its receipt, the Merchant may begin individual arbitration or go to small claims court; the day set above is a request and does not shorten that period.${fees}`,
    },
    ...submitted,
    ...laterNotice({
      id: 'closing.ebay',
      notice: "The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration}",
      over: `The Agreement now allows individual arbitration or small claims.${fees}`,
      after: `Once it has run, the Agreement allows individual arbitration or small claims.${fees}`,
    }),
    {
      id: 'closing.ebay',
      kind: 'paragraph',
      group: 'next',
      text: `This letter is a demand. The Merchant's Notice of Dispute under {authority:ebay-ua-arbitration} is not enclosed: it is a paper of its own, to be completed on the form that the Agreement names. [[The Agreement allows individual arbitration or small claims once {fact:wait_days} have run from its receipt. ]]The day set above does not shorten any period of the Agreement.${fees}`,
    },
  ],
};
