import type { Agreement } from '../../agreement.ts';

/** Whole text read, in the copy of 2024-04-15. An attorney confirms it on the day of use. */
export const agreement: Agreement = {
  id: 'amazon/seen-2024-04-15',
  title: 'Amazon Services Business Solutions Agreement (United States)',
  covers: 'payments',
  effective: {
    from: '2024-04-15',
    words: null,
    until: '2024-04-15',
    how: 'no date stands in the text: known on the day of the copy alone',
  },
  source_url: 'https://sellercentral.amazon.com/gp/help/external/G1791',
  seen: {
    on: '2024-04-15',
    read_on: '2026-11-23',
    in: 'OpenTermsArchive/contrib-versions, “Amazon Seller Central/Marketplace Sellers Conditions.md” @ 8a30399ddec9f96be43745d1177d053b8ba6082e',
    text: 'whole',
    sha256: '82b981f9e88f91ed24fadfd686a8c2e56c16384fa107e7a1e03efd50828cf6e1',
  },
  frozen: '4c6da9705dff23c9b4eabe3b7186c9ae5ac2642493c4c240db9524a31dffabf5',
  party: {
    value: 'Amazon.com Services LLC',
    quote: 'Selling on Amazon Amazon.com Services LLC',
    anchor: 'Definitions, “Amazon Contracting Party”, table',
    note: 'for Selling on Amazon, elected country United States; Transaction Processing Services: Amazon Payments, Inc. and others',
  },
  procedure: {
    pre_notice_required: {
      value: true,
      quote:
        'Before you may begin an arbitration proceeding, you must send a letter notifying us of your intent to pursue arbitration and describing your claim to our registered agent',
      anchor: 'Dispute Resolution section',
    },
    channels: {
      value: ['mail'],
      quote:
        'you must send a letter notifying us of your intent to pursue arbitration and describing your claim to our registered agent',
      anchor: 'Dispute Resolution section',
    },
    address: {
      value: ['CSC', '300 Deschutes Way SW, Suite 208 MC-CSC1', 'Tumwater, WA 98501'],
      quote: 'our registered agent, CSC 300 Deschutes Way SW, Suite 208 MC-CSC1, Tumwater, WA 98501',
      anchor: 'Dispute Resolution section',
    },
    email: { value: null, reason: 'none' },
    form: { value: null, reason: 'no form' },
    contents: {
      value: ['intent', 'claims'],
      quote: 'a letter notifying us of your intent to pursue arbitration and describing your claim',
      anchor: 'Dispute Resolution section',
    },
    signer: { value: null, reason: 'the stored text says nothing on this' },
    counsel_authorization: { value: null, reason: 'the stored text says nothing on this' },
    wait_days: { value: null, reason: 'no waiting period in the text' },
    wait_starts: { value: null, reason: 'no waiting period in the text' },
    conference: { value: null, reason: 'the stored text says nothing on this' },
    forum: {
      value: 'arbitration or small claims',
      quote:
        'either party may elect to proceed in a small claims court that is a Governing Court if your claims qualify',
      anchor: 'Dispute Resolution section',
    },
    administrator: {
      value: 'American Arbitration Association',
      quote:
        'The arbitration will be conducted by the American Arbitration Association (AAA) under its commercial rules.',
      anchor: 'Dispute Resolution section',
    },
    rules: {
      value: 'AAA commercial rules; expedited procedures for monetary relief under $50,000',
      quote:
        'The expedited procedures of the AAA’s rules will apply only in cases seeking exclusively monetary relief under $50,000',
      anchor: 'Dispute Resolution section',
    },
    seat: { value: null, reason: 'the stored text says nothing on this' },
    governing_law: {
      value: 'WA',
      quote:
        'the laws of the State of Washington, United States together with the Federal Arbitration Act and other applicable federal law',
      anchor: 'Definitions, “Governing Laws”',
    },
    arbitration_law: { value: null, reason: 'the stored text says nothing on this' },
    arbitrability: { value: null, reason: 'the stored text says nothing on this (the delegation sentence came later)' },
    small_claims: {
      value: true,
      quote:
        'either party may elect to proceed in a small claims court that is a Governing Court if your claims qualify',
      anchor: 'Dispute Resolution section',
      note: 'only in the small claims court that is a Governing Court: King County, Washington',
    },
    fees_paid_by_processor: {
      value: false,
      quote:
        'For all cases, the AAA commercial fee schedule governs the payment of all filing, administration and arbitrator fees.',
      anchor: 'Dispute Resolution section',
    },
    papers_only_up_to_usd: { value: null, reason: 'the stored text says nothing on this' },
    class_waiver: {
      value: true,
      quote:
        'any dispute resolution proceedings will be conducted only on an individual basis and not in a class, consolidated or representative action',
      anchor: 'Dispute Resolution section',
    },
    jury_waiver: {
      value: true,
      quote:
        'If for any reason a claim proceeds in court rather than in arbitration Amazon and you each waive any right to a jury trial',
      anchor: 'Dispute Resolution section',
    },
    tolling: { value: null, reason: 'the stored text says nothing on this' },
    opt_out: { value: null, reason: 'the stored text says nothing on this' },
    batch_from_demands: { value: null, reason: 'the stored text says nothing on this' },
    limitation_years: { value: null, reason: 'the stored text says nothing on this' },
    costs: { value: null, reason: 'the stored text says nothing on this' },
    confidentiality: { value: null, reason: 'not in § 20; other sections not searched' },
    liability_cap: {
      value: 'amounts paid to Amazon in the prior six months for the service',
      quote:
        'WILL NOT EXCEED AT ANY TIME THE TOTAL AMOUNTS DURING THE PRIOR SIX MONTH PERIOD PAID BY YOU TO AMAZON IN CONNECTION WITH THE PARTICULAR SERVICE GIVING RISE TO THE CLAIM',
      anchor: '§ 8',
    },
    appeal: {
      value: true,
      quote:
        'The underlying award in the arbitration may be appealed pursuant to the AAA’s Optional Appellate Arbitration Rules.',
      anchor: 'Dispute Resolution section',
    },
  },
  holds: [
    {
      term: 'payments withheld on risk',
      days: null,
      starts: 'determination of Amazon',
      conditions: 'sole discretion, “for as long as” risks persist',
      quote:
        'then we may in our sole discretion withhold any payments to you for as long as we determine any related risks to Amazon or third parties persist',
      anchor: '§ 2',
    },
    {
      term: 'payments withheld for good',
      days: null,
      starts: 'determination of Amazon',
      conditions: 'deceptive, fraudulent or illegal activity',
      quote: 'then we may in our sole discretion permanently withhold any payments to you',
      anchor: '§ 2',
    },
    {
      term: 'reserve',
      days: null,
      starts: null,
      conditions: 'assessment of risk; amount at sole discretion',
      quote:
        'We may establish a reserve on your account based on our assessment of risks to Amazon or third parties posed by your actions or performance',
      anchor: 'S-5',
    },
    {
      term: 'remittance',
      days: 14,
      starts: 'Remittance Calculation Date',
      counts: 'remittance',
      conditions: 'ordinary course',
      quote:
        'we will remit to you your available balance on a bi-weekly (14 day) (or at our option, more frequent) basis',
      anchor: 'S-5',
    },
  ],
  adverse: [
    {
      topic: 'open-ended hold',
      plain: 'No day is set on which a hold must end.',
      quote: 'for as long as we determine any related risks to Amazon or third parties persist',
      anchor: '§ 2',
    },
    {
      topic: 'forfeiture',
      plain: 'It may keep the money for good if it finds that you broke its rules.',
      quote: 'then we may in our sole discretion permanently withhold any payments to you',
      anchor: '§ 2',
    },
    {
      topic: 'appeal is a condition of payment',
      plain: 'It pays only after an appeal under its own rules.',
      quote: 'Successfully completing the appeal process is required to be eligible for further disbursements.',
      anchor: '§ 2',
    },
    {
      topic: 'security amounts may be forfeited',
      plain: 'Money held as security may be kept for good.',
      quote:
        'failure to comply with terms of this Agreement, including any applicable Program Policies, may result in their forfeiture',
      anchor: '§ 2',
    },
    {
      topic: 'reserve at sole discretion',
      plain: 'It may set a reserve as it sees fit.',
      quote: 'we may modify the amount of the reserve from time to time at our sole discretion',
      anchor: 'S-5',
    },
    {
      topic: 'cap of six months’ fees',
      plain: 'Damages are capped at the fees of six months.',
      quote: 'THE TOTAL AMOUNTS DURING THE PRIOR SIX MONTH PERIOD PAID BY YOU TO AMAZON',
      anchor: '§ 8',
    },
  ],
  amendment: [
    {
      topic: '15 days’ notice, or at once for fraud and security reasons',
      quote:
        'We will provide at least 15 days’ advance notice in accordance with Section 18 for changes to the Agreement.',
      anchor: '§ 15.1',
    },
    {
      topic: 'accepted by further use',
      quote:
        'Your continued use of the Services after the effective date of any change to this Agreement in accordance with this Section 15 will constitute your acceptance of that change.',
      anchor: '§ 15.3',
    },
  ],
  doubts: [
    'No effective date stands in the text; only a link to a translation of the update of March 2026.',
    'No waiting period in the text: choose one and say so.',
    'The appeal against withheld funds comes first (policies not stored).',
    'Enforceability of permanent withholding (attorney).',
  ],
};
