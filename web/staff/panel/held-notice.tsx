import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../api/api.ts';
import { momentOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/feedback.tsx';

/** After a restore nothing is sent until the operator releases it. Says so on every page of the panel. */
export function OutgoingHeld() {
  const { data } = useQuery(orpc.system.outgoing.queryOptions({ staleTime: 60_000, refetchInterval: 60_000 }));
  return data?.held ? <HeldNotice restoredTo={data.held.restored_to} /> : null;
}

/** `restoredTo`: a timestamp. */
export function HeldNotice({ restoredTo }: { restoredTo: string }) {
  return (
    <div className="page page--panel">
      <Notice tone="warning" title="Emails and letters are held" announce>
        <p>
          The system was restored to its state of {momentOf(restoredTo)}. What was sent or mailed after that is not
          known here: check before you send or print anything again. Nothing leaves until the operator releases it.
        </p>
      </Notice>
    </div>
  );
}
