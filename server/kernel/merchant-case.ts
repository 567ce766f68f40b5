import type { IsoDate } from '../../domain/calendar/business-days.ts';
import type { Db } from '../../db/actor.ts';
import type { CaseStatus } from '../../domain/cases/case.ts';
import type { CaseProcessor } from '../../domain/processors.ts';
import type { Cents } from '../../domain/money/cents.ts';
import type { User } from './user.ts';
import { lockCase } from './lock-case.ts';
import { notFound, Refusal } from './refusal.ts';

/** What agreement and ledger need of a case; `percent` is the fee fixed at submission. */
export type MoneyCase = CaseProcessor & {
  id: string;
  case_number: string;
  created_by: string;
  contact_key: string | null;
  first_name: string;
  last_name: string;
  legal_business_name: string;
  held_amount_cents: Cents | null;
  percent: number;
  status: CaseStatus;
  cancelled_at: Date | null;
  created_at: Date;
  hold_started_on: IsoDate | null;
};

/**
 * A case that the caller may see; with `lock`, locked against other changes of its money, agreement or letters. Throws
 * NOT_FOUND, for another's case as for a missing one.
 */
export async function findMoneyCase(db: Db, id: string, lock: 'lock' | 'read' = 'read'): Promise<MoneyCase> {
  // A separate statement, so that the next one sees what the previous holder wrote.
  if (lock === 'lock') await lockCase(db, id);
  const found = await db
    .selectFrom('cases')
    .innerJoin('fee_terms', 'fee_terms.case_id', 'cases.id')
    .select([
      'cases.id',
      'case_number',
      'created_by',
      'contact_key',
      'first_name',
      'last_name',
      'legal_business_name',
      'processor',
      'other_processor',
      'cases.held_amount_cents',
      'percent',
      'status',
      'cancelled_at',
      'created_at',
      'hold_started_on',
    ])
    .where('cases.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('This case');
  return found;
}

type WhoseCase = Pick<MoneyCase, 'created_by' | 'contact_key'>;

/**
 * A case's merchant is the client who submitted it, or whose verified email is the one that the case admits; never
 * staff or an attorney.
 */
export function isMerchantOf(user: User, theCase: WhoseCase): boolean {
  if (user.role !== 'client') return false;
  return (
    theCase.created_by === user.id ||
    (theCase.contact_key !== null && theCase.contact_key === user.verifiedEmail?.toLowerCase())
  );
}

/** Throws FORBIDDEN for anyone but the case's merchant. `doing`: "sign its agreement". */
export function requireMerchant(user: User, theCase: WhoseCase, doing: string): void {
  if (!isMerchantOf(user, theCase)) throw new Refusal('FORBIDDEN', `Only the merchant of this case can ${doing}.`);
}

/** Throws CONFLICT once a case is cancelled: no fee is due on what comes back afterwards. */
export function requireNotCancelled(theCase: MoneyCase): void {
  if (theCase.cancelled_at !== null) throw new Refusal('CONFLICT', 'This case was cancelled.');
}

/** Throws CONFLICT once a case is cancelled or closed. */
export function requireOpenCase(theCase: MoneyCase): void {
  requireNotCancelled(theCase);
  if (theCase.status === 'closed') throw new Refusal('CONFLICT', 'This case is closed.');
}
