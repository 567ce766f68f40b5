import type { InputHTMLAttributes } from 'react';
import type { Answer, Field, FieldKind } from '../../domain/intake/field.ts';
import { hardWordOf } from '../../domain/intake/hard-words.ts';
import { useLanguage } from '../language/language.ts';
import { Button } from '../ui/button.tsx';
import { CannotPrint } from '../ui/cannot-print.tsx';
import { Checkbox, CheckboxGroup, ChoiceGroup } from '../ui/choice-group.tsx';
import { DateBoxes } from '../ui/date-boxes.tsx';
import { maskEin, maskPhone } from '../ui/masks.ts';
import { MoneyField } from '../ui/money-field.tsx';
import { SelectField, TextArea, TextField, type ControlWidth } from '../ui/text-field.tsx';
import type { Offer } from './offers.ts';

/** A control's id from its field's name; rows are named `owners.0.ownerName`. */
export const fieldId = (name: string) => `f-${name.replaceAll('.', '-')}`;

/** Up to this many options are radio buttons; more become a select. */
const maxRadios = 10;

type StepFieldProps = {
  name: string;
  field: Field;
  answer: Answer;
  error: string | undefined;
  onAnswer: (answer: Exclude<Answer, undefined>) => void;
  /** An answer that one press fills in. */
  offer?: Offer | null;
  /** For a flag: an explanation shown beside its label. */
  note?: string;
};

/** One field of the wizard's definitions as the matching control. Values stay as typed. */
export function StepField({ offer, ...field }: StepFieldProps) {
  const { t } = useLanguage();
  const take = (answer: string) => {
    field.onAnswer(answer);
    // The button disappears with the offer, so the focus moves to the field.
    document.getElementById(fieldId(field.name))?.focus();
  };
  return (
    <>
      <Control {...field} />
      {field.field.kind === 'text' && typeof field.answer === 'string' && <CannotPrint text={field.answer} />}
      <Help name={field.field.name} />
      {offer ? (
        <div className="field-offer">
          <Button variant="quiet" size="small" onClick={() => take(offer.answer)}>
            {t(offer.label)}: {offer.answer}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** An explanation that opens by touch, by key and without script, and loses nothing typed. */
function Help({ name }: { name: string }) {
  const { t } = useLanguage();
  const word = hardWordOf(name);
  if (!word) return null;
  return (
    <details className="field-help">
      <summary>{t(word.asks)}</summary>
      <p>{t(word.says)}</p>
    </details>
  );
}

function Control({ name, field, answer, error, onAnswer, note }: Omit<StepFieldProps, 'offer'>) {
  const { t } = useLanguage();
  const frame = {
    id: fieldId(name),
    label: field.label,
    hint: field.hint,
    error,
    required: field.required,
    markRequired: true,
  };
  const typed = typeof answer === 'string' ? answer : '';
  switch (field.kind) {
    case 'flag':
      return (
        <Checkbox
          id={frame.id}
          label={
            note ? (
              <span>
                {t(field.label)}
                <span className="muted small flag-note">{note}</span>
              </span>
            ) : (
              t(field.label)
            )
          }
          checked={answer === true}
          onCheckedChange={onAnswer}
        />
      );
    case 'choices':
      return (
        <CheckboxGroup
          {...frame}
          options={field.options ?? []}
          layout="columns"
          value={Array.isArray(answer) ? answer : []}
          onValueChange={onAnswer}
        />
      );
    case 'yesno':
      return (
        <ChoiceGroup {...frame} options={field.options ?? []} layout="row" value={typed} onValueChange={onAnswer} />
      );
    case 'choice':
      return (field.options?.length ?? 0) > maxRadios ? (
        <SelectField
          {...frame}
          width="short"
          placeholder="Select"
          options={field.options ?? []}
          autoComplete={field.autocomplete}
          value={typed}
          onChange={(event) => onAnswer(event.target.value)}
        />
      ) : (
        <ChoiceGroup {...frame} options={field.options ?? []} layout="columns" value={typed} onValueChange={onAnswer} />
      );
    case 'date':
      return <DateBoxes {...frame} value={typed} onValueChange={onAnswer} />;
    case 'money':
    case 'dollars':
      return <MoneyField {...frame} name={field.name} value={typed} onValueChange={onAnswer} />;
    case 'longtext':
      return <TextArea {...frame} name={field.name} value={typed} onChange={(event) => onAnswer(event.target.value)} />;
    default:
      return <TypedField {...{ frame, field, typed, onAnswer }} />;
  }
}

type TextInput = {
  input?: InputHTMLAttributes<HTMLInputElement>;
  width?: ControlWidth;
  suffix?: string;
  mask?: (typed: string) => string;
};
const plain = { autoCapitalize: 'off', spellCheck: false } as const;

/** Keyboard, width and on-blur mask for a line of text, by kind. */
const textInputs: Partial<Record<FieldKind, TextInput>> = {
  email: { input: { type: 'email', inputMode: 'email', ...plain } },
  phone: { input: { type: 'tel', inputMode: 'tel' }, width: 'medium', mask: maskPhone },
  url: { input: { inputMode: 'url', ...plain } },
  ein: { input: { inputMode: 'numeric', autoComplete: 'off' }, width: 'medium', mask: maskEin },
  zip: { input: { inputMode: 'numeric' }, width: 'short' },
  mcc: { input: { inputMode: 'numeric' }, width: 'short' },
  percent: {
    input: { inputMode: 'decimal' },
    width: 'short',
    suffix: '%',
    mask: (typed) => typed.trim().replace(/%$/, '').trim(),
  },
  integer: { input: { inputMode: 'numeric' }, width: 'short' },
  year: { input: { inputMode: 'numeric' }, width: 'short' },
};

function TypedField({
  frame,
  field,
  typed,
  onAnswer,
}: {
  frame: Omit<Parameters<typeof TextField>[0], 'prefix'>;
  field: Field;
  typed: string;
  onAnswer: (typed: string) => void;
}) {
  const manner = textInputs[field.kind] ?? {};
  const leave = () => {
    const masked = manner.mask?.(typed) ?? typed;
    if (masked !== typed) onAnswer(masked);
  };
  return (
    <TextField
      {...frame}
      // Names and streets: a phone's keyboard begins each word with a capital.
      autoCapitalize={field.autocomplete ? 'words' : undefined}
      {...manner.input}
      name={field.name}
      autoComplete={field.autocomplete ?? manner.input?.autoComplete ?? 'off'}
      width={manner.width}
      suffix={manner.suffix}
      value={typed}
      onChange={(event) => onAnswer(event.target.value)}
      onBlur={leave}
    />
  );
}
