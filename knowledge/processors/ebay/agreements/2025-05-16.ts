import type { Agreement } from '../../agreement.ts';

/** Whole text read, in the copy of 2025-06-16. An attorney confirms it on the day of use. One file, to be read as one text. */
export const agreement: Agreement = {
  id: 'ebay/2025-05-16',
  title: 'eBay User Agreement (eBay.com)',
  covers: 'payments',
  effective: {
    from: '2025-05-16',
    words:
      'For users who agreed to a prior version of our User Agreement, this agreement is effective as of May 16, 2025.',
    until: '2025-08-27',
    how: 'the version of August 28, 2025 names this one as its predecessor',
  },
  source_url: 'https://www.ebay.com/help/policies/member-behaviour-policies/user-agreement?id=4259',
  seen: {
    on: '2025-06-16',
    read_on: '2026-11-23',
    in: 'OpenTermsArchive/contrib-versions, “eBay/Terms of Service.md” @ 95770967d2b4985ea77747b4b55d0d1f777ce60c',
    text: 'whole',
    sha256: '15e4036c52528d319adc5464a3f5468f2e71d051529931ce457fafed9d6ffd05',
  },
  frozen: '8f7394e382883bf7e3ba014a00031cf27981c2b2bbbe07d75ce078ca3f21e9b0',
  party: {
    value: 'eBay Inc.',
    quote: 'eBay Inc., 2025 Hamilton Ave., San Jose, CA 95125, if you reside in the United States',
    anchor: '§ 1',
    note: 'funds are handled by the eBay Payments Entities under the Payments Terms of Use, not stored',
  },
  procedure: {
    pre_notice_required: {
      value: true,
      quote:
        'To initiate Informal Dispute Resolution, a party must give notice to the other party in writing in a valid Notice of Dispute ("Notice")',
      anchor: '§ 19.B.1',
    },
    channels: {
      value: ['email', 'mail'],
      quote:
        'Such Notice to eBay should be sent by email to DisputeNotice@eBay.com or regular mail to our offices located at 583 W. eBay Way, Draper, UT 84020.',
      anchor: '§ 19.B.1',
    },
    address: {
      value: ['583 W. eBay Way', 'Draper, UT 84020'],
      quote: 'regular mail to our offices located at 583 W. eBay Way, Draper, UT 84020',
      anchor: '§ 19.B.1',
      note: 'the text says “our offices” and names no first line',
    },
    email: {
      value: 'DisputeNotice@eBay.com',
      quote: 'should be sent by email to DisputeNotice@eBay.com',
      anchor: '§ 19.B.1',
    },
    form: {
      value: {
        name: 'Notice of Dispute',
        link: 'https://p.ebaystatic.com/aw/help/legal/Notice_of_Dispute.pdf',
        text_seen: false,
      },
      quote: 'complete all information on the Notice form',
      anchor: '§ 19.B.1',
      note: 'the form itself was not seen: its fields may ask for more, so it is taken from the link on the day',
    },
    contents: {
      value: ['form_fields', 'signature', 'claims', 'relief', 'username', 'account_email', 'account_phone'],
      quote:
        'including a description of the claims you are asserting, the specific relief sought, and the user name, email address and phone number associated with your account',
      anchor: '§ 19.B.1',
      more: [
        'complete all information on the Notice form',
        'To be valid, you must personally sign the Notice and complete all information on the Notice form',
      ],
    },
    signer: {
      value: 'customer_personally',
      quote: 'To be valid, you must personally sign the Notice and complete all information on the Notice form',
      anchor: '§ 19.B.1',
    },
    counsel_authorization: { value: null, reason: 'nothing for the notice' },
    wait_days: {
      value: 45,
      quote:
        'The Informal Dispute Resolution process lasts 45 days and is a mandatory precondition to commencing arbitration.',
      anchor: '§ 19.B.1',
    },
    wait_starts: { value: 'receipt', quote: 'within 45 days after receipt of a Notice', anchor: '§ 19.B.4' },
    conference: { value: null, reason: 'good-faith informal efforts; no conference in the text' },
    forum: {
      value: 'individual arbitration or small claims court',
      quote:
        'you or eBay may seek relief in small claims court if such claims qualify and remain in small claims court',
      anchor: '§ 19.B',
    },
    administrator: {
      value: 'National Arbitration & Mediation (NAM)',
      quote: 'The arbitration will be administered by National Arbitration & Mediation ("NAM")',
      anchor: '§ 19.B.4',
    },
    rules: {
      value: 'NAM Comprehensive Dispute Resolution Rules and Procedure',
      quote: 'in accordance with the NAM Comprehensive Dispute Resolution Rules and Procedure',
      anchor: '§ 19.B.4',
    },
    seat: {
      value: 'county of residence',
      quote: 'will be conducted in the county where you reside',
      anchor: '§ 19.B.4',
    },
    demand_address: {
      value: ['eBay Inc.', 'Attn: Litigation Department', '583 W. eBay Way', 'Draper, UT 84020'],
      quote: 'should be sent by mail to eBay Inc., Attn: Litigation Department, 583 W. eBay Way, Draper, UT 84020',
      anchor: '§ 19.B.4',
    },
    governing_law: {
      value: 'UT',
      quote:
        'the laws of the State of Utah, without regard to principles of conflict of laws, will govern this User Agreement and any claim or dispute',
      anchor: '§ 19.A',
    },
    arbitration_law: {
      value: 'FAA',
      quote:
        'the Federal Arbitration Act, 9 U.S.C. § 1 et seq., will govern the interpretation and enforcement of this Agreement to Arbitrate',
      anchor: '§ 19.B.4',
    },
    arbitrability: {
      value: 'arbitrator; class waiver: court',
      quote:
        'The arbitrator shall have exclusive authority to resolve any Dispute, including, without limitation, disputes regarding the interpretation or application of the Agreement to Arbitrate',
      anchor: '§ 19.B.4',
    },
    small_claims: {
      value: true,
      quote:
        'you or eBay may seek relief in small claims court if such claims qualify and remain in small claims court',
      anchor: '§ 19.B',
    },
    small_claims_waits: {
      value: true,
      quote:
        'You and eBay agree to participate in good faith informal efforts to resolve Disputes before starting an arbitration or initiating an action in small claims court',
      anchor: '§ 19.B.1',
    },
    fees_paid_by_processor: {
      value: { up_to_usd: 10_000, how: 'informal process complied with' },
      quote:
        'the value of the relief sought in the Dispute is $10,000 or less, at your request eBay will pay all filing, administration, and arbitrator fees associated with the arbitration',
      anchor: '§ 19.B.6',
    },
    papers_only_up_to_usd: { value: null, reason: 'the stored text says nothing on this' },
    class_waiver: {
      value: true,
      quote: 'BRING CLAIMS AGAINST THE OTHER ONLY ON AN INDIVIDUAL BASIS',
      anchor: '§ 19.B.3',
    },
    jury_waiver: {
      value: true,
      quote:
        'YOU AND EBAY HEREBY WAIVE ANY CONSTITUTIONAL AND STATUTORY RIGHTS TO SUE IN COURT AND HAVE A TRIAL IN FRONT OF A JUDGE OR A JURY.',
      anchor: '§ 19.B.2',
    },
    tolling: {
      value: true,
      quote:
        'The statute of limitations and any filing deadlines shall be tolled while the parties engage in Informal Dispute Resolution.',
      anchor: '§ 19.B.1',
    },
    opt_out: {
      value: {
        days: 30,
        from: 'first acceptance',
        address: [
          'eBay Inc.',
          'Attn: Litigation Department',
          'Re: Opt-Out Notice',
          '583 West eBay Way',
          'Draper, UT 84020',
        ],
      },
      quote:
        'YOU MUST MAIL THE OPT-OUT NOTICE TO EBAY INC., ATTN: LITIGATION DEPARTMENT, RE: OPT-OUT NOTICE, 583 WEST EBAY WAY, DRAPER, UT 84020',
      anchor: '§ 19.B.9',
      more: ['30 DAYS FROM THE DATE YOU FIRST ACCEPT THIS USER AGREEMENT'],
    },
    batch_from_demands: {
      value: 25,
      quote:
        'in the event that there are 25 or more individual Demands of a substantially similar nature filed against eBay by or with the assistance of the same law firm',
      anchor: '§ 19.B.7',
    },
    batch_size: {
      value: 100,
      quote: 'administer the arbitration demands in batches of 100 Demands per batch',
      anchor: '§ 19.B.7',
    },
    limitation_years: {
      value: null,
      reason: 'the general statute applies: “must be initiated within the applicable statute of limitation”',
    },
    costs: {
      value: 'own fees; frivolous or improper purpose; offer of judgment shifts later costs',
      quote:
        'The parties shall bear their own attorneys’ fees and costs in arbitration unless the arbitrator finds that either the substance of the Dispute or the relief sought in the Demand was frivolous or was brought for an improper purpose',
      anchor: '§ 19.B.6',
    },
    confidentiality: {
      value: 'materials exchanged in the arbitration',
      quote: 'all materials and documents exchanged during the arbitration proceedings shall be kept confidential',
      anchor: '§ 19.B.4',
    },
    liability_cap: {
      value: 'greatest of money-back amounts, fees in dispute up to 12 months’ fees, $100',
      quote:
        '(b) the amount of fees in dispute, not to exceed the total fees you paid to us in the 12 months prior to the action giving rise to the liability, or (c) $100',
      anchor: '§ 16',
    },
  },
  holds: [
    {
      term: 'restricted funds',
      days: null,
      starts: null,
      conditions: 'terms are in the Payments Terms of Use, which are not stored',
      quote:
        'eBay Payments Entities (as defined below) may restrict access to your funds as described in the Payments Terms of Use',
      anchor: '§ 12',
    },
  ],
  adverse: [
    {
      topic: 'batch arbitration',
      plain: 'Similar cases can be made to wait and be decided in batches.',
      quote: 'in the event that there are 25 or more individual Demands of a substantially similar nature',
      anchor: '§ 19.B.7',
    },
    {
      topic: 'offer of judgment',
      plain: 'If you refuse an offer and win no more, you may have to pay costs.',
      quote:
        'the other party shall not recover any post-offer costs to which they otherwise would be entitled and shall pay the offering party’s costs from the time of the offer',
      anchor: '§ 19.B.4',
    },
    {
      topic: 'no liability for a suspension',
      plain: 'It is not liable for suspending your account.',
      quote: 'a suspension or other action taken with respect to your account',
      anchor: '§ 16',
    },
    {
      topic: 'delegation',
      plain: 'The arbitrator, not a court, decides whether the dispute must be arbitrated.',
      quote: 'The arbitrator shall have exclusive authority to resolve any Dispute',
      anchor: '§ 19.B.4',
    },
  ],
  amendment: [
    {
      topic: '30 days’ notice by posting, message center or email',
      quote: "We will provide you 30 days' notice by posting the amended terms.",
      anchor: '§ 20',
    },
    {
      topic: 'arbitration amendment does not reach a claim already filed',
      quote:
        'that amendment shall not apply to any claim already filed in arbitration (or, where permitted, in court or small claims court) against eBay prior to the effective date of the amendment',
      anchor: '§ 19.B.10',
    },
    {
      topic: 'it reaches all other disputes',
      quote:
        'The amendment shall apply to all other disputes or claims governed by the Agreement to Arbitrate that have arisen or may arise between you and eBay.',
      anchor: '§ 19.B.10',
    },
  ],
  doubts: [
    'Payments Terms of Use (the holds) not stored.',
    'The webform or form was not seen.',
    'Several eBay entities: name the one that holds the money (eBay Commerce Inc. or another Payments Entity, not in this text).',
  ],
};
