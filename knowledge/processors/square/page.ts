import type { OwnPage, OwnTimeline } from '../page.ts';
import { agreement } from './agreements/2023-12-06.ts';

const averageHoldDays = 120;

const procedure = 'Square General Terms of Service § 22 (December 6, 2023)';

const timeline: OwnTimeline = {
  title: 'Square: day 0 to day 180',
  bars: [
    {
      basis: 'contract',
      label: 'Reserve or suspended payouts: no days stated',
      spans: [{ from: 0, to: 180, state: 'unstated' }],
      text: 'Square may suspend payouts or require a reserve in an amount “as reasonably determined” by Square to cover potential losses. We found no number of days.',
      source: 'Square Payment Terms § 14 (formerly § 13), “Reserve for Holding Funds”',
    },
    {
      basis: 'usual',
      label: 'After deactivation, as merchants report',
      spans: [
        { from: 0, to: 90, state: 'held' },
        { from: 90, to: 180, state: 'possible' },
      ],
      text: `Merchants report 90 to 180 days. The average in our comparison is ${averageHoldDays} days.`,
      source: 'Merchants’ reports, not verified; our comparison of processors',
      sample: true,
    },
  ],
  marks: [
    {
      basis: 'contract',
      day: 0,
      label: 'Your signed Notice has arrived',
      text: 'The seller’s own Notice, with the attorney’s letter. The time limit for claims stands still while the informal process runs.',
      source: procedure,
    },
    {
      basis: 'contract',
      day: 60,
      label: 'Informal period over, conference held',
      text: '60 days from the receipt of the Notice, here on day 0. Within them comes a conference by telephone or video, in which the seller takes part.',
      source: procedure,
    },
    {
      basis: 'contract',
      day: 69,
      label: 'First day for NAM arbitration or small claims',
      text: 'An election notice once the 60 days are over, no day sooner, and 7 days from its receipt. Then arbitration before NAM (National Arbitration and Mediation), or small claims court if either side so elects.',
      source: procedure,
    },
    {
      basis: 'contract',
      day: 365,
      label: 'Last day for a claim',
      text: 'One year from the day the claim accrues, here drawn from day 0 and without the time that stands still.',
      source: 'Square General Terms of Service § 24 (December 6, 2023)',
    },
  ],
};

