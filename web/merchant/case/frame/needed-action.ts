/** What the merchant must do, as a button: its label and link. Pure. */
import { firmDayOf } from '../../../../domain/calendar/firm-day.ts';
import type { MerchantAction } from '../../../../domain/cases/next-step.ts';
import { signAddress } from '../../../papers/sign-address.ts';
import { caseAddress } from './case-address.ts';

const labels: Record<MerchantAction['kind'], string> = {
  sign_agreement: 'Read and sign our agreement',
  find_counsel: 'Read what this means',
  engage: 'Read and sign the engagement letter',
  confirm_facts: 'Confirm the facts',
  answer_for_notice: 'Give the answers for your notice',
  pay_fee: 'See the invoice',
  fill_form: 'Fill in the form',
  sign_paper: 'Read and sign the paper',
  mail_original: 'See where to mail it',
  answer_offer: 'See the offer',
  read_counsel: 'Read the message',
  read_message: 'Read the message',
  add_documents: 'Add documents',
  complete_details: 'Complete the details',
};

/** Papers are left out, because their URL depends on the paper (`signAddress`). */
const places: Record<Exclude<MerchantAction['kind'], 'sign_paper' | 'mail_original'>, (id: string) => string> = {
  sign_agreement: (id) => signAddress(id, 'fee_agreement'),
  find_counsel: (id) => `${caseAddress(id)}#ending`,
  engage: (id) => signAddress(id, 'engagement'),
  confirm_facts: (id) => caseAddress(id, 'facts'),
  answer_for_notice: (id) => caseAddress(id, 'notice'),
  fill_form: (id) => caseAddress(id, 'form'),
  answer_offer: (id) => `${caseAddress(id)}#offers`,
  pay_fee: (id) => `${caseAddress(id)}#money`,
  read_counsel: (id) => `${caseAddress(id)}#counsel`,
  read_message: (id) => `${caseAddress(id)}#messages`,
  add_documents: (id) => `${caseAddress(id)}#files`,
  complete_details: (id) => caseAddress(id, 'details'),
};

export const actionLabel = (action: MerchantAction): string => labels[action.kind];
export const actionAddress = (action: MerchantAction, caseId: string): string =>
  'paper' in action ? signAddress(caseId, action.paper) : places[action.kind](caseId);

/** Whether the due date is over at the firm, whose days promised dates are. */
export const isOverdue = (dueOn: string | null, now: Date = new Date()): boolean =>
  dueOn !== null && dueOn < firmDayOf(now);
