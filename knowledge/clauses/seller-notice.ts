import type { ClauseFamily } from '../clause.ts';
import { ownClauses } from './own-clauses.ts';

export const sellerNotice: ClauseFamily = {
  family: 'seller-notice',
  about:
    "Square only: the seller's own Notice, because a letter of counsel alone does not satisfy the terms. A place that the file cannot fill stays empty for the seller to fill in.",
  clauses: ownClauses('seller-notice'),
};
