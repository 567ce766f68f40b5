import type { ReactNode } from 'react';
import { FieldsetFrame, type FieldProps } from './field-frame.tsx';

type Option<Value extends string> = { value: Value; label: string };
type Layout = 'stack' | 'row' | 'columns';
type GroupProps<Value extends string> = FieldProps & { options: readonly Option<Value>[]; layout?: Layout };

const layoutClass = (layout: Layout) => (layout === 'stack' ? 'choices' : `choices choices--${layout}`);
/** The first control has the field's id, so that the error summary's link focuses it. */
const optionId = (id: string, index: number) => (index === 0 ? id : `${id}-${index}`);

/** Radio buttons. An optional field's choice can be removed with "Clear". */
export function ChoiceGroup<Value extends string>({
  options,
  value,
  onValueChange,
  layout = 'stack',
  ...field
}: GroupProps<Value> & { value: Value | ''; onValueChange: (value: Value | '') => void }) {
  const clear = () => {
    onValueChange('');
    // The button disappears with the choice; the focus stays in the group.
    document.getElementById(field.id)?.focus();
  };
  return (
    <FieldsetFrame {...field}>
      <div className={layoutClass(layout)}>
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              id={optionId(field.id, index)}
              name={field.id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {value !== '' && !field.required ? (
        <button type="button" className="button button--quiet button--small choices__clear" onClick={clear}>
          Clear<span className="visually-hidden"> the answer to {field.label}</span>
        </button>
      ) : null}
    </FieldsetFrame>
  );
}

/** Checkboxes. `value` keeps the order of `options`. */
export function CheckboxGroup({
  options,
  value,
  onValueChange,
  layout = 'stack',
  ...field
}: GroupProps<string> & { value: readonly string[]; onValueChange: (value: string[]) => void }) {
  const toggle = (picked: string) =>
    onValueChange(
      options
        .map((each) => each.value)
        .filter((each) => (each === picked ? !value.includes(each) : value.includes(each))),
    );
  return (
    <FieldsetFrame {...field}>
      <div className={layoutClass(layout)}>
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              type="checkbox"
              id={optionId(field.id, index)}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldsetFrame>
  );
}

/** A single checkbox. */
export function Checkbox({
  id,
  label,
  checked,
  onCheckedChange,
}: {
  id: string;
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}) {
  return (
    <label className="choice">
      <input type="checkbox" id={id} checked={checked} onChange={(event) => onCheckedChange(event.target.checked)} />
      {label}
    </label>
  );
}
