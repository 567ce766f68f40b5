import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../contract/contract.ts';

type Outputs = InferContractRouterOutputs<Contract>;
export type CaseDetail = Outputs['cases']['get'];
export type CaseLetter = CaseDetail['letters'][number];
export type CaseAnswers = Outputs['cases']['answers'];
export type Offer = Outputs['recovery']['ledger']['offers'][number];
