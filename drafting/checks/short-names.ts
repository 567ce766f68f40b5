import { folded, typographic } from '../text/display.ts';
import type { FactSheet } from '../facts/fact.ts';

/** How a merchant and its people may be called for short: a company without its form, a person by the last name with an honorific. */
export function shortNames({ facts }: FactSheet): { merchant: string[]; people: string[] } {
  const shown = (id: string): string => folded(typographic(facts[id]?.display ?? ''));
  const bare = shown('merchant_legal').replace(
    /,? (?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation|Company|Co\.|Ltd\.?|LLP|LP)$/,
    '',
  );
  const people = ['contact_name', 'owner_0'].flatMap((id) => {
    const last = shown(id).split(' ').at(-1) ?? '';
    return last.length > 1 && shown(id).includes(' ')
      ? ['Ms.', 'Mr.', 'Mrs.', 'Mx.'].map((title) => `${title} ${last}`)
      : [];
  });
  return { merchant: bare.includes(' ') ? [bare] : [], people };
}
