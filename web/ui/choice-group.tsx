import type { ReactNode } from 'react';
import { useLanguage, useSaid } from '../language/language.ts';
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
  const { t, rich } = useLanguage();
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
            {t(option.label)}
          </label>
        ))}
      </div>
      {value !== '' && !field.required ? (
        <button type="button" className="button button--quiet button--small choices__clear" onClick={clear}>
          {t('Clear')}
          <span className="visually-hidden">
            {' '}
            {rich('the answer to {label}', {
              label: typeof field.label === 'string' ? t(field.label) : field.label,
            })}
          </span>
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
  const { t } = useLanguage();
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
            {t(option.label)}
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
  const said = useSaid();
  return (
    <label className="choice">
      <input type="checkbox" id={id} checked={checked} onChange={(event) => onCheckedChange(event.target.checked)} />
      {said(label)}
    </label>
  );
}
