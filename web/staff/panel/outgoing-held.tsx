import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../api/api.ts';
import { HeldNotice } from './held-notice.tsx';

/** Since a restore nothing is sent: says so on every page of the panel until the operator releases it. */
export function OutgoingHeld() {
  const { data } = useQuery(orpc.system.outgoing.queryOptions({ staleTime: 60_000, refetchInterval: 60_000 }));
  return data?.held ? <HeldNotice restoredTo={data.held.restored_to} /> : null;
}
