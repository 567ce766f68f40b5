import type { LetterView } from '../../contract/letters.ts';
import { messageOf } from '../api-error.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { PdfDialog } from './pdf-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { DeskDialog } from './sign-off.tsx';
import type { LetterActions } from './use-letter-actions.ts';
import type { LetterDesk } from './use-letter-desk.ts';

type DeskDialogsProps = {
  letter: LetterView;
  desk: LetterDesk;
  actions: LetterActions;
  dialog: DeskDialog | null;
  onClose: () => void;
};

const errorOf = ({ error }: { error: unknown }) => (error ? messageOf(error, 'Please try again.') : null);

/** The dialog that the URL names, as far as this letter allows it now. */
export function DeskDialogs({ letter, desk, actions, dialog, onClose }: DeskDialogsProps) {
  switch (dialog) {
    case 'pdf':
      return <PdfDialog letter={letter} unsaved={desk.unsaved} onClose={onClose} />;
    case 'return':
      if (letter.status !== 'in_review' && letter.status !== 'approved') return null;
      return (
        <ReturnDialog
          busy={actions.giveBack.isPending}
          error={errorOf(actions.giveBack)}
          onClose={onClose}
          onReturn={(note) => actions.giveBack.mutate({ id: letter.id, note }, { onSuccess: onClose })}
        />
      );
    case 'send':
      if (letter.status !== 'approved' || !letter.may.send) return null;
      return (
        <SendDialog
          letter={letter}
          busy={actions.send.isPending}
          error={errorOf(actions.send)}
          onClose={onClose}
          onSend={(email) => actions.send.mutate({ id: letter.id, email }, { onSuccess: onClose })}
        />
      );
    case 'compare':
      if (!desk.outdated) return null;
      return (
        <CompareDialog
          key={letter.version}
          letter={letter}
          mine={desk.document}
          version={desk.version}
          onClose={onClose}
          onResolve={(document) => {
            desk.startFrom(letter, document);
            onClose();
          }}
        />
      );
    case null:
      return null;
  }
}
