import { placeOf, versionRead, waitOf } from '../agreement-words.ts';
import type { OwnPage, OwnTimeline } from '../page.ts';
import { agreement } from './agreements/2026-08-24.ts';

const version = versionRead(agreement);
/** The longest hold that the text states, in days; it spans the whole drawing. */
const longest = Math.max(...agreement.holds.map(({ days }) => days ?? 0));

const timeline: OwnTimeline = {
  title: 'Venmo: day 0 to day 180',
  bars: [
    {
      basis: 'contract',
      label: 'Risk hold, or hold after restricted activities',
      spans: [{ from: 0, to: longest, state: 'held' }],
      text: `Up to ${longest} days: a risk hold from the day of the transaction, a hold after restricted activities if reasonably needed.`,
      source: agreement.title,
    },
  ],
  marks: [
    {
      basis: 'contract',
      day: 0,
      label: 'Notice of Dispute may be mailed',
      text: `The form, signed by hand, goes by certified mail. No claim before ${waitOf(agreement)}, and only a complete one counts.`,
      source: `${agreement.title}, Dispute Resolution`,
    },
    {
      basis: 'contract',
      day: longest,
      label: 'Last stated day',
      text: 'The last day that the terms state, counted here from the start of the hold. Legal process may keep money longer.',
      source: agreement.title,
    },
  ],
};

export const page: OwnPage = {
  name: 'Venmo',
  title: 'Venmo holds on business profiles',
  summary:
    'How Venmo holds money under its user agreement, how long the text allows, and how a dispute begins: a form signed by hand, by certified mail to PayPal, Inc.',
  lead: 'Venmo is a service of PayPal, Inc., with an agreement of its own. Its text states a last day for a hold, and a notice, signed by hand, that has to come before any claim.',
  index: {
    description:
      'Holds on single transactions and on whole balances, under an agreement with PayPal, Inc. that is not PayPal’s own.',
    commonIssues: [
      'Sales taken on a personal profile',
      'A balance on hold after a reported payment',
      'A restricted account with no reason given',
    ],
    link: 'Venmo: what its agreement says',
  },
  why: [
    'Venmo began as a way for people to pay each other, and a business on it is the exception. A payment that looks like a sale on a personal profile, or a buyer who reports it, starts a review; until it ends, the money stays where it is.',
    'The agreement leaves such decisions to Venmo’s discretion and lets it keep the criteria to itself. What it does not leave open is the end: the text has a last day, and the letter counts to it.',
  ],
  triggers: [
    'A sale received on a profile that is not a business profile',
    'A payment that the sender reports or reverses',
    'Many first payments from strangers in a few days',
    'Name, identity or bank details that do not match',
    'Money owed to PayPal on another account',
    'Goods or services that the agreement restricts',
  ],
  help: {
    steps: [
      {
        title: 'Find the clause and the day',
        what: 'The letter asks which power is used, a risk hold or a hold after restricted activities, and counts the stated days from each transaction. The agreement chooses New York law, under which a discretion may not be used arbitrarily.',
      },
      {
        title: 'Send the form with the letter',
        what: `A letter alone is not the notice that the agreement asks for. The Notice of Dispute is a form with original handwritten signatures, yours and your attorney’s, and with your written authorization to share account records; it goes by certified mail to ${placeOf(agreement)}. The form and the address are taken from the current agreement on the day of mailing.`,
      },
      {
        title: 'Keep the order',
        what: `First the complete notice, then ${waitOf(agreement)}, with a conference if either side asks for one, then individual arbitration before JAMS or small claims court.`,
      },
    ],
    documents: [
      'The message about the hold, with its date',
      'The transaction list of your Venmo profile',
      'Proof of what each payment was for, and of delivery',
    ],
  },
  contract: {
    intro: 'Two passages decide most cases. Their words stand below, under “In its own words”.',
    points: [
      {
        title: 'A hold has a last day',
        text: 'A risk hold is counted from the transaction; a hold after restricted activities has to be needed. Both end on a stated day, unless legal process keeps the money longer.',
        source: agreement.title,
        version,
        authority: 'venmo-ua-restricted-180',
      },
      {
        title: 'A form first, then arbitration or small claims',
        text: 'A completed form, signed by hand, comes by certified mail before arbitration and before small claims. The fees of arbitration follow the rules of JAMS: the text promises to pay none.',
        source: `${agreement.title}, Dispute Resolution`,
        version,
        authority: 'venmo-ua-arbitration',
      },
    ],
    article: { to: '/blog/paypal-holds-explained', label: 'PayPal holds explained: the same company, other terms' },
  },
  timeline,
  agreement,
  terms: {
    days: 'Up to 180 for a risk hold, from the transaction; up to 180 after restricted activities',
    reserve: 'None found',
    standard: 'After restricted activities: if reasonably needed to protect against liability',
  },
  faq: [
    {
      question: 'Is Venmo’s agreement the same as PayPal’s?',
      answer:
        'No. The company is the same, PayPal, Inc., and so is the address for a notice. The days of a hold, the rules of arbitration and the law differ, so a letter to Venmo quotes Venmo’s agreement.',
    },
    {
      question: 'I sold on a personal profile. Does that end my claim?',
      answer:
        'Not by itself. It may be the reason for the hold, and the letter says openly what was sold. What Venmo may keep, and for how long, is still a question of the agreement.',
    },
    {
      question: 'Which version of the agreement do you use?',
      answer: `We have read this one: ${version}. The attorney reads the one in force again before a letter goes out.`,
    },
  ],
  closing: {
    title: 'Held by Venmo?',
    text: 'Tell us the day of each payment and add the message. The review is free, and nothing is sent before an attorney has approved it.',
  },
};
