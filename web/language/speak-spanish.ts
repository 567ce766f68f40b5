/** Spanish as a screen language, loaded only if somebody chose it. */
import { withElements, type Language } from './language.ts';
import { dayInSpanish } from '../../domain/language/day-in-spanish.ts';
import { inSpanish } from '../../content/processors/in-spanish.ts';
import screens from './spanish.ts';
import { entryOf, translate } from '../../domain/language/translate.ts';

const catalog = { ...screens, ...inSpanish };

export const spanish: Language = {
  tag: 'es',
  locale: 'es-US',
  t: (english, values) => translate(catalog, english, values, dayInSpanish),
  rich: (english, elements) => withElements(entryOf(catalog, english) ?? english, elements),
  note: 'Los acuerdos y las cartas están en inglés. Si una traducción difiere, prevalece el texto en inglés.',
};
