import { plainNotice } from '../notice.ts';
import type { Profile } from '../profile.ts';
import { acquirer } from '../acquirer.ts';
import { neverRead } from '../version.ts';

export const worldpay: Profile = {
  kind: 'acquirer',
  party: 'one_of_group',
  legal_entities: [
    {
      name: 'Worldpay, LLC (formerly Vantiv, LLC)',
      role: 'acquirer or processor, with a member bank named in the agreement',
      confidence: 'high',
      source_url: 'https://www.asfpaymentsolutions.com/merchant-services-agreement-for-sub-merchants-us/',
    },
    {
      name: 'Global Payments (announced April 2025 purchase of Worldpay)',
      role: 'parent; verify that the acquisition closed',
      confidence: 'medium',
    },
  ],
  legal_notice_address: {
    text: 'Worldpay, LLC, 8500 Governors Hill Drive, Symmes Township, OH 45249-1384',
    purpose: 'Principal office in a sub-merchant agreement',
    source_url: 'https://www.asfpaymentsolutions.com/merchant-services-agreement-for-sub-merchants-us/',
    confidence: 'medium',
    usable_for_mailing: false,
    verify_note: "Use the notice clause and the entity named in the merchant's own agreement; ownership has changed.",
  },
  legal_email: null,
  legal_email_note: 'None confirmed.',
  important: null,
  law: 'open',
  separate_powers: false,
  stated_periods: null,
  agreements: [],
  governing: neverRead('the merchant agreement and program guide'),
  packet: null,
  unread: ['the merchant agreement and program guide, with its member bank'],
  law_note: 'Often Ohio for Vantiv-era forms, Georgia for Worldpay US; read the agreement.',
  cited: [],
  authorities: [],
  authority_ids: ['schnuck-v-first-data', 'best-beach-v-tsys', 'mc-rules-payment-to-merchants'],
  adverse_terms: [],
  notice: plainNotice,
  clauses: {
    closing: [
      {
        id: 'closing.worldpay',
        kind: 'paragraph',
        group: 'next',
        when: { letters: ['initial'] },
        text: 'This letter is a demand. If the Agreement requires a notice of dispute, please name the clause and the member bank that is party to it, the address for notices to each of you, and any waiting period; the day set above does not shorten any such period. If the dispute is not resolved, the Merchant will proceed in the forum that the Agreement provides.',
      },
    ],
  },
  ...acquirer,
  hold_policies: [
    {
      type: 'reserve account',
      percent: null,
      days: null,
      note: "set by contract, often through the post-termination chargeback tail; take figures only from the merchant's agreement",
      confidence: 'low',
    },
  ],
  its_case: [],
  cautions: [],
  adverse: [],
};
