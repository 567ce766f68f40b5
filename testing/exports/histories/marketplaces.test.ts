import { amazonSettlement, amazonSettlements } from './amazon.ts';
import { chaseActivity } from './chase.ts';
import { describeHistories } from './describe-histories.ts';
import { ebayTransactions } from './ebay.ts';
import { shopifyTransactions } from './shopify.ts';
import { squareTransactions } from './square.ts';
import { venmoStatement } from './venmo.ts';

describeHistories(squareTransactions, shopifyTransactions, amazonSettlement, amazonSettlements);
describeHistories(ebayTransactions, venmoStatement, chaseActivity);