export const page: OwnPage = {
  name: 'Square',
  title: 'Square reserves and deactivated accounts',
  summary:
    'Square’s terms prescribe who signs the notice, where it is mailed, a 60-day period and a one-year limit. What a demand letter must follow, with sections.',
  lead: 'Square’s terms say more than most: who signs the notice, where it is mailed, how long to wait, and when a claim expires. A step left out can cost the claim.',
  index: {
    description:
      'Suspended payouts, rolling reserves and deactivated accounts. The contract prescribes a notice in your own signature, a conference, and one year for claims.',
    commonIssues: [
      'Account deactivated after one large payment',
      'A rolling reserve on prepaid work',
      'Payouts suspended during a review',
      'The one-year limit running in silence',
    ],
    link: 'Square: triggers, timeline and the signed notice',
  },
  why: [
    'Square began at the counter, where a card is present and the goods change hands at once. Work paid for in advance, card numbers keyed in by hand and sales that move online all lengthen the time in which a customer can dispute a charge. Square answers with suspended payouts or a rolling reserve.',
    'Under the Payment Terms it may do so “for any reason related to” the use of its services. That is wide about the occasion. It is narrower about the size: the amount is to be “as reasonably determined” by Square to cover potential losses. The letter is about the size, and about how long a loss is still possible.',
  ],
  triggers: [
    'Deposits and prepaid jobs, charged before the work is done',
    'Contracting, travel, custom furniture and other trades with many chargebacks',
    'One unusually large payment, often keyed in by hand',
    'Weeks without sales, then irregular bursts',
    'Card-not-present sales on a profile set up for in-person trade',
    'High volume in the first weeks of a new seller',
    'A charge to the owner’s own card, which looks like a cash advance',
    'A bank account in another name than the business',
    'Little money in the account to cover a chargeback',
  ],
  help: {
    steps: [
      {
        title: 'Measure the reserve',
        what: 'The letter relies on the words “as reasonably determined” by Square to cover potential losses and sets against them what can still be lost: finished jobs with photos, delivered goods, signed invoices, and the age of each sale. California law applies; under it a discretion must be exercised honestly and in good faith, although what a contract expressly permits is no breach.',
      },
      {
        title: 'Mail the Notice of § 22',
        what: 'Square’s General Terms ask for an individual Notice, personally signed by the seller, with name, mailing address, Square account name, email, telephone, the facts, the relief and a calculation in dollars. A letter of counsel alone does not satisfy them, so we prepare both and send both by certified mail to Block, Inc., Attn: Arbitration Agreement, 1955 Broadway, Suite 600, Oakland, CA 94612. The address is that of the version of December 6, 2023 and is checked on the day of mailing.',
      },
      {
        title: 'Confer, elect, then claim',
        what: 'The Notice starts 60 days, with a conference by telephone or video that you attend yourself, with or without counsel. An election notice and 7 days follow, and only then small claims court or arbitration before NAM. All of it has to fit into one year from the day the claim accrues, less the time that stands still during the process.',
      },
    ],
    documents: [
      'Signed invoices or contracts for large jobs',
      'Photos of completed work, with dates',
      'A screenshot of the Reserve Dashboard',
      'Refund policy, customer messages and proof of delivery',
    ],
  },
  contract: {
    intro:
      'The General Terms were last read in full in the version of December 6, 2023. A later version may differ, and the one that applies is checked for each case.',
    points: [
      {
        title: 'A reserve as large as losses reasonably need',
        text: 'Square may suspend payouts or require a reserve in an amount “as reasonably determined” by Square to cover potential losses. The same term allows it “for any reason related to” use of the services. Reason limits the amount, not the occasion.',
        source: 'Square Payment Terms § 14 (formerly § 13), “Reserve for Holding Funds”',
        version: 'excerpt, checked November 21, 2026',
        authority: 'square-payment-terms-reserve',
      },
      {
        title: 'Your own signature, 60 days, a conference',
        text: 'Before arbitration or small claims: a mailed, personally signed Notice, 60 days, a conference that the seller attends, an election notice, 7 days. Time limits are tolled meanwhile. Leaving it out allows dismissal and costs.',
        source: 'Square General Terms of Service § 22',
        version: 'December 6, 2023',
        authority: 'square-gt-22',
      },
      {
        title: 'One year, and a cap',
        text: 'Claims must start within one year of accrual. Liability is capped at the greater of three months’ fees or $500. California law applies.',
        source: 'Square General Terms of Service §§ 19, 23, 24',
        version: 'December 6, 2023',
        authority: 'square-gt-24',
      },
    ],
    article: { to: '/blog/square-account-recovery', label: 'Square account recovery, with sources' },
  },
  timeline,
  agreement,
  terms: {
    days: 'None found',
    reserve: 'None found',
    standard: '“As reasonably determined” by Square to cover potential losses (Payment Terms, from an excerpt)',
  },
  estimates: {
    holdRisk: 'Medium',
    riskColor: 'warning',
    averageHoldDays,
    reservePolicy: '10-25%',
    appealProcess: 'Good',
  },
  faq: [
    {
      question: 'Can the attorney sign the Notice for me?',
      answer:
        'No. Section 22 of the General Terms (December 6, 2023) asks for a Notice personally signed by the seller, and a letter of counsel alone does not satisfy it. We prepare the Notice with your facts and the dollar calculation; you read it and sign it; it goes out with the letter that the attorney has reviewed and signed.',
    },
    {
      question: 'How much time do I have?',
      answer:
        'Section 24 of the same version gives one year from the day the claim accrues, and the informal process of § 22 stops that clock while it runs. When a claim accrues can be argued about; the careful reading counts from the first day of the hold. Ask an attorney for the day of your own claim.',
    },
    {
      question: 'Do I have to take part in the conference?',
      answer:
        'Yes. It is held by telephone or video within the 60 days, and the seller must take part even with counsel. You know the jobs, the customers and the dates. An attorney can attend with you.',
    },
  ],
  closing: {
    title: 'Reserved or deactivated by Square?',
    text: 'Tell us the first day of the hold. The review is free, and nothing is sent before an attorney has approved it.',
  },
};
