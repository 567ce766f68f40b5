import type { OwnPage, OwnTimeline } from '../page.ts';

const averageHoldDays = 60;

const timeline: OwnTimeline = {
  title: 'Shopify Payments: day 0 to day 180',
  bars: [
    {
      basis: 'published',
      label: 'Reserve: the email states the period',
      spans: [{ from: 0, to: 180, state: 'unstated' }],
      text: 'A reserve is a temporary hold for a stated period, on terms sent by email; what refunds and disputes no longer need is returned in full at the end. A help page is not the contract.',
      source: 'Shopify Help Center, “Overview of reserves in Shopify Payments”',
    },
    {
      basis: 'usual',
      label: `Average in our comparison: ${averageHoldDays} days`,
      spans: [
        { from: 0, to: averageHoldDays, state: 'held' },
        { from: averageHoldDays, to: 120, state: 'possible' },
      ],
      text: `${averageHoldDays} days on average, as we read the cases. One merchant reports 120 days after Shopify Payments was disabled.`,
      source: 'Our comparison of processors; one merchant’s report, not verified',
      sample: true,
    },
  ],
  marks: [
    {
      basis: 'usual',
      day: 0,
      label: 'Documents sent by Shopify’s secure link',
      text: 'The document request is answered, and the terms of the reserve are asked for in writing.',
      source: 'Order of steps that we follow',
    },
    {
      basis: 'contract',
      day: 0,
      label: 'Letter to the address of the notice clause',
      text: 'The demand letter may go at once. Waiting period and forum are read from the version you accepted before the letter sets a date; we have confirmed neither for every version.',
      source: 'Shopify Payments Terms of Service, United States, notice clause of your version',
    },
    {
      basis: 'published',
      day: 180,
      label: 'Benchmark: Stripe’s ceiling for platforms',
      text: 'Stripe, the processor underneath, tells platforms that they cannot reserve a connected account’s funds for longer than 180 days. It is a comparison and no promise by Shopify.',
      source: 'Stripe Docs, “Set reserves on your connected accounts”',
    },
  ],
};

