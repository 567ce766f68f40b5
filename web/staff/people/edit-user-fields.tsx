import type { AdminUser } from '../../../contract/people.ts';
import { roleLabels, roles } from '../../../domain/people/role.ts';
import { Checkbox } from '../../ui/choice-group.tsx';
import { ErrorSummary, Notice } from '../../ui/feedback.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import type { EditingUser } from './use-edit-user.ts';
import { fieldId, withRole, type FormField } from './user-form.ts';
import { UserOrganization } from './user-organization.tsx';

const roleOptions = roles.map((value) => ({ value, label: roleLabels[value] }));
const order: readonly FormField[] = [
  'role',
  'confirmed',
  'org_id',
  'org_name',
  'bar_number',
  'bar_state',
  'firm_name',
  'phone',
];

export function EditUserFields({ user, editing }: { user: AdminUser; editing: EditingUser }) {
  const { form, errors, set, replace } = editing;
  const role = roles.find((each) => each === form.role) ?? user.role;
  return (
    <>
      <FormProblems editing={editing} />
      <SelectField
        id={fieldId('role')}
        label="Role"
        width="full"
        options={roleOptions}
        value={form.role}
        error={errors.role}
        onChange={(event) => replace(withRole(form, roles.find((each) => each === event.target.value) ?? user.role))}
      />
      <WhatItMeans editing={editing} />
      <UserOrganization user={editing.base} role={role} editing={editing} />
      {role === 'attorney' ? <AttorneyFields editing={editing} /> : null}
      <TextField
        id={fieldId('phone')}
        type="tel"
        label="Phone"
        markOptional
        maxLength={40}
        autoComplete="off"
        value={form.phone}
        error={errors.phone}
        onChange={(event) => set({ phone: event.target.value })}
      />
    </>
  );
}

/** Why the form cannot be saved: errors by field, the server's message, or another user's changes. */
function FormProblems({ editing: { errors, attempt, refusal, conflict, theirs } }: { editing: EditingUser }) {
  const wrong = order.flatMap((name) =>
    errors[name] === undefined ? [] : [{ id: fieldId(name), message: errors[name] }],
  );
  if (wrong.length > 0) return <ErrorSummary title="This cannot be saved yet" errors={wrong} attempt={attempt} />;
  if (refusal === null) return null;
  if (!conflict)
    return (
      <Notice tone="danger" title="This was not saved">
        {refusal}
      </Notice>
    );
  return (
    <Notice tone="warning" announce title="Somebody else changed this user while you were editing">
      {theirs.length > 0 ? (
        <ul className="person__theirs">
          {theirs.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : null}
      <p>What you typed is still here. Press Save Changes again to save it over that.</p>
    </Notice>
  );
}

/** The consequences of a role change, shown before it is made. */
function WhatItMeans({ editing: { form, base, isMe, errors, set } }: { editing: EditingUser }) {
  if (form.role === base.role) return null;
  if (form.role === 'attorney')
    return (
      <Notice tone="info" title="Another member of staff confirms this">
        <p>
          Until then the user keeps the present role. A colleague who has access from you, or from whom you have yours,
          cannot confirm it, nor can one who got access less than a week ago.
        </p>
      </Notice>
    );
  if (base.role === 'admin') {
    return (
      <>
        <Notice tone="warning" title={isMe ? 'You lose your own admin access' : 'Admin access ends at once'}>
          <p>
            {isMe ? 'Your' : 'Their'} open cases go to the other members of staff, and all of staff{' '}
            {isMe ? 'are' : 'and the user are'} notified by email.
          </p>
        </Notice>
        {isMe ? (
          <div className={errors.confirmed ? 'field field--invalid' : 'field'}>
            {errors.confirmed ? <p className="field__error">{errors.confirmed}</p> : null}
            <Checkbox
              id={fieldId('confirmed')}
              label="I know that I lose access to the admin panel at once"
              checked={form.confirmed}
              onCheckedChange={(confirmed) => set({ confirmed })}
            />
          </div>
        ) : null}
      </>
    );
  }
  if (form.role === 'admin')
    return (
      <Notice tone="info" title="Admin access takes effect immediately">
        <p>
          The user joins Internal Staff. All staff are notified by email. For a week the user is nobody’s second person,
          and never yours.
        </p>
      </Notice>
    );
  return null;
}

function AttorneyFields({ editing: { form, errors, set, base } }: { editing: EditingUser }) {
  const hint =
    base.role === 'attorney' ? 'Letters that are drafted already keep what they were drafted with.' : undefined;
  return (
    <fieldset className="fields person__attorney">
      <legend className="field__label">What the attorney signs with</legend>
      {hint ? <p className="field__hint">{hint}</p> : null}
      <TextField
        id={fieldId('bar_number')}
        label="Bar number"
        required
        maxLength={60}
        autoComplete="off"
        value={form.bar_number}
        error={errors.bar_number}
        onChange={(event) => set({ bar_number: event.target.value })}
      />
      <TextField
        id={fieldId('bar_state')}
        label="State of the bar"
        required
        maxLength={60}
        autoComplete="off"
        value={form.bar_state}
        error={errors.bar_state}
        onChange={(event) => set({ bar_state: event.target.value })}
      />
      <TextField
        id={fieldId('firm_name')}
        label="Firm"
        required
        maxLength={200}
        autoComplete="off"
        dir="auto"
        value={form.firm_name}
        error={errors.firm_name}
        onChange={(event) => set({ firm_name: event.target.value })}
      />
    </fieldset>
  );
}
