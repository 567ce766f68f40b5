import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { changesOf } from '../../../../domain/letters/letter-merge.ts';
import { messageOf } from '../../../api/api-error.ts';
import { orpc } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice, Skeletons } from '../../../ui/feedback.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { unsavedStoreHere } from '../../../unsaved/store.ts';
import { namesOf } from '../../../unsaved/use-unsaved.ts';
import { ChangedWords } from './changed-words.tsx';
import { CopyWords } from './copy-words.tsx';
import { DiscardWords } from './discard-words.tsx';
import { useBase } from './use-base.ts';
import { entryFrom, type LetterDesk } from '../editor/use-letter-desk.ts';

type Stranded = NonNullable<LetterDesk['stranded']>;
type StrandedWordsProps = { letter: LetterView; words: Stranded; onGone: () => void };

/**
 * Unsaved edits of a letter that can no longer be edited: each part beside the saved one, to be copied, taken to the
 * newer letter, or discarded.
 */
export default function StrandedWords({ letter, words, onGone }: StrandedWordsProps) {
  const { base, read } = useBase(words.origin, words.base);
  const [asked, ask] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Moves the focus here, because this may appear while the user types far below.
  useEffect(() => place.current?.focus(), []);
  const theirs = letter.document;
  const changes = base ? changesOf({ base, mine: words.document, theirs }).filter(({ by }) => by !== 'theirs') : [];
  return (
    <div ref={place} tabIndex={-1} className="stranded">
      <Notice tone="warning" title="Your unsaved words">
        <p>
          {strandedText(letter)} What you had typed is stored on this device, and stays until you discard it or sign
          out.
        </p>
        {read.isError && <p>{messageOf(read.error, 'The version that you began from could not be loaded.')}</p>}
        {!base && !read.isError && <Skeletons rows={2} label="Loading the version that you began from…" />}
        {changes.length > 0 && (
          <ul role="list" className="compare">
            {changes.map(({ key, label, mine, theirs: saved }) => (
              <li key={key} className="compare__side">
                <p className="muted small">{label}</p>
                <ChangedWords before={saved} after={mine} />
              </li>
            ))}
          </ul>
        )}
        <div className="button-row">
          <ToNewerLetter letter={letter} words={words} onTaken={onGone} />
          <CopyWords document={words.document} only={changes.map(({ key }) => key)} />
          <Button variant="quiet" size="small" onClick={() => ask(true)}>
            Discard your words
          </Button>
        </div>
        {asked && <DiscardWords onDiscard={onGone} onClose={() => ask(false)} />}
      </Notice>
    </div>
  );
}

const strandedText = ({ status }: LetterView): string =>
  status === 'superseded'
    ? 'A newer letter took the place of this one.'
    : 'This letter was released, and is not edited any more.';

type ToNewerLetterProps = { letter: LetterView; words: Stranded; onTaken: () => void };

/** Edits can be taken to a newer letter of the same type; between types nothing is merged, so there is only a link. */
function ToNewerLetter({ letter, words, onTaken }: ToNewerLetterProps) {
  const navigate = useNavigate();
  const { superseded_by: id } = letter;
  const newer = useQuery({ ...orpc.letters.get.queryOptions({ input: { id: id ?? '' } }), enabled: id !== null }).data;
  if (!newer) return null;
  const address = `/attorney/letters/${newer.id}`;
  if (newer.demand_type !== letter.demand_type || !newer.may.edit)
    return <Link to={address}>Open the newer letter</Link>;
  const take = () => {
    const store = unsavedStoreHere('letter', 'device');
    if (namesOf(store, newer.id).length > 0)
      return showToast({
        title: 'You have unsaved edits in the newer letter',
        description: 'Save or discard them there first, and then take these.',
        tone: 'danger',
      });
    if (!store.write(newer.id, entryFrom(words.origin, words.document)))
      return showToast({ title: 'This browser could not store them', description: 'Copy your words.', tone: 'danger' });
    onTaken();
    void navigate(`${address}?dialog=compare`);
  };
  return (
    <Button size="small" onClick={take}>
      Take them to the newer letter
    </Button>
  );
}
