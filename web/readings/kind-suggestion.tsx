import type { DocumentKind } from '../../domain/case.ts';
import type { ReadingView } from '../../domain/documents/reading.ts';
import { Button } from '../ui/button.tsx';
import { looksLike, otherKind, stateWords } from './reading-words.ts';
import './readings.css';

type KindSuggestionProps = { reading: ReadingView | undefined; filed: string; filename: string; /** Takes the suggested kind; without it nothing is offered. */ onUse?: (kind: DocumentKind) => void };

/** What reading a file has come to: how far it is, why there is none, or another kind that it looks like, with a press to take it. */
export function KindSuggestion({ reading, filed, filename, onUse }: KindSuggestionProps) {
  if (!reading) return null;
  const words = stateWords(reading);
  const kind = otherKind(reading, filed);
  if (words !== null) return <p className="kind-suggestion muted small">{words}</p>;
  if (kind === null || !onUse) return null;
  return (
    <p className="kind-suggestion small">
      <span>{looksLike(kind)}</span>
      <Button variant="quiet" size="small" onClick={() => onUse(kind)}>Use<span className="visually-hidden"> for {filename}</span></Button>
    </p>
  );
}
