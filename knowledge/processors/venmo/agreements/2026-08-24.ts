import { amended, changed } from '../../changed.ts';
import { agreement as before } from './2025-11-17.ts';

const process = 'Dispute Resolution › Mandatory Informal Dispute Resolution Process';
const arbitration = 'Dispute Resolution › Binding Individual Arbitration';
const procedures = 'Dispute Resolution › Arbitration Procedures';
const law = 'Governing Law and Venue';

const firstByCertifiedMail =
  'Before initiating arbitration or commencing a matter in small claims court, you or PayPal must first send the other party, by certified mail, a completed Notice of Dispute form.';
const handwritten =
  'your original handwritten signature or, for PayPal, the original handwritten signature of an authorized representative (and your or our counsel’s original handwritten signature, if represented)';
const authorized =
  'if you have retained an attorney to submit your Notice of Dispute, you also must provide written authorization, with your original handwritten signature, allowing us to discuss the Dispute and your account and to share your account records with your attorney';
const sixtyDays =
  'For a period of 60 days after receipt of a complete Notice of Dispute, you and PayPal agree to negotiate in good faith in an effort to informally resolve the Dispute.';
const jams =
  'The arbitration shall be administered by JAMS in accordance with the then-current JAMS rules, including the JAMS Streamlined Arbitration Rules & Procedures';

