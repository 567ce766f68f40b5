import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../../../contract/contract.ts';

type Outputs = InferContractRouterOutputs<Contract>;
export type CaseDetail = Outputs['cases']['get'];
export type CaseLetter = CaseDetail['letters'][number];
export type CaseAnswers = Outputs['cases']['getAnswers'];
export type Offer = Outputs['money']['getLedger']['offers'][number];
