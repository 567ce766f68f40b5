/** Who runs this installation. An operator changes this file; the shipped contact values are of the reserved kinds and reach nobody. */
export const site = {
  name: 'Unhold',
  email: 'help@unhold.example',
  phone: '(202) 555-0142',
  hours: 'Mon-Fri, 9 AM-6 PM EST',
  copyrightYear: 2024,
  /** External calendar for the free strategy call, and the sister payment-processing product. */
  strategyCallUrl: 'https://calendar.unhold.example/strategy-call',
  sisterProduct: { name: 'Steady Payments', url: 'https://steady.example/' },
} as const;

/** Public pages that exist, in the header's order. A page is added here on the day that it can be opened. */
export const publicPages: readonly { to: string; label: string }[] = [];

export const disclaimer =
  `${site.name} is not a law firm. It provides document automation and case management. ` +
  'Legal services come from independent licensed attorneys. No outcome is guaranteed.';
