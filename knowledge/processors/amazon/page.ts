import { placeOf, versionRead } from '../agreement-words.ts';
import type { OwnPage, OwnTimeline } from '../page.ts';
import { agreement } from './agreements/seen-2026-06-18.ts';

const version = versionRead(agreement);
const remittance = agreement.holds.find(({ term }) => term === 'remittance')?.days;

const timeline: OwnTimeline = {
  title: 'Amazon: day 0 to day 180',
  bars: [
    {
      basis: 'contract',
      label: 'Payments withheld: no last day stated',
      spans: [{ from: 0, to: 180, state: 'unstated' }],
      text: 'As long as Amazon determines that a related risk persists. The text has no number of days.',
      source: agreement.title,
    },
  ],
  marks: [
    {
      basis: 'contract',
      day: 0,
      label: 'Appeal, then the letter',
      text: 'The appeal against withheld funds comes first: the text makes it a condition of further payment.',
      source: agreement.title,
    },
    {
      basis: 'contract',
      day: remittance ?? 0,
      label: 'Ordinary remittance',
      text: `In the ordinary course the available balance is remitted every ${remittance} days.`,
      source: agreement.title,
    },
  ],
};

export const page: OwnPage = {
  name: 'Amazon',
  title: 'Amazon seller funds withheld',
  summary:
    'Why Amazon withholds a seller’s payments, what the Business Solutions Agreement says about risk, reserves and appeals, and how a claim begins.',
  lead: 'Amazon’s agreement states no last day for money withheld. It states a reason, a risk that persists, and a first step, the appeal. The letter takes up both.',
  index: {
    description:
      'Payments withheld after a deactivation, and account reserves. The agreement asks for an appeal first, then for a letter to a registered agent.',
    commonIssues: [
      'A deactivated account with a balance in it',
      'An appeal answered by the same refusal',
      'A reserve that takes every settlement',
    ],
    link: 'Amazon: what its agreement says',
  },
  why: [
    'Amazon answers to the buyer for what a seller sends, so it keeps money back when it doubts the goods, the delivery or the seller. A deactivated account stops the sales and leaves the balance behind.',
    'The agreement lets Amazon withhold payments as long as it determines that a risk persists, and for good after deceptive, fraudulent or illegal activity. Both are determinations: the letter asks on what facts they rest, and answers with the records of the orders.',
  ],
  triggers: [
    'Goods suspected to be counterfeit or inauthentic',
    'A guarantee claim, or a run of them',
    'Deliveries late against the promised day',
    'Invoices that do not prove where the goods came from',
    'A link to an account that was deactivated earlier',
    'A change of ownership or bank account during a review',
  ],
  help: {
    steps: [
      {
        title: 'Complete the appeal',
        what: 'The text makes a completed appeal a condition of further payment. We look at what was asked and what was answered, and the letter names what is still said to be missing.',
      },
      {
        title: 'Ask for the risk',
        what: 'The letter asks which risk is said to persist, since when, and what would end it, and sets the orders, the invoices and the refunds beside it. It faces the term that lets payments be withheld for good.',
      },
      {
        title: 'Give notice, if you decide to',
        what: `Before arbitration the agreement asks for a letter of your intent, describing the claim, to the registered agent: ${placeOf(agreement)}. It sets no waiting period, so the letter names a day of its own. The intent is yours: nothing of the kind is sent unless you decide on it.`,
      },
    ],
    documents: [
      'The notice of deactivation, and each appeal with its reply',
      'Supplier invoices and authorizations',
      'Settlement reports that show the balance',
    ],
  },
  contract: {
    intro: 'What the agreement says on holds and disputes. The words stand below, under “In its own words”.',
    points: [
      {
        title: 'A risk that persists',
        text: 'Payments may be withheld as long as Amazon determines that a related risk persists. The text has no number of days; it has a measure.',
        source: `${agreement.title}, § 2`,
        version,
        authority: 'amazon-bsa-withholding',
      },
      {
        title: 'A reserve on an assessment',
        text: 'A reserve rests on an assessment of risk, and its amount may be changed at sole discretion. The letter asks for the assessment.',
        source: `${agreement.title}, S-5`,
        version,
        authority: 'amazon-bsa-reserve',
      },
      {
        title: 'A letter of intent, then arbitration or small claims',
        text: 'Individual arbitration before the American Arbitration Association, or a small claims court that the agreement names. Who pays is left to the fee schedule.',
        source: `${agreement.title}, § 20`,
        version,
        authority: 'amazon-bsa-arbitration',
      },
    ],
    article: { to: '/blog/demand-letter-strategies', label: 'What a demand letter can do' },
  },
  timeline,
  agreement,
  terms: {
    days: 'None found',
    reserve: 'On an assessment of risk; no figure',
    standard: 'As long as Amazon determines that related risks persist',
  },
  faq: [
    {
      question: 'May Amazon keep my money for good?',
      answer:
        'The agreement says that it may, after deceptive, fraudulent or illegal activity, in its own determination. Whether such a term holds is open: we have read no decision on it. The letter asks for the activity and the facts.',
    },
    {
      question: 'My appeal was refused. Is that the end?',
      answer:
        'No. The agreement makes the appeal a condition of payment, and it also provides for arbitration and small claims. Keep each appeal and each reply with its day.',
    },
    {
      question: 'The agreement bears no date. Which text do you use?',
      answer: `We have read this one: ${version}. Changes bind by further use, so the day on which you last used the account counts.`,
    },
  ],
  closing: {
    title: 'Funds withheld by Amazon?',
    text: 'Add the notice and your appeals. The review is free, and nothing is sent before an attorney has approved it.',
  },
};