export const page: OwnPage = {
  name: 'Shopify Payments',
  title: 'Shopify Payments holds and reserves',
  summary:
    'Why Shopify Payments holds payouts, which company the contract is with, what Shopify’s own help page promises, and how a demand letter uses your orders.',
  lead: 'A Shopify store runs on the platform of one company and is paid by another. The letter goes to the second, and it works from your order export.',
  index: {
    description:
      'Reserves and payout holds that follow the orders: fulfilled or not, tracked or not, late or on time. The contract is with Shopify Payments (USA) Inc., apart from the store.',
    commonIssues: [
      'Payouts on hold while orders are reviewed',
      'A reserve whose end date nobody states',
      'Shopify Payments disabled with a balance inside',
      'Supplier invoices asked for again and again',
    ],
    link: 'Shopify Payments: triggers, timeline and steps',
  },
  why: [
    'Shopify sees what other processors have to ask for: which orders are fulfilled, which have tracking, and how long a buyer has been waiting. A hold on Shopify Payments therefore often follows the orders and not the charges. An undelivered order is a refund or a dispute that has not happened yet.',
    'The legal side has layers. The store’s platform terms are with Shopify Inc.; card payments in the United States are with Shopify Payments (USA) Inc.; Stripe is the processor underneath. The terms of the layers differ, and a letter to the wrong one can be answered by pointing to another.',
    'Shopify’s Help Center describes a reserve as temporary: for a stated period, on terms sent by email, with the rest returned in full at the end. That is a help page and not the contract. It is still how the company itself explains what it is doing, and a fair standard for its discretion.',
  ],
  triggers: [
    'Orders unfulfilled or late, or shipped without tracking numbers',
    'Dropshipped goods that spend weeks in transit',
    'Annual plans billed in a single charge',
    'Supplier invoices that cannot be produced when asked for',
    'A trademark or copyright complaint about a product',
    'A young store with a sudden run of orders',
    'A store address or country that does not match the business records',
    'A tie to a store that was closed before',
    'More than about 1 percent of orders disputed',
  ],
  help: {
    steps: [
      {
        title: 'Show the orders',
        what: 'The letter relies on your order export: what was delivered and when, what is still on its way, and what could still be refunded or disputed. Beside it stand Shopify’s own description of a reserve and a request for the email that stated the period and the terms. The letter says openly that a help page is not the contract.',
      },
      {
        title: 'Reach Shopify Payments (USA) Inc.',
        what: 'The address is taken from the notice clause of the United States Payments Terms that you accepted, or from the registered agent on record. Addresses that we found in documents of 2013 and 2023 are not used without confirmation. A copy goes to Stripe only if the attorney advises it.',
      },
      {
        title: 'Take the forum from the Payments Terms',
        what: 'Shopify’s platform terms have historically chosen Ontario law; the United States Payments Terms differ. Governing law, forum and waiting period are read from your version before the letter sets a date, and the letter shortens no period that the terms provide.',
      },
    ],
    documents: [
      'Order export with fulfillment and tracking status',
      'Supplier contracts, invoices and lead times',
      'The reserve or disablement email, with its ticket number',
      'Refund policy and the customer service log',
    ],
  },
  contract: {
    intro: 'Of the five, this is the contract about which we claim least. What follows is what can be shown.',
    points: [
      {
        title: 'Shopify’s own words on a reserve',
        text: 'A temporary hold for a specified period; terms sent by email; remaining funds no longer required for refunds or disputes returned in full at the end. We paraphrase a help page, which is not the contract.',
        source: 'Shopify Help Center, “Overview of reserves in Shopify Payments”',
        version: 'stored copy, checked November 21, 2026',
        authority: 'shopify-reserves-help',
      },
      {
        title: 'The 180-day benchmark is Stripe’s, not Shopify’s',
        text: 'Stripe’s documentation tells platforms that they cannot reserve a connected account’s funds for longer than 180 days. It helps to judge what is reasonable. It is not a clause of your contract.',
        source: 'Stripe Docs, “Set reserves on your connected accounts”',
        version: 'stored copy, checked November 21, 2026',
        authority: 'stripe-platform-180',
      },
      {
        title: 'Open until your version is read',
        text: 'We have not confirmed the notice address, the governing law or the forum of the United States Payments Terms for every version. The attorney reads the one that you accepted; the terms leave Shopify discretion over reserves, and the letter says so.',
        source: 'Shopify Payments Terms of Service, United States',
        version: 'the version accepted by the merchant; not confirmed as of November 21, 2026',
        authority: null,
      },
    ],
    article: { to: '/blog/shopify-payments-holds', label: 'Shopify Payments holds, with sources' },
  },
  timeline,
  unread: {
    notice: [
      'Shopify Payments (USA) Inc., at the address of its notice clause',
      'As in your version of the U.S. Payments Terms',
      'Not confirmed; the Payments Terms differ from the platform terms',
    ],
    claim: 'Not confirmed; read the U.S. Shopify Payments Terms',
    text: 'Help Center page, which is not the contract',
  },
  terms: {
    days: 'The period stated in the reserve email',
    reserve: 'Part or all, as stated in the reserve email',
    standard: 'What refunds and disputes no longer need is returned in full',
  },
  estimates: { holdRisk: 'Low', riskColor: 'success', averageHoldDays, reservePolicy: '5-15%', appealProcess: 'Good' },
  faq: [
    {
      question: 'Is it Shopify or Stripe that holds my money?',
      answer:
        'For stores in the United States the contract about card payments is with Shopify Payments (USA) Inc. Stripe is the processor underneath. The letter goes to Shopify Payments (USA) Inc., and to Stripe as a copy only if the attorney advises it.',
    },
    {
      question: 'Shopify asks for supplier invoices. Should I send them?',
      answer:
        'Yes, through the secure link of the request, and keep a copy with the date. Send the order export with tracking as well, and ask in the same message for the terms of the reserve in writing. A request that was answered in full, on a known day, is a strong fact in a letter.',
    },
    {
      question: 'Does a reserve end by itself?',
      answer:
        'Shopify’s Help Center says that it does: a reserve runs for a stated period, its terms come by email, and what refunds and disputes no longer need is returned in full at the end. Look for that email first. If the period has passed, or if no email ever stated one, that is what the letter is about.',
    },
  ],
  closing: {
    title: 'Held by Shopify Payments?',
    text: 'Add the reserve email and an order export. The review is free, and nothing is sent before an attorney has approved it.',
  },
};
