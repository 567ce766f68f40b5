import type { ClauseFamily } from '../clause.ts';
import { ownClauses } from './own-clauses.ts';

export const sellerNotice: ClauseFamily = {
  family: 'seller-notice',
  about:
    "Square only: the seller's own Notice, because a letter from counsel alone does not satisfy the terms. Blanks the file cannot fill are left for the seller to complete.",
  clauses: ownClauses('seller-notice'),
};
