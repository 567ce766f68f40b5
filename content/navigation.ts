export type Link = { to: string; label: string };

/** The header's pages, in order. In a file without the footer's: the wizard loads it with its header. */
export const headerPages: readonly Link[] = [
  { to: '/how-it-works', label: 'How it works' },
  { to: '/processors', label: 'Processors' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

export const startLabel = 'Start My Free Case Review';
