import type { AttorneyStanding, LicenseView } from '../../contract/standing.ts';
import { licenseStatusLabels } from '../../domain/people/license.ts';
import { calendarDay, dayOf } from '../ui/dates.ts';
import { firmToday } from '../ui/typed-values.ts';

/** An attorney's appointment: the name and license, and who proposed and confirmed it. */
export function Appointed({ standing: { appointed, appointment } }: { standing: AttorneyStanding }) {
  if (!appointed || !appointment)
    return <p>Not appointed: they can read and edit letters of their cases, and approve none.</p>;
  return (
    <p>
      Appointed as <bdi>{appointment.full_name}</bdi>, {appointment.bar_state} bar number {appointment.bar_number}:
      proposed by <bdi>{appointment.proposed_by}</bdi>, confirmed by <bdi>{appointment.confirmed_by}</bdi> on{' '}
      {dayOf(appointment.confirmed_at ?? appointment.proposed_at)}.
    </p>
  );
}

/** Until when a license counts that was looked up. */
export const licenseText = (until: string): string =>
  until < firmToday()
    ? `it counted until ${calendarDay(until)}, and approvals are barred until staff look it up again.`
    : `it counts until ${calendarDay(until)}, and staff look it up again before.`;

/** An attorney's licenses, each with its newest check. */
export function LicenseList({ licenses }: { licenses: readonly LicenseView[] }) {
  if (licenses.length === 0) return <p className="muted">No license is on file.</p>;
  return (
    <ul>
      {licenses.map((each) => (
        <li key={each.id}>
          <strong>{each.state}</strong> {each.number}: {licenseStatusLabels[each.status]}, checked on{' '}
          {calendarDay(each.checked_on)} by <bdi>{each.checked_by}</bdi> (<bdi>{each.proof}</bdi>). Counts until{' '}
          {calendarDay(each.until)}.
        </li>
      ))}
    </ul>
  );
}
