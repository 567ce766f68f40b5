import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { emailTrouble } from '../../../domain/email-address.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';

/**
 * Grants access by email (spec, sections 2 and 5): blank input is ignored silently, the field is cleared on success.
 */
export function GrantAccess() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const grant = useGrant(() => setEmail(''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    if (typed === '' || grant.isPending) return;
    const wrong = emailTrouble(typed);
    setError(wrong ?? undefined);
    if (wrong === null) grant.mutate({ p_email: typed });
  };
  return (
    <>
      <Notice tone="info" title="Before you grant access">
        <ul className="grant__points">
          <li>The user must already have an account.</li>
          <li>They are added to the Internal Staff organization.</li>
          <li>Admin access takes effect immediately.</li>
          <li>For a week they cannot confirm what another begins, and never what you begin.</li>
        </ul>
      </Notice>
      <form className="fields grant__form" onSubmit={submit} noValidate>
        <TextField
          id="grant-email"
          type="email"
          label="Email"
          required
          autoComplete="off"
          maxLength={254}
          error={error}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <Button type="submit" disabled={grant.isPending}>
            {grant.isPending ? 'Creating Admin Access...' : 'Grant Admin Access'}
          </Button>
        </div>
      </form>
    </>
  );
}

function useGrant(onGranted: () => void) {
  const cache = useQueryClient();
  return useMutation(
    orpc.people.createAdminUser.mutationOptions({
      onSuccess: (_, { p_email }) => {
        onGranted();
        showToast({ title: 'Admin user created', description: `${p_email} has been granted admin access.` });
        void cache.invalidateQueries({ queryKey: orpc.key() });
      },
      onError: (cause) =>
        showToast({
          title: 'Error creating admin user',
          description: messageOf(cause, 'Failed to create admin user'),
          tone: 'danger',
        }),
    }),
  );
}
