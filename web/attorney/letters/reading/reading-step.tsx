import { useState } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { letterTypeNames } from '../../../letters/letter-names.ts';
import { ExhibitBook } from '../sign-off/exhibit-book.tsx';
import type { FindingProps } from '../findings/finding-row.tsx';
import { unopenedIn, type Unopened } from '../sign-off/unopened.ts';
import { useApprovalGround } from '../sign-off/use-approval-ground.ts';
import type { LetterActions } from '../editor/use-letter-actions.ts';
import { Changes } from './changes.tsx';
import { Marks } from './marks.tsx';
import { NotOpened } from './not-opened.tsx';
import './reading.css';
import { isUnread, partOf, pressText, type Change } from './reading-texts.ts';
import { useReadingKeys } from './use-reading-keys.ts';

type ReadingStepProps = Omit<FindingProps, 'paper'> & {
  read: LetterActions['read'];
  /** Closes the step and edits this part of the letter. */
  onEdit: (change: Change) => void;
  /** Called after the press is recorded. */
  onRead: (letter: LetterView) => void;
  onClose: () => void;
};

/**
 * The step before approval: the findings, each change beside the old text with its sources, the removals, and one
 * button that records that all of it was read.
 */
export default function ReadingStep({ read, onEdit, onRead, onClose, ...finding }: ReadingStepProps) {
  const { letter } = finding;
  const waiting = letter.exhibit_book.state === 'waiting';
  const { isOther, showIt } = useShown(letter);
  const ground = useApprovalGround(letter).data;
  const unopened = ground ? unopenedIn(ground) : null;
  const press = () => {
    if (unopened !== null && unopened.length > 0) document.querySelector<HTMLElement>('.reading__waits a')?.focus();
    else if (!waiting && !isOther && unopened !== null && !read.isPending)
      read.mutate(shownOf(letter), { onSuccess: onRead });
  };
  useReadingKeys({
    onRead: press,
    onEdit: (key) => {
      const change = letter.changes.find((each) => each.key === key);
      if (change && !isOther && letter.may.edit && partOf(change) !== null) onEdit(change);
    },
  });
  return (
    <Dialog
      open
      compact
      size="full"
      onOpenChange={(open) => !open && onClose()}
      title={`Read version ${letter.version} before you approve it`}
      description={`${letterTypeNames[letter.demand_type]} to ${letter.document.addressee.name}, case ${letter.case_number}.`}
      initialFocus={() => document.querySelector<HTMLElement>('.reading h3')}
      footer={isOther ? null : <Press letter={letter} unopened={unopened} busy={read.isPending} onPress={press} />}
    >
      <div className="reading">
        <p className="reading__keys small muted">
          <kbd>j</kbd> <kbd>k</kbd> next and previous change · <kbd>e</kbd> edit it · <kbd>Enter</kbd> on a chip opens
          what it stands on · <kbd>r</kbd> all is read
        </p>
        {read.error ? (
          <Notice tone="danger" title="It was not recorded">
            {messageOf(read.error, 'Please try again.')}
          </Notice>
        ) : null}
        {isOther ? (
          <Notice tone="warning" title="The letter or its exhibits changed while you read">
            <p>What you have not read yet is shown by itself.</p>
            <div className="button-row">
              <Button variant="secondary" size="small" onClick={showIt}>
                Show version {letter.version}
              </Button>
            </div>
          </Notice>
        ) : (
          <>
            <Marks {...finding} />
            <Changes letter={letter} onEdit={onEdit} />
            <Whole letter={letter} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The data that a press records. */
const shownOf = ({ id, pdf_sha256: sha256, exhibit_book: { sha256: exhibits_sha256 }, changes }: LetterView) => ({
  id,
  sha256,
  exhibits_sha256,
  changes: changes.filter(isUnread).map(({ hash }) => hash),
});

/**
 * Keeps the version that was shown, because a press confirms exactly that. If somebody saves meanwhile, the page does
 * not change until the attorney asks for the new version.
 */
function useShown({ version, exhibit_book: book }: LetterView) {
  const exhibits = book.state === 'waiting' ? null : (book.sha256 ?? book.state);
  const [shown, show] = useState({ version, exhibits });
  const isOther = shown.version !== version || (shown.exhibits !== null && shown.exhibits !== exhibits);
  return { isOther, showIt: () => show({ version, exhibits }) };
}

function Whole({ letter }: { letter: LetterView }) {
  return (
    <section className="reading__part" aria-labelledby="reading-whole">
      <h3 id="reading-whole" tabIndex={-1}>
        The whole letter and its exhibits
      </h3>
      <p>
        <a href={`/api/letters/${letter.id}/pdf`} target="_blank" rel="noreferrer">
          Open the PDF of version {letter.version}
          <span className="visually-hidden"> (opens a new window)</span>
        </a>
      </p>
      <ExhibitBook letter={letter} unsaved={false} />
    </section>
  );
}

type PressProps = {
  letter: LetterView;
  /** The files of the letter not opened yet; null until that is known. */
  unopened: readonly Unopened[] | null;
  busy: boolean;
  onPress: () => void;
};
function Press({ letter, unopened, busy, onPress }: PressProps) {
  const { exhibit_book: book, changes } = letter;
  const waiting = book.state === 'waiting';
  const barred = waiting || unopened === null || unopened.length > 0;
  return (
    <>
      {waiting ? (
        <p id="reading-waits" className="reading__waits small">
          The exhibits are still being bound into a book.
        </p>
      ) : (
        unopened !== null && unopened.length > 0 && <NotOpened letter={letter} unopened={unopened} />
      )}
      <Button
        disabled={barred}
        busy={busy}
        busyLabel="Recording…"
        aria-keyshortcuts="r"
        aria-describedby={barred ? 'reading-waits' : undefined}
        onClick={onPress}
      >
        {pressText(changes.filter(isUnread).length, { exhibits: book.state !== 'none' })}
      </Button>
    </>
  );
}
