import type { ClauseFamily } from '../clause.ts';
import { ownClauses } from './own-clauses.ts';

export const sellerNotice: ClauseFamily = {
  family: 'seller-notice',
  about:
    "Papers that the agreement asks of the merchant in person, because a letter from counsel alone does not satisfy it: the seller's own notice, the authorization of counsel. Blanks the file cannot fill are left for the merchant to complete.",
  clauses: ownClauses('seller-notice'),
};
