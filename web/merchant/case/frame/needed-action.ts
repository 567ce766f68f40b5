/** What the merchant must do, as a button: its label and link. Pure. */
import type { MerchantAction } from '../../../../domain/cases/next-step.ts';
import { signAddress } from '../../../papers/sign-address.ts';
import { caseAddress } from './case-address.ts';

const labels: Record<MerchantAction['kind'], string> = {
  sign_agreement: 'Read and sign the agreement',
  confirm_facts: 'Confirm the facts',
  answer_for_notice: 'Give the answers',
  sign_paper: 'Read and sign the paper',
  answer_offer: 'See the offer',
  read_counsel: 'Read the message',
  read_message: 'Read the message',
  add_documents: 'Add documents',
  complete_details: 'Complete the details',
};

/** Papers are left out, because their URL depends on the paper (`signAddress`). */
const places: Record<Exclude<MerchantAction['kind'], 'sign_paper'>, (id: string) => string> = {
  sign_agreement: (id) => signAddress(id, 'fee_agreement'),
  confirm_facts: (id) => caseAddress(id, 'facts'),
  answer_for_notice: (id) => caseAddress(id, 'notice'),
  answer_offer: (id) => `${caseAddress(id)}#offers`,
  read_counsel: (id) => `${caseAddress(id)}#counsel`,
  read_message: (id) => `${caseAddress(id)}#messages`,
  add_documents: (id) => `${caseAddress(id)}#files`,
  complete_details: (id) => caseAddress(id, 'details'),
};

export const actionLabel = (action: MerchantAction): string => labels[action.kind];
export const actionAddress = (action: MerchantAction, caseId: string): string =>
  action.kind === 'sign_paper' ? signAddress(caseId, action.paper) : places[action.kind](caseId);

/** Whether the due date is over in UTC, in which promised dates are computed. */
export const isOverdue = (dueOn: string | null, now: Date = new Date()): boolean =>
  dueOn !== null && dueOn < now.toISOString().slice(0, 10);
