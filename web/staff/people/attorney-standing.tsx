import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '../../../contract/people.ts';
import type { AttorneyStanding } from '../../../contract/standing.ts';
import { Appointed, LicenseList } from '../../account/standing.tsx';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { LicenseForm } from './license-form.tsx';
import { RetireAttorney } from './retire-attorney.tsx';

/**
 * Whether an attorney may approve: their appointment by two staff members, and their licenses. For a user proposed as
 * an attorney, shows the proposal.
 */
export function AttorneyStandingPart({ user, standing }: { user: AdminUser; standing: AttorneyStanding }) {
  if (user.role !== 'attorney') return standing.proposal ? <Proposal user={user} proposal={standing.proposal} /> : null;
  return (
    <>
      <Appointed standing={standing} />
      {standing.proposal ? <Proposal user={user} proposal={standing.proposal} /> : null}
      <LicenseList licenses={standing.licenses} />
      <LicenseForm key={standing.licenses.length} userId={user.id} licenses={standing.licenses} />
      {standing.appointed ? <RetireAttorney userId={user.id} /> : null}
    </>
  );
}

function Proposal({ user, proposal }: { user: AdminUser; proposal: NonNullable<AttorneyStanding['proposal']> }) {
  const cache = useQueryClient();
  const decide = useMutation(
    orpc.people.decideAppointment.mutationOptions({
      onSuccess: async (after, { decision }) => {
        cache.setQueryData(orpc.people.getUser.queryKey({ input: { id: user.id } }), after);
        showToast({ title: decision === 'confirmed' ? 'Appointment confirmed.' : 'Appointment declined.' });
        await cache.invalidateQueries({ queryKey: orpc.key() });
      },
    }),
  );
  const answer = (decision: 'confirmed' | 'declined') =>
    decide.mutate({ id: user.id, appointment_id: proposal.id, decision });
  return (
    <Notice tone="warning" title="This waits for a second member of staff">
      <p>
        <bdi>{proposal.proposed_by}</bdi> proposed on {dayOf(proposal.proposed_at)}: <bdi>{proposal.full_name}</bdi>,{' '}
        <bdi>{proposal.firm_name}</bdi>, {proposal.bar_state} bar number {proposal.bar_number}.
        {user.role === 'attorney' ? null : ' They are no attorney here until then.'}
      </p>
      {proposal.barred_by ? <p>{proposal.barred_by}</p> : null}
      {decide.error ? <p role="alert">{messageOf(decide.error, 'Please try again.')}</p> : null}
      <div className="button-row">
        {proposal.barred_by ? null : (
          <Button size="small" busy={decide.isPending} busyLabel="Confirming…" onClick={() => answer('confirmed')}>
            Confirm the appointment
          </Button>
        )}
        <Button size="small" variant="secondary" disabled={decide.isPending} onClick={() => answer('declined')}>
          Decline
        </Button>
      </div>
    </Notice>
  );
}
