export type Link = { to: string; label: string };

/** The header's pages, in order. Kept apart from the footer's because the wizard loads this file with its header. */
export const headerPages: readonly Link[] = [
  { to: '/how-it-works', label: 'How it works' },
  { to: '/processors', label: 'Processors' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

export const startLabel = 'Start My Free Case Review';
