/** A file's summary (`domain/documents/summarize.ts`) in the screen's language, sentence by sentence. Pure. */
import type { Language } from '../language/language.ts';

export const summaryText = (summary: string, { t }: Pick<Language, 't'>): string =>
  summary
    .split(/(?<=\.) (?=[A-Z])/)
    .map((sentence) => {
      const said = t(sentence);
      return said === sentence ? values(sentence, t) : said;
    })
    .join(' ');

/**
 * Translates the labels of "Amount held: $41,900.00; Dated: November 7, 2026." A part without a label stays as it is.
 */
const values = (sentence: string, t: Language['t']): string =>
  sentence
    .replace(/\.$/, '')
    .split('; ')
    .map((part) => {
      const [label = '', ...rest] = part.split(': ');
      return rest.length === 0 ? part : `${t(label)}: ${t(rest.join(': '))}`;
    })
    .join('; ') + (sentence.endsWith('.') ? '.' : '');
