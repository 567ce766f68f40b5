import type { ReactNode } from 'react';
import { useLanguage, useSaid } from '../language/language.ts';

/** Props shared by all fields. `id` is the control's id, so that an error summary can link to it. */
export type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /**
   * Adds "(optional)" to the label of a field that is not required, or "required" to one that is: use only one of the
   * two on a page.
   */
  markOptional?: boolean;
  markRequired?: boolean;
};

function describedBy(
  { id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>,
  more?: string,
): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : '', more ?? ''].filter(Boolean).join(' ') || undefined;
}

/** The attributes that link a control to its label, hint and error. */
export function controlAttributes(props: FieldProps, more?: string) {
  return {
    id: props.id,
    'aria-describedby': describedBy(props, more),
    'aria-invalid': props.error ? true : undefined,
    'aria-required': props.required || undefined,
  };
}

type FrameProps = FieldProps & { children: ReactNode };

export function FieldFrame({ id, label, hint, error, required, markOptional, markRequired, children }: FrameProps) {
  const said = useSaid();
  return (
    <div className={error ? 'field field--invalid' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {said(label)}
        <Mark required={required} markOptional={markOptional} markRequired={markRequired} />
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** The same frame for a group of controls: a fieldset with a legend. */
export function FieldsetFrame({ id, label, hint, error, required, markOptional, markRequired, children }: FrameProps) {
  const said = useSaid();
  return (
    <fieldset className={error ? 'field field--invalid' : 'field'} aria-describedby={describedBy({ id, hint, error })}>
      <legend className="field__label">
        {said(label)}
        <Mark required={required} markOptional={markOptional} markRequired={markRequired} />
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}

function Mark({
  required,
  markOptional,
  markRequired,
}: Pick<FieldProps, 'required' | 'markOptional' | 'markRequired'>) {
  const { t } = useLanguage();
  const marker = required ? (markRequired ? 'required' : '') : markOptional ? '(optional)' : '';
  return marker ? <span className="field__optional"> {t(marker)}</span> : null;
}

function FieldNotes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const { t } = useLanguage();
  const said = useSaid();
  return (
    <>
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {said(hint)}
        </p>
      ) : null}
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          <span className="visually-hidden">{t('Error:')} </span>
          {t(error)}
        </p>
      ) : null}
    </>
  );
}
