import type { Agreement } from '../../agreement.ts';

/** Excerpts read. An attorney confirms it on the day of use. One file, to be read as one text. */
export const agreement: Agreement = {
  id: 'square/2023-12-06',
  title: 'Square General Terms of Service (United States)',
  covers: 'payments',
  effective: {
    from: '2023-12-06',
    words:
      'These terms apply if you signed up for Square on or after December 6, 2023 and will become effective and apply to all Square Sellers on January 6, 2024.',
    until: null,
    how: 'newest copy found, and old: a later one is likely',
  },
  source_url: 'https://squareup.com/us/en/legal/general/ua',
  seen: {
    on: null,
    read_on: '2026-11-23',
    in: 'tosdr/tosdr-versions, “Square/Terms of Service.md” @ 1a4daec654c2ad5ba2529574cb1fd38d8a2fc02b',
    text: 'excerpt',
    sha256: 'c8d88bdd933ab5e5e97f7a2cd1b6d57ad7c8504118604ff8b968515616d9ec95',
  },
  frozen: 'd2c2ba2248c24ce909c813f6adef80da87ff7f2584c1825624fc9c4ed7b8b9fd',
  party: {
    value: 'Block, Inc.',
    quote: 'Block, Inc. Square Capital, LLC, and/or Square Financial Services, Inc., (”Square,” “we,” “our” or “us”)',
    anchor: 'preamble',
    note: 'with Square Capital, LLC and/or Square Financial Services, Inc. for other services',
  },
  procedure: {
    pre_notice_required: {
      value: true,
      quote:
        'before commencing any arbitration, proceeding in small claims court, or lawsuit (when permitted by this arbitration agreement), each party agrees to send to the other party a written Notice (“Notice”) and personally meet and confer',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
    },
    channels: {
      value: ['mail'],
      quote:
        'Any Notice to Square should be sent by mail to Block, Inc., Attn: Arbitration Agreement, 1955 Broadway, Suite 600, Oakland, CA 94612.',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
      note: '“by mail”, not certified; certified mail proves the day of receipt',
    },
    address: {
      value: ['Block, Inc.', 'Attn: Arbitration Agreement', '1955 Broadway, Suite 600', 'Oakland, CA 94612'],
      quote:
        'Any Notice to Square should be sent by mail to Block, Inc., Attn: Arbitration Agreement, 1955 Broadway, Suite 600, Oakland, CA 94612.',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
    },
    email: { value: null, reason: 'no email channel in the text' },
    form: { value: null, reason: 'no form; the contents are listed' },
    contents: {
      value: [
        'name',
        'mailing_address',
        'account_name',
        'account_email',
        'account_phone',
        'facts',
        'relief',
        'amount',
        'calculation',
        'signature',
      ],
      quote:
        'set forth the specific relief sought, including an accurate, good-faith calculation of the amount in controversy, enumerated in United States Dollars, including whatever amount of money is demanded and the means by which the demanding party calculated the claimed damages',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
      more: [
        'include your name, mailing address, Square Account Name, the email address and phone number associated with your account',
        'provide detailed information sufficient to evaluate the merits of the claiming party’s individualized claim',
        'be personally signed by you or Square, as applicable',
      ],
    },
    signer: {
      value: 'customer_personally',
      quote: 'be personally signed by you or Square, as applicable',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
    },
    counsel_authorization: { value: null, reason: 'the stored text says nothing on this' },
    wait_days: {
      value: 60,
      quote: 'within sixty (60) days from the date the Notice is received',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
    },
    wait_starts: {
      value: 'receipt',
      quote: 'within sixty (60) days from the date the Notice is received',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
    },
    election_days: {
      value: 7,
      quote:
        'The party receiving the notice shall then have seven (7) days to respond, including to elect for the case to be heard by a small claims court with jurisdiction.',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
    },
    conference: {
      value: 'required',
      quote:
        'Engaging in an informal resolution conference is a requirement that must be fulfilled before commencing arbitration or litigation (where permitted).',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
      more: ['your counsel may participate in the conference, but you shall also fully participate in the conference'],
      note: 'the period must be over AND the conference held before the election notice',
    },
    forum: {
      value: 'individual arbitration or small claims court',
      quote:
        'either party may elect, in a written Notice to the other party as described above, that it will pursue the matter either through small claims court or arbitration',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
    },
    administrator: {
      value: 'National Arbitration and Mediation (NAM)',
      quote: 'administered by National Arbitration and Mediation (“NAM”)',
      anchor: '§ 22, Scope of Arbitration',
    },
    rules: {
      value: 'NAM Comprehensive Rules and Procedures',
      quote: 'according to the NAM Comprehensive Rules and Procedures (the “NAM Rules”), and this Section',
      anchor: '§ 22, Scope of Arbitration',
    },
    seat: {
      value: 'documents; then telephone or video; in person as close to the seller’s hometown as practicable',
      quote: 'the arbitration hearing will take place as close to your hometown as practicable',
      anchor: '§ 22, Arbitration Procedures',
    },
    governing_law: {
      value: 'CA',
      quote:
        'by California law and/or applicable federal law, without regard to its choice of law or conflicts of law principles',
      anchor: '§ 23',
    },
    arbitration_law: {
      value: 'FAA',
      quote: 'These General Terms and any Dispute will be governed by the Federal Arbitration Act, as set forth above',
      anchor: '§ 23',
    },
    arbitrability: {
      value: 'arbitrator',
      quote: 'the Arbitrator shall be responsible for determining all threshold arbitrability issues',
      anchor: '§ 22, Scope of Arbitration',
    },
    small_claims: {
      value: true,
      quote:
        'either party may elect to pursue a Dispute in a local small claims court rather than through arbitration so long as the matter remains in small claims court',
      anchor: '§ 22, Small Claims Court',
    },
    small_claims_waits: {
      value: true,
      quote:
        'Engaging in an informal resolution conference is a requirement that must be fulfilled before commencing arbitration or litigation (where permitted).',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
    },
    fees_paid_by_processor: {
      value: false,
      quote:
        'The arbitrator’s hourly fees (also referred to as Arbitrator Hearing Time) shall be split evenly between the parties.',
      anchor: '§ 22, Arbitration Fees',
      more: [
        'the party initiating the arbitration (either you or us) is responsible for paying the applicable filing fee',
      ],
    },
    papers_only_up_to_usd: {
      value: 'any amount',
      quote: 'the arbitration shall occur through the submission of documents to one Arbitrator',
      anchor: '§ 22, Arbitration Procedures',
    },
    class_waiver: {
      value: true,
      quote:
        'CLASS ARBITRATIONS, CLASS ACTIONS, REPRESENTATIVE ACTIONS, MASS ACTIONS, AND CONSOLIDATION WITH OTHER ARBITRATIONS ARE NOT PERMITTED.',
      anchor: '§ 22, General',
    },
    jury_waiver: {
      value: true,
      quote: 'YOU WAIVE ANY RIGHT TO HAVE YOUR CASE DECIDED BY A JURY',
      anchor: '§ 22, General',
    },
    tolling: {
      value: true,
      quote:
        'Any statute of limitations shall be tolled while the parties engage in the informal resolution process required by this paragraph.',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
    },
    opt_out: {
      value: {
        days: 30,
        from: 'first creation of the account, or agreement to updated terms',
        address: ['Block, Inc.', 'Attn: Arbitration Agreement', '1955 Broadway, Suite 600', 'Oakland, 94612'],
      },
      quote:
        'within thirty (30) days after you first create your Account, or for existing customers who agree to this as a terms update, within thirty (30) days of agreeing to such updated terms',
      anchor: '§ 22, Opt Out',
      more: [
        'The Opt Out must be mailed to Block, Inc., Attn: Arbitration Agreement, 1955 Broadway, Suite 600, Oakland, 94612',
      ],
    },
    batch_from_demands: {
      value: 25,
      quote:
        'if twenty-five (25) or more similar individual arbitration demands are brought against you or us by or with the assistance of the same or coordinated counsel or entities',
      anchor: '§ 22, Bellwether Arbitration Procedures',
    },
    limitation_years: {
      value: 1,
      quote:
        'Any action or proceeding by you relating to any Dispute must commence within one year after the cause of action accrues.',
      anchor: '§ 24',
    },
    costs: {
      value: 'breach of the pre-filing process: dismissal and costs',
      quote:
        'entitles the opposing party to seek immediate dismissal of the arbitration or litigation (where permitted) and the right to seek reimbursement for its costs',
      anchor: '§ 22, Pre-Filing Requirement to Attempt to Resolve Disputes',
    },
    confidentiality: {
      value: 'the arbitration and its outcome',
      quote:
        'Each of the parties shall maintain the confidential nature of the arbitration and shall not (without the prior written consent of the other party) disclose to any third party the fact, existence, content, award, or other result',
      anchor: '§ 22, Arbitration Procedures',
    },
    liability_cap: {
      value: 'greater of 3 months’ fees and $500',
      quote:
        'THE TOTAL LIABILITY OF SQUARE IS LIMITED TO THE GREATER OF (A) THE AMOUNT OF FEES EARNED BY US IN CONNECTION WITH YOUR USE OF THE SERVICES DURING THE THREE (3) MONTH PERIOD IMMEDIATELY PRECEDING THE EVENT',
      anchor: '§ 19',
      more: [
        'DURING THE THREE (3) MONTH PERIOD IMMEDIATELY PRECEDING THE EVENT GIVING RISE TO THE CLAIM FOR LIABILITY, OR (B) $500',
      ],
    },
  },
  holds: [
    {
      term: 'reserve',
      days: null,
      starts: null,
      conditions: 'the reserve term is in the Payment Terms, which are not stored; nothing verified here',
      quote: null,
      reason: 'Payment Terms not stored (only a secondary excerpt)',
    },
    {
      term: 'sanctions breach',
      days: null,
      starts: null,
      conditions: 'apparent violation of § 3(2) (OFAC)',
      quote: 'your account could be terminated and your funds could be held for an indefinite period of time',
      anchor: '§ 3(2)',
    },
    {
      term: 'after closure',
      days: null,
      starts: null,
      conditions: 'no period in the General Terms',
      quote:
        'we will not be liable to you or any third party for compensation, reimbursement, or damages for any termination or suspension of the Services',
      anchor: '§ 13',
    },
  ],
  adverse: [
    {
      topic: 'one-year limit',
      plain: 'You have one year to begin; after that the claim is lost.',
      quote: 'must commence within one year after the cause of action accrues',
      anchor: '§ 24',
    },
    {
      topic: 'cap of $500 or three months’ fees',
      plain: 'Damages are capped at $500 or the fees of three months.',
      quote:
        'DURING THE THREE (3) MONTH PERIOD IMMEDIATELY PRECEDING THE EVENT GIVING RISE TO THE CLAIM FOR LIABILITY, OR (B) $500',
      anchor: '§ 19',
    },
    {
      topic: 'even direct damages disclaimed',
      plain: 'It disclaims even direct damages.',
      quote:
        'IN NO EVENT WILL SQUARE BE LIABLE FOR ANY DIRECT, INDIRECT, PUNITIVE, INCIDENTAL, SPECIAL, CONSEQUENTIAL, OR EXEMPLARY DAMAGES',
      anchor: '§ 19',
    },
    {
      topic: 'dismissal and costs on a defective pre-filing process',
      plain: 'If a step before the arbitration is missed, the case can be dismissed, and you pay the costs.',
      quote: 'entitles the opposing party to seek immediate dismissal',
      anchor: '§ 22',
    },
    {
      topic: 'one notice for several parties is void',
      plain: 'A notice for several merchants together is void.',
      quote: 'A Notice brought on behalf of multiple parties is invalid as to all.',
      anchor: '§ 22',
    },
    {
      topic: 'not a consumer; arbitrator time split',
      plain: 'You do not count as a consumer, and share the cost of the arbitrator.',
      quote:
        'you and Square agree that you are not a “consumer,” and that the NAM Comprehensive Fees schedule will apply',
      anchor: '§ 22, Arbitration Fees',
    },
    {
      topic: 'delegation to the arbitrator',
      plain: 'The arbitrator, not a court, decides whether the dispute must be arbitrated.',
      quote: 'the Arbitrator shall be responsible for determining all threshold arbitrability issues',
      anchor: '§ 22',
    },
    {
      topic: 'confidentiality',
      plain: 'You must keep the dispute and its outcome to yourself.',
      quote:
        'shall not (without the prior written consent of the other party) disclose to any third party the fact, existence, content, award, or other result of the arbitration',
      anchor: '§ 22',
    },
    {
      topic: 'termination at any time for any reason',
      plain: 'It may end the agreement at any time, for any reason.',
      quote: 'suspend or terminate your Square Account or your access to any Service, at any time for any reason',
      anchor: '§ 12',
    },
    {
      topic: 'no liability for suspension',
      plain: 'It is not liable for suspending your account.',
      quote:
        'we will not be liable to you or any third party for compensation, reimbursement, or damages for any termination or suspension of the Services',
      anchor: '§ 13',
    },
  ],
  amendment: [
    {
      topic: 'effective when posted, not retroactive',
      quote: 'The Revised Version will be effective as of the time it is posted, but will not apply retroactively.',
      anchor: '§ 2',
    },
    {
      topic: 'accepted by further use',
      quote:
        'Your continued use of the Services after the posting of a Revised Version constitutes your acceptance of such Revised Version.',
      anchor: '§ 2',
    },
    {
      topic: 'old sellers from January 6, 2024',
      quote: 'will become effective and apply to all Square Sellers on January 6, 2024',
      anchor: 'head of the page',
    },
  ],
  doubts: [
    'Almost three years old: a later version is likely; the text says revisions are not retroactive, so the version in force when the hold began matters.',
    'Payment Terms (reserve, payout suspension) not stored.',
    'Enforceability of the one-year limit and of the disclaimer of direct damages under California law (attorney).',
    'Whether the 60 days run although the conference has not been held.',
  ],
};
