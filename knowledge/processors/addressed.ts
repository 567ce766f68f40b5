import type { Agreement } from './agreement.ts';

/**
 * The lines of the address for a notice, the addressee first; null where the text names none. The party's name is put
 * before an address that names nobody, and before an agent's, which takes mail for the party.
 */
export function addressed({ procedure: { address }, party }: Pick<Agreement, 'procedure' | 'party'>): string[] | null {
  if (address.value === null) return null;
  const [first = '', ...rest] = address.value;
  if (party.value === null || first.startsWith(party.value)) return [...address.value];
  return [party.value, /^\d/.test(first) ? first : `c/o ${first}`, ...rest];
}
