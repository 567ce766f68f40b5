import {
  consentNote,
  consentTexts,
  consentTitle,
  recipientsText,
  type AiDisclosure,
} from '../../domain/ai/disclosure.ts';
import { useLanguage } from '../language/language.ts';

/** What a merchant is asked, in the language of the screen. */
export function useConsentText(disclosure: AiDisclosure) {
  const { t, tag } = useLanguage();
  const providers = recipientsText(disclosure, tag);
  return {
    providers,
    title: t(consentTitle.en),
    text: t(consentTexts[disclosure.sends].en, { providers }),
    note: t(consentNote.en),
  };
}