/** Holds, disputes and liability read, the rest not. `seen.sha256` is of the 32 passages kept of them, joined by line ends. */
export const agreement = changed(before, {
  id: 'venmo/2026-08-24',
  effective: {
    from: '2026-08-24',
    words: 'This user agreement is effective as of August 24, 2026.',
    until: null,
    how: 'newest copy found; the page is read again on the day of sending',
  },
  seen: {
    on: null,
    read_on: '2026-11-27',
    in: 'weitzman/difficode, agreements/venmo/user_agreement.md @ 0671c94a20a7f6bee187f226e3f3bffae4076a4e',
    text: 'excerpt',
    sha256: 'fdd364f4bb22606d9db913e4ede2b0e47e9e58d07f0fded25bd1a3a033d0b9a4',
  },
  frozen: 'e83d7f5016ee74b66bb8be22f6a60deb688969f2466ea3a94de522072e8d373b',
  party: {
    value: 'PayPal, Inc.',
    quote:
      'This user agreement is a contract between you and PayPal, Inc. governing use of your Venmo account and the Venmo services.',
    anchor: 'head',
  },
  procedure: {
    pre_notice_required: {
      value: true,
      quote: firstByCertifiedMail,
      anchor: process,
      more: [
        'Completion of this Informal Dispute Resolution Process ("Process") is a condition precedent to initiating arbitration.',
      ],
    },
    channels: { value: ['certified_mail'], quote: firstByCertifiedMail, anchor: process },
    address: {
      value: [
        'PayPal, Inc.',
        'Attn: Legal Specialists',
        'Re: Notice of Dispute',
        'P.O. Box 45950',
        'Omaha, NE 68145-0950',
      ],
      quote: 'PayPal, Inc., Attn: Legal Specialists, Re: Notice of Dispute, P.O. Box 45950, Omaha, NE 68145-0950',
      anchor: process,
    },
    form: {
      value: {
        name: 'Notice of Dispute',
        link: 'https://www.paypal.com/us/webapps/mpp/ua/pp-notice-dispute',
        text_seen: false,
      },
      quote: 'a completed Notice of Dispute form',
      anchor: process,
      more: ['https://www.paypal.com/us/webapps/mpp/ua/pp-notice-dispute'],
      note: 'the form itself was not seen: its fields may ask for more, so it is taken from the link on the day',
    },
    contents: {
      value: [
        'form_fields',
        'signature',
        'account_email',
        'account_phone',
        'claims',
        'relief',
        'calculation',
        'documents',
      ],
      quote:
        'the email address and phone number associated with the customer’s Venmo account; a detailed description of the nature and basis of the claims that are being asserted; a statement of the specific relief sought with a good faith calculation for it; and any relevant documents and supporting information reasonably available to the claiming party',
      anchor: process,
      more: ['To be valid, the Notice of Dispute must contain all information called for in the form', handwritten],
    },
    signer: { value: 'customer_personally', quote: handwritten, anchor: process },
    counsel_authorization: { value: true, quote: authorized, anchor: process },
    shares_records: { value: true, quote: 'to share your account records with your attorney', anchor: process },
    ink: { value: ['merchant', 'counsel', 'authorization'], quote: handwritten, anchor: process, more: [authorized] },
    identity_check: {
      value: 'on request',
      quote:
        'We also may ask for verification of your identity and the fact that you authorized submission of the Notice of Dispute or disclosure of account information to your attorney.',
      anchor: process,
    },
    wait_days: { value: 60, quote: sixtyDays, anchor: process },
    wait_starts: {
      value: 'receipt',
      quote: '60 days after receipt of a complete Notice of Dispute',
      anchor: process,
      note: 'of a complete notice: one that lacks anything starts no period',
    },
    conference: {
      value: 'on request',
      quote:
        'The party receiving the Notice of Dispute may request a telephone or video settlement conference to aid in the resolution of the Dispute. If a conference is requested, you and a PayPal representative will personally attend (with counsel, if represented). The conference will be scheduled for a mutually convenient time, which may be outside of the 60-day period.',
      anchor: process,
    },
    forum: {
      value: 'individual arbitration or small claims court',
      quote:
        'shall be resolved through final and binding arbitration, except that you or we may elect to have a Dispute heard in small claims court',
      anchor: arbitration,
    },
    administrator: { value: 'JAMS', quote: jams, anchor: procedures },
    rules: { value: 'JAMS Streamlined Arbitration Rules & Procedures', quote: jams, anchor: procedures },
    seat: {
      value: 'within 50 miles of the county in which the customer resides, or another agreed place',
      quote: 'within 50 miles of the county or parish in which you reside or at another mutually agreed location',
      anchor: procedures,
    },
    demand_address: {
      value: [
        'PayPal, Inc.',
        'Attn: Legal Specialists',
        'Re: Arbitration Demand',
        'P.O. Box 45950',
        'Omaha, NE 68145-0950',
      ],
      quote: 'PayPal, Inc., Attn: Legal Specialists, Re: Arbitration Demand, P.O. Box 45950, Omaha, NE 68145-0950',
      anchor: procedures,
      more: [
        'An arbitration demand must be accompanied by a copy of the Notice of Dispute and a certification of compliance with the Process, and include the original handwritten signature of the party initiating arbitration (and counsel, if represented).',
        "Any submission containing AI-generated content must include a certification by the party (or counsel, if the party is represented) that they have personally verified the content's accuracy.",
      ],
    },
    arbitration_law: {
      value: 'FAA',
      quote:
        'this Arbitration Agreement will be interpreted and enforced in accordance with the substantive and procedural provisions of the FAA and federal arbitration law',
      anchor: arbitration,
    },
    arbitrability: {
      value: 'court',
      quote:
        'issues related to the scope, validity, and enforceability of the Arbitration Agreement, class action waiver, jury trial waiver, or any provisions of the Dispute Resolution section',
      anchor: arbitration,
      more: [
        'If the sufficiency of a Notice of Dispute or compliance with this Process is at issue, such issue may be decided by a court of competent jurisdiction, and any arbitration shall be stayed.',
      ],
    },
    small_claims: {
      value: true,
      quote:
        'except that you or we may elect to have a Dispute heard in small claims court, so long as it proceeds individually and is not removed or appealed to a court of general jurisdiction',
      anchor: arbitration,
      note: 'the notice of dispute comes first for small claims too',
    },
    small_claims_waits: {
      value: true,
      quote: firstByCertifiedMail,
      anchor: process,
      note: 'the notice comes first for small claims by these words; completing the process is named a condition of arbitration alone, so waiting the 60 days for small claims too is the safe course',
    },
    fees_paid_by_processor: {
      value: false,
      quote: 'Payment of arbitration fees will be governed by the JAMS Rules and fee schedule.',
      anchor: 'Dispute Resolution › Costs of Arbitration',
    },
    papers_only_up_to_usd: {
      value: 'any amount',
      quote:
        'The arbitration will be conducted based solely on written submissions, unless either party requests an in-person, telephonic, or videoconference hearing and the arbitrator decides that such a hearing is warranted',
      anchor: procedures,
    },
    class_waiver: {
      value: true,
      quote: 'SHALL BE CONDUCTED ONLY ON AN INDIVIDUAL BASIS AND NOT IN A CLASS',
      anchor: 'Class Action Waiver and Jury Trial Waiver',
    },
    jury_waiver: {
      value: true,
      quote: 'TO THE EXTENT PERMITTED BY APPLICABLE LAW, YOU AND PAYPAL WAIVE THE RIGHT TO A JURY TRIAL.',
      anchor: 'Class Action Waiver and Jury Trial Waiver',
    },
    tolling: {
      value: true,
      quote:
        'All applicable limitations periods (including statutes of limitation) shall be tolled from the date of receipt of a Notice of Dispute through the conclusion of this Process or the date on which the party providing the Notice of Dispute withdraws or abandons the Dispute.',
      anchor: process,
    },
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
        'sending us a written notice postmarked no later than 30 days after the date you accept the user agreement for the first time',
      anchor: 'Dispute Resolution › Opt-Out Procedure',
      more: [
        'You must mail the opt-out notice to PayPal, Inc., Attn: Litigation Department, Re: Venmo Opt-Out Notice, 2211 North First Street, San Jose, CA 95131.',
      ],
    },
    batch_from_demands: {
      value: 25,
      quote:
        'If 25 or more similar Disputes (including yours) are asserted against PayPal by the same or coordinated counsel or are otherwise coordinated (“Mass Arbitration”)',
      anchor: 'Dispute Resolution › Additional Procedures for Mass Arbitration',
    },
    costs: {
      value: 'an offer of judgment shifts costs after the award, either way',
      quote:
        'The arbitrator shall apply the cost-shifting provisions of Federal Rule of Civil Procedure 68 after entry of an award.',
      anchor: procedures,
    },
  },
  holds: before.holds.map((hold) =>
    hold.quote !== null && hold.term === 'hold of money after restricted activities'
      ? {
          ...hold,
          quote:
            'Hold money in your Venmo account for up to 180 days if reasonably needed to protect against the risk of liability or if you or any Teen User has have violated our',
        }
      : hold,
  ),
  adverse: amended(before.adverse, [
    {
      topic: 'amended arbitration terms reach disputes already arisen',
      plain: 'Changed arbitration terms also apply to disputes that began earlier.',
      quote:
        'this Arbitration Agreement replaces and supersedes any prior Agreement to Arbitrate you had with PayPal and will govern and apply to all Disputes, including all Disputes that arose before the effective date of this Arbitration Agreement',
      anchor: 'Dispute Resolution › Superseding Arbitration Agreement',
    },
    {
      topic: 'no closing of a held account',
      plain: 'You may not close the account while it is on hold, limited or under a reserve.',
      quote: 'If your Venmo account is subject to a hold, limitation or reserve.',
      anchor: 'Closing Your Venmo Account',
    },
    {
      topic: 'sanctions in arbitration',
      plain: 'A demand for arbitration without good reason can be punished as in federal court.',
      quote:
        'By submitting an arbitration demand, the party and any counsel represent that, as in federal court, they are complying with the requirements of Federal Rule of Civil Procedure 11(b).',
      anchor: procedures,
    },
    {
      topic: 'courts of New York County alone',
      plain: 'What is not arbitrated goes to the courts in New York County, except small claims.',
      quote:
        'the state and federal courts in New York County, New York will have exclusive jurisdiction over any disputes (except for disputes brought in small claims court) that are not subject to arbitration',
      anchor: law,
    },
  ]),
  amendment: [
    ...before.amendment.filter(({ topic }) => !topic.startsWith('arbitration amendments')),
    {
      topic: 'closing the account before the effective date keeps the arbitration terms before it',
      quote:
        'If you close your PayPal account prior to the effective date of this Arbitration Agreement, then any prior Agreement to Arbitrate between you and PayPal will apply to Disputes.',
      anchor: 'Dispute Resolution › Superseding Arbitration Agreement',
    },
  ],
  doubts: [
    'Business profiles may be under further terms.',
    'The form was not seen.',
    'The JAMS rules and fee schedule were not read: who pays which fees is not known.',
  ],
});
