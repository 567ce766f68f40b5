import { useRef, useState, type FormEvent } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { momentOf } from '../../ui/dates.ts';
import './case.css';
import type { AdminCase } from '../cases/case-fields.ts';
import { nameOf } from './case-head.tsx';
import { ClashPanel } from './clash-panel.tsx';
import { EditBar } from './edit-bar.tsx';
import { EditErrors } from './edit-errors.tsx';
import { editSections } from './edit-fields.ts';
import { EditGroup } from './edit-group.tsx';
import { NoCaseYet, useAdminCase } from './load-case.tsx';
import { LeaveDialog, namesOf, useUnsavedNote } from './unsaved.tsx';
import { useCaseEdit } from './use-case-edit.ts';
import { useGuard, type CloseGuard } from './use-guard.ts';
import { useReturnFocus } from './use-return-focus.ts';

const messages = { done: 'Case updated successfully.', failed: 'Failed to save case.' };

/** The form of one case in a dialog over the list. */
export default function OpenEdit({ id, onClose }: { id: string; onClose: () => void }) {
  const loading = useAdminCase(id, 'Failed to load case data.');
  const guardRef: CloseGuard = useRef(null);
  const { theCase, missing } = loading;
  const close = () => void (guardRef.current?.() !== false && onClose());
  return (
    <Dialog
      open
      compact
      size="full"
      title={missing ? 'Case not found' : 'Edit case'}
      finalFocus={useReturnFocus('edit', id)}
      onOpenChange={(open) => !open && close()}
      description={
        theCase ? (
          <span className="case-name">
            <span className="mono">{theCase.case_number}</span> <bdi>{nameOf(theCase)}</bdi>
          </span>
        ) : undefined
      }
    >
      {theCase ? <EditForm theCase={theCase} guardRef={guardRef} onClose={onClose} /> : <NoCaseYet loading={loading} />}
    </Dialog>
  );
}

function EditForm({ theCase, guardRef, onClose }: { theCase: AdminCase; guardRef: CloseGuard; onClose: () => void }) {
  const [asking, setAsking] = useState(false);
  const editing = useCaseEdit(theCase, messages, () => leave());
  const unsaved = editing.changed.length > 0;
  const leaveQuietly = useUnsavedNote(unsaved, theCase);
  function leave(): void {
    leaveQuietly();
    onClose();
  }
  const mayClose = () => {
    if (unsaved) setAsking(true);
    return !unsaved;
  };
  useGuard(guardRef, mayClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editing.save();
  };
  return (
    <form className="case-view edit-form" noValidate onSubmit={submit}>
      {editing.restoredAt && unsaved ? (
        <p className="notice notice--info">
          These changes were not saved and are back in the form, last typed {momentOf(editing.restoredAt)}:{' '}
          {namesOf(editing.changed)}.
        </p>
      ) : null}
      <EditErrors editing={editing} />
      <ClashPanel editing={editing} theCase={theCase} />
      {editSections.map(({ title, fields }) => (
        <section key={title} className="case-section" aria-label={title}>
          <h3>{title}</h3>
          <EditGroup fields={fields} editing={editing} theCase={theCase} />
        </section>
      ))}
      <EditBar editing={editing} submitLabel="Save Changes" onCancel={() => mayClose() && leave()} />
      {asking ? (
        <LeaveDialog
          changed={editing.changed}
          onStay={() => setAsking(false)}
          onKeep={leave}
          onDiscard={() => {
            editing.discard();
            leave();
          }}
        />
      ) : null}
    </form>
  );
}
