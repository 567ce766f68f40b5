import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../api/api-error.ts';
import type { KnownPartyView } from '../../contract/conflicts.ts';
import { orpc } from '../api/api.ts';
import { Button } from '../ui/button.tsx';
import { Notice, Spinner } from '../ui/feedback.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';

const kinds = [
  { value: 'adverse', label: 'The firm acts or acted against them' },
  { value: 'client', label: 'The firm acts or acted for them' },
] as const;

/** The list of parties that the user's own side keeps, and the form to add one: staff the service's, an attorney their firm's. */
export function Parties() {
  const cache = useQueryClient();
  const list = useQuery(orpc.conflicts.listParties.queryOptions());
  const onSuccess = (after: { items: KnownPartyView[] }) =>
    cache.setQueryData(orpc.conflicts.listParties.queryKey(), after);
  const remove = useMutation(orpc.conflicts.removeParty.mutationOptions({ onSuccess }));
  return (
    <>
      {list.error ? (
        <Notice tone="danger" title="The list could not be loaded">
          {messageOf(list.error, 'Please try again.')}
        </Notice>
      ) : null}
      {list.isPending ? <Spinner /> : null}
      <ul>
        {list.data?.items.map(({ id, name, kind, note, added_by }) => (
          <li key={id}>
            <bdi>{name}</bdi>{' '}
            <span className="muted">
              {kinds.find(({ value }) => value === kind)?.label}
              {note === '' ? '' : `; ${note}`}; added by {added_by}
            </span>{' '}
            <Button size="small" variant="quiet" disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
              Remove<span className="visually-hidden"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <AddParty onAdded={onSuccess} />
    </>
  );
}

function AddParty({ onAdded }: { onAdded: (after: { items: KnownPartyView[] }) => void }) {
  const [form, setForm] = useState({ name: '', kind: 'adverse', note: '' });
  const add = useMutation(
    orpc.conflicts.addParty.mutationOptions({
      onSuccess: (after) => {
        setForm({ ...form, name: '', note: '' });
        onAdded(after);
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const kind = kinds.find(({ value }) => value === form.kind)?.value;
    if (kind && form.name.trim() !== '' && !add.isPending) add.mutate({ ...form, kind });
  };
  return (
    <form className="fields" noValidate onSubmit={submit}>
      {add.error ? (
        <Notice tone="danger" title="This was not added">
          {messageOf(add.error, 'Please try again.')}
        </Notice>
      ) : null}
      <TextField
        id="party-name"
        label="Name of the party"
        maxLength={300}
        value={form.name}
        onChange={(event) => setForm({ ...form, name: event.target.value })}
      />
      <SelectField
        id="party-kind"
        label="How the firm knows them"
        width="full"
        options={kinds}
        value={form.kind}
        onChange={(event) => setForm({ ...form, kind: event.target.value })}
      />
      <TextField
        id="party-note"
        label="Matter or note"
        markOptional
        maxLength={1_000}
        value={form.note}
        onChange={(event) => setForm({ ...form, note: event.target.value })}
      />
      <div className="button-row">
        <Button
          type="submit"
          variant="secondary"
          disabled={form.name.trim() === ''}
          busy={add.isPending}
          busyLabel="Adding…"
        >
          Add the party
        </Button>
      </div>
    </form>
  );
}
