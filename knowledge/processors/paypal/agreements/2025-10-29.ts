import type { Agreement } from '../../agreement.ts';

/** Whole text read, in the copy of 2025-12-18. An attorney confirms it on the day of use. One file, to be read as one text. */
export const agreement: Agreement = {
  id: 'paypal/2025-10-29',
  title: 'PayPal User Agreement (U.S. accounts)',
  covers: 'payments',
  effective: {
    from: '2025-10-29',
    words: 'Last updated on October 29, 2025',
    until: '2025-12-18',
    how: 'the copy of December 18, 2025 still bore this date; between that day and May 19, 2026 a version may exist that was not found',
  },
  source_url: 'https://www.paypal.com/us/legalhub/paypal/useragreement-full',
  seen: {
    on: '2025-12-18',
    read_on: '2026-11-23',
    in: 'weitzman/difficode, agreements/paypal/terms.md @ 2061bfea8a8824fbfbbce9a919472792bba86322',
    text: 'whole',
    sha256: '4e098006c12c676bf0f6b888672faefeb43ba0769aba0a3436b53c482efa55ed',
  },
  frozen: '10c5ae7e168a786644e4f308aafc7c70f28cc8ab83d98fa2954a2d8e395cf45c',
  party: {
    value: 'PayPal, Inc.',
    quote:
      'This user agreement is a contract between you and PayPal, Inc. governing your use of your PayPal account and the PayPal services.',
    anchor: 'Welcome to PayPal!',
  },
  procedure: {
    pre_notice_required: {
      value: true,
      quote:
        'Before bringing any dispute or claim, you or PayPal must first send the other party, by certified mail, a completed Notice of Dispute.',
      anchor: 'Agreement to Arbitrate › Notices of Disputes',
    },
    channels: {
      value: ['certified_mail'],
      quote: 'you or PayPal must first send the other party, by certified mail, a completed Notice of Dispute',
      anchor: 'Agreement to Arbitrate › Notices of Disputes',
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
      anchor: 'Agreement to Arbitrate › Notices of Disputes',
    },
    email: { value: null, reason: 'no email channel for this notice in the text' },
    form: {
      value: { name: 'Notice of Dispute', link: '/legalhub/pp-notice-dispute', text_seen: false },
      quote: 'To be valid, the Notice of Dispute must contain all information called for in the Notice of Dispute form',
      anchor: 'Agreement to Arbitrate › Notices of Disputes',
      note: 'the form itself was not seen: its fields may ask for more, so it is taken from the link on the day',
    },
    contents: {
      value: ['form_fields', 'signature', 'account_email', 'account_phone', 'claims', 'relief', 'documents'],
      quote:
        'your or PayPal’s signature, the email address and phone number associated with the customer’s PayPal account, a description of the nature and basis of the claims that are being asserted, a statement of the specific relief sought, and any relevant documents and supporting information reasonably available to the claiming party',
      anchor: 'Agreement to Arbitrate › Notices of Disputes',
      more: [
        'To be valid, the Notice of Dispute must contain all information called for in the Notice of Dispute form',
        'including but not limited to: your or PayPal’s signature',
      ],
    },
    signer: {
      value: 'customer',
      quote: 'including but not limited to: your or PayPal’s signature',
      anchor: 'Agreement to Arbitrate › Notices of Disputes',
      note: 'the text asks for "your" signature; whether counsel may sign for the customer is not said: let the merchant sign',
    },
    counsel_authorization: { value: null, reason: 'the stored text says nothing on this' },
    wait_days: {
      value: 45,
      quote:
        'within 45 days after the notice is received by you or PayPal, you or PayPal may commence an arbitration proceeding or suit in small claims court',
      anchor: 'Agreement to Arbitrate › Notices of Disputes',
    },
    wait_starts: {
      value: 'receipt',
      quote: 'within 45 days after the notice is received by you or PayPal',
      anchor: 'Agreement to Arbitrate › Notices of Disputes',
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
      value:
        "AAA Consumer Arbitration Rules up to $10,000, without exception; above, the AAA's rules, the Consumer Rules included as applicable",
      quote:
        'For all claims in which the value of the relief sought is $10,000 U.S. dollars or less, the AAA’s Consumer Arbitration Rules, as modified by this Agreement to Arbitrate, shall apply without exception.',
      anchor: 'Agreement to Arbitrate › Arbitration Procedures',
    },
    seat: {
      value: 'county in which the customer resides, or another agreed place',
      quote:
        'Any arbitration hearings shall be held in the county in which you reside or at another mutually agreed location.',
      anchor: 'Agreement to Arbitrate › Arbitration Procedures',
    },
    governing_law: {
      value: 'DE',
      quote:
        'the laws of the State of Delaware, without regard to principles of conflict of laws, will govern this user agreement and any claim or dispute that has arisen or may arise between you and PayPal',
      anchor: 'Miscellaneous › Governing law',
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
        'within 45 days after the notice is received by you or PayPal, you or PayPal may commence an arbitration proceeding or suit in small claims court',
      anchor: 'Agreement to Arbitrate › Notices of Disputes',
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
        'each of us may bring claims against the other only on an individual basis and not as a plaintiff or class member in any purported class or representative action or proceeding',
      anchor: 'Agreement to Arbitrate › Prohibition of Class and Representative Actions',
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
        from: 'first acceptance of the user agreement',
        address: ['PayPal, Inc.', 'Attn: Litigation Department', '2211 North First Street', 'San Jose, CA 95131'],
      },
      quote:
        'You must mail the opt-out notice to PayPal, Inc., Attn: Litigation Department, 2211 North First Street, San Jose, CA 95131.',
      anchor: 'Agreement to Arbitrate › Opt-Out Procedure',
      more: [
        'The opt-out notice must be postmarked no later than 30 days after the date you accept this user agreement for the first time.',
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
      value: 'actual direct damages; no consequential damages',
      quote:
        'Our liability to you or any third parties in any circumstance is limited to the actual amount of direct damages.',
      anchor: 'Indemnification and Limitation of Liability › Limitation of liability',
    },
  },
  holds: [
    {
      term: 'payment hold (risk)',
      days: 21,
      starts: 'day the payment was received',
      counts: 'payment',
      conditions: 'risk decision of PayPal; "generally"; earlier release at its discretion',
      quote:
        'Risk-based holds generally remain in place for up to 21 days from the date the payment was received into your PayPal account.',
      anchor: 'Holds › Holds based on PayPal’s risk decisions',
    },
    {
      term: 'payment hold, payment disputed',
      days: 180,
      starts: 'not stated; the sentence before counts from receipt',
      counts: 'payment',
      conditions: 'only while the payment is challenged',
      quote:
        'In this case, we’ll hold the payment in your PayPal account until the matter is resolved (but no longer than 180 days).',
      anchor: 'Holds › Holds based on PayPal’s risk decisions',
    },
    {
      term: 'hold of the balance after restricted activities or limitation',
      days: 180,
      starts: 'not stated',
      counts: 'limitation',
      conditions:
        '"if reasonably needed to protect against the risk of liability" or Acceptable Use Policy violated; longer only by legal process',
      quote:
        'for up to 180 days if reasonably needed to protect against the risk of liability or if you have violated our Acceptable Use Policy',
      anchor: 'Actions We May Take if You Engage in Any Restricted Activities',
    },
    {
      term: 'legal process',
      days: null,
      starts: 'order or legal process',
      conditions: 'court order, law, regulation',
      quote: 'the hold, reserve or limitation may remain in place longer than 180 days',
      anchor: 'Court Orders, Regulatory Requirements, or Other Legal Processes',
    },
    {
      term: 'reserve on a business account',
      days: null,
      starts: 'terms are notified',
      conditions: 'high risk believed; 10 % / 90 rolling days is an example, not a cap',
      quote: 'your reserve could be set at 10% and held for a 90-day rolling period',
      anchor: 'Reserves placed on business accounts',
    },
    {
      term: 'reserve: terms are notified',
      days: null,
      starts: null,
      conditions: 'duty of PayPal',
      quote:
        'If we place a reserve on funds in your account, the funds will be shown as "pending" and we’ll notify you of the terms of the reserve.',
      anchor: 'Reserves placed on business accounts',
    },
    {
      term: 'after closure',
      days: null,
      starts: 'closure or termination',
      conditions: 'unrestricted funds are made available',
      quote:
        'we’ll provide you with notice of our actions and make any unrestricted funds held in the balance of your Balance Account linked to your personal account or in the balance of your business account',
      anchor: 'Actions We May Take if You Engage in Any Restricted Activities',
      note: 'only "unrestricted" funds',
    },
  ],
  adverse: [
    {
      topic: 'sole discretion over holds',
      plain: 'The processor decides alone whether and how long it holds money.',
      quote: 'we’ll provide you with notice of our actions, but we retain the sole discretion to take these actions',
      anchor: 'What are holds, limitations, and reserves',
    },
    {
      topic: 'confidential criteria',
      plain: 'It may decide by criteria that it keeps to itself.',
      quote:
        'Our decision about holds, limitations and reserves may be based on confidential criteria that are essential to our management of risk',
      anchor: 'What are holds, limitations, and reserves',
    },
    {
      topic: 'no duty to explain risk methods',
      plain: 'It need not explain how it judged the risk.',
      quote:
        'You agree that we have no obligation to disclose the details of our risk management or security procedures to you.',
      anchor: 'What are holds, limitations, and reserves',
    },
    {
      topic: 'merchant must cooperate',
      plain: 'You must give it documents that it reasonably asks for, in time.',
      quote:
        'you agree to cooperate with PayPal’s reasonable requests for financial statements and other documentation or information in a timely fashion',
      anchor: 'What are holds, limitations, and reserves',
    },
    {
      topic: 'policy branch of the 180 days has no reasonableness wording',
      plain:
        'If it says that you broke its policy, it may hold money for 180 days without showing that this is needed.',
      quote: 'or if you have violated our Acceptable Use Policy',
      anchor: 'Actions We May Take if You Engage in Any Restricted Activities',
    },
    {
      topic: 'action may go on after documents were given',
      plain: 'It may go on holding money after you have given the documents.',
      quote:
        'if we reasonably believe a risk still exists after you have provided us that information, we may take action to protect PayPal',
      anchor: 'Account Limitations',
    },
    {
      topic: 'security interest in the balance',
      plain: 'It has a security interest in the money in your account.',
      quote: 'you grant to PayPal a lien on, and security interest in and to, funds held in your PayPal account',
      anchor: 'PayPal’s Rights › Security interest',
    },
    {
      topic: 'set-off for affiliates',
      plain: 'It may take from your balance what you owe to its affiliates.',
      quote:
        'if you have a past due amount owed to us or our affiliates, PayPal may debit your PayPal account to pay any amounts that are past due',
      anchor: 'PayPal’s Rights › Amounts owed to PayPal',
    },
    {
      topic: 'no consequential damages',
      plain: 'You cannot claim lost profits or other indirect losses.',
      quote: 'In no event shall PayPal be liable for lost profits or any special, incidental or consequential damages',
      anchor: 'Limitation of liability',
    },
    {
      topic: 'no damages for a suspension',
      plain: 'You cannot claim damages for a suspended account.',
      quote: '(6) a suspension or other action taken with respect to your PayPal account',
      anchor: 'Limitation of liability',
    },
    {
      topic: 'not a trustee, agent or escrow',
      plain: 'It does not hold your money as a trustee, agent or escrow.',
      quote: 'Act as your agent or trustee',
      anchor: 'Miscellaneous › PayPal is only a payment service provider (list after “We do not:”)',
    },
    {
      topic: 'class waiver',
      plain: 'You can claim only for yourself, not together with others.',
      quote: 'not as a plaintiff or class member in any purported class or representative action or proceeding',
      anchor: 'Agreement to Arbitrate',
    },
    {
      topic: 'amended arbitration terms reach disputes already arisen',
      plain: 'Changed arbitration terms also apply to disputes that began earlier.',
      quote:
        'The amendment shall apply to all other disputes or claims governed by this Agreement to Arbitrate that have arisen or may arise between you and PayPal.',
      anchor: 'Agreement to Arbitrate › Future Amendments',
    },
    {
      topic: 'five days’ notice of adverse changes for business accounts',
      plain: 'Terms can change to your disadvantage with five days’ notice.',
      quote: 'then such notice will be provided at least 5 days before the applicable effective date',
      anchor: 'Welcome to PayPal!',
    },
  ],
  amendment: [
    {
      topic: 'effective when posted, unless noted otherwise',
      quote: 'The revised version will be effective at the time we post it, unless otherwise noted.',
      anchor: 'Welcome to PayPal!',
    },
    {
      topic: 'business accounts: 5 days’ notice if rights are reduced',
      quote: 'then such notice will be provided at least 5 days before the applicable effective date',
      anchor: 'Welcome to PayPal!',
    },
    {
      topic: 'arbitration terms: an amendment does not reach a claim already filed',
      quote:
        'that amendment shall not apply to any claim that was filed in a legal proceeding against PayPal or you prior to the effective date of the amendment',
      anchor: 'Agreement to Arbitrate › Future Amendments',
    },
    {
      topic: 'arbitration terms: 30 days’ posting and email',
      quote:
        'We will notify you of amendments to this Agreement to Arbitrate by posting the amended terms on www.paypal.com at least 30 days before the effective date of the amendments and by providing notice through email.',
      anchor: 'Agreement to Arbitrate › Future Amendments',
    },
    {
      topic: 'address changes take effect without that protection',
      quote: '(other than an amendment to any notice address or website link provided herein)',
      anchor: 'Agreement to Arbitrate › Future Amendments',
    },
  ],
  doubts: [
    'Is this version still the one in force on the day of sending; has the address changed (address changes need no 30 days’ protection).',
    'The Notice of Dispute form is named and linked but was not seen: its fields may ask for more.',
    'Whether counsel may sign, and whether the account holder must be a natural person; safest is the merchant’s own signature.',
    'Certified mail goes to a P.O. box: a private courier cannot deliver there (general knowledge).',
    'Value of relief at $10,000 and $25,000: does interest count.',
    'The $2,500 Acceptable Use Policy damages are not in the user agreement copy: look in the policy itself.',
  ],
};
