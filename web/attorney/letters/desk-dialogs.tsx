import { lazy, Suspense } from 'react';
import type { LetterView } from '../../../contract/letter-view.ts';
import type { Finding } from '../../../domain/letters/letter.ts';
import { AnswerReturnDialog } from '../../letters/answer-return.tsx';
import { messageOf } from '../../api/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { NoteDialog } from '../../ui/note-dialog.tsx';
import { ApproveDialog } from './sign-off/approve-dialog.tsx';
import type { Change } from './reading/reading-texts.ts';
import { SendDialog } from './sign-off/send-dialog.tsx';
import { DeskKeysDialog } from './keys/desk-keys.tsx';
import { NextLetterDialog } from './next-letter-dialog.tsx';
import type { DeskDialog } from '../desk-address.ts';
import type { LetterActions } from './editor/use-letter-actions.ts';
import type { LetterDesk } from './editor/use-letter-desk.ts';

// Loaded when opened, because they are rarely used.
const AddAuthorityDialog = lazy(() =>
  import('./sources/add-authority-dialog.tsx').then((each) => ({ default: each.AddAuthorityDialog })),
);
const AddFactDialog = lazy(() =>
  import('./sources/add-fact-dialog.tsx').then((each) => ({ default: each.AddFactDialog })),
);

// Loaded when opened, because words are rarely compared.
const ReadingStep = lazy(() => import('./reading/reading-step.tsx'));
const CompareDialog = lazy(() => import('./versions/compare-dialog.tsx'));
const VersionsDialog = lazy(() => import('./versions/versions-dialog.tsx'));

type DeskDialogsProps = {
  letter: LetterView;
  desk: LetterDesk;
  actions: LetterActions;
  dialog: DeskDialog | null;
  /** Of a finding whose authority is to be added; empty without one. */
  citation: string;
  onClose: () => void;
  /** Each closes the dialog: the first shows the text of a finding, the second edits the text of a change. */
  onGoToFinding: (finding: Finding) => void;
  onEditChange: (change: Change) => void;
  /** Called once the reading is recorded; the approval opens next, if nothing else bars it. */
  onRead: (letter: LetterView) => void;
};

const errorOf = ({ error }: { error: unknown }) => (error ? messageOf(error, 'Please try again.') : null);

/** The dialog named in the URL, as far as the letter's state allows it. */
export function DeskDialogs(props: DeskDialogsProps) {
  const { letter, desk, actions, dialog, citation, onClose, onGoToFinding, onEditChange, onRead } = props;
  switch (dialog) {
    case 'pdf':
      return <PdfDialog letter={letter} unsaved={desk.unsaved} onClose={onClose} />;
    case 'return':
      if (!letter.may.send_back) return null;
      return (
        <NoteDialog
          id="return-letter"
          title="Return with a note"
          description="The letter becomes a draft again; an approval is void."
          field={{ label: 'What has to change', rows: 5, maxLength: 4_000, missing: 'Enter what has to change.' }}
          action={{ label: 'Return the letter', busyLabel: 'Returning…', failed: 'The letter was not returned' }}
          call={actions.giveBack}
          onSubmit={(note) => actions.giveBack.mutate({ id: letter.id, note }, { onSuccess: onClose })}
          onClose={onClose}
        />
      );
    case 'answer':
      if (letter.status !== 'draft' || !letter.may.edit || letter.returned === null) return null;
      return (
        <AnswerReturnDialog
          note={letter.returned}
          submit={actions.submit}
          onSubmit={(answer) => actions.submit.mutate({ id: letter.id, answer }, { onSuccess: onClose })}
          onClose={onClose}
        />
      );
    case 'read':
      if (letter.status !== 'in_review' || !letter.may.approve || desk.unsaved) return null;
      return (
        <Suspense fallback={null}>
          <ReadingStep
            letter={letter}
            confirming={actions.settling}
            onConfirm={actions.settle}
            onTake={actions.take}
            read={actions.read}
            onGo={onGoToFinding}
            onEdit={onEditChange}
            onRead={onRead}
            onClose={onClose}
          />
        </Suspense>
      );
    case 'approve':
      if (letter.status !== 'in_review' || !letter.may.approve || desk.unsaved) return null;
      return <ApproveDialog letter={letter} approve={actions.approve} onClose={onClose} />;
    case 'send':
      if (letter.status !== 'approved' || !letter.may.send) return null;
      return (
        <SendDialog
          letter={letter}
          busy={actions.send.isPending}
          error={errorOf(actions.send)}
          onClose={onClose}
          onSend={(sending) => actions.send.mutate({ id: letter.id, ...sending }, { onSuccess: onClose })}
        />
      );
    case 'next':
      return letter.may.draft_next ? <NextLetterDialog letter={letter} onClose={onClose} /> : null;
    case 'add-authority':
      return (
        <Suspense fallback={null}>
          {letter.may.edit && <AddAuthorityDialog letterId={letter.id} citation={citation} onClose={onClose} />}
        </Suspense>
      );
    case 'add-fact':
      return (
        <Suspense fallback={null}>{letter.may.edit && <AddFactDialog letter={letter} onClose={onClose} />}</Suspense>
      );
    case 'compare':
      if (!desk.outdated) return null;
      return (
        <Suspense fallback={null}>
          <CompareDialog
            key={letter.version}
            letter={letter}
            mine={desk.document}
            version={desk.version}
            base={desk.base}
            from={desk.from}
            onClose={onClose}
            onResolve={(document) => {
              desk.startFrom(letter, document);
              onClose();
            }}
          />
        </Suspense>
      );
    case 'versions':
      return (
        <Suspense fallback={null}>
          <VersionsDialog letterId={letter.id} version={letter.version} onClose={onClose} />
        </Suspense>
      );
    case 'keys':
      return <DeskKeysDialog onClose={onClose} />;
    case null:
      return null;
  }
}

/** Exactly the bytes that the approval covers. */
function PdfDialog({ letter, unsaved, onClose }: { letter: LetterView; unsaved: boolean; onClose: () => void }) {
  const address = `/api/letters/${letter.id}/pdf`;
  return (
    <Dialog open size="wide" onOpenChange={(open) => !open && onClose()} title={`PDF of version ${letter.version}`}>
      <div className="fields">
        {unsaved && (
          <Notice tone="warning">This is the saved version {letter.version}, without your unsaved edits.</Notice>
        )}
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            Open in a new tab
          </a>
        </p>
        <iframe className="pdf-frame" src={address} title={`PDF of version ${letter.version}`} />
      </div>
    </Dialog>
  );
}
