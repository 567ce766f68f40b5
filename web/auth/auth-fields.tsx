import type { Field } from '../../domain/intake/field.ts';
import { useLanguage } from '../language/language.ts';
import { accountExists } from '../session/auth-refusals.ts';
import { ErrorSummary, Notice } from '../ui/feedback.tsx';
import { maskPhone } from '../ui/masks.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { minPasswordLength, type AuthMode } from './credentials.ts';
import { ForgotLink } from './forgot-link.tsx';
import type { AuthForm } from './use-auth-form.ts';

const inputTypes: Partial<Record<Field['kind'], string>> = { email: 'email', phone: 'tel' };

/** The fields of a sign-in form, with an error summary above them. `prefix` keeps ids unique on a page. */
export function AuthFields({
  form,
  fields,
  prefix,
  summaryTitle = 'There is a problem',
}: {
  form: AuthForm;
  fields: readonly Field[];
  prefix: string;
  summaryTitle?: string;
}) {
  const { t } = useLanguage();
  const found = Object.entries(form.errors).map(([name, message]) => ({ id: `${prefix}-${name}`, message }));
  return (
    <>
      {found.length > 0 ? <ErrorSummary title={summaryTitle} errors={found} attempt={form.attempt} /> : null}
      {form.failure ? (
        <Notice tone="danger" title={t(form.failure.title)}>
          <p>{t(form.failure.message)}</p>
          {form.failure.message === accountExists ? <ForgotLink email={form.values.email} /> : null}
        </Notice>
      ) : null}
      {fields.map((field) => (
        <TextField
          key={field.name}
          id={`${prefix}-${field.name}`}
          name={field.name}
          label={field.label}
          hint={field.hint}
          error={form.errors[field.name]}
          required={field.required}
          markOptional
          type={inputTypes[field.kind] ?? 'text'}
          autoComplete={field.autocomplete}
          autoCapitalize={field.kind === 'text' ? 'words' : 'off'}
          spellCheck={false}
          value={form.values[field.name] ?? ''}
          onChange={(event) => form.setValue(field.name, event.target.value)}
          onBlur={
            field.kind === 'phone' ? (event) => form.setValue(field.name, maskPhone(event.target.value)) : undefined
          }
        />
      ))}
      <PasswordField
        id={`${prefix}-password`}
        label="Password"
        hint={form.mode === 'create' ? `${minPasswordLength} characters or more.` : undefined}
        error={form.errors.password}
        required
        autoComplete={form.mode === 'create' ? 'new-password' : 'current-password'}
        value={form.values.password ?? ''}
        onValueChange={(typed) => form.setValue('password', typed)}
      />
    </>
  );
}

/** Create account or sign in: two modes of one form. */
export function ModeSwitch({ mode, onModeChange }: { mode: AuthMode; onModeChange: (mode: AuthMode) => void }) {
  const { t } = useLanguage();
  return (
    <p className="mode-switch">
      {mode === 'create' ? t('Already have an account?') : t('New here?')}{' '}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => onModeChange(mode === 'create' ? 'sign-in' : 'create')}
      >
        {mode === 'create' ? t('Sign in instead') : t('Create an account')}
      </button>
    </p>
  );
}
