import type { OwnPage, OwnTimeline } from '../page.ts';
import { agreement } from './agreements/2026-09-28.ts';

const averageHoldDays = 90;

const timeline: OwnTimeline = {
  title: 'Stripe: day 0 to day 180',
  bars: [
    {
      basis: 'contract',
      label: 'Reserve: the Reserve Notice sets the days',
      spans: [{ from: 0, to: 180, state: 'unstated' }],
      text: 'The agreement sets a reserve by notice and releases it when Stripe is satisfied that the exposure is mitigated. We found no number of days in it.',
      source: 'Stripe Services Agreement, Services Terms, “Reserve”',
    },
    {
      basis: 'usual',
      label: 'After a closure, as merchants report',
      spans: [
        { from: 0, to: averageHoldDays, state: 'held' },
        { from: averageHoldDays, to: 180, state: 'possible' },
      ],
      text: `Merchants report 90 to 120 days, and up to 180. The average in our comparison is ${averageHoldDays} days.`,
      source: 'Merchants’ reports, not verified; our comparison of processors',
      sample: true,
    },
  ],
  marks: [
    {
      basis: 'contract',
      day: 0,
      label: 'Letter under § 11.4, asking for the Reserve Notice',
      text: 'The demand letter goes out and takes whatever notice step your version of § 11.4 sets.',
      source: 'Stripe Services Agreement, General Terms § 11.4 (last modified November 18, 2025)',
    },
    {
      basis: 'published',
      day: 21,
      label: 'Complaint usually answered',
      text: 'Stripe says that it acknowledges a complaint to complaints@stripe.com in 5 business days and usually sends a final reply within 15, which is 21 calendar days.',
      source: 'Stripe Support, “Submit a complaint”',
    },
    {
      basis: 'published',
      day: 49,
      label: 'Last day Stripe names for its answer',
      text: 'Not over 35 business days, which is 49 calendar days from a complaint made on day 0.',
      source: 'Stripe Support, “Submit a complaint”',
    },
    {
      basis: 'published',
      day: 180,
      label: 'Ceiling for platforms built on Stripe',
      text: 'Stripe tells platforms that they cannot reserve a connected account’s funds for longer than 180 days. It is a benchmark and no promise about Stripe’s own reserves.',
      source: 'Stripe Docs, “Set reserves on your connected accounts”',
    },
  ],
};

