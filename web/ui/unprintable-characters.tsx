import { namedCharacters, unprintable, unprintableMessage } from '../../domain/letters/printable.ts';
import { useLanguage } from '../language/language.ts';

/** Lists the characters of a text that cannot be printed, and says what to do. Renders nothing if all can be. */
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
