import type { Db } from '../../db/actor.ts';
import type { CaseStatus, Processor } from '../../domain/case.ts';
import type { Cents } from '../../domain/money.ts';
import type { Person } from './person.ts';
import { lockCase } from './lock-case.ts';
import { notFound, Refusal } from './refusal.ts';

/** What agreement and ledger need of a case; `percent` is the fee fixed at submission. */
export type MoneyCase = {
  id: string;
  case_number: string;
  created_by: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  legal_business_name: string;
  processor: Processor;
  held_amount_cents: Cents | null;
  percent: number;
  status: CaseStatus;
  cancelled_at: Date | null;
  created_at: Date;
};

/** A case that the caller may see. With `lock`, others who would change its money, agreement or letters wait. Throws NOT_FOUND for a stranger's and a missing one. */
export async function findMoneyCase(db: Db, id: string, lock: 'lock' | 'read' = 'read'): Promise<MoneyCase> {
  // A statement of its own: the one that reads then sees what the holder of the lock has written.
  if (lock === 'lock') await lockCase(db, id);
  const found = await db
    .selectFrom('cases')
    .innerJoin('fee_terms', 'fee_terms.case_id', 'cases.id')
    .select([
      'cases.id',
      'case_number',
      'created_by',
      'email',
      'email_key',
      'first_name',
      'last_name',
      'legal_business_name',
      'processor',
      'cases.held_amount_cents',
      'percent',
      'status',
      'cancelled_at',
      'created_at',
    ])
    .where('cases.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('This case');
  return found as MoneyCase;
}

/** The merchant of a case is who made it, or whoever has verified its e-mail; staff and attorneys never are. */
export function isMerchantOf(person: Person, theCase: Pick<MoneyCase, 'created_by' | 'email_key'>): boolean {
  if (person.role !== 'client') return false;
  return theCase.created_by === person.id || theCase.email_key === person.verifiedEmail?.toLowerCase();
}

/** Throws FORBIDDEN for everybody but the merchant of the case. `doing`: "sign its agreement". */
export function requireMerchant(
  person: Person,
  theCase: Pick<MoneyCase, 'created_by' | 'email_key'>,
  doing: string,
): void {
  if (!isMerchantOf(person, theCase)) throw new Refusal('FORBIDDEN', `Only the merchant of this case can ${doing}.`);
}

/** Throws CONFLICT once a case is cancelled: nothing that comes back afterwards is ours. */
export function requireNotCancelled(theCase: MoneyCase): void {
  if (theCase.cancelled_at !== null) throw new Refusal('CONFLICT', 'This case was cancelled.');
}

/** Throws CONFLICT once a case is cancelled or closed. */
export function requireOpenCase(theCase: MoneyCase): void {
  requireNotCancelled(theCase);
  if (theCase.status === 'closed') throw new Refusal('CONFLICT', 'This case is closed.');
}
