import { useQuery } from '@tanstack/react-query';
import { GuestList } from '../../merchant/sharing/guest-list.tsx';
import { guestsQuery } from '../../merchant/sharing/sharing-queries.ts';
import '../../merchant/sharing/sharing.css';

/** The guests whom the merchant has given access to the case or invited. Renders nothing if there are none. */
export function CaseGuests({ caseId }: { caseId: string }) {
  const { data, isError } = useQuery(guestsQuery(caseId));
  if (isError && !data) return <p className="muted">Who else has access to this case could not be loaded.</p>;
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <h3>Others with access</h3>
      <p className="muted">Invited by the merchant: they read the case’s status, money and files, and add files.</p>
      <GuestList caseId={caseId} guests={data.items} mayChange={false} />
    </>
  );
}
