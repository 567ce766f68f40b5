/**
 * Who runs this installation. Operators edit this file; the shipped contact details are from reserved ranges and reach
 * nobody.
 */
export const site = {
  name: 'Unhold',
  tagline: 'Demand letters for frozen merchant payouts',
  /** The legal name of the operator, and where they can be served. */
  operator: { name: 'Unhold Sample Operator, Inc.', address: '100 Example Street, Suite 2, Washington, DC 20001' },
  email: 'help@unhold.example',
  phone: '(202) 555-0142',
  /** The second number on the contact page, for open cases. */
  phoneLine: '(202) 555-0143',
  hours: 'Mon-Fri, 9 AM-6 PM EST',
  copyrightYear: 2024,
  /** External calendar for the free strategy call, and the sister payment-processing product. */
  strategyCallUrl: 'https://calendar.unhold.example/strategy-call',
  sisterProduct: { name: 'Steady Payments', url: 'https://steady.example/' },
  /** The two external consumer-protection bodies in the complaint process. */
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

/** Shown on every page (spec public-site.txt, section 1). */
export const disclaimer =
  `${site.name} is not a law firm. It provides document automation and case management. ` +
  'Legal services come from independent licensed attorneys. No outcome is guaranteed.';
