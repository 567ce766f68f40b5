import type { PaperKind } from '../papers/kinds.ts';
import type { NeededAction } from './needed-actions.ts';
import type { StageView } from './stage.ts';

/**
 * A paper that the agreement asks the merchant to sign, or to mail once it is signed by hand, or a message of counsel. Only
 * the page of the case knows it, because it reads the packet and the ledger, and because the thread of counsel is closed to the rest
 * of the server.
 */
type PaperAction =
  | { kind: 'sign_paper' | 'mail_original'; words: string; due_on: string | null; paper: PaperKind }
  | { kind: 'answer_for_notice' | 'fill_form' | 'read_counsel' | 'pay_fee'; words: string; due_on: string | null };
export type MerchantAction = NeededAction | PaperAction;

/** Which paper is signed with an action; null for what is no signature. */
export function paperOf(action: MerchantAction): PaperKind | null {
  switch (action.kind) {
    case 'sign_agreement':
      return 'fee_agreement';
    case 'engage':
      return 'engagement';
    case 'sign_paper':
      return action.paper;
    default:
      return null;
  }
}

type StepCase = { stage: StageView; actions: readonly MerchantAction[] };

/**
 * The one thing to show on top. `of`: the case that it belongs to. `wait`: somebody else acts next, as the case's stage
 * says; `rest`: no case is open.
 */
export type NextStep<Case extends StepCase> =
  | { kind: 'act'; action: MerchantAction; of: Case }
  | { kind: 'continue_draft' }
  | { kind: 'wait'; of: Case }
  | { kind: 'rest' };

/** Most urgent first: where a day's silence costs most. What only helps comes last. */
const order: readonly (MerchantAction['kind'] | 'continue_draft')[] = [
  'answer_offer',
  'find_counsel',
  'sign_agreement',
  'answer_for_notice',
  'engage',
  'confirm_facts',
  'fill_form',
  'sign_paper',
  'mail_original',
  'pay_fee',
  'continue_draft',
  'read_counsel',
  'read_message',
  'add_documents',
  'complete_details',
];
const rank = (kind: (typeof order)[number]): number => order.indexOf(kind);
/** Most urgent first; among equals, what is due first. */
export const byUrgency = (left: MerchantAction, right: MerchantAction): number =>
  rank(left.kind) - rank(right.kind) || byDay(left, right);

/**
 * The merchant's next step over their cases and the application that they have begun. Null while there is neither case nor application.
 */
export function nextStepOf<Case extends StepCase>(cases: readonly Case[], hasDraft = false): NextStep<Case> | null {
  const [first] = cases
    .flatMap((of) => of.actions.map((action) => ({ kind: 'act' as const, action, of })))
    .toSorted((left, right) => byUrgency(left.action, right.action));
  if (hasDraft && (!first || rank(first.action.kind) > rank('continue_draft'))) return { kind: 'continue_draft' };
  return first ?? waitingFor(cases);
}

function waitingFor<Case extends StepCase>(cases: readonly Case[]): NextStep<Case> | null {
  if (cases.length === 0) return null;
  const [of] = cases
    .filter(({ stage }) => stage.owner !== 'nobody')
    .toSorted((left, right) => byDay(left.stage, right.stage));
  return of ? { kind: 'wait', of } : { kind: 'rest' };
}

type Dated = { due_on: string | null };

/** Actions without a due day come last. */
function byDay(left: Dated, right: Dated): number {
  const [first, second] = [left.due_on ?? '9999', right.due_on ?? '9999'];
  return first < second ? -1 : Number(first > second);
}
