import { normalForm } from './normal-form.ts';

/**
 * What was typed or pasted into a field that has a form (an amount, a phone number, an address, a code), with every look-alike as the
 * plain character: full-width letters and digits, each dash and minus as "-", each space as " ", and invisible marks, such as those
 * around a number that was copied from a phone's contacts, dropped. "²", "①" and "½" stay, since their digits would join others. Not for
 * names and prose, which are kept as typed.
 */
export const plainCharacters = (typed: string): string =>
  typed
    .replaceAll(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll(/\P{No}+/gu, (run) => normalForm(run, 'NFKC'))
    .replaceAll(/[\p{Pd}\u2212\u2043\u02d7]/gu, '-')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();
