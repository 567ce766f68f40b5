import type { ReasonCategory } from '../../domain/cases/hold.ts';
import { ofOthers } from './of-others.ts';
import { ofSales } from './of-sales.ts';
import { ofTheBusiness } from './of-the-business.ts';
import type { Reason } from './reason.ts';

/** Every reason, in one table: recognition, the letter's answer and exhibits, and the analysis read it here. */
export const reasons: Readonly<Record<ReasonCategory, Reason>> = { ...ofSales, ...ofTheBusiness, ...ofOthers };

/**
 * The order in which words are read where they fit several reasons: first those that change the letter most, and those
 * whose words are the most particular; what can be said of any hold comes last.
 */
export const inOrder: readonly ReasonCategory[] = [
  'legal_block',
  'tax_hold',
  'forfeiture',
  'aml',
  'linked_account',
  'sourcing',
  'prohibited_business',
  'bank_risk',
  'verification',
  'identity',
  'website',
  'chargebacks',
  'inactivity',
  'delivery',
  'volume',
  'fraud_risk',
  'undisclosed',
];

/** Whether the law may keep the money: an order, a levy, sanctions or a tax hold. */
export const isHeldByLaw = (reason: ReasonCategory): boolean => reasons[reason].heldByLaw === true;
