import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import { Button } from '../ui/button.tsx';
import { looksLike, otherKind, stateText } from './extraction-text.ts';
import './extractions.css';

type KindSuggestionProps = {
  extraction: ExtractionView | undefined;
  filed: string;
  filename: string;
  /** Takes the suggested kind. */ onUse: (kind: DocumentKind) => void;
};

/** What reading a file has come to, one line from the first to the last, so that no row moves under a finger: how far it is, why there is none, or another kind that it looks like. */
export const ExtractionLine = (props: KindSuggestionProps) =>
  otherKind(props.extraction, props.filed) === null ? (
    <ExtractionState extraction={props.extraction} />
  ) : (
    <KindSuggestion {...props} />
  );

/** How far reading a file is, what came of it, or why there is none. */
export const ExtractionState = ({ extraction }: { extraction: ExtractionView | undefined }) =>
  extraction ? <p className="reading-line muted small">{stateText(extraction)}</p> : null;

/** Another kind that a file looks like, with a press to take it; nothing while there is none. */
export function KindSuggestion({ extraction, filed, filename, onUse }: KindSuggestionProps) {
  const kind = otherKind(extraction, filed);
  if (kind === null) return null;
  return (
    <p className="reading-line small">
      <span>{looksLike(kind)}</span>
      <Button variant="quiet" size="small" onClick={() => onUse(kind)}>
        Use<span className="visually-hidden"> for {filename}</span>
      </Button>
    </p>
  );
}
