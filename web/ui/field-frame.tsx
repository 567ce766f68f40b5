import type { ReactNode } from 'react';

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
  return (
    <div className={error ? 'field field--invalid' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
        <Mark required={required} markOptional={markOptional} markRequired={markRequired} />
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** The same frame for a group of controls: a fieldset with a legend. */
export function FieldsetFrame({ id, label, hint, error, required, markOptional, markRequired, children }: FrameProps) {
  return (
    <fieldset className={error ? 'field field--invalid' : 'field'} aria-describedby={describedBy({ id, hint, error })}>
      <legend className="field__label">
        {label}
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
  const marker = required ? (markRequired ? 'required' : '') : markOptional ? '(optional)' : '';
  return marker ? <span className="field__optional"> {marker}</span> : null;
}

function FieldNotes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      ) : null}
    </>
  );
}
