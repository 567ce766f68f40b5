/** The Spanish of /thank-you: the catalog of translated screens, and the page's own texts. */
import { entryOf, translate } from '../../domain/language/translate.ts';
import { withElements, type Language } from './language.ts';
import { spanish } from './speak-spanish.ts';
import thanks from './spanish-thanks.ts';

export const thanksInSpanish: Language = {
  ...spanish,
  t: (text, values) =>
    entryOf(thanks, text) === undefined ? spanish.t(text, values) : translate(thanks, text, values),
  rich: (text, elements) => withElements(entryOf(thanks, text) ?? text, elements),
};
