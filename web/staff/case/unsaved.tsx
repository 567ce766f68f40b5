import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { momentOf } from '../../ui/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useUnloadGuard } from '../../unsaved/leave-guard.tsx';
import { fieldOf, type EditName } from './edit-fields.ts';

/** "Phone, Email and 3 more". */
export function namesOf(names: readonly EditName[], max = 4): string {
  const labels = names.map((name) => fieldOf(name).label);
  const more = labels.length - max;
  return more > 1 ? `${labels.slice(0, max).join(', ')} and ${more} more` : labels.join(', ');
}

type AskProps = { changed: readonly EditName[]; onStay: () => void; onKeep: () => void; onDiscard: () => void };

/** Asks before unsaved edits are left behind. Nothing is discarded unless the user says so. */
export function LeaveDialog({ changed, onStay, onKeep, onDiscard }: AskProps) {
  const footer = (
    <>
      <Button variant="danger" onClick={onDiscard}>
        Discard changes
      </Button>
      <Button variant="secondary" onClick={onKeep}>
        Close, keep for later
      </Button>
      <Button onClick={onStay}>Keep editing</Button>
    </>
  );
  return (
    <Dialog open compact onOpenChange={(open) => !open && onStay()} title="Your changes are not saved" footer={footer}>
      <p>Not saved: {namesOf(changed, 8)}.</p>
      <p>
        Kept for later, they stay in this tab and are offered when you open the case again. Nobody else sees them until
        you save.
      </p>
    </Dialog>
  );
}

type OfferProps = {
  changed: readonly EditName[];
  /** When it was last edited, if that is worth saying. */ at: string | null;
  onContinue: () => void;
  onDiscard: () => void;
};

/** Unsaved changes found in the browser, or set aside. */
export function RestoreNotice({ changed, at, onContinue, onDiscard }: OfferProps) {
  return (
    <Notice tone="info" announce title="You have changes to this case that are not saved">
      <p>
        {namesOf(changed)}
        {at ? `; last typed ${momentOf(at)}` : ''}.
      </p>
      <div className="button-row">
        <Button size="small" onClick={onContinue}>
          Continue editing
        </Button>
        <Button variant="secondary" size="small" onClick={onDiscard}>
          Discard changes
        </Button>
      </div>
    </Notice>
  );
}

/**
 * Leaving without a prompt (Back, a link) stores the edits and says so. For closing the tab, the browser prompts.
 * Returns a function to call before leaving on purpose.
 */
export function useUnsavedNote(unsaved: boolean, { id, case_number }: { id: string; case_number: string }): () => void {
  const navigate = useNavigate();
  const state = useRef({ unsaved, quiet: false });
  useEffect(() => {
    state.current.unsaved = unsaved;
  }, [unsaved]);
  useUnloadGuard(unsaved);
  useEffect(() => {
    const left = state.current;
    left.quiet = false;
    return () => {
      if (!left.unsaved || left.quiet) return;
      const action = { label: 'Open the case', onClick: () => void navigate(`/admin/cases/${id}`) };
      showToast({
        title: 'Your unsaved changes are stored.',
        description: `Case ${case_number} offers them when you open it again in this tab.`,
        action,
      });
    };
  }, [id, case_number, navigate]);
  return () => {
    state.current.quiet = true;
  };
}
