import type { LetterStatus } from './letter.ts';

// What each state of a letter means. `app.letter_is` in the database says the same under the same names
// (db/letter-states.test.ts).

/** Nobody has approved it yet. */
export const unapproved = ['draft', 'in_review'] as const satisfies readonly LetterStatus[];
/** Nothing of it has left: it may still change. */
export const unsent = [...unapproved, 'approved'] as const satisfies readonly LetterStatus[];
/** Under way: a case has one such letter at most. */
export const live = [...unsent, 'sending'] as const satisfies readonly LetterStatus[];
/** How its mail ended. */
export const outcomes = ['delivered', 'returned_to_sender'] as const satisfies readonly LetterStatus[];
export type LetterOutcome = (typeof outcomes)[number];
/** It has left by its required channel, whatever became of it. */
export const sent = ['sent', ...outcomes] as const satisfies readonly LetterStatus[];
/** Released: it is leaving or has left. */
export const out = ['sending', ...sent] as const satisfies readonly LetterStatus[];
/** The approval of its current version counts: it may leave, is leaving or has left. */
export const approved = ['approved', ...out] as const satisfies readonly LetterStatus[];

const has = (statuses: readonly LetterStatus[], status: LetterStatus): boolean => statuses.includes(status);

export const isUnapproved = (status: LetterStatus): boolean => has(unapproved, status);
export const isUnsent = (status: LetterStatus): boolean => has(unsent, status);
export const isLive = (status: LetterStatus): boolean => has(live, status);
/** Approved or released, and still to leave. */
export const isLeaving = (status: LetterStatus): boolean => isLive(status) && !isUnapproved(status);
export const isSent = (status: LetterStatus): boolean => has(sent, status);
export const isOut = (status: LetterStatus): boolean => has(out, status);
export const isApproved = (status: LetterStatus): boolean => has(approved, status);

/**
 * What is done with a letter. `settle`: something about it is decided, without another text. `reassign`: another attorney's letterhead.
 * `take_back`: its case changed, and it is drafted again. `send_rest`: what of a released letter was held
 * back is sent after all. `recall`: everything of it was held back. `leave`: its required
 * channel has left. `track`: its envelope was mailed. `come_back`: it was returned to sender.
 */
export const letterSteps = [
  'submit',
  'read',
  'approve',
  'edit',
  'settle',
  'reassign',
  'return',
  'take_back',
  'supersede',
  'send',
  'send_rest',
  'recall',
  'leave',
  'track',
  'deliver',
  'come_back',
] as const;
export type LetterStep = (typeof letterSteps)[number];

/** The state after a step, which may be the same; null where the letter does not take it. */
export function afterStep(status: LetterStatus, step: LetterStep): LetterStatus | null {
  const from = (statuses: readonly LetterStatus[], next: LetterStatus) => (has(statuses, status) ? next : null);
  switch (step) {
    case 'submit':
      return from(['draft'], 'in_review');
    case 'read':
      return from(['in_review'], 'in_review');
    case 'approve':
      return from(['in_review'], 'approved');
    case 'edit':
      // The approval was for another text.
      return from(unsent, status === 'approved' ? 'in_review' : status);
    case 'settle':
      return from(live, status);
    case 'reassign':
      return from(unsent, 'in_review');
    case 'return':
      return from(['in_review', 'approved'], 'draft');
    case 'take_back':
      return from(unapproved, 'draft');
    case 'supersede':
      return from(unapproved, 'superseded');
    case 'send':
      return from(['approved'], 'sending');
    case 'send_rest':
    case 'track':
      return from(['sending', 'sent'], status);
    case 'recall':
      return from(['sending'], 'in_review');
    case 'leave':
      return from(['sending'], 'sent');
    case 'deliver':
      return from(sent, 'delivered');
    case 'come_back':
      return from(sent, 'returned_to_sender');
  }
}

export const mayTake = (status: LetterStatus, step: LetterStep): boolean => afterStep(status, step) !== null;
