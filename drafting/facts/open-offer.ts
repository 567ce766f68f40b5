import type { Answer } from './case-file.ts';
import type { FactBuilder } from './fact-builder.ts';

/** The answer as of a letter's day: an offer whose last day is over is closed. */
export const asOf =
  (dated: string) =>
  (answer: Answer): Answer => {
    const { expires_on: last = null } = answer;
    return isOpen(answer) && last !== null && last < dated ? { ...answer, offer: 'closed' } : answer;
  };

const isOpen = ({ kind, offer = 'open' }: Answer): boolean => kind === 'offer' && offer === 'open';

/** The sum of the newest open offer, in letters of any kind: whatever a letter says of it, it may name. Days before `dated` count. */
export function addOpenOffer(build: FactBuilder, answers: readonly Answer[], dated: string): void {
  const open = answers.filter(({ received_on }) => received_on <= dated).findLast((each) => isOpen(asOf(dated)(each)));
  if (open === undefined || build.has('offered')) return;
  build.money('offered', open.amount_cents, {
    label: 'Amount the proposal would release',
    role: 'offer',
    source: { from: 'given', what: 'answers' },
  });
}
