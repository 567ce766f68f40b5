import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { looksLike, otherKind, stateText } from './extraction-text.ts';
import './extractions.css';

type KindSuggestionProps = {
  extraction: ExtractionView | undefined;
  filed: string;
  filename: string;
  /** Applies the suggested kind. */ onUse: (kind: DocumentKind) => void;
};

/**
 * The state of a file's extraction, always in one line, so that rows do not move while the user is pressing: its
 * progress, the reason if it failed, or another kind that the file looks like.
 */
export const ExtractionLine = (props: KindSuggestionProps) =>
  otherKind(props.extraction, props.filed) === null ? (
    <ExtractionState extraction={props.extraction} />
  ) : (
    <KindSuggestion {...props} />
  );

/** The status of a file's extraction, its result, or why there is no result. */
export function ExtractionState({ extraction }: { extraction: ExtractionView | undefined }) {
  const { t } = useLanguage();
  if (!extraction) return null;
  // What its owner has to do about it is no aside.
  const manner = extraction.status === 'unreadable' ? 'reading-line--advice' : 'muted';
  return <p className={`reading-line small ${manner}`}>{t(stateText(extraction))}</p>;
}

/** Suggests another kind that the file looks like, with a button to apply it. */
export function KindSuggestion({ extraction, filed, filename, onUse }: KindSuggestionProps) {
  const { t } = useLanguage();
  const kind = otherKind(extraction, filed);
  if (kind === null) return null;
  return (
    <p className="reading-line small">
      <span>{t(looksLike(kind))}</span>
      <Button variant="quiet" size="small" onClick={() => onUse(kind)}>
        {t('Use')}
        <span className="visually-hidden"> {t('for {label}', { label: filename })}</span>
      </Button>
    </p>
  );
}
