import type { Agreement } from '../../agreement.ts';

/** Whole text read, in the copy of 2025-11-07. An attorney confirms it on the day of use. One file, to be read as one text. */
export const agreement: Agreement = {
  id: 'venmo/2025-10-07',
  title: 'Venmo User Agreement',
  covers: 'payments',
  effective: {
    from: '2025-10-07',
    words: 'This user agreement is effective as of October 7, 2025.',
    until: '2025-11-16',
    how: 'the copy of November 7, 2025 still bore this date, so the version of November 17, 2025 is its neighbor',
  },
  source_url: 'https://venmo.com/legal/us-user-agreement/',
  seen: {
    on: '2025-11-07',
    read_on: '2026-11-23',
    in: 'weitzman/difficode, agreements/venmo/user_agreement.md @ 165fa048bf860bf1b3836e9dcc85ce17e5613be5',
    text: 'whole',
    sha256: 'ee39eaa3d4b50d111e637e954c377ad1aca1680d24c4b45e4f1997aca3483468',
  },
  frozen: 'c8d99ac948a3508eea237ae8c74f5374bd0823270220fe3cb931ef4d3e3e818c',
  party: {
    value: 'PayPal, Inc.',
    quote:
      'You and PayPal each agree that any and all disputes or claims that have arisen or may arise between you and PayPal',
    anchor: 'Agreement to Arbitrate',
    more: [
      'You should send this notice to PayPal at: PayPal, Inc., Attn: Legal Specialists, Re: Notice of Dispute, P.O. Box 45950, Omaha, NE 68145-0950.',
    ],
  },
  procedure: {
    pre_notice_required: {
      value: true,
      quote:
        'Before bringing any dispute or claim, you or PayPal must first send the other party, by certified mail, a completed Notice of Dispute.',
      anchor: 'Agreement to Arbitrate › Notice of Disputes and Settlement Discussion',
    },
    channels: {
      value: ['certified_mail'],
      quote: 'you or PayPal must first send the other party, by certified mail, a completed Notice of Dispute',
      anchor: 'Agreement to Arbitrate › Notice of Disputes and Settlement Discussion',
    },
    address: {
      value: [
        'PayPal, Inc.',
        'Attn: Legal Specialists',
        'Re: Notice of Dispute',
        'P.O. Box 45950',
        'Omaha, NE 68145-0950',
      ],
      quote:
        'You should send this notice to PayPal at: PayPal, Inc., Attn: Legal Specialists, Re: Notice of Dispute, P.O. Box 45950, Omaha, NE 68145-0950.',
      anchor: 'Agreement to Arbitrate › Notice of Disputes and Settlement Discussion',
    },
    email: { value: null, reason: 'no email channel for this notice in the text' },
    form: {
      value: {
        name: 'Notice of Dispute',
        link: 'https://www.paypal.com/us/webapps/mpp/ua/pp-notice-dispute',
        text_seen: false,
      },
      quote: 'To be valid, the Notice of Dispute must contain all information called for in the Notice of Dispute form',
      anchor: 'Agreement to Arbitrate › Notice of Disputes and Settlement Discussion',
      note: 'the form itself was not seen: its fields may ask for more, so it is taken from the link on the day',
    },
    contents: {
      value: ['form_fields', 'signature', 'account_email', 'account_phone', 'claims', 'relief', 'documents'],
      quote:
        'your or PayPal’s signature, the email address and phone number associated with the customer’s Venmo account, a description of the nature and basis of the claims that are being asserted, a statement of the specific relief sought, and any relevant documents and supporting information reasonably available to the claiming party',
      anchor: 'Agreement to Arbitrate › Notice of Disputes and Settlement Discussion',
      more: [
        'To be valid, the Notice of Dispute must contain all information called for in the Notice of Dispute form',
        'including but not limited to: your or PayPal’s signature',
      ],
    },
    signer: {
      value: 'customer',
      quote: 'including but not limited to: your or PayPal’s signature',
      anchor: 'Agreement to Arbitrate › Notice of Disputes and Settlement Discussion',
      note: 'the text asks for "your" signature; whether counsel may sign for the customer is not said: let the merchant sign',
    },
    counsel_authorization: { value: null, reason: 'the stored text says nothing on this' },
    wait_days: {
      value: 45,
      quote:
        'within 45 days after the notice is received by you or PayPal, you or PayPal may commence an arbitration proceeding',
      anchor: 'Agreement to Arbitrate › Notice of Disputes and Settlement Discussion',
    },
    wait_starts: {
      value: 'receipt',
      quote: 'within 45 days after the notice is received by you or PayPal',
      anchor: 'Agreement to Arbitrate › Notice of Disputes and Settlement Discussion',
    },
    conference: { value: null, reason: 'the stored text says nothing on this' },
    forum: {
      value: 'individual arbitration or small claims court',
      quote: 'shall be resolved exclusively through final and binding arbitration or in small claims court',
      anchor: 'Agreement to Arbitrate › Our Agreement',
    },
    administrator: {
      value: 'American Arbitration Association',
      quote: 'Any arbitration will be administered by the American Arbitration Association (referred to as the "AAA").',
      anchor: 'Agreement to Arbitrate › Arbitration Procedures',
    },
    rules: {
      value: 'AAA Consumer Arbitration Rules for all claims',
      quote:
        'For all claims, the Consumer Arbitration Rules in effect at the time the arbitration is commenced, as applicable, and as modified by this Agreement to Arbitrate, shall apply.',
      anchor: 'Agreement to Arbitrate › Arbitration Procedures',
    },
    seat: {
      value: 'county in which the customer resides, or another agreed place',
      quote:
        'Any arbitration hearings shall be held in the county in which you reside or at another mutually agreed location.',
      anchor: 'Agreement to Arbitrate › Arbitration Procedures',
    },
    governing_law: {
      value: 'NY',
      quote:
        'the laws of the State of New York, without regard to principles of conflict of laws, will govern this user agreement and any claim or dispute',
      anchor: 'Governing law',
    },
    arbitration_law: {
      value: 'FAA',
      quote: 'The Federal Arbitration Act governs the interpretation and enforcement of this Agreement to Arbitrate.',
      anchor: 'Agreement to Arbitrate › Our Agreement',
    },
    arbitrability: {
      value: 'court',
      quote:
        'a court of competent jurisdiction shall decide issues relating to arbitrability, the scope or enforceability of this Agreement to Arbitrate',
      anchor: 'Agreement to Arbitrate › Arbitration Procedures',
    },
    small_claims: {
      value: true,
      quote:
        'You or PayPal may assert claims in small claims court instead of in arbitration if the claims qualify and so long as the matter remains in small claims court',
      anchor: 'Agreement to Arbitrate › Our Agreement',
      note: 'the notice of dispute comes first for small claims too',
    },
    small_claims_waits: {
      value: true,
      quote:
        'Before bringing any dispute or claim, you or PayPal must first send the other party, by certified mail, a completed Notice of Dispute.',
      anchor: 'Agreement to Arbitrate › Notice of Disputes and Settlement Discussion',
      note: 'the notice comes first for any claim; the text names arbitration alone after the 45 days, so small claims waits for them too',
    },
    fees_paid_by_processor: {
      value: {
        up_to_usd: 10_000,
        how: 'request by mail to the AAA together with the Demand for Arbitration',
        above: 'only as far as the arbitrator finds the cost of access prohibitive',
      },
      quote:
        'If the value of the relief sought is $10,000 or less, at your request, PayPal will pay all AAA or arbitrator fees associated with the arbitration.',
      anchor: 'Agreement to Arbitrate › Costs of Arbitration',
    },
    papers_only_up_to_usd: {
      value: 25_000,
      quote:
        'If the value of the relief sought is $25,000 or less, the arbitration will be conducted based solely on written submissions, unless any party requests an in-person, telephonic, or videoconference hearing',
      anchor: 'Agreement to Arbitrate › Arbitration Procedures',
    },
    class_waiver: {
      value: true,
      quote:
        'each of us may bring claims against the other only on an individual basis and not as a plaintiff or class member',
      anchor: 'Agreement to Arbitrate',
    },
    jury_waiver: {
      value: true,
      quote: 'including your and our agreement to waive the right to trial by jury',
      anchor: 'Agreement to Arbitrate (first list)',
    },
    tolling: { value: null, reason: 'the stored text says nothing on this' },
    opt_out: {
      value: {
        days: 30,
        from: 'first acceptance',
        address: [
          'PayPal, Inc.',
          'Attn: Litigation Department',
          'Re: Venmo Opt-Out Notice',
          '2211 North First Street',
          'San Jose, CA 95131',
        ],
      },
      quote:
        'You must mail the opt-out notice to PayPal, Inc., Attn: Litigation Department, Re: Venmo Opt-Out Notice, 2211 North First Street, San Jose, CA 95131.',
      anchor: 'Agreement to Arbitrate › Opt-Out Procedure',
      more: [
        'For new Venmo users, the opt-out notice must be postmarked no later than 30 days after the date you accept the User Agreement for the first time.',
      ],
    },
    batch_from_demands: { value: null, reason: 'the stored text says nothing on this; consolidation needs both sides' },
    limitation_years: { value: null, reason: 'the stored text says nothing on this' },
    costs: {
      value: 'frivolous claim or improper purpose only, either way',
      quote:
        'frivolous or brought for an improper purpose, then you or PayPal may seek to recover from you or PayPal any fees it paid, including attorneys’ fees, to the extent permitted by the AAA’s rules and applicable law',
      anchor: 'Agreement to Arbitrate › Costs of Arbitration',
    },
    confidentiality: { value: null, reason: 'the stored text says nothing on this' },
    liability_cap: {
      value: 'actual direct damages',
      quote:
        'Our liability to you or any third parties in any circumstance is limited to the actual amount of direct damages.',
      anchor: 'Limitation of liability',
    },
  },
  holds: [
    {
      term: 'payment hold (risk)',
      days: 180,
      starts: 'day of the transaction',
      counts: 'payment',
      conditions: 'sole discretion',
      quote: 'Risk-based holds may remain in place for up to 180 days from the date the transaction was made.',
      anchor: 'Holds based on Venmo’s risk decisions',
    },
    {
      term: 'hold of money after restricted activities',
      days: 180,
      starts: 'not stated',
      counts: 'limitation',
      conditions: 'reasonably needed, or policy violated',
      quote: 'for up to 180 days if reasonably needed to protect against the risk of liability',
      anchor: 'Actions We May Take if You Engage in Any Restricted Activities',
    },
    {
      term: 'payment hold, payment disputed',
      days: null,
      starts: null,
      conditions: 'until decided',
      quote:
        'we may place a temporary hold on the funds in your Venmo account to cover the amount that could be reversed',
      anchor: 'Holds based on disputed transactions',
    },
    {
      term: 'legal process',
      days: null,
      starts: null,
      conditions: 'order or law',
      quote: 'the hold or limitation may remain in place longer than 180 days',
      anchor: 'Court Orders, Regulatory Requirements or Other Legal Process',
    },
    {
      term: 'after closure',
      days: null,
      starts: 'closure',
      conditions: 'unrestricted money only',
      quote:
        'make any unrestricted money held in your Venmo account or that has been sent to you available for withdrawal',
      anchor: 'Actions We May Take',
    },
  ],
  adverse: [
    {
      topic: 'sole discretion',
      plain: 'The processor decides as it sees fit.',
      quote: 'Venmo may, in its sole discretion, take account-level or transaction-level actions',
      anchor: 'What are holds and limitations',
    },
    {
      topic: 'confidential criteria',
      plain: 'It may decide by criteria that it keeps to itself.',
      quote:
        'Our decision about holds and limitations may be based on confidential criteria that are essential to our management of risk',
      anchor: 'What are holds and limitations',
    },
    {
      topic: 'no duty to explain',
      plain: 'It need not explain its decision.',
      quote: 'We have no obligation to disclose the details of our risk management or security procedures to you.',
      anchor: 'What are holds and limitations',
    },
    {
      topic: 'earlier release is discretionary',
      plain: 'Whether money is released early is up to the processor.',
      quote: 'any earlier release is at our sole discretion',
      anchor: 'Holds based on Venmo’s risk decisions',
    },
    {
      topic: 'set-off for affiliates',
      plain: 'It may take from your balance what you owe to its affiliates.',
      quote: 'accounts and amounts owed by using our various products such as PayPal, Xoom or Braintree',
      anchor: 'Amounts owed',
    },
    {
      topic: 'no consequential damages',
      plain: 'You cannot claim lost profits or other indirect losses.',
      quote: 'In no event shall PayPal be liable for lost profits or any special, incidental or consequential damages',
      anchor: 'Limitation of liability',
    },
    {
      topic: 'amended arbitration terms reach disputes already arisen',
      plain: 'Changed arbitration terms also apply to disputes that began earlier.',
      quote:
        'The amendment shall apply to all other disputes or claims governed by this Agreement to Arbitrate that have arisen or may arise',
      anchor: 'Future Amendments',
    },
  ],
  amendment: [
    {
      topic: 'effective when posted, unless noted',
      quote: 'The revised version will be effective at the time we post it, unless otherwise noted.',
      anchor: 'head',
    },
    {
      topic: '21 days’ notice of adverse changes',
      quote: 'we will provide notice to you of at least 21 days',
      anchor: 'head',
    },
    {
      topic: 'arbitration amendments: 21 days by email, not for filed claims',
      quote:
        'We will notify you of amendments to this Agreement to Arbitrate by providing notice through email at least 21 days before the effective date of the amendments.',
      anchor: 'Future Amendments',
    },
  ],
  doubts: [
    'A 2026 version is likely; only copies of October and November 2025 are stored.',
    'Business profiles may be under further terms.',
    'The form was not seen.',
  ],
};
