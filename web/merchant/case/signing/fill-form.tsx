import type { FormEvent } from 'react';
import type { PacketView } from '../../../../contract/packet.ts';
import { boxOn } from '../../../../domain/documents/form-field.ts';
import { messageOf } from '../../../api/api-error.ts';
import { useLanguage } from '../../../language/language.ts';
import type { Packet } from '../../../packet/use-packet.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice-group.tsx';
import { Notice } from '../../../ui/feedback.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/text-field.tsx';
import { useUnsaved } from '../../../unsaved/use-unsaved.ts';
import { asTyped, type Typed } from './typed-answers.ts';

type Blank = NonNullable<NonNullable<PacketView['form']>['blank']>;
type FormField = Blank['fields'][number];

type FillFormProps = { packet: PacketView; blank: Blank; fillForm: Packet['fillForm'] };

/** The fields of the form as the case answers them, to correct; what is typed survives a reload and a refusal. */
export function FillForm({ packet, blank, fillForm }: FillFormProps) {
  const { t } = useLanguage();
  const typed = useUnsaved<Typed>({
    subject: 'notice-form',
    id: `${packet.case_id}-${blank.id}`,
    start: () => ({}),
    restore: asTyped,
    toEntry: (value) => (Object.keys(value).length === 0 ? null : value),
  });
  const valueOf = ({ name, suggested }: FormField): string => typed.value[name] ?? suggested;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fillForm.isPending) return;
    const values = blank.fields.map((field) => ({ name: field.name, value: valueOf(field) }));
    fillForm.mutate(
      { id: packet.case_id, blank_id: blank.id, values },
      { onSuccess: () => (typed.clear(), window.scrollTo(0, 0)) },
    );
  };
  return (
    <form className="fields" noValidate onSubmit={submit} aria-label={t('Fill in the form')}>
      <p className="measure">
        {t(
          'What your case says is filled in already: correct it, and fill in the rest. The form is in English, and so is what you write in it.',
        )}
      </p>
      {blank.fields.map((field) => (
        <Asked
          key={field.name}
          field={field}
          value={valueOf(field)}
          onChange={(value) => typed.change((all) => ({ ...all, [field.name]: value }))}
        />
      ))}
      {fillForm.isError ? (
        <Notice tone="danger" title="The form is not filled in yet">
          {t(messageOf(fillForm.error, 'Please try again. What you entered is still here.'))}
        </Notice>
      ) : null}
      <Button type="submit" busy={fillForm.isPending} busyLabel="Filling it in…">
        {t('Fill it in and look at it')}
      </Button>
    </form>
  );
}

type AskedProps = { field: FormField; value: string; onChange: (value: string) => void };

function Asked({ field, value, onChange }: AskedProps) {
  const { t } = useLanguage();
  const { kind, role, lines, max, options } = field;
  const id = `form-field-${field.name}`;
  // The form's own words, which stay as they are.
  const label = <span lang="en">{field.label}</span>;
  if (role === 'date')
    return (
      <p>
        {label}: {value} <span className="muted small">{t('The day on which you fill it in.')}</span>
      </p>
    );
  if (kind === 'box')
    return (
      <Checkbox id={id} label={label} checked={value === boxOn} onCheckedChange={(on) => onChange(on ? boxOn : '')} />
    );
  if (kind === 'choice')
    return (
      <SelectField
        id={id}
        label={label}
        options={options.map((each) => ({ value: each, label: each }))}
        placeholder="Choose"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const common = { id, label, value, ...(max === null ? {} : { maxLength: max }) };
  if (lines) return <TextArea {...common} rows={5} onChange={(event) => onChange(event.target.value)} />;
  const hint = role === 'signature' ? 'Your full name: it stands on the form as your signature.' : undefined;
  return <TextField {...common} {...(hint ? { hint } : {})} onChange={(event) => onChange(event.target.value)} />;
}
