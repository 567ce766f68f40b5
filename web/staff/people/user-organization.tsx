import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AdminUser } from '../../../contract/people.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { orgKindOf, type OrgKind, type Role } from '../../../domain/people/role.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import type { EditingUser } from './use-edit-user.ts';
import { fieldId, type Place } from './user-form.ts';

type Props = { user: AdminUser; role: Role; editing: EditingUser };

/**
 * A role's organization: staff have a fixed one; other users keep theirs, move to an existing one, or get a new one by
 * name.
 */
export function UserOrganization({ user, role, editing: { form, errors, set } }: Props) {
  if (role === 'admin')
    return (
      <p>
        <strong>Organization</strong>
        <br />
        <span className="muted">Internal Staff</span>
      </p>
    );
  return (
    <>
      <ChoiceGroup
        id={fieldId('place')}
        label="Organization"
        required
        options={choicesFor(user, role)}
        value={form.place}
        onValueChange={(value) => set({ place: places.find((each) => each === value) ?? 'own' })}
      />
      {form.place === 'pick' ? (
        <PickOrganization
          kind={orgKindOf[role]}
          value={form.org_id}
          error={errors.org_id}
          onPick={(org_id) => set({ org_id })}
        />
      ) : null}
      {form.place === 'name' ? (
        <TextField
          id={fieldId('org_name')}
          label="Organization name"
          required
          maxLength={300}
          autoComplete="off"
          dir="auto"
          value={form.org_name}
          error={errors.org_name}
          onChange={(event) => set({ org_name: event.target.value })}
        />
      ) : null}
    </>
  );
}

const places: readonly Place[] = ['own', 'name', 'pick'];

function choicesFor({ role: before, org }: AdminUser, role: Role): { value: Place; label: string }[] {
  const shortName = org.name.length > 60 ? `${org.name.slice(0, 60)}…` : org.name;
  const [own, name, pick] =
    role === before
      ? [
          `Stays: \u2068${shortName}\u2069`,
          role === 'client' ? 'Rename it' : 'A new law firm',
          role === 'client' ? 'Move to another organization' : 'Another law firm',
        ]
      : role === 'client'
        ? ['One of their own', 'A new organization', 'An organization that is there']
        : ['By the name of the firm', 'A new organization', 'A law firm that is there'];
  return [
    { value: 'own', label: own },
    { value: 'name', label: name },
    { value: 'pick', label: pick },
  ];
}

/** Finds organizations of one kind by name; a member's email distinguishes equal names. */
function PickOrganization({
  kind,
  value,
  error,
  onPick,
}: {
  kind: OrgKind;
  value: string;
  error: string | undefined;
  onPick: (id: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useQuery({
    ...orpc.people.listOrgs.queryOptions({ input: { kind, search } }),
    placeholderData: keepPreviousData,
  });
  const items = query.data?.items ?? [];
  const options = items.map((each) => ({
    value: each.id,
    label: each.member ? `${each.name} (${each.member})` : each.name,
  }));
  const chosen = items.some((each) => each.id === value) ? value : '';
  return (
    <div className="person__pick">
      <TextField
        id="edit-user-org-search"
        type="search"
        label="Find an organization"
        placeholder="Part of its name"
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onPick('');
        }}
      />
      <SelectField
        id={fieldId('org_id')}
        label="Found"
        width="full"
        required
        placeholder={query.isPending ? 'Looking…' : options.length === 0 ? 'None of that name' : 'Choose one'}
        options={options}
        value={chosen}
        error={error ?? (query.isError ? messageOf(query.error, 'The organizations could not be read.') : undefined)}
        hint={options.length === 20 ? 'The first 20 by name: type more of it to narrow them down.' : undefined}
        onChange={(event) => onPick(event.target.value)}
      />
    </div>
  );
}
