import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { LicenseView } from '../../../contract/standing.ts';
import { optionsFrom, usStates } from '../../../domain/case-options.ts';
import { licenseStatuses, licenseStatusLabels } from '../../../domain/people/license.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { firmToday } from '../../ui/typed-values.ts';

const statusOptions = licenseStatuses.map((value) => ({ value, label: licenseStatusLabels[value] }));

type LicenseFormProps = {
  userId: string;
  licenses: readonly LicenseView[];
  /** Shows the form at once. */ begin?: boolean;
};

/** Records that a license was looked up with the bar: a new license, or one that is on file. */
export function LicenseForm({ userId, licenses, begin = licenses.length === 0 }: LicenseFormProps) {
  const [first] = licenses;
  const [form, setForm] = useState({
    state: first?.state ?? '',
    number: first?.number ?? '',
    status: 'active',
    proof: first?.proof ?? '',
  });
  const cache = useQueryClient();
  const check = useMutation(
    orpc.people.checkLicense.mutationOptions({
      onSuccess: async (after) => {
        cache.setQueryData(orpc.people.getUser.queryKey({ input: { id: userId } }), after);
        showToast({ title: 'License recorded.' });
        await cache.invalidateQueries({ queryKey: orpc.key() });
      },
    }),
  );
  const set = (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const state = usStates.find((each) => each === form.state);
    const status = licenseStatuses.find((each) => each === form.status);
    if (state && status && !check.isPending)
      check.mutate({ id: userId, state, status, number: form.number, proof: form.proof, checked_on: firmToday() });
  };
  const ready = form.state !== '' && form.number.trim() !== '' && form.proof.trim() !== '';
  const wrong = check.error instanceof ApiError ? check.error.fields : {};
  return (
    <details open={begin}>
      <summary>Record a license that you looked up today</summary>
      <form className="fields" noValidate onSubmit={submit}>
        {check.error ? (
          <Notice tone="danger" title="This was not recorded">
            {messageOf(check.error, 'Please try again.')}
          </Notice>
        ) : null}
        <SelectField
          id="license-state"
          label="State of the license"
          placeholder="Choose"
          options={optionsFrom(usStates)}
          value={form.state}
          onChange={(event) => set({ state: event.target.value })}
        />
        <TextField
          id="license-number"
          label="License number"
          maxLength={60}
          value={form.number}
          error={wrong['number']}
          onChange={(event) => set({ number: event.target.value })}
        />
        <SelectField
          id="license-status"
          label="Status with the bar"
          options={statusOptions}
          value={form.status}
          onChange={(event) => set({ status: event.target.value })}
        />
        <TextField
          id="license-proof"
          label="Proof"
          hint="The bar’s page that shows it, or where the certificate is filed."
          maxLength={500}
          value={form.proof}
          error={wrong['proof']}
          onChange={(event) => set({ proof: event.target.value })}
        />
        <Button type="submit" variant="secondary" disabled={!ready} busy={check.isPending} busyLabel="Recording…">
          Record the license
        </Button>
      </form>
    </details>
  );
}
