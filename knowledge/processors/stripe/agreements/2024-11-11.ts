import type { Agreement } from '../../agreement.ts';

/** Whole text read, in the copy of 2025-11-07. An attorney confirms it on the day of use. One file, to be read as one text. */
export const agreement: Agreement = {
  id: 'stripe/2024-11-11',
  title: 'Stripe Services Agreement, General Terms and Stripe Payments Terms (United States)',
  covers: 'payments',
  effective: {
    from: '2024-11-11',
    words: 'Last modified: November 11, 2024',
    until: '2025-11-17',
    how: 'the copy of November 7, 2025 still bore this date, so the version of November 18, 2025 is its neighbor',
  },
  source_url: 'https://stripe.com/legal/ssa',
  seen: {
    on: '2025-11-07',
    read_on: '2026-11-23',
    in: 'weitzman/difficode, agreements/stripe/ssa.md @ 85e6722b0a52ad09371bc0a9839fd8749bdc075d',
    text: 'whole',
    sha256: 'b833f29f9474597295d98dc09207dc055384a7fd9fde5f1744b4766d1816054f',
  },
  frozen: 'c4c11e13b63bab3b031812d559b59d0ee94f95f21db57d87a5931aa44d12c664',
  party: {
    value: 'Stripe, Inc.',
    quote: 'forms a legal agreement between Stripe, Inc. (“Stripe”) and you or the entity you represent',
    anchor: 'introduction',
  },
  procedure: {
    pre_notice_required: {
      value: true,
      quote:
        'A party must notify the other party of its intent to commence arbitration prior to commencing arbitration.',
      anchor: 'General Terms § 13.3(a)',
    },
    channels: {
      value: ['contact_page'],
      quote: 'Unless this Agreement states otherwise, for notices to Stripe, you must contact us.',
      anchor: 'General Terms § 15.2(a)',
      note: 'link to stripe.com/contact; no dispute address in § 13; send the notice by email of the later version as well only on counsel’s advice',
    },
    address: { value: null, reason: 'no address in the text' },
    email: { value: null, reason: 'no email address in the text' },
    form: { value: null, reason: 'no form' },
    contents: {
      value: ['filing_day'],
      quote:
        'The notice must specify the date on which the arbitration demand is intended to be filed, which must be at least 30 days after the date of the notice.',
      anchor: 'General Terms § 13.3(a)',
    },
    signer: { value: null, reason: 'the stored text says nothing on this' },
    counsel_authorization: { value: null, reason: 'the stored text says nothing on this' },
    wait_days: {
      value: 30,
      quote: 'which must be at least 30 days after the date of the notice',
      anchor: 'General Terms § 13.3(a)',
    },
    wait_starts: {
      value: 'date_of_notice',
      quote: 'at least 30 days after the date of the notice',
      anchor: 'General Terms § 13.3(a)',
      note: 'the date of the notice itself',
    },
    conference: {
      value: 'required',
      quote:
        'During this time period, the parties will meet for the purpose of resolving the dispute prior to commencing arbitration.',
      anchor: 'General Terms § 13.3(a)',
    },
    forum: {
      value: 'binding arbitration, single arbitrator',
      quote: 'will be determined by binding arbitration in San Francisco, California before a single arbitrator',
      anchor: 'General Terms § 13.2(a)',
    },
    administrator: {
      value: 'American Arbitration Association',
      quote:
        'The American Arbitration Association will administrate the arbitration under its Commercial Arbitration Rules.',
      anchor: 'General Terms § 13.2(b)',
    },
    rules: {
      value: 'AAA Commercial Arbitration Rules; expedited procedures where no claim exceeds $75,000',
      quote:
        'will apply for cases in which no disclosed claim or counterclaim exceeds $75,000 USD (excluding interest, attorneys’ fees and arbitration fees and costs)',
      anchor: 'General Terms § 13.2(b)',
    },
    seat: {
      value: 'San Francisco, California',
      quote: 'binding arbitration in San Francisco, California',
      anchor: 'General Terms § 13.2(a)',
    },
    governing_law: {
      value: 'CA',
      quote:
        'The laws of the state of California will govern this Agreement, without giving effect to its conflict of law principles.',
      anchor: 'General Terms § 13.1',
    },
    arbitration_law: {
      value: 'FAA',
      quote: 'the Federal Arbitration Act (9 U.S.C. Sections 1-16) will govern any arbitration',
      anchor: 'General Terms § 13.2(e)',
    },
    arbitrability: {
      value: 'arbitrator; class waiver: court',
      quote:
        'and the determination of the scope or applicability of your agreement to arbitrate any dispute, claim or controversy originating from this Agreement',
      anchor: 'General Terms § 13.2(a)',
    },
    small_claims: {
      value: false,
      quote: 'All disputes, claims and controversies, whether based on past, present or future events',
      anchor: 'General Terms § 13.2(a)',
      note: 'no small-claims exception in § 13',
    },
    fees_paid_by_processor: {
      value: false,
      quote: 'Each party will advance one-half of the fees and expenses of the arbitrator',
      anchor: 'General Terms § 13.3(d)',
      more: ['the party initiating the arbitration is responsible for paying the applicable filing fee'],
    },
    papers_only_up_to_usd: {
      value: 25_000,
      quote:
        'Where no party’s claim exceeds $25,000 USD (excluding interest, attorneys’ fees and arbitration fees and costs), and in other cases where the parties agree, Section E-6 of the Expedited Procedures',
      anchor: 'General Terms § 13.2(b)',
      note: 'Section E-6 is the AAA’s documents procedure: attorney checks the edition of the rules',
    },
    class_waiver: {
      value: true,
      quote: 'will be conducted only on an individual basis and not in a class, consolidated or representative action',
      anchor: 'General Terms § 13.6',
    },
    jury_waiver: {
      value: true,
      quote: 'each party knowingly and irrevocably waives any right to trial by jury',
      anchor: 'General Terms § 13.7',
    },
    tolling: { value: null, reason: 'the stored text says nothing on this' },
    opt_out: { value: null, reason: 'no opt-out in the text' },
    batch_from_demands: { value: null, reason: 'the stored text says nothing on this' },
    limitation_years: { value: null, reason: 'the stored text says nothing on this' },
    costs: {
      value: 'prevailing party, by claim; opposing awards are offset',
      quote:
        'the arbitrator will award to the prevailing party, if any, the costs and attorneys’ fees reasonably incurred by the prevailing party in connection with those aspects of its claims or defenses on which it prevails',
      anchor: 'General Terms § 13.3(d)',
    },
    confidentiality: {
      value: 'the arbitration and its outcome',
      quote:
        'The parties will keep confidential the existence of the arbitration, the arbitration proceeding, the hearing and the arbitrator’s decision',
      anchor: 'General Terms § 13.4',
    },
    liability_cap: {
      value: 'greater of 3 months’ fees and $500; not for settlement funds owed and not transferred',
      quote:
        'the greater of (i) the total amount of Fees you paid to Stripe (excluding all pass-through fees levied by Financial Partners) during the 3-month period immediately preceding the event giving rise to the liability; and (ii) $500 USD',
      anchor: 'General Terms § 12.2(b)',
    },
  },
  holds: [
    {
      term: 'reserve',
      days: null,
      starts: 'terms are notified',
      conditions: 'may be changed on a change of risk or at an acquirer’s demand',
      quote: 'If Stripe establishes a Reserve, Stripe will notify you of the Reserve terms.',
      anchor: 'Stripe Payments Terms § 5.7',
    },
    {
      term: 'payout delay or cancellation',
      days: null,
      starts: 'trigger of §§ 5.4, 5.5',
      conditions: 'listed triggers, or a reasonable determination of loss',
      quote: 'change the Payout Schedule or delay or cancel the payout of funds to the User Bank Accounts',
      anchor: 'Stripe Payments Terms § 5.6(b)',
    },
    {
      term: 'general trigger',
      days: null,
      starts: 'after termination',
      conditions: 'standard of reasonableness',
      quote:
        'Stripe reasonably determines that Stripe may incur losses resulting from credit, fraud, criminal activity or other risks associated with a User Entity after these Stripe Payments Terms terminate',
      anchor: 'Stripe Payments Terms § 5.5',
    },
    {
      term: 'liability for settlement funds',
      days: null,
      starts: null,
      conditions: 'for the merchant: the cap does not apply to funds received and owed',
      quote:
        'The limitation of liability in Section 12.2(b) of the General Terms will not apply to claims you or your Affiliates make against the Stripe Parties for failing to transfer any settlement funds the Stripe Parties receive and owe to you',
      anchor: 'Stripe Payments Terms § 12',
      favors: 'merchant',
    },
  ],
  adverse: [
    {
      topic: 'no right in the reserve',
      plain: 'Money in a reserve counts as the processor’s until it is released.',
      quote:
        'You have no legal or equitable right or interest in any Reserve, in the funds held in any Reserve, or earnings generated by funds held in any Reserve',
      anchor: 'Stripe Payments Terms § 5.7',
    },
    {
      topic: 'reserve terms may change',
      plain: 'It may change the terms of a reserve while it holds one.',
      quote:
        'Stripe may change the Reserve terms (a) if Stripe believes that there is, or is likely to be, a change in the underlying risk',
      anchor: 'Stripe Payments Terms § 5.7',
    },
    {
      topic: 'security interest in funds owed',
      plain: 'It has a security interest in the money that it owes you.',
      quote:
        'You grant Stripe a lien on and security interest in your interest, if any, in (a) all funds owed to you for Transactions',
      anchor: 'Stripe Payments Terms § 5.8',
    },
    {
      topic: 'set-off across affiliates',
      plain: 'What you owe to one of its companies may be taken by another.',
      quote: 'setoff or recoup all liability that Stripe reasonably determines a User Entity owes to a Stripe Entity',
      anchor: 'Stripe Payments Terms § 5.6(g)',
    },
    {
      topic: 'cap of $500 or 3 months’ fees',
      plain: 'Damages are capped at $500 or the fees of three months.',
      quote:
        'during the 3-month period immediately preceding the event giving rise to the liability; and (ii) $500 USD',
      anchor: 'General Terms § 12.2(b)',
    },
    {
      topic: 'attorneys’ fees to the prevailing party',
      plain: 'Whoever loses pays the attorneys of whoever wins. That can be you.',
      quote:
        'the arbitrator will award to the prevailing party, if any, the costs and attorneys’ fees reasonably incurred',
      anchor: 'General Terms § 13.3(d)',
    },
    {
      topic: 'half of the arbitrator in advance',
      plain: 'You pay half of the arbitrator’s fees in advance.',
      quote: 'Each party will advance one-half of the fees and expenses of the arbitrator',
      anchor: 'General Terms § 13.3(d)',
    },
    {
      topic: 'confidentiality',
      plain: 'You must keep the dispute and its outcome to yourself.',
      quote: 'The parties will keep confidential the existence of the arbitration',
      anchor: 'General Terms § 13.4',
    },
    {
      topic: 'collection costs',
      plain: 'You pay its costs of collecting money from you.',
      quote: 'You are liable for all costs Stripe incurs during collection of any amounts you owe under this Agreement',
      anchor: 'General Terms § 15.4',
    },
  ],
  amendment: [
    {
      topic: 'effective on posting or as notified',
      quote: 'The modified Agreement is effective upon posting or, if Stripe notifies you, as stated in the notice.',
      anchor: 'General Terms § 14',
    },
    {
      topic: 'accepted by further use',
      quote:
        'By continuing to use Services after the effective date of any modification to this Agreement, you agree to be bound by the modified Agreement.',
      anchor: 'General Terms § 14',
    },
  ],
  doubts: [
    'Applies only if the merchant stopped using Stripe before the Nov. 18, 2025 terms took effect, or a court holds the later terms not accepted: § 14 binds by further use.',
    'Section E-6 of the AAA Expedited Procedures: edition and content.',
    'Address for notices: only “contact us”.',
  ],
};
