import { Button } from '../../ui/button.tsx';
import { namesOf } from './unsaved.tsx';
import type { Editing } from './use-case-edit.ts';

type BarProps = {
  editing: Editing;
  /** Inside a form, Save is its submit button. */ submitLabel?: string;
  onCancel: () => void;
};

/** Save and Cancel of an edit, always visible while scrolling. */
export function EditBar({ editing, submitLabel, onCancel }: BarProps) {
  const { changed } = editing;
  return (
    <div className="edit-bar" role="group" aria-label="Edit of the case">
      <p role="status">{changed.length === 0 ? 'Nothing changed yet.' : `Not saved yet: ${namesOf(changed)}.`}</p>
      <div className="button-row">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          busy={editing.isSaving}
          busyLabel="Saving…"
          {...(submitLabel ? { type: 'submit' } : { onClick: editing.save })}
        >
          {submitLabel ?? 'Save'}
        </Button>
      </div>
    </div>
  );
}
