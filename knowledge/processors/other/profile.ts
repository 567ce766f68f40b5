import { plainNotice } from '../notice.ts';
import type { Profile } from '../profile.ts';
import { acquirer } from '../acquirer.ts';
import { neverRead } from '../version.ts';

export const other: Profile = {
  kind: 'acquirer',
  party: 'unnamed',
  legal_entities: [
    {
      name: null,
      role: 'take the names of the processor, ISO and member bank from the signed agreement and monthly statement',
      confidence: 'high',
    },
  ],
  legal_notice_address: {
    text: null,
    source_url: null,
    confidence: 'low',
    usable_for_mailing: false,
    verify_note: 'Use the notice clause; send to the processor, sponsor bank and registered agent.',
  },
  legal_email: null,
  legal_email_note: 'Agreement-specific.',
  important: null,
  law: 'open',
  separate_powers: false,
  stated_periods: null,
  agreements: [],
  governing: neverRead('the merchant agreement as signed'),
  packet: null,
  unread: ['the merchant agreement as signed'],
  cited: [],
  authorities: [],
  authority_ids: ['schnuck-v-first-data', 'best-beach-v-tsys', 'ucc-9-210', 'mc-match'],
  adverse_terms: [],
  notice: plainNotice,
  clauses: {},
  ...acquirer,
  hold_policies: [
    {
      type: 'rolling, upfront or capped reserve',
      percent: null,
      days: null,
      note: 'the commonly reported 5-15% for 180 days is not a rule',
      confidence: 'low',
    },
  ],
  its_case: [],
  cautions: [],
  adverse: [],
};
