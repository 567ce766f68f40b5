import type { Agreement } from '../../agreement.ts';

/** Whole text read, in the copy of 2025-03-17. An attorney confirms it on the day of use. */
export const agreement: Agreement = {
  id: 'ebay/2024-07-26',
  title: 'eBay User Agreement (eBay.com)',
  covers: 'payments',
  effective: {
    from: '2024-07-26',
    words: 'This User Agreement is effective upon acceptance for new users, and from July 26, 2024 for existing users.',
    until: '2025-05-15',
    how: 'the version of May 16, 2025 names this one as its predecessor',
  },
  source_url: 'https://www.ebay.com/help/policies/member-behaviour-policies/user-agreement?id=4259',
  seen: {
    on: '2025-03-17',
    read_on: '2026-11-23',
    in: 'OpenTermsArchive/contrib-versions, “eBay/Terms of Service.md” @ cfc7efc64a89a0af300519de9c1bde7e684d6812',
    text: 'whole',
    sha256: '688dd90f82739e98afaf71fa00670d996d5dd20bfabe1c1a68e35f9258793e1a',
  },
  frozen: 'd4f87201fefeb7668f1d4c7f3135f150fe20ce33c5ea7f9680034e5502cbe761',
  party: {
    value: 'eBay Inc.',
    quote: 'eBay Inc., 2025 Hamilton Ave., San Jose, CA 95125, if you reside in the United States',
    anchor: '§ 1',
  },
  procedure: {
    pre_notice_required: {
      value: true,
      quote:
        'A party who intends to seek arbitration must first send to the other, by certified mail, a valid Notice of Dispute ("Notice")',
      anchor: '§ 18.B.3',
    },
    channels: {
      value: ['certified_mail'],
      quote: 'must first send to the other, by certified mail, a valid Notice of Dispute',
      anchor: '§ 18.B.3',
    },
    address: {
      value: [
        'eBay Inc.',
        'Attn: Litigation Department',
        'Re: Notice of Dispute',
        '583 W. eBay Way',
        'Draper, UT 84020',
      ],
      quote:
        'The Notice to eBay must be sent to eBay Inc., Attn: Litigation Department, Re: Notice of Dispute, 583 W. eBay Way, Draper, UT 84020.',
      anchor: '§ 18.B.3',
    },
    email: { value: null, reason: 'none' },
    form: {
      value: {
        name: 'Notice of Dispute',
        link: 'http://p.ebaystatic.com/aw/help/legal/Notice_of_Dispute.pdf',
        text_seen: false,
      },
      quote: 'complete all information on the Notice form',
      anchor: '§ 18.B.3',
      note: 'the form itself was not seen: its fields may ask for more, so it is taken from the link on the day',
    },
    contents: {
      value: ['form_fields', 'signature', 'claims', 'relief', 'account_email', 'account_phone'],
      quote:
        'including a description of the nature and basis of the claims you are asserting, the specific relief sought, and the email address and phone number associated with your account',
      anchor: '§ 18.B.3',
      more: ['complete all information on the Notice form', 'you must personally sign the Notice'],
    },
    signer: { value: 'customer_personally', quote: 'you must personally sign the Notice', anchor: '§ 18.B.3' },
    counsel_authorization: { value: null, reason: 'the stored text says nothing on this' },
    wait_days: {
      value: 30,
      quote:
        'within 30 days after eBay receives that Notice, you or eBay may initiate arbitration or small claims proceedings',
      anchor: '§ 18.B.3',
    },
    wait_starts: { value: 'receipt', quote: 'within 30 days after eBay receives that Notice', anchor: '§ 18.B.3' },
    conference: { value: null, reason: 'the stored text says nothing on this' },
    forum: {
      value: 'arbitration or small claims',
      quote: 'you or eBay may initiate arbitration or small claims proceedings',
      anchor: '§ 18.B.3',
    },
    administrator: {
      value: 'American Arbitration Association',
      quote:
        'The arbitration will be administered by the American Arbitration Association ("AAA") under its rules and procedures',
      anchor: '§ 18.B.3',
    },
    rules: {
      value: 'AAA Consumer, Commercial or ICDR rules; the AAA decides which',
      quote: 'the AAA shall decide which AAA rules apply to the arbitration',
      anchor: '§ 18.B.3',
    },
    seat: {
      value: 'county of residence',
      quote:
        'the arbitration hearing shall be held in the county in which you reside or at another mutually agreed location',
      anchor: '§ 18.B.3',
    },
    governing_law: {
      value: 'UT',
      quote:
        'the laws of the State of Utah, without regard to principles of conflict of laws, will govern this User Agreement and any claim or dispute',
      anchor: '§ 18.A',
    },
    arbitration_law: {
      value: 'FAA, then Utah law',
      quote:
        'The Federal Arbitration Act ("FAA") and, to the extent not inconsistent with the FAA, the law of the State of Utah without regard to principles of conflict of laws govern the interpretation and enforcement of this Agreement to Arbitrate.',
      anchor: '§ 18.B',
    },
    arbitrability: {
      value: 'court',
      quote: 'issues relating to arbitrability, the scope or enforceability of this Agreement to Arbitrate',
      anchor: '§ 18.B.3',
    },
    small_claims: {
      value: true,
      quote: 'you or eBay may initiate arbitration or small claims proceedings',
      anchor: '§ 18.B.3',
    },
    small_claims_waits: {
      value: true,
      quote:
        'within 30 days after eBay receives that Notice, you or eBay may initiate arbitration or small claims proceedings',
      anchor: '§ 18.B.3',
    },
    fees_paid_by_processor: {
      value: { up_to_usd: 10_000, how: 'notice procedures complied with' },
      quote:
        'the value of the relief sought is $10,000 or less, at your request, eBay will pay all administration and arbitrator fees associated with the arbitration',
      anchor: '§ 18.B.4',
    },
    papers_only_up_to_usd: {
      value: 25_000,
      quote:
        'Where no disclosed claims or counterclaims exceed $25,000, the dispute shall be resolved by the submission of documents only',
      anchor: '§ 18.B.3',
    },
    class_waiver: {
      value: true,
      quote:
        'EACH OF US MAY BRING CLAIMS AGAINST THE OTHER ONLY ON AN INDIVIDUAL BASIS AND NOT AS A PLAINTIFF OR CLASS MEMBER',
      anchor: '§ 18.B.2',
    },
    jury_waiver: {
      value: null,
      reason: 'no jury waiver found in § 18; disputes go to arbitration “rather than in court”',
    },
    tolling: { value: null, reason: 'no tolling found in § 18' },
    opt_out: {
      value: {
        days: null,
        address: [
          'eBay Inc.',
          'Attn: Litigation Department',
          'Re: Opt-Out Notice',
          '583 West eBay Way',
          'Draper, UT 84020',
        ],
      },
      quote:
        'YOU MUST MAIL THE OPT-OUT NOTICE TO EBAY INC., ATTN: LITIGATION DEPARTMENT, RE: OPT-OUT NOTICE, 583 WEST EBAY WAY, DRAPER, UT 84020.',
      anchor: '§ 18.B.6',
    },
    batch_from_demands: { value: null, reason: 'no batch rule found in § 18' },
    limitation_years: { value: null, reason: 'none found in § 18' },
    costs: {
      value: 'frivolous claims',
      quote:
        'In the event the arbitrator determines the claim(s) you assert in the arbitration to be frivolous, you agree to reimburse eBay for all fees associated with the arbitration',
      anchor: '§ 18.B.4',
    },
    confidentiality: { value: null, reason: 'none found in § 18' },
    liability_cap: {
      value: 'greatest of money-back amounts, fees in dispute up to a limit, or a fixed sum',
      quote: '(b) the amount of fees in dispute, not to exceed the total fees you paid to us in the',
      anchor: 'liability section',
    },
  },
  holds: [
    {
      term: 'restricted funds',
      days: null,
      starts: null,
      conditions: 'terms are in the Payments Terms of Use, not stored',
      quote: null,
      reason: 'Payments Terms of Use not stored',
    },
  ],
  adverse: [
    {
      topic: 'frivolous claim: fees back',
      plain: 'If the claim is found frivolous, you may have to pay back the fees.',
      quote:
        'you agree to reimburse eBay for all fees associated with the arbitration that have been paid by eBay on your behalf',
      anchor: '§ 18.B.4',
    },
  ],
  amendment: [
    {
      topic: 'existing users from July 26, 2024',
      quote:
        'This User Agreement is effective upon acceptance for new users, and from July 26, 2024 for existing users.',
      anchor: 'head',
    },
  ],
  doubts: [
    'Payments Terms of Use (the holds) not stored.',
    'The webform or form was not seen.',
    'Several eBay entities: name the one that holds the money (eBay Commerce Inc. or another Payments Entity, not in this text).',
    'Historic: replaced by the May 16, 2025 agreement (NAM).',
  ],
};