export const page: OwnPage = {
  name: 'Stripe',
  title: 'Stripe reserves and paused payouts',
  summary:
    'Why Stripe pauses payouts or sets a reserve, what its Services Agreement says and leaves open, and how a demand letter under § 11.4 asks for release.',
  lead: 'Stripe holds money by notice: the terms of a reserve stand in an email and not in the agreement. The letter asks for that notice, and for the exposure it is meant to cover.',
  index: {
    description:
      'Payout pauses, reserves set by a notice, and balances left behind in closed accounts. The agreement states no percentage and no days; the Reserve Notice does.',
    commonIssues: [
      'Payouts paused while a review runs',
      'A reserve set or raised by email',
      'Account closed, balance kept for months',
      'Requests for documents with no answer after them',
    ],
    link: 'Stripe: triggers, timeline and steps',
  },
  why: [
    'A Stripe account opens quickly, and most questions come later, when there are payments to look at. They come from three sides: Stripe’s own risk review, the card networks, and the banks through which Stripe reaches them. The reserve clause says as much: the terms of a reserve may change when the risk changes, or when an acquirer or a network demands it.',
    'What follows is a pause of payouts, a reserve, or a closed account whose balance stays behind until disputes have run off. We found no percentage and no number of days for any of these in the agreement. Merchants report 90 to 120 days after a closure, and up to 180. Those are reports. Your Reserve Notice is the term.',
    'The notice matters for a second reason. If it names a percentage, a period and a ground, each can be checked against your dispute record. If it names none, the letter asks why not.',
  ],
  triggers: [
    'A dispute rate that nears 0.75 to 1 percent',
    'A website without a refund policy, contact details or a matching name on the card statement',
    'A business that differs from the one described at sign-up',
    'A restricted category, found on a later look at the site',
    'An earlier Stripe account of the same owner that was closed',
    'Bursts of attempts that look like card testing',
    'A balance gone negative, or a surge of refunds',
    'An unusual share of cross-border cards',
  ],
  help: {
    steps: [
      {
        title: 'Ask for the Reserve Notice',
        what: 'The letter relies on the reserve clause as we read it: a reserve is set by a notice that states its terms, and released when Stripe is satisfied that the exposure is mitigated. It asks for the notice, the percentage, the period, and the exposure said to remain. It does not argue title: the same terms say that a user has no legal or equitable interest in a reserve. The claim is that the conditions for keeping it have not been shown.',
      },
      {
        title: 'Address the right company',
        what: 'Which Stripe company stands behind a US account depends on the version: Stripe, Inc. in the terms of November 11, 2024 and November 18, 2025, Stripe, LLC since September 28, 2026. Since November 18, 2025 a notice of dispute goes by email to notices@stripe.com (§ 11.4), with your written authorization of your attorney; a posted letter does not replace it. We read these versions on November 23, 2026. complaints@stripe.com is a mailbox with dates of its own, worth using beside the letter, and it is not an address for legal notice.',
      },
      {
        title: 'Keep to § 11.4',
        what: 'The General Terms last modified on November 18, 2025 send disputes to individual binding arbitration, with a class waiver and stated exceptions. So do those of September 28, 2026: the American Arbitration Association in San Francisco, under California law, after the notice, a meeting and 30 days; small claims court is not excepted. The letter follows the notice step of your version.',
      },
    ],
    documents: [
      'The Reserve Notice email, and each later one that changed it',
      'Balance transactions as an export, with reserve_hold and reserve_release lines',
      'Fraud settings and the use of 3D Secure, with dates',
      'Disputes and refunds of the last 12 months, by count and in dollars',
    ],
  },
  contract: {
    intro:
      'The Stripe Services Agreement is a set of documents, and its section numbers have moved. We paraphrase, because the wording depends on the version that you accepted.',
    points: [
      {
        title: 'A reserve is set by notice and ends with the exposure',
        text: 'Stripe may set a reserve by a notice that states its terms, may change them when the risk changes or when an acquirer or network demands it, and releases the reserve when it is satisfied that the exposure is mitigated. That judgment is Stripe’s own.',
        source: 'Stripe Services Agreement, Services Terms, “Reserve” (§ 3.3 in the numbering of a published summary)',
        version: 'summary dated May 2026',
        authority: 'stripe-ssa-reserve',
      },
      {
        title: 'You own no part of a reserve',
        text: 'The same terms say that a user has no legal or equitable interest in a reserve and that no interest is paid on it. A letter that says “my money” begins with the contract against it.',
        source: 'Stripe Services Agreement, Services Terms, “Reserve”',
        version: 'summary dated May 2026',
        authority: 'stripe-ssa-reserve',
      },
      {
        title: '180 days is a rule for platforms',
        text: 'The number often quoted stands in Stripe’s documentation for platforms, which cannot reserve a connected account’s funds for longer than 180 days. It does not bind Stripe in its own reserves.',
        source: 'Stripe Docs, “Set reserves on your connected accounts”',
        version: 'stored copy, checked November 21, 2026',
        authority: 'stripe-platform-180',
      },
      {
        title: 'A notice by email, then arbitration, one merchant at a time',
        text: 'Individual binding arbitration, with a class waiver and stated exceptions. In earlier versions the clause was § 13.',
        source: 'Stripe Services Agreement, General Terms § 11.4',
        version: 'November 18, 2025 and September 28, 2026, read November 23, 2026',
        authority: 'stripe-ssa-arbitration',
      },
    ],
    article: { to: '/blog/stripe-freezes-payouts', label: 'When Stripe freezes payouts, with sources' },
  },
  timeline,
  agreement,
  terms: {
    days: 'None found; the Reserve Notice states them',
    reserve: 'None found; the Reserve Notice states it',
    standard:
      'Released when Stripe is satisfied that the exposure is mitigated (Services Terms as summarized in May 2026)',
  },
  estimates: {
    holdRisk: 'Medium',
    riskColor: 'warning',
    averageHoldDays,
    reservePolicy: '5-20%',
    appealProcess: 'Standard',
  },
  faq: [
    {
      question: 'How long may Stripe keep a reserve?',
      answer:
        'For as long as the Reserve Notice says, and the notice may be changed. We found no fixed number of days in the agreement. After a closure, merchants report 90 to 120 days, and up to 180; that is experience and not a term. So the first thing we ask you for is the email in which Stripe set the reserve.',
    },
    {
      question: 'Is a complaint to Stripe enough?',
      answer:
        'It is worth making, and it has dates: Stripe says that it acknowledges within 5 business days, usually replies within 15 and at most within 35. But the mailbox is not an address for legal notice. A complaint does not replace the letter, and the letter does not wait for it.',
    },
    {
      question: 'My account was closed. Can anything still be done?',
      answer:
        'Yes. A closed account takes no new sales, so what can still come back through disputes only falls, and a letter can ask Stripe to release in step with it.\n\nExport your balance transactions and disputes while you can still sign in. They show, sale by sale, how much of the exposure has already passed.',
    },
  ],
  closing: {
    title: 'Payouts paused by Stripe?',
    text: 'Add the Reserve Notice, or say that you never had one. The review is free, and nothing is sent before an attorney has approved it.',
  },
};
