import { hasEnded } from './case.ts';
import { endingText } from '../engagement/ending.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import { letterIsOut, type CaseProgress, type CaseStanding } from './case-progress.ts';

/** Something that only the merchant can do. */
export type NeededAction = {
  kind:
    | 'sign_agreement'
    | 'find_counsel'
    | 'engage'
    | 'confirm_facts'
    | 'answer_offer'
    | 'read_message'
    | 'add_documents'
    | 'complete_details';
  words: string;
  due_on: string | null;
};
type ActionCase = Pick<CaseStanding, 'status' | 'created_at' | 'cancelled_at'>;
type ActionProgress = Pick<
  CaseProgress,
  'signed_at' | 'to_engage' | 'ending' | 'open_offers' | 'answer_by' | 'unread_by_merchant' | 'letters'
>;

/** Nobody at law watches the days of a case without counsel. */
const meanwhile = 'Its days keep running: read what this means for you.';

/**
 * Actions the case is waiting for that only the merchant can take, most urgent first. `factsAsked`: how many facts of
 * its letter wait for the merchant's confirmation.
 */
export function urgentActions(theCase: ActionCase, progress: ActionProgress, factsAsked = 0): NeededAction[] {
  const actions: NeededAction[] = [];
  const open = !hasEnded(theCase.status) && theCase.cancelled_at === null;
  const { open_offers: offers, unread_by_merchant: unread } = progress;
  if (open && offers > 0)
    actions.push({
      kind: 'answer_offer',
      words: offers === 1 ? 'Accept or decline the offer.' : `Accept or decline ${offers} offers.`,
      due_on: progress.answer_by,
    });
  if (open && progress.signed_at === null && !letterIsOut(progress.letters)) {
    // Due with the review, so that the signature never delays the letter.
    const due_on = progress.letters.findLast(({ status }) => status === 'in_review')?.due_on ?? null;
    actions.push({
      kind: 'sign_agreement',
      words: 'Read and sign the success-fee agreement. No letter goes out before that.',
      due_on,
    });
  }
  if (open && progress.ending)
    actions.push({ kind: 'find_counsel', words: `${endingText(progress.ending)} ${meanwhile}`, due_on: null });
  if (open && progress.to_engage && progress.ending === null)
    actions.push({
      kind: 'engage',
      words: 'Read and sign the engagement letter with your attorney. No letter is approved before that.',
      due_on: progress.letters.findLast(({ status }) => status === 'in_review')?.due_on ?? null,
    });
  if (open && factsAsked > 0)
    actions.push({
      kind: 'confirm_facts',
      words: 'Confirm the facts of your letter. It is not approved before that.',
      due_on: progress.letters.findLast(({ status }) => status === 'in_review')?.due_on ?? null,
    });
  if (unread > 0)
    actions.push({
      kind: 'read_message',
      words: unread === 1 ? 'Read a new message.' : `Read ${unread} new messages.`,
      due_on: null,
    });
  return actions;
}

/** What would strengthen the letter while it can still change. `missing`: labels of blank fields. */
export function helpfulActions(
  theCase: ActionCase,
  letters: ActionProgress['letters'],
  given: { kinds: readonly string[]; missing: readonly string[]; mayComplete: boolean },
): NeededAction[] {
  if (hasEnded(theCase.status) || theCase.cancelled_at !== null) return [];
  const actions: NeededAction[] = [];
  const review = letters.findLast(({ status }) => status === 'in_review')?.due_on ?? null;
  if (given.mayComplete && given.missing.length > 0)
    actions.push({
      kind: 'complete_details',
      words: `Complete the details: ${listed(given.missing)}.`,
      due_on: review,
    });
  const proof: DocumentKind[] = ['hold_notice', 'merchant_statements'];
  if (!letterIsOut(letters) && !proof.some((kind) => given.kinds.includes(kind))) {
    actions.push({
      kind: 'add_documents',
      words: 'Add the hold notice or your merchant statements, which the letter can point to.',
      due_on: review,
    });
  }
  return actions;
}

/** "a, b, c and 3 more". */
function listed(labels: readonly string[]): string {
  const [first = '', second, third, ...rest] = labels;
  if (second === undefined) return first;
  if (third === undefined) return `${first} and ${second}`;
  return rest.length === 0
    ? `${first}, ${second} and ${third}`
    : `${first}, ${second}, ${third} and ${rest.length} more`;
}
