import type { LetterView } from '../../../../contract/letter-view.ts';
import { dayOf } from '../../firm-dates.ts';

/** The note with which the attorney returned the letter, and what was done about it; nothing for a letter that was not returned. */
export function ReturnNote({ returned }: Pick<LetterView, 'returned'>) {
  if (returned === null) return null;
  const { by, at, text, changed, answer } = returned;
  return (
    <section aria-labelledby="return-note-title" className="panel-part">
      <h2 id="return-note-title">Returned with a note</h2>
      <div className="finding" data-state="known">
        <p className="finding__head muted">
          <bdi>{by}</bdi>, {dayOf(at)}
        </p>
        <p dir="auto">{text}</p>
      </div>
      {answer && (
        <div className="finding" data-state="known">
          <p className="finding__head muted">
            <bdi>{answer.by}</bdi>, {dayOf(answer.at)}
          </p>
          <p dir="auto">{answer.text}</p>
        </div>
      )}
      <p className="muted small">
        {changed ? 'The text was changed since; “Compare versions” shows how.' : 'The text is unchanged since.'}
      </p>
    </section>
  );
}
