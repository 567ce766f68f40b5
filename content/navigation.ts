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

/** Pages that stand in Spanish too, by their English path: at an address of their own, or as a part of the page. */
const spanishOf: Record<string, string> = {
  '/apply': '/es/apply',
  '/fee-agreement': '/fee-agreement#es',
  '/engagement-letter': '/engagement-letter#es',
};

/** Where a page leads in the other language: to the same page where it exists, and else to the page that language begins with. */
export function inOtherLanguage(path: string, tag: 'en' | 'es'): { to: string; tag: 'en' | 'es'; name: string } {
  const here = path.replace(/(.)\/$/, '$1');
  if (tag === 'en') return { to: spanishOf[here] ?? '/es', tag: 'es', name: 'Español' };
  const same = Object.keys(spanishOf).find((english) => spanishOf[english] === here);
  return { to: same ?? '/', tag: 'en', name: 'English' };
}
