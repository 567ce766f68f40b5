/** More marks upon one letter than any script writes (UAX #15, 13, Stream-Safe Text Format); `\uff9e` and `\uff9f` become marks. */
const marksUponLetter = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * A text in a Unicode normal form. Marks beyond 30 in a row are dropped: sorting a row takes time that grows with its
 * square.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(marksUponLetter, '$1').normalize(form);
