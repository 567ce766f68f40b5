import { useLanguage } from '../../../language/language.ts';

const says = {
  agreement:
    'The agreement is in English, and the English text is the one that counts. If you would like it explained in Spanish before you sign, write to us.',
  paper:
    'The paper is in English, and the English text is the one that counts. If you would like it explained in Spanish before you sign, write to us.',
};

/**
 * A note above a text to be signed, on a screen in another language: the text stays in English, and the English
 * governs.
 */
export function EnglishGoverns({ thing }: { thing: keyof typeof says }) {
  const { tag, t } = useLanguage();
  return tag === 'en' ? null : <p className="measure no-print">{t(says[thing])}</p>;
}
