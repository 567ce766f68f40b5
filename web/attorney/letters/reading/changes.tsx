import type { LetterView } from '../../../../contract/letter-view.ts';
import { ChangeItem } from './change-item.tsx';
import { isUnread, readText, type Change } from './reading-texts.ts';

type ChangesProps = { letter: LetterView; onEdit: (change: Change) => void };

/** The changes not read yet, with removals listed separately; below them, folded, those read before. */
export function Changes({ letter, onEdit }: ChangesProps) {
  const unread = letter.changes.filter(isUnread);
  const stands = unread.filter(({ now }) => now !== null);
  const dropped = unread.filter(({ now }) => now === null);
  const read = Map.groupBy(
    letter.changes.filter((each) => !isUnread(each)),
    ({ read_on }) => read_on ?? '',
  );
  const list = (changes: readonly Change[]) => (
    <ol role="list" className="reading__list">
      {changes.map((change) => (
        <ChangeItem key={change.hash} change={change} letter={letter} onEdit={letter.may.edit ? onEdit : null} />
      ))}
    </ol>
  );
  return (
    <>
      <section className="reading__part" aria-labelledby="reading-changes">
        <h3 id="reading-changes" tabIndex={-1}>
          {stands.length === 0 ? 'Changes' : `Changes (${stands.length})`}
        </h3>
        {stands.length > 0 ? list(stands) : <p>{noChanges(letter)}</p>}
      </section>
      {dropped.length > 0 && (
        <section className="reading__part" aria-labelledby="reading-dropped">
          <h3 id="reading-dropped">Dropped ({dropped.length})</h3>
          {list(dropped)}
        </section>
      )}
      {[...read].map(([on, changes]) => (
        <details key={on} className="reading__part">
          <summary>{readText(changes.length, on)}</summary>
          {list(changes)}
        </details>
      ))}
    </>
  );
}

const noChanges = ({ changes }: LetterView): string =>
  changes.length === 0 ? 'None: every paragraph stands as it was drafted.' : 'None that you have not read.';
