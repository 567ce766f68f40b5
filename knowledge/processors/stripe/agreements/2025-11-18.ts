import type { Agreement } from '../../agreement.ts';

/** Whole text read, in the copy of 2025-12-13. An attorney confirms it on the day of use. One file, to be read as one text. */
export const agreement: Agreement = {
  id: 'stripe/2025-11-18',
  title: 'Stripe Services Agreement, General Terms (Regional Terms: United States)',
  covers: 'payments',
  effective: {
    from: '2025-11-18',
    words: 'Last modified: November 18, 2025',
    until: '2025-12-13',
    how: 'the copy of December 13, 2025 still bore this date; between that day and September 28, 2026 a version may exist that was not found',
  },
  source_url: 'https://stripe.com/legal/ssa',
  seen: {
    on: '2025-12-13',
    read_on: '2026-11-23',
    in: 'weitzman/difficode, agreements/stripe/ssa.md @ 2d5da9e45f73cece3345863e9dfbe1440e25e6b3',
    text: 'whole',
    sha256: 'd33a5a646ccd0743c37d020ab161cc9d12a7e37df1d398c44b9c3f83c44ea4ab',
  },
  frozen: 'a95a962b51dc7eed3801dc2503b5e0297be5061b6921fe14927b5ab4a0d8ef15',
  party: {
    value: 'Stripe, Inc.',
    quote: 'United States Stripe, Inc. Stripe Payments Company',
    anchor: '§ 12, table of contracting entities',
    note: 'Stripe Payments Company is an additional party only if the Service Terms say so',
  },
  procedure: {
    pre_notice_required: {
      value: true,
      quote:
        'Before commencing arbitration, the party asserting a claim must send a written notice of dispute to the other party.',
      anchor: '§ 11.4(b)',
    },
    channels: {
      value: ['email'],
      quote: 'All dispute notices to Stripe must be sent to notices@stripe.com.',
      anchor: '§ 11.4(b)',
    },
    address: { value: null, reason: 'no postal address for dispute notices in the text' },
    email: {
      value: 'notices@stripe.com',
      quote: 'All dispute notices to Stripe must be sent to notices@stripe.com.',
      anchor: '§ 11.4(b)',
    },
    form: { value: null, reason: 'no form named; the contents are listed in § 11.4(b)' },
    contents: {
      value: ['name', 'email', 'mailing_address', 'account_id', 'claims', 'basis', 'relief'],
      quote:
        'All notices must (i) provide User’s name, email address, mailing address, and Stripe account ID (if any); (ii) describe the nature and factual and legal basis of the dispute; and (iii) detail the specific relief sought.',
      anchor: '§ 11.4(b)',
    },
    signer: { value: null, reason: 'no signature is asked for; the User or an authorized attorney may submit' },
    counsel_authorization: {
      value: true,
      quote:
        'If User appoints an attorney to submit its notice, User must provide written authorization allowing Stripe to discuss User’s dispute and account details with User’s attorney.',
      anchor: '§ 11.4(b)',
      note: 'identity check may follow',
    },
    identity_check: {
      value: 'on request',
      quote:
        'Stripe may require User (or User’s attorney) to verify User’s identity and confirm User’s authorization to disclose account information.',
      anchor: '§ 11.4(b)',
    },
    wait_days: {
      value: 30,
      quote:
        'if the dispute is not resolved within 30 days of the notice, then a party may commence arbitration in accordance with the applicable rules',
      anchor: '§ 11.4(b)',
    },
    wait_starts: {
      value: 'notice',
      quote: 'within 30 days of the notice',
      anchor: '§ 11.4(b)',
      note: '§ 11.2: a notice to Stripe is deemed received when Stripe receives it; count from receipt to be safe',
    },
    conference: {
      value: 'required',
      quote: 'After notice of arbitration is provided, the parties will meet for the purpose of resolving the dispute',
      anchor: '§ 11.4(b)',
    },
    forum: {
      value: 'binding arbitration, single arbitrator',
      quote: 'all disputes, claims, and controversies, whether based on past, present, or future events',
      anchor: '§ 11.4(a)(i)',
      more: ['will be determined by binding arbitration by a single arbitrator'],
    },
    administrator: {
      value: 'American Arbitration Association',
      quote:
        'The American Arbitration Association (“AAA”) will administer the arbitration under the AAA’s Commercial Arbitration Rules (“AAA Rules”).',
      anchor: '§ 13.2.1(b), United States',
    },
    rules: {
      value: 'AAA Commercial Arbitration Rules',
      quote: 'under the AAA’s Commercial Arbitration Rules',
      anchor: '§ 13.2.1(b), United States',
    },
    seat: {
      value: 'San Francisco, California',
      quote: 'Arbitration will be held in San Francisco, California.',
      anchor: '§ 13.2.1(a), United States',
    },
    governing_law: {
      value: 'CA',
      quote: 'The laws of the state of California are the Governing Law.',
      anchor: '§ 13.1, United States',
    },
    arbitration_law: {
      value: 'FAA',
      quote:
        'the Federal Arbitration Act (9 U.S.C. Sections 1-16) will govern any arbitration conducted in accordance with this Agreement',
      anchor: '§ 13.2.1(e), United States',
    },
    arbitrability: {
      value: 'class waiver: court; otherwise not said',
      quote:
        'disputes regarding the interpretation, applicability, or enforceability of this class waiver may be resolved only by a court and not by an arbitrator',
      anchor: '§ 13.2.4, United States',
    },
    small_claims: {
      value: false,
      quote:
        'Except as stated otherwise in Section 11.4(a)(ii) or the Regional Terms, all disputes, claims, and controversies',
      anchor: '§ 11.4(a)(i)',
      note: 'no small-claims exception in § 11.4 or in the United States terms; § 11.4(a)(iii) is about self-help and provisional relief, not small claims; the AAA rules themselves are for the attorney',
    },
    provisional_relief: {
      value: true,
      quote:
        'seeking injunctive relief or provisional remedies in aid of arbitration from a court of appropriate jurisdiction, does not constitute a waiver of any right to compel arbitration',
      anchor: '§ 11.4(a)(iii)',
    },
    complaints_to_authorities: {
      value: 'arbitration is kept',
      quote: 'Making claims with law enforcement or governmental enforcement agencies',
      anchor: '§ 11.4(a)(iii)',
    },
    fees_paid_by_processor: {
      value: false,
      quote:
        'Payment of applicable fees, including filing, administration, and arbitrator fees, will be governed by the AAA Commercial Arbitration Fee schedule.',
      anchor: '§ 13.2.1(d), United States',
    },
    papers_only_up_to_usd: { value: null, reason: 'nothing in the text; the AAA rules decide' },
    class_waiver: {
      value: true,
      quote: 'will be conducted only on an individual basis and not in a class, consolidated or representative action',
      anchor: '§ 13.2.4, United States',
    },
    jury_waiver: {
      value: true,
      quote: 'each party knowingly and irrevocably waives any right to trial by jury',
      anchor: '§ 13.2.3, United States',
    },
    tolling: { value: null, reason: 'the stored text says nothing on this' },
    opt_out: { value: null, reason: 'no opt-out of arbitration in the text' },
    batch_from_demands: { value: null, reason: 'the stored text says nothing on this' },
    limitation_years: { value: null, reason: 'the stored text says nothing on this' },
    costs: {
      value: 'prevailing party recovers reasonable attorneys’ fees and costs',
      quote:
        'the arbitrator or court will award to the prevailing party, if any, its reasonable attorneys’ fees and costs incurred in connection with such proceeding',
      anchor: '§ 11.5',
    },
    confidentiality: {
      value: 'the arbitration and its outcome',
      quote:
        'The parties will keep confidential the existence of the arbitration, the details of the arbitration proceeding, the hearing, and the arbitrator’s decision',
      anchor: '§ 11.4(c)',
    },
    liability_cap: {
      value:
        'fees paid in the 12 months before the first event; Excluded Claims (gross negligence, fraud, willful misconduct …) outside',
      quote:
        'is limited to the total Fees User paid to Stripe (excluding all pass-through fees levied by Financial Providers) during the 12 month period before the first event giving rise to liability',
      anchor: '§ 8.4',
      note: 'whether a claim for the merchant’s own settlement funds is “damages” at all is for the attorney; the 2024 terms had an express exception (Payments Terms § 12), the Service Terms in force were not seen',
    },
  },
  holds: [
    {
      term: 'reserve',
      days: null,
      starts: 'terms in the Reserve Notice or Dashboard',
      conditions:
        'definition only in the General Terms; operative reserve term is in the Service Terms, which were not seen',
      quote:
        '“Reserve” means collateral funds which Stripe holds and controls to satisfy any liabilities or potential liabilities User incurs under this Agreement',
      anchor: '§ 12, “Reserve”',
    },
    {
      term: 'set-off against reserve, balance, bank account',
      days: null,
      starts: null,
      conditions: 'amounts due by any User Entity',
      quote:
        'deduct, recoup or setoff these amounts from any of the following: (i) if established and applicable, a Reserve of any User Entity',
      anchor: '§ 7.2(c)',
    },
    {
      term: 'suspension',
      days: null,
      starts: 'immediately',
      conditions: 'eight listed grounds',
      quote: 'otherwise presents an unacceptable risk to Stripe',
      anchor: '§ 10.1(b)(i)(5)',
    },
    {
      term: 'after closure',
      days: null,
      starts: null,
      conditions: 'no period for holding funds after closure in the General Terms',
      quote: 'Stripe may terminate this Agreement or close User’s Stripe Account at any time',
      anchor: '§ 10.1(b)(ii)(1)',
      note: 'no fixed release period was found in the General Terms',
    },
  ],
  adverse: [
    {
      topic: 'prevailing party takes attorneys’ fees',
      plain: 'The side that loses pays the other’s attorneys: you or it (Cal. Civ. Code § 1717).',
      quote:
        'the arbitrator or court will award to the prevailing party, if any, its reasonable attorneys’ fees and costs',
      anchor: '§ 11.5',
    },
    {
      topic: 'collection costs run one way',
      plain: 'You pay its costs of collecting money from you. By Cal. Civ. Code § 1717 a fee term binds both sides.',
      quote:
        'User is also liable for all costs incurred by the other party (including but not limited to Stripe, if applicable) during collection of those amounts',
      anchor: '§ 11.5',
    },
    {
      topic: 'liability cap of 12 months’ fees',
      plain: 'Damages are capped at the fees that you paid in twelve months.',
      quote:
        'is limited to the total Fees User paid to Stripe (excluding all pass-through fees levied by Financial Providers) during the 12 month period before the first event giving rise to liability',
      anchor: '§ 8.4',
    },
    {
      topic: 'no lost profits or consequential damages',
      plain: 'You cannot claim lost profits or other indirect losses.',
      quote:
        'neither party will have any liability in relation to this Agreement for any indirect, consequential, special, reliance, incidental, or punitive damages, lost revenue, profits, savings or goodwill',
      anchor: '§ 8.3',
    },
    {
      topic: 'confidential arbitration',
      plain: 'You must keep an arbitration and its outcome to yourself.',
      quote: 'The parties will keep confidential the existence of the arbitration',
      anchor: '§ 11.4(c)',
    },
    {
      topic: 'no small claims route',
      plain: 'The text has no way into small claims court: disputes go to arbitration.',
      quote: 'all disputes, claims, and controversies, whether based on past, present, or future events',
      anchor: '§ 11.4(a)(i)',
    },
    {
      topic: 'class waiver, and no arbitration if it falls',
      plain: 'You can claim only for yourself; if that term falls, there is no arbitration at all.',
      quote:
        'If this waiver of class or consolidated actions is deemed invalid or unenforceable, neither party is entitled to arbitration.',
      anchor: '§ 13.2.4',
    },
    {
      topic: 'set-off across affiliates and user entities',
      plain: 'What one of your businesses owes may be taken from the balance of another.',
      quote: 'funds payable by a Stripe Entity to a User Entity',
      anchor: '§ 7.2(c)',
    },
    {
      topic: 'sole discretion unless stated otherwise',
      plain: 'Where nothing else is said, it decides as it sees fit.',
      quote: 'that party has the right to use its sole discretion in making that decision or determination',
      anchor: '§ 11.17(g)',
    },
    {
      topic: 'closure at any time',
      plain: 'It may close your account at any time.',
      quote: 'Stripe may terminate this Agreement or close User’s Stripe Account at any time',
      anchor: '§ 10.1(b)(ii)(1)',
    },
    {
      topic: 'Service Terms prevail over General Terms',
      plain: 'Where its terms differ, the Service Terms prevail; they were not read here.',
      quote: 'the order of precedence is: (a) the Service Terms; (b) these General Terms',
      anchor: '§ 11.9',
    },
  ],
  amendment: [
    {
      topic: 'effective on posting or as the notice says',
      quote: 'The modified Agreement is effective upon posting or as stated in the notice, if Stripe notifies User.',
      anchor: '§ 11.8',
    },
    {
      topic: 'accepted by further use',
      quote:
        'By continuing to use Services after the effective date of any modification to this Agreement, User agrees to be bound by the modified Agreement.',
      anchor: '§ 11.8',
    },
    {
      topic: 'reaches past disputes',
      quote: 'all disputes, claims, and controversies, whether based on past, present, or future events',
      anchor: '§ 11.4(a)(i)',
      note: 'nothing in the text keeps an older procedure for disputes that arose earlier',
    },
  ],
  doubts: [
    'The operative reserve and payout terms are in the Service(s) Terms, which are not stored: nothing on reserve length or release is verified here.',
    '“After notice of arbitration is provided” and “30 days of the notice”: sent or received; count from receipt.',
    'Small claims: none in the text; check the AAA Commercial Rules and state law.',
    'Whether § 8.4 (damages) reaches a claim for payment of the merchant’s own settlement funds.',
    'California Civil Code § 1717 and the fee clause.',
    'Platform (Connect) accounts and accounts outside the United States have other terms.',
  ],
};
