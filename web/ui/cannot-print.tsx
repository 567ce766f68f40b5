import { namedCharacters, unprintable, unprintableMessage } from '../../domain/letters/printable.ts';
import { useLanguage } from '../language/language.ts';

/** Says of a text that is to be printed which of its characters cannot be, and what to do; nothing where all can. */
export function CannotPrint({ text }: { text: string }) {
  const { t } = useLanguage();
  const characters = unprintable(text);
  if (characters.length === 0) return null;
  return (
    <p className="small" role="status">
      {t(unprintableMessage, { characters: namedCharacters(characters) })}
    </p>
  );
}
