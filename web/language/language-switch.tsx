import { useContext, useSyncExternalStore } from 'react';
import { chooseLanguage, prefersSpanish, useChosenLanguage } from './chosen-language.ts';
import { LanguageOffered, useLanguage } from './language.ts';
import './language-switch.css';

const never = () => () => undefined;

/**
 * The choice of language in the header of a translated screen: one button, which names the other language in that
 * language. If the browser prefers Spanish and nobody has chosen yet, the button offers it in a few words. The language
 * never changes without a press.
 */
export function LanguageSwitch() {
  const { tag } = useLanguage();
  const chosen = useChosenLanguage();
  const asksForSpanish = useSyncExternalStore(never, prefersSpanish, () => false);
  if (!useContext(LanguageOffered)) return null;
  const other = tag === 'en' ? 'es' : 'en';
  const name = other === 'es' ? 'Español' : 'English';
  const isOffer = other === 'es' && chosen.tag === null && asksForSpanish;
  return (
    <div className="language no-print" lang={other}>
      <button
        type="button"
        className="button button--quiet button--small language__button"
        onClick={() => void chooseLanguage(other)}
      >
        {isOffer ? (
          'Ver en español'
        ) : (
          <>
            <span className="language__name">{name}</span>
            <span className="language__code" aria-hidden="true">
              {name.slice(0, 2)}
            </span>
          </>
        )}
      </button>
      {chosen.failed ? (
        <p className="small" role="alert" lang="es">
          No se pudo cargar el español. Revise su conexión e inténtelo de nuevo.
        </p>
      ) : null}
    </div>
  );
}

/** A note at the foot of a screen in another language: what stays in English, and which text governs. */
export function LanguageNote() {
  const { note } = useLanguage();
  return note ? (
    <aside className="page language-note no-print">
      <p className="muted small">{note}</p>
    </aside>
  ) : null;
}
