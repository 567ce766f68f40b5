import type { DocumentKind } from '../../domain/case.ts';
import type { ReadingView } from '../../domain/documents/reading.ts';
import { Button } from '../ui/button.tsx';
import { looksLike, otherKind, stateWords } from './reading-words.ts';
import './readings.css';

type KindSuggestionProps = {
  reading: ReadingView | undefined;
  filed: string;
  filename: string;
  /** Takes the suggested kind. */ onUse: (kind: DocumentKind) => void;
};

/** What reading a file has come to, one line from the first to the last, so that no row moves under a finger: how far it is, why there is none, or another kind that it looks like. */
export const ReadingLine = (props: KindSuggestionProps) =>
  otherKind(props.reading, props.filed) === null ? (
    <ReadingState reading={props.reading} />
  ) : (
    <KindSuggestion {...props} />
  );

/** How far reading a file is, what came of it, or why there is none. */
export const ReadingState = ({ reading }: { reading: ReadingView | undefined }) =>
  reading ? <p className="reading-line muted small">{stateWords(reading)}</p> : null;

/** Another kind that a file looks like, with a press to take it; nothing while there is none. */
export function KindSuggestion({ reading, filed, filename, onUse }: KindSuggestionProps) {
  const kind = otherKind(reading, filed);
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
