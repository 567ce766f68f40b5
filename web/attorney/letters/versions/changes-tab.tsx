import type { LetterView } from '../../../../contract/letter-view.ts';
import type { SuggestedChange } from '../../../../contract/letter-suggestions.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import { SuggestedChangeItem, type DecideChange } from './suggested-change.tsx';
import { ModelNotes } from './model-notes.tsx';
import { WordFile } from './word-file.tsx';
import { WriteParagraphs } from './write-paragraphs.tsx';
import type { Suggestions } from './use-suggestions.ts';

type ChangesTabProps = {
  letter: LetterView;
  unsaved: boolean;
  suggestions: Suggestions;
  /** Shows a document as unsaved edits of the letter. */
  onEdit: (document: LetterDocument) => void;
};

/** The suggested changes, to be accepted, rejected or commented on. Decided ones stay readable. */
export default function ChangesTab({ letter, unsaved, suggestions, onEdit }: ChangesTabProps) {
  const { list, decide, comment } = suggestions;
  if (list.isError) return <Notice tone="danger">{messageOf(list.error, 'The changes could not be loaded.')}</Notice>;
  if (!list.data) return <Skeletons rows={4} height="2rem" label="Loading the changes…" />;
  const { items } = list.data;
  const open = items.filter(({ state }) => state === 'open');
  const acceptable = open.filter((each) => each.may_accept && !each.stale);
  const change: DecideChange = (outcome, changes) =>
    decide.mutate({
      id: letter.id,
      version: letter.version,
      outcome,
      changes: changes.map(({ suggestion_id, part }) => ({ suggestion_id, part })),
    });
  const may = letter.may.edit && !unsaved;
  return (
    <div className="panel-part">
      <section className="panel-part" aria-labelledby="changes-title">
        <h2 id="changes-title">Suggested changes</h2>
        {items.length === 0 && (
          <p className="muted">
            None. Edit the letter and choose “Suggest”: it stays as it is until somebody else accepts your changes.
          </p>
        )}
        {open.length > 0 && unsaved && (
          <Notice tone="warning">Save or discard your own edits before you decide about these.</Notice>
        )}
        {acceptable.length > 1 && (
          <p className="button-row">
            <Button size="small" disabled={!may} busy={decide.isPending} onClick={() => change('accepted', acceptable)}>
              Accept all {acceptable.length}
            </Button>
          </p>
        )}
        <ul role="list" className="compare">
          {items.map((each) => (
            <SuggestedChangeItem
              key={`${each.suggestion_id} ${each.part}`}
              change={each}
              may={may}
              busy={decide.isPending}
              onDecide={change}
              commenting={comment.isPending}
              onComment={(text, done) => comment.mutate(newComment(letter.id, each, text), { onSuccess: done })}
            />
          ))}
        </ul>
      </section>
      <WordFile letter={letter} unsaved={unsaved} suggest={suggestions.suggest} onEdit={onEdit} />
      <WriteParagraphs letter={letter} unsaved={unsaved} />
      <ModelNotes letterId={letter.id} />
    </div>
  );
}

const newComment = (id: string, { suggestion_id, part }: SuggestedChange, text: string) => ({
  id,
  suggestion_id,
  part,
  comment_id: crypto.randomUUID(),
  text,
});
