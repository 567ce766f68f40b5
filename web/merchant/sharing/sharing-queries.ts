import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../../contract/contract.ts';
import { orpc, queryClient } from '../../api/api.ts';

type Outputs = InferContractRouterOutputs<Contract>['sharing'];
export type Guests = Outputs['listGuests'];
export type Guest = Guests['items'][number];
export type Contact = NonNullable<Guests['contact']>;
export type NamedCase = Outputs['listNamed']['items'][number];
export type SharedCase = Outputs['get'];
export type ListedSharedCase = Outputs['list']['items'][number];
export type Invitation = Outputs['readInvitation'];

export const guestsQuery = (caseId: string) => orpc.sharing.listGuests.queryOptions({ input: { id: caseId } });

/** Shows the response of a call that changed the guests of a case. */
export const showGuests = (caseId: string, guests: Guests): void =>
  void queryClient.setQueryData(guestsQuery(caseId).queryKey, guests);

/** The URL of a shared case's page. */
export const sharedCaseAddress = (caseId: string): string => `/dashboard/shared/${caseId}`;
