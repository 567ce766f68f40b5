import type { Link } from './navigation.ts';

/** `where`: linked where this is kept (marks.ts), and everywhere without it. */
type FooterLink = Link & { where?: string };

/** The footer's pages in its four columns (spec public-site.txt, section 1); search, the feed and how we count are our additions. */
export const footerColumns: readonly { title: string; links: readonly FooterLink[] }[] = [
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
      { to: '/success-stories', label: 'Success stories', where: 'stories' },
      { to: '/how-we-count', label: 'How we count' },
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
      { to: '/fee-agreement', label: 'Fee agreement' },
      { to: '/engagement-letter', label: 'Engagement letter' },
      { to: '/terms', label: 'Terms of Service' },
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/disclaimer', label: 'Legal Disclaimer' },
      { to: '/how-we-use-ai', label: 'How we use AI', where: 'ai-sends' },
    ],
  },
];
