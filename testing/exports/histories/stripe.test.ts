import { describeHistories } from './describe-histories.ts';
import { stripeHistory, stripeItemized, stripeTogether } from './stripe.ts';

describeHistories(
  (seed) => stripeItemized(seed),
  (seed) => stripeHistory(seed),
  stripeTogether,
);
