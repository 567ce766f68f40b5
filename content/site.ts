/** Who runs this installation. An operator changes this file; the shipped contact values are of the reserved kinds and reach nobody. */
export const site = {
  name: 'Unhold',
  tagline: 'Demand letters for frozen merchant payouts',
  email: 'help@unhold.example',
  phone: '(202) 555-0142',
  /** The second number of the contact page: a case that is already open. */
  phoneLine: '(202) 555-0143',
  hours: 'Mon-Fri, 9 AM-6 PM EST',
  copyrightYear: 2024,
  /** External calendar for the free strategy call, and the sister payment-processing product. */
  strategyCallUrl: 'https://calendar.unhold.example/strategy-call',
  sisterProduct: { name: 'Steady Payments', url: 'https://steady.example/' },
  /** The two external consumer-protection bodies of the complaint process. */
  protectionBodies: [
    {
      name: 'Consumer Financial Protection Bureau, submit a complaint',
      url: 'https://www.consumerfinance.gov/complaint/',
    },
    {
      name: 'National Association of Attorneys General, find your attorney general',
      url: 'https://www.naag.org/find-my-ag/',
    },
  ],
} as const;

type Link = { to: string; label: string };

/** The header's pages, in its order. */
export const headerPages: readonly Link[] = [
  { to: '/how-it-works', label: 'How it works' },
  { to: '/processors', label: 'Processors' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

/** The footer's pages in its four columns (spec public-site.txt, section 1); search and the feed are ours. */
export const footerColumns: readonly { title: string; links: readonly Link[] }[] = [
  {
    title: 'Processors',
    links: [
      { to: '/processors/paypal', label: 'PayPal' },
      { to: '/processors/stripe', label: 'Stripe' },
      { to: '/processors/shopify', label: 'Shopify Payments' },
      { to: '/processors/square', label: 'Square' },
      { to: '/processors/legacy', label: 'Legacy acquirers' },
      { to: '/processor-comparison', label: 'Processor comparison' },
    ],
  },
  {
    title: 'Service',
    links: [
      { to: '/how-it-works', label: 'How it works' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/success-stories', label: 'Success stories' },
      { to: '/attorneys', label: 'Attorneys' },
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Guidance',
    links: [
      { to: '/merchant-rights', label: 'Merchant rights' },
      { to: '/template-letter', label: 'Template letters' },
      { to: '/blog', label: 'Blog' },
      { to: '/faq', label: 'FAQ' },
      { to: '/complaints', label: 'Complaints' },
      { to: '/search', label: 'Search' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/terms', label: 'Terms of Service' },
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/disclaimer', label: 'Legal Disclaimer' },
    ],
  },
];

/** Stands on every page (spec public-site.txt, section 1). */
export const disclaimer =
  `${site.name} is not a law firm. It provides document automation and case management. ` +
  'Legal services come from independent licensed attorneys. No outcome is guaranteed.';

export const startLabel = 'Start My Free Case Review';

/** /thank-you: what happens after a case is submitted. */
export const nextSteps = [
  {
    title: 'Case Review by AI',
    what: 'Your answers and documents are read, and a demand letter is drafted from them and from nothing else.',
  },
  {
    title: 'Attorney Review by partner attorneys',
    what: 'A licensed attorney reads the draft beside your documents, edits it and signs it. A draft demand package is expected within 1-2 business days.',
  },
  {
    title: 'Negotiation',
    what: 'The letter goes out by certified mail and secure e-mail. We follow up with the processor and tell you of every answer.',
  },
] as const;
