import { namedCharacters, unprintable, unprintableMessage } from '../../domain/letters/printable.ts';
import { useLanguage } from '../language/language.ts';

/** Which characters of a text cannot be printed, and what to do; nothing where all can. */
export default function UnprintableCharacters({ text }: { text: string }) {
  const { t } = useLanguage();
  const characters = unprintable(text);
  if (characters.length === 0) return null;
  return (
    <p className="small" role="status">
      {t(unprintableMessage, { characters: namedCharacters(characters) })}
    </p>
  );
}
