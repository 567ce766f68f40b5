import type { FormEvent } from 'react';
import type { AdminUser } from '../../../contract/people.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EditUserFields } from './edit-user-fields.tsx';
import { NoUserYet } from './load-user.tsx';
import { useEditUser } from './use-edit-user.ts';
import { useOpener } from './use-user-dialog.ts';
import { useUser } from './load-user.tsx';

/** Changes a user's role, organization, phone and, for an attorney, signature details. */
export function EditUser({ id, onClose }: { id: string; onClose: () => void }) {
  const loading = useUser(id);
  const finalFocus = useOpener('edituser', id);
  const { data: user } = loading;
  if (user && user.erased_at === null) return <OpenEdit user={user} finalFocus={finalFocus} onClose={onClose} />;
  return (
    <Dialog
      open
      compact
      finalFocus={finalFocus}
      onOpenChange={(open) => !open && onClose()}
      title={loading.missing ? 'User not found' : 'Edit user'}
    >
      {user ? <p>This user’s data was erased. There is nothing left to change.</p> : <NoUserYet loading={loading} />}
    </Dialog>
  );
}

function OpenEdit({
  user,
  finalFocus,
  onClose,
}: {
  user: AdminUser;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
}) {
  const editing = useEditUser(user, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editing.save();
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="edit-user" busy={editing.isSaving} busyLabel="Saving…">
        Save Changes
      </Button>
    </>
  );
  return (
    <Dialog
      open
      compact
      finalFocus={finalFocus}
      onOpenChange={(open) => !open && onClose()}
      title={
        <span className="person-name">
          Edit <bdi>{user.name}</bdi>
        </span>
      }
      description={user.email}
      footer={footer}
    >
      <form id="edit-user" className="fields" onSubmit={submit} noValidate>
        <EditUserFields user={user} editing={editing} />
      </form>
    </Dialog>
  );
}
