import type { Agreement } from '../../agreement.ts';

export const agreement: Agreement = {
  title: 'Square General Terms of Service and Payment Terms',
  effective: '2023-12-06',
  source_url: 'https://squareup.com/us/en/legal/general/ua',
  seen: 'General Terms read in full; Payment Terms read in a secondary copy.',
  adverse_terms: ['short_limit'],
  clauses: [
    {
      authority_id: 'square-payment-terms-reserve',
      topic: 'reserve',
      anchor: 'Payment Terms § 14 (formerly § 13)',
      quotes: [
        {
          id: 'quote_reasonably_determined',
          words: 'as reasonably determined',
          version: 'the text numbered § 14, formerly § 13',
        },
        {
          id: 'quote_any_reason',
          words: 'for any reason related to',
          version: 'the text numbered § 14, formerly § 13',
        },
      ],
    },
    {
      authority_id: 'square-gt-22',
      topic: 'arbitration',
      anchor: 'General Terms § 22',
      terms: [
        { id: 'term_square_informal', label: 'informal period', value: 60, unit: 'days' },
        { id: 'term_square_election', label: 'election notice', value: 7, unit: 'days' },
      ],
    },
    { authority_id: 'square-gt-24', topic: 'limits', anchor: 'General Terms §§ 19, 23, 24' },
    { authority_id: 'square-funds-belong', topic: 'title', anchor: 'Square Support, Reserve FAQ' },
  ],
  procedure: {
    informal_notice:
      'Mailed individual Notice, personally signed by the seller, with name, mailing address, Square account name, e-mail, phone, facts, relief sought and dollar calculation',
    informal_period_days: 60,
    informal_period_confidence: 'high (Dec. 2023)',
    conference: 'telephone or video; the seller must participate even if represented',
    election_notice_days: 7,
    arbitration_body: 'NAM (National Arbitration and Mediation)',
    arbitration_confidence: 'high (Dec. 2023)',
    small_claims: 'either party may elect',
    governing_law: 'California and federal law',
    limitation: 'ONE YEAR from accrual (§ 24), tolled during informal process',
    liability_cap: "greater of 3 months' fees or $500 (§ 19)",
    mass_proceeding: '25+ similar arbitration demands by same counsel trigger bellwether rules',
    opt_out: '30 days from account creation or update',
    signed_by_seller: true,
    counted: { informal_days: 60, election_days: 7 },
    authority_ids: ['square-gt-22', 'square-gt-24', 'square-payment-terms-reserve'],
  },
};
