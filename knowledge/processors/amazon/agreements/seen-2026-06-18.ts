import { amended, changed } from '../../changed.ts';
import { agreement as before } from './seen-2024-04-15.ts';

/** Whole text read, in the copy of 2026-06-18. An attorney confirms it on the day of use. */
export const agreement = changed(before, {
  id: 'amazon/seen-2026-06-18',
  effective: {
    from: '2026-06-18',
    words: null,
    until: null,
    how: 'no date stands in the text: known from the day of the copy',
  },
  seen: {
    on: '2026-06-18',
    read_on: '2026-11-23',
    in: 'OpenTermsArchive/contrib-versions, “Amazon Seller Central/Marketplace Sellers Conditions.md” @ ae38b59d8c9a812fc578d2040c848865e14c0a4a',
    text: 'whole',
    sha256: 'e327f5c65257846f87fa9261bb8f65ab550bc19b2fa28f6c3c41c44d98783c31',
  },
  frozen: 'ec76a772ba2ca28f4a913d125497435fb0729b66bf007115d87bd9021d9a45e6',
  procedure: {
    pre_notice_required: {
      value: true,
      quote:
        'Before you may begin an arbitration proceeding, you must send a letter notifying us of your intent to pursue arbitration and describing your claim to our registered agent',
      anchor: '§ 20 (Dispute Resolution)',
    },
    channels: {
      value: ['mail'],
      quote:
        'you must send a letter notifying us of your intent to pursue arbitration and describing your claim to our registered agent',
      anchor: '§ 20 (Dispute Resolution)',
    },
    address: {
      value: ['CSC', '300 Deschutes Way SW, Suite 208 MC-CSC1', 'Tumwater, WA 98501'],
      quote: 'our registered agent, CSC 300 Deschutes Way SW, Suite 208 MC-CSC1, Tumwater, WA 98501',
      anchor: '§ 20 (Dispute Resolution)',
    },
    contents: {
      value: ['intent', 'claims'],
      quote: 'a letter notifying us of your intent to pursue arbitration and describing your claim',
      anchor: '§ 20 (Dispute Resolution)',
    },
    forum: {
      value: 'arbitration or small claims',
      quote:
        'either party may elect to proceed in a small claims court that is a Governing Court if your claims qualify',
      anchor: '§ 20 (Dispute Resolution)',
    },
    administrator: {
      value: 'American Arbitration Association',
      quote:
        'The arbitration will be conducted by the American Arbitration Association (AAA) under its commercial rules.',
      anchor: '§ 20 (Dispute Resolution)',
    },
    rules: {
      value: 'AAA commercial rules; expedited procedures for monetary relief under $50,000',
      quote:
        'The expedited procedures of the AAA’s rules will apply only in cases seeking exclusively monetary relief under $50,000',
      anchor: '§ 20 (Dispute Resolution)',
    },
    arbitrability: {
      value: 'arbitrator',
      quote:
        'The arbitrator shall have the power to rule on the arbitrator’s jurisdiction, including the existence, scope, or validity of the arbitration agreement or the arbitrability of any claim or counterclaim.',
      anchor: '§ 20 (Dispute Resolution)',
    },
    small_claims: {
      value: true,
      quote:
        'either party may elect to proceed in a small claims court that is a Governing Court if your claims qualify',
      anchor: '§ 20 (Dispute Resolution)',
      note: 'only in the small claims court that is a Governing Court: King County, Washington',
    },
    fees_paid_by_processor: {
      value: false,
      quote:
        'For all cases, the AAA commercial fee schedule governs the payment of all filing, administration and arbitrator fees.',
      anchor: '§ 20 (Dispute Resolution)',
    },
    class_waiver: {
      value: true,
      quote:
        'any dispute resolution proceedings will be conducted only on an individual basis and not in a class, consolidated or representative action',
      anchor: '§ 20 (Dispute Resolution)',
    },
    jury_waiver: {
      value: true,
      quote:
        'If for any reason a claim proceeds in court rather than in arbitration Amazon and you each waive any right to a jury trial',
      anchor: '§ 20 (Dispute Resolution)',
    },
    liability_cap: {
      value: 'amounts paid to Amazon in the prior six months for the service',
      quote:
        'WILL NOT EXCEED AT ANY TIME THE TOTAL AMOUNTS DURING THE PRIOR SIX-MONTH PERIOD PAID BY YOU TO AMAZON IN CONNECTION WITH THE PARTICULAR SERVICE GIVING RISE TO THE CLAIM',
      anchor: '§ 8',
    },
    appeal: {
      value: true,
      quote:
        'The underlying award in the arbitration may be appealed pursuant to the AAA’s Optional Appellate Arbitration Rules.',
      anchor: '§ 20 (Dispute Resolution)',
    },
  },
  adverse: amended(before.adverse, [
    {
      topic: 'cap of six months’ fees',
      plain: 'Damages are capped at the fees of six months.',
      quote: 'THE TOTAL AMOUNTS DURING THE PRIOR SIX-MONTH PERIOD PAID BY YOU TO AMAZON',
      anchor: '§ 8',
    },
    {
      topic: 'delegation',
      plain: 'The arbitrator, not a court, decides whether the dispute must be arbitrated.',
      quote: 'The arbitrator shall have the power to rule on the arbitrator’s jurisdiction',
      anchor: '§ 20 (Dispute Resolution)',
    },
  ]),
});
