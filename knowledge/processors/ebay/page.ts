import { placeOf, versionRead, waitOf } from '../agreement-words.ts';
import type { OwnPage, OwnTimeline } from '../page.ts';
import { agreement } from './agreements/2026-06-28.ts';

const version = versionRead(agreement);
const wait = agreement.procedure.wait_days.value;

const timeline: OwnTimeline = {
  title: 'eBay: day 0 to day 180',
  bars: [
    {
      basis: 'contract',
      label: 'Restricted funds: no days in the User Agreement',
      spans: [{ from: 0, to: 180, state: 'unstated' }],
      text: 'The User Agreement refers to the Payments Terms of Use. We have not read those, so we draw no last day.',
      source: agreement.title,
    },
  ],
  marks: [
    {
      basis: 'contract',
      day: 0,
      label: 'Notice of Dispute on the webform',
      text: 'The merchant’s own notice, complete in every field. Time limits stand still while the informal process runs.',
      source: agreement.title,
    },
    {
      basis: 'contract',
      day: wait ?? 0,
      label: 'Informal process over',
      text: `${waitOf(agreement)}, if the notice was received on day 0. Then arbitration, or small claims court.`,
      source: agreement.title,
    },
  ],
};

export const page: OwnPage = {
  name: 'eBay',
  title: 'eBay payouts on hold and restricted funds',
  summary:
    'Why eBay restricts a seller’s funds, what its User Agreement says and leaves to other terms, and how a Notice of Dispute on its webform begins a claim.',
  lead: 'eBay’s User Agreement says how a dispute begins and where it ends. How long money may be held stands in another document, and the letter asks for it.',
  index: {
    description:
      'Payouts on hold and restricted accounts. The way of a notice has changed with the versions: certified mail, then a signed form, now a webform.',
    commonIssues: [
      'Payouts on hold after a rise in sales',
      'A restricted account with a balance in it',
      'Funds kept for cases that buyers have opened',
    ],
    link: 'eBay: what its agreement says',
  },
  why: [
    'A marketplace pays the seller while the parcel is still on its way, and refunds the buyer when it does not arrive. A balance that is held back is security for those refunds, and a new or changed account is where eBay looks first.',
    'The User Agreement allows access to funds to be restricted as the Payments Terms of Use describe. So the clause that counts stands elsewhere, and the company that holds the money may be another one of the group. The letter asks for both by name.',
  ],
  triggers: [
    'A first month of sales, or the first after a long pause',
    'Prices or numbers far above what the account has sold before',
    'Items not received, or not as described',
    'Parcels without uploaded tracking',
    'Tax, identity or bank details that cannot be verified',
    'A listing that a rights owner has reported',
  ],
  help: {
    steps: [
      {
        title: 'Ask for the clause that holds the money',
        what: 'The letter asks for the Payments Terms of Use in the version in force, the clause, its standard and its last day, and for the name of the company that holds the funds. Beside it stands your order report: what was delivered, and when.',
      },
      {
        title: 'Begin as the version says',
        what: `In the version that we have read, the Notice of Dispute is a webform at ${placeOf(agreement)}, complete in every field, with your username and the email and phone of the account. Earlier versions asked for a form that you sign in person. We check the version on the day of use.`,
      },
      {
        title: 'Wait, then choose the forum',
        what: `The informal process runs ${waitOf(agreement)}. Then individual arbitration before NAM in your county, or small claims court. Up to a stated sum eBay pays the fees on request.`,
      },
    ],
    documents: [
      'The message about the hold or restriction, with its date',
      'The order report with tracking and delivery dates',
      'The payouts report of Seller Hub',
    ],
  },
  contract: {
    intro:
      'What the User Agreement says, and what it leaves to another text. The words stand below, under “In its own words”.',
    points: [
      {
        title: 'The power to hold stands elsewhere',
        text: 'The User Agreement names no number of days and no standard for a hold. It refers to the Payments Terms of Use, which we have not read.',
        source: agreement.title,
        version,
        authority: 'ebay-ua-restricted-funds',
      },
      {
        title: 'A notice first, by the way of the version',
        text: 'The notice has to be complete, and its period has to run, before arbitration. In return the time limit for a claim stands still, and the fees are paid on request up to a stated sum.',
        source: agreement.title,
        version,
        authority: 'ebay-ua-arbitration',
      },
    ],
    article: { to: '/blog/demand-letter-strategies', label: 'What a demand letter can do' },
  },
  timeline,
  agreement,
  terms: {
    days: 'None in the User Agreement',
    reserve: 'None in the User Agreement',
    standard: 'As the Payments Terms of Use describe, which we have not read',
  },
  faq: [
    {
      question: 'Can an attorney submit the notice for me?',
      answer:
        'The webform is yours: your username, your email, your phone. We prepare the text and you submit it; the attorney’s letter goes out with a copy. A later demand for arbitration is signed by counsel too.',
    },
    {
      question: 'Which company holds my money?',
      answer:
        'The User Agreement in the United States is with eBay Inc. It speaks of payments entities of the group without saying here which one holds your balance; the Payments Terms of Use do. The letter asks, and goes to eBay Inc.',
    },
    {
      question: 'My hold began under an older version. Does that matter?',
      answer:
        'For the way of the notice, no: an amendment reaches disputes that have already arisen, though not claims already filed. For what may be held, the version of the day counts.',
    },
  ],
  closing: {
    title: 'Payouts on hold at eBay?',
    text: 'Add the message and an order report. The review is free, and nothing is sent before an attorney has approved it.',
  },
};
