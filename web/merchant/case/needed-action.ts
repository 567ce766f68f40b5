/** What the merchant must do, as a button: its label and link. Pure. */
import { caseAddress } from './case-address.ts';
import type { CaseDetail } from './case-types.ts';

export type NeededAction = CaseDetail['actions'][number];

const labels: Record<NeededAction['kind'], string> = {
  sign_agreement: 'Read and sign the agreement',
  confirm_facts: 'Confirm the facts',
  answer_offer: 'See the offer',
  read_message: 'Read the message',
  add_documents: 'Add documents',
  complete_details: 'Complete the details',
};

const places: Record<NeededAction['kind'], (id: string) => string> = {
  sign_agreement: (id) => caseAddress(id, 'agreement'),
  confirm_facts: (id) => caseAddress(id, 'facts'),
  answer_offer: (id) => `${caseAddress(id)}#offers`,
  read_message: (id) => `${caseAddress(id)}#messages`,
  add_documents: (id) => `${caseAddress(id)}#files`,
  complete_details: (id) => caseAddress(id, 'details'),
};

/** Blocking actions come first; documents and details only strengthen the letter. */
const pressing: readonly NeededAction['kind'][] = ['sign_agreement', 'confirm_facts', 'answer_offer'];

export const actionLabel = (action: NeededAction): string => labels[action.kind];
export const actionAddress = (action: NeededAction, caseId: string): string => places[action.kind](caseId);
export const isPressing = (action: NeededAction): boolean => pressing.includes(action.kind);

/** True once the day is over in UTC, by which the promised dates are computed. */
export const isOverdue = (dueOn: string | null, now: Date = new Date()): boolean =>
  dueOn !== null && dueOn < now.toISOString().slice(0, 10);
