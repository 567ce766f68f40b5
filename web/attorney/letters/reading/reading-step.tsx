import { useState } from 'react';
import type { LetterView } from '../../../../contract/letter-view.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { findingState, sortedFindings } from '../approval.ts';
import { letterTypeNames } from '../desk-bar.tsx';
import { ExhibitBook } from '../exhibit-book.tsx';
import { FindingRow, TakeIt, type FindingProps } from '../finding-row.tsx';
import type { LetterActions } from '../use-letter-actions.ts';
import { Changes } from './changes.tsx';
import './reading.css';
import { isUnread, partOf, pressText, type Change } from './reading-texts.ts';
import { useReadingKeys } from './use-reading-keys.ts';

type ReadingStepProps = Omit<FindingProps, 'paper'> & {
  read: LetterActions['read'];
  /** Closes the step and edits this part of the letter. */
  onEdit: (change: Change) => void;
  /** What follows the recorded press. */
  onRead: (letter: LetterView) => void;
  onClose: () => void;
};

/** Before an approval: what is marked, each change old beside new with what it stands on, what was dropped, and one press that all of it is read. */
export default function ReadingStep({ read, onEdit, onRead, onClose, ...finding }: ReadingStepProps) {
  const { letter } = finding;
  const unread = letter.changes.filter(isUnread);
  const waiting = letter.exhibit_book.state === 'waiting';
  const { isOther, showIt } = useShown(letter);
  const press = () => {
    if (!waiting && !isOther && !read.isPending) read.mutate(shownOf(letter), { onSuccess: onRead });
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
      footer={isOther ? null : <Press unread={unread.length} waiting={waiting} busy={read.isPending} onPress={press} />}
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

/** What a press records. */
const shownOf = ({ id, pdf_sha256: sha256, exhibit_book: { sha256: exhibits_sha256 }, changes }: LetterView) => ({
  id,
  sha256,
  exhibits_sha256,
  changes: changes.filter(isUnread).map(({ hash }) => hash),
});

/** A press names what was shown: where somebody saves meanwhile, nothing is put in its place under the reader's eyes. */
function useShown({ version, exhibit_book: book }: LetterView) {
  const exhibits = book.state === 'waiting' ? null : (book.sha256 ?? book.state);
  const [shown, show] = useState({ version, exhibits });
  const isOther = shown.version !== version || (shown.exhibits !== null && shown.exhibits !== exhibits);
  return { isOther, showIt: () => show({ version, exhibits }) };
}

/** The findings that are not settled: those that bar approval, then the marks. */
function Marks(props: Omit<FindingProps, 'paper'>) {
  const { letter } = props;
  const open = sortedFindings(letter).filter((each) => findingState(each, letter) !== 'settled');
  if (open.length === 0) return null;
  const byReason = open.flatMap(({ key, settle }) => (settle === 'reason' ? [key] : []));
  return (
    <section className="reading__part" aria-labelledby="reading-marks">
      <h3 id="reading-marks" tabIndex={-1}>
        Marked by the verifier
      </h3>
      <ol role="list" className="finding-list">
        {open.map((each) => (
          <FindingRow
            key={`${each.key}:${each.block_id}:${each.words}`}
            {...props}
            paper={letter.document}
            finding={each}
          />
        ))}
      </ol>
      {byReason.length > 1 && letter.may.approve && (
        <TakeIt
          label={`Take these ${byReason.length} with one reason…`}
          id="all"
          busy={byReason.every((key) => props.confirming.includes(key))}
          onTake={(reason) => props.onTake(byReason, reason)}
        />
      )}
    </section>
  );
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

type PressProps = { unread: number; waiting: boolean; busy: boolean; onPress: () => void };

function Press({ unread, waiting, busy, onPress }: PressProps) {
  return (
    <>
      {waiting && (
        <p id="reading-waits" className="small">
          The exhibits are still being bound into a book.
        </p>
      )}
      <Button
        disabled={waiting}
        busy={busy}
        busyLabel="Recording…"
        aria-keyshortcuts="r"
        aria-describedby={waiting ? 'reading-waits' : undefined}
        onClick={onPress}
      >
        {pressText(unread)}
      </Button>
    </>
  );
}
