import type { Locale } from '../../domain/people/locale.ts';

/** The language of a page that the server renders for a visitor: Spanish when the browser prefers it to English. */
export function pageLocale(acceptLanguage: string | null | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim());
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '';
      return { tag: tag.toLowerCase().slice(0, 2), weight: weight === '' ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => (tag === 'en' || tag === 'es') && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wanted[0]?.tag === 'es' ? 'es' : 'en';
}
