import type { Reply } from './case-file.ts';
import type { FactBuilder } from './fact-builder.ts';

/** The reply as of a letter's date: an offer past its last day is closed. */
export const asOf =
  (dated: string) =>
  (reply: Reply): Reply => {
    const { expires_on: last = null } = reply;
    return isOpen(reply) && last !== null && last < dated ? { ...reply, offer: 'closed' } : reply;
  };

const isOpen = ({ kind, offer = 'open' }: Reply): boolean => kind === 'offer' && offer === 'open';

/** The sum of the newest offer that is open on `dated`, so that a letter of any type may name it. */
export function addOpenOffer(build: FactBuilder, replies: readonly Reply[], dated: string): void {
  const open = replies.filter(({ received_on }) => received_on <= dated).findLast((each) => isOpen(asOf(dated)(each)));
  if (open === undefined || build.has('offered')) return;
  build.money('offered', open.amount_cents, {
    label: 'Amount the proposal would release',
    role: 'offer',
    source: { from: 'given', what: 'answers' },
  });
}
