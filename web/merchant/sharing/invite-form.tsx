import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { readField } from '../../../domain/intake/field.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import { emailField } from '../../auth/credentials.ts';
import { useLanguage } from '../../language/language.ts';
import { Button } from '../../ui/button.tsx';
import { todayHere } from '../../ui/dates.ts';
import { Notice } from '../../ui/feedback.tsx';
import { lengthError, TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useUnsavedText } from '../../unsaved/use-unsaved.ts';
import { showGuests } from './sharing-queries.ts';

const longestName = 100;

type Errors = { email?: string | undefined; name?: string | undefined };

/** The email, and optionally the name, of somebody whom the merchant invites. */
export function InviteForm({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  const email = useUnsavedText('invite-email', caseId);
  const name = useUnsavedText('invite-name', caseId);
  const [errors, setErrors] = useState<Errors>({});
  const inviting = useMutation({
    mutationFn: () => api.sharing.invite({ id: caseId, email: email.text.trim(), name: name.text.trim() }),
    onSuccess: (guests) => {
      showGuests(caseId, guests);
      showToast({ title: 'The invitation is on its way', description: 'Its link works once, for 14 days.' });
      email.clear();
      name.clear();
      document.getElementById('guests-title')?.focus();
    },
    onError: (error) => {
      const at: Errors = error instanceof ApiError ? error.fields : {};
      setErrors(at);
      if (at.email) document.getElementById('invite-email')?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsIn(email.text, name.text);
    setErrors(found);
    if (found.email || found.name)
      return void document.getElementById(found.email ? 'invite-email' : 'invite-name')?.focus();
    inviting.mutate();
  };
  return (
    <form className="fields" noValidate onSubmit={submit}>
      {inviting.isError && !errors.email && !errors.name ? (
        <Notice tone="danger" title="The invitation was not sent">
          {t(messageOf(inviting.error, 'Please try again.'))}
        </Notice>
      ) : null}
      <TextField
        id="invite-email"
        label="Their email"
        hint="Only an account with this very address can accept."
        type="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        error={errors.email}
        value={email.text}
        onChange={(event) => email.setText(event.target.value)}
      />
      <TextField
        id="invite-name"
        label="Their name"
        markOptional
        autoComplete="off"
        error={errors.name}
        value={name.text}
        onChange={(event) => name.setText(event.target.value)}
      />
      <div className="button-row">
        <Button type="submit" busy={inviting.isPending} busyLabel="Sending...">
          {t('Send the invitation')}
        </Button>
      </div>
    </form>
  );
}

function errorsIn(email: string, name: string): Errors {
  const read = readField(emailField, email, todayHere());
  return { email: read.ok ? undefined : read.message, name: lengthError(name, longestName) };
}
