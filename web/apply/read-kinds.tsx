import type { ExtractionView } from '../../domain/documents/extraction.ts';
import { otherKind } from '../extractions/extraction-text.ts';
import { KindSuggestion } from '../extractions/extraction-line.tsx';
import { anyKind } from './document-kinds.ts';
import { withKind } from './draft-answers.ts';
import type { DraftKeeper, DraftState } from './draft-keeper.ts';

type Props = {
  keeper: DraftKeeper;
  draft: Pick<DraftState, 'answers' | 'uploads'>;
  extractions: readonly ExtractionView[];
  /** The heading that gets the focus, because choosing removes the button. */
  focus: string;
};

/**
 * On check-your-answers: lists files that look like another kind than the one chosen. A hold notice with another kind
 * would count as missing for the letter.
 */
export default function ReadKinds({ keeper, draft, extractions, focus }: Props) {
  const read = draft.uploads.flatMap(({ id, filename }) => {
    const filed = draft.answers.files.find((file) => file.id === id)?.document_type ?? anyKind;
    const extraction = extractions.find(({ file_id }) => file_id === id);
    return otherKind(extraction, filed) === null ? [] : [{ id, filename, filed, extraction }];
  });
  if (read.length === 0) return null;
  return (
    <ul role="list">
      {read.map(({ id, filename, filed, extraction }) => (
        <li key={id}>
          <span dir="auto">{filename}</span>
          <KindSuggestion
            extraction={extraction}
            filed={filed}
            filename={filename}
            onUse={(kind) => {
              keeper.change((current) => withKind(current, id, kind));
              document.getElementById(focus)?.focus();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
