import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { onPlainPress } from './row-links.ts';
import { readView, type ListAddress } from '../panel/cases-address.ts';
import { useViews, type View } from './use-views.ts';

type ViewsPopoverProps = { label: ReactNode; query: string; onApply: (list: ListAddress) => void };

/**
 * The saved views, with actions to apply, remove and save one. It is open when first rendered, because its button was
 * just pressed (saved-views.tsx).
 */
export default function ViewsPopover({ label, query, onApply }: ViewsPopoverProps) {
  const [open, setOpen] = useState(true);
  const { views, isSaving, save, remove } = useViews();
  const apply = (view: View) => {
    onApply(readView(view.query));
    setOpen(false);
  };
  return (
    <Popover label={label} title="Saved views" open={open} onOpenChange={setOpen}>
      {views.isPending && (
        <p className="muted" role="status">
          Loading views…
        </p>
      )}
      {views.isError && (
        <p role="alert">
          Failed to load the views.{' '}
          <Button variant="quiet" size="small" onClick={() => void views.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {views.data?.items.length === 0 && (
        <p className="muted">None yet. Filter and sort the cases as you need them, then give that a name.</p>
      )}
      {views.data && views.data.items.length > 0 && (
        <ul role="list" className="views">
          {views.data.items.map((view) => (
            <ViewItem key={view.id} view={view} isCurrent={view.query === query} onApply={apply} onRemove={remove} />
          ))}
        </ul>
      )}
      <SaveForm isSaving={isSaving} onSave={(name) => save(name, query, () => setOpen(false))} />
    </Popover>
  );
}

type ViewItemProps = { view: View; isCurrent: boolean; onApply: (view: View) => void; onRemove: (view: View) => void };

function ViewItem({ view, isCurrent, onApply, onRemove }: ViewItemProps) {
  return (
    <li>
      <a
        href={`/admin?${view.query}`}
        dir="auto"
        aria-current={isCurrent || undefined}
        onClick={onPlainPress(() => onApply(view))}
      >
        {view.name}
      </a>
      <Button variant="quiet" size="small" aria-label={`Remove the view ${view.name}`} onClick={() => onRemove(view)}>
        Remove
      </Button>
    </li>
  );
}

function SaveForm({ isSaving, onSave }: { isSaving: boolean; onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    setError(typed === '' ? 'Enter a name.' : undefined);
    if (typed !== '' && !isSaving) onSave(typed);
  };
  return (
    <form className="views__save" onSubmit={submit} noValidate>
      <TextField
        id="view-name"
        label="Name for the list that is shown"
        maxLength={80}
        autoComplete="off"
        error={error}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Button type="submit" size="small" busy={isSaving} busyLabel="Saving…">
          Save view
        </Button>
      </div>
    </form>
  );
}
