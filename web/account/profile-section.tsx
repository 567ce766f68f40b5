import { useState, type FormEvent } from 'react';
import type { Me } from '../../contract/people.ts';
import { readField, type Field } from '../../domain/intake/field.ts';
import { ApiError } from '../api/api-error.ts';
import { api } from '../api/api.ts';
import { todayHere } from '../ui/dates.ts';
import { rememberMe } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { maskPhone } from '../ui/masks.ts';
import { TextField } from '../ui/text-field.tsx';
import { SaveLine, Section } from './section.tsx';
import { useSave } from './use-save.ts';
import { useLanguage, type Language } from '../language/language.ts';

const fields = [
  {
    name: 'display_name',
    label: 'Display name',
    kind: 'text',
    required: true,
    autocomplete: 'nickname',
    hint: 'How we greet you.',
  },
  { name: 'first_name', label: 'First name', kind: 'text', autocomplete: 'given-name', maxLength: 120 },
  { name: 'last_name', label: 'Last name', kind: 'text', autocomplete: 'family-name', maxLength: 120 },
  { name: 'phone', label: 'Phone', kind: 'phone', autocomplete: 'tel', maxLength: 40 },
] as const satisfies readonly Field[];
type Name = (typeof fields)[number]['name'];
type Values = Record<Name, string>;

const valuesOf = ({ profile, user }: Me): Values => ({
  display_name: profile.display_name,
  first_name: profile.first_name,
  last_name: profile.last_name,
  phone: profile.phone ?? user.phone ?? '',
});

function errorsIn(values: Values): Partial<Values> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const read = readField(field, values[field.name], todayHere());
      return read.ok ? [] : [[field.name, read.message]];
    }),
  );
}

export function ProfileSection({ me }: { me: Me }) {
  const { t } = useLanguage();
  const save = useSave();
  const [values, setValues] = useState(() => valuesOf(me));
  const [errors, setErrors] = useState<Partial<Values>>({});
  const known = valuesOf(me);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = errorsIn(values);
    setErrors(found);
    const wrong = fields.find((field) => found[field.name]);
    if (wrong) return void document.getElementById(`profile-${wrong.name}`)?.focus();
    const changed = fields.filter((field) => values[field.name].trim() !== known[field.name]);
    await save.run(
      () =>
        store(
          changed.map((field) => field.name),
          values,
          t,
        ),
      (error) => {
        const at = error instanceof ApiError ? error.fields : {};
        setErrors(at);
        return fields.some((field) => at[field.name]);
      },
    );
  };
  return (
    <Section id="profile" title="Profile">
      <form className="fields" noValidate onSubmit={(event) => void submit(event)}>
        {fields.map((field) => (
          <TextField
            key={field.name}
            id={`profile-${field.name}`}
            label={field.label}
            hint={'hint' in field ? field.hint : undefined}
            error={errors[field.name]}
            required={'required' in field}
            markOptional
            type={field.kind === 'phone' ? 'tel' : 'text'}
            autoComplete={field.autocomplete}
            value={values[field.name]}
            onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
            onBlur={field.kind === 'phone' ? () => setValues({ ...values, phone: maskPhone(values.phone) }) : undefined}
          />
        ))}
        <div className="button-row">
          <Button type="submit" busy={save.working} busyLabel="Saving...">
            {t('Save profile')}
          </Button>
        </div>
        <SaveLine save={save} />
      </form>
    </Section>
  );
}

async function store(names: readonly Name[], values: Values, t: Language['t']): Promise<string> {
  if (names.length === 0) return 'Nothing was changed.';
  const change = Object.fromEntries(names.map((name) => [name, values[name].trim()]));
  rememberMe(await api.people.patchMe('phone' in change && change.phone === '' ? { ...change, phone: null } : change));
  const saved = fields.filter((field) => names.includes(field.name)).map((field) => t(field.label).toLowerCase());
  return t('Saved: {what}.', { what: saved.join(', ') });
}
