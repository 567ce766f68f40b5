import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { useLanguage } from '../language/language.ts';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame.tsx';

export type ControlWidth = 'tiny' | 'short' | 'medium' | 'full';
type Own = FieldProps & { width?: ControlWidth };

const widthClass = (width: ControlWidth = 'full') => (width === 'full' ? 'control' : `control control--${width}`);

type TextFieldProps = Own &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'width' | 'prefix'> & {
    /** Shown inside the frame before or after the box, such as "$" or "%". */
    prefix?: string;
    suffix?: string;
    /** Shown below the box, such as the amount as understood; its id is `${id}-after`. */
    after?: ReactNode;
  };

export function TextField({
  id,
  label,
  hint,
  error,
  required,
  markOptional,
  markRequired,
  width,
  prefix,
  suffix,
  after,
  className,
  ...rest
}: TextFieldProps) {
  const field = { id, label, hint, error, required, markOptional, markRequired };
  const input = (
    <input
      type="text"
      {...rest}
      {...controlAttributes(field, after ? `${id}-after` : undefined)}
      className={`${widthClass(width)} ${className ?? ''}`.trim()}
    />
  );
  return (
    <FieldFrame {...field}>
      {prefix || suffix ? (
        <span className="affixed">
          {prefix ? (
            <span className="affix affix--before" aria-hidden="true">
              {prefix}
            </span>
          ) : null}
          {input}
          {suffix ? (
            <span className="affix affix--after" aria-hidden="true">
              {suffix}
            </span>
          ) : null}
        </span>
      ) : (
        input
      )}
      {after ? (
        <span className="field__echo" id={`${id}-after`}>
          {after}
        </span>
      ) : null}
    </FieldFrame>
  );
}

type TextAreaProps = Own &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'width'> & {
    ref?: Ref<HTMLTextAreaElement>;
  };

/**
 * A text that is too long stays whole and shows an error: the browser's own limit would silently drop the end of pasted
 * text.
 */
export function TextArea({
  id,
  label,
  hint,
  error: given,
  maxLength,
  required,
  markOptional,
  markRequired,
  width,
  className,
  ...rest
}: TextAreaProps) {
  const error = given ?? lengthError(rest.value, maxLength);
  const field = { id, label, hint, error, required, markOptional, markRequired };
  return (
    <FieldFrame {...field}>
      <textarea
        rows={4}
        {...rest}
        {...controlAttributes(field)}
        className={`${widthClass(width)} ${className ?? ''}`.trim()}
      />
    </FieldFrame>
  );
}

/** "Shorten it by 12 characters: it may have 10,000.", or undefined if the text fits. */
export function lengthError(value: unknown, max: number | undefined): string | undefined {
  const over = typeof value === 'string' && max !== undefined ? value.length - max : 0;
  if (over <= 0) return undefined;
  return `Shorten it by ${over.toLocaleString('en-US')} ${over === 1 ? 'character' : 'characters'}: it may have ${max?.toLocaleString('en-US')}.`;
}

type SelectFieldProps = Own &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'width'> & {
    options: readonly { value: string; label: string }[];
    /** The empty option's label; omit if there is always a value. */
    placeholder?: string;
  };

export function SelectField({
  id,
  label,
  hint,
  error,
  required,
  markOptional,
  markRequired,
  width = 'medium',
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const { t } = useLanguage();
  const field = { id, label, hint, error, required, markOptional, markRequired };
  return (
    <FieldFrame {...field}>
      <select {...rest} {...controlAttributes(field)} className={widthClass(width)}>
        {placeholder === undefined ? null : <option value="">{t(placeholder)}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {t(option.label)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
