import { useSyncExternalStore } from 'react';
import { chooseLanguage, prefersSpanish, useChosenLanguage } from './chosen-language.ts';
import { useLanguage, type LanguageTag } from './language.ts';
import './language-switch.css';

const languages: readonly { tag: LanguageTag; name: string }[] = [
  { tag: 'en', name: 'English' },
  { tag: 'es', name: 'Español' },
];
const never = () => () => undefined;

/**
 * The choice of language above a translated screen. A browser that asks for Spanish gets one quiet offer until somebody chooses; nothing
 * switches by itself. In Spanish it says which text governs.
 */
export function LanguageSwitch() {
  const { tag, t, note } = useLanguage();
  const chosen = useChosenLanguage();
  const asksForSpanish = useSyncExternalStore(never, prefersSpanish, () => false);
  return (
    <aside className="page language no-print" aria-label={t('Language')}>
      {chosen.tag === null && asksForSpanish ? (
        <p className="small" lang="es">
          Esta página también está en español.
        </p>
      ) : null}
      {note ? <p className="muted small">{note}</p> : null}
      {chosen.failed ? (
        <p className="small" role="alert" lang="es">
          No se pudo cargar el español. Revise su conexión e inténtelo de nuevo.
        </p>
      ) : null}
      <div className="language__choice" role="group" aria-label={t('Language')}>
        {languages.map((each) => (
          <button
            key={each.tag}
            type="button"
            lang={each.tag}
            className="button button--quiet button--small"
            aria-pressed={tag === each.tag}
            onClick={() => void chooseLanguage(each.tag)}
          >
            {each.name}
          </button>
        ))}
      </div>
    </aside>
  );
}
