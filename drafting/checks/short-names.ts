import { folded, typographic } from '../text/display.ts';
import type { FactSheet } from '../facts/fact.ts';
import { perSheet } from '../facts/per-sheet.ts';

const form = /,? (?:LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Corporation|Company|Co\.|Ltd\.?|Limited|LLP|LP|N\.A\.)$/i;

/** A name with and without its legal form, and with that form in other spellings. */
function variants(name: string): string[] {
  const bare = name.replace(form, '');
  if (bare === name) return [name];
  const own = name.slice(bare.length).replace(/^,? /, '').replace(/\.$/, '');
  const forms = own.toUpperCase().replaceAll('.', '') === 'LLC' ? ['LLC', 'L.L.C.', 'L.L.C'] : [own, `${own}.`];
  return [name, bare, ...forms.flatMap((each) => [`${bare} ${each}`, `${bare}, ${each}`])];
}

/** A name by its first word: "Juniper" of "Juniper Outfitters" and of "Juniper & Pine". */
const firstWords = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const first = name.split(' ')[0] ?? '';
    return first.length > 3 && /^\p{Lu}\p{Ll}+$/u.test(first) && name.includes(' ') ? [first] : [];
  });

/**
 * What the parties of a case may be called: a company without its legal form or with another spelling of it, an
 * individual by the last name with an honorific.
 */
export const shortNames = perSheet(
  ({ facts }: FactSheet): { merchant: string[]; people: string[]; processor: string[] } => {
    const shown = (id: string): string => folded(typographic(facts[id]?.display ?? ''));
    const named = (...ids: string[]): string[] => ids.map(shown).filter((name) => name !== '');
    const merchant = named('merchant_legal', 'dba', 'merchant_as_typed').flatMap(variants);
    const people = named('contact_name', 'owner_0').flatMap((name) => {
      const last = name.split(' ').at(-1) ?? '';
      return last.length > 1 && name.includes(' ')
        ? [
            name,
            last,
            `${name[0]}. ${last}`,
            ...['Ms', 'Mr', 'Mrs', 'Mx'].flatMap((title) => [`${title}. ${last}`, `${title} ${last}`]),
          ]
        : [name];
    });
    return {
      merchant: [...merchant, ...firstWords(named('merchant_legal', 'dba'))],
      people,
      processor: named('processor_entity', 'processor').flatMap(variants),
    };
  },
);

/** The merchant's legal name with its legal form, as on file and in the other spellings of that form. */
export function fullNames({ facts }: FactSheet): string[] {
  const legal = folded(typographic(facts['merchant_legal']?.display ?? ''));
  return legal === '' ? [] : variants(legal).filter((each, at) => at === 0 || (each !== legal && form.test(each)));
}

/** Whether these words are the merchant's full name, with or without the trade name. */
export function isFullName(words: string, sheet: FactSheet): boolean {
  const dba = folded(typographic(sheet.facts['dba']?.display ?? ''));
  const bare = words.replace(/,? \(?(?:d\/b\/a|dba|doing business as) (.+?)\)?$/i, (found, name: string) =>
    name === dba ? '' : found,
  );
  return fullNames(sheet).includes(bare);
}

/** What may not follow a short name: another legal form, or a word that makes it a different name. */
export const noOtherName = String.raw`(?!,? (?:LLC|L\.L\.C|Inc\b|Corp\b|Ltd|LLP|LP\b|N\.A\.|Company|Corporation|Holdings|Group|Incorporated|Limited))(?! (?:& )?(?!Account|Notice|Agreement|User|Exhibit|Reserve|Legal|Services|Terms|Payments?|General)\p{Lu}\p{Ll})`;
