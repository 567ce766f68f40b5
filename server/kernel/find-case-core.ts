import type { IsoDate } from '../../domain/calendar/business-days.ts';
import type { Db } from '../../db/actor.ts';
import type { CasePriority, CaseStatus } from '../../domain/cases/case.ts';
import type { User } from './user.ts';
import { lockCase } from './lock-case.ts';
import { notFound } from './refusal.ts';

/** What most use cases need to know of a case: its merchant and its state. */
export type CaseCore = {
  id: string;
  case_number: string;
  created_by: string;
  email: string;
  email_key: string;
  contact_key: string | null;
  first_name: string;
  legal_business_name: string;
  status: CaseStatus;
  priority: CasePriority;
  version: number;
  attorney_id: string | null;
  cancelled_at: Date | null;
  closed_at: Date | null;
  created_at: Date;
  hold_started_on: IsoDate | null;
};

/**
 * A case that the caller may see, locked when it is to be changed. Throws NOT_FOUND, for another's case as for a
 * missing one.
 */
export async function findCaseCore(db: Db, id: string, lock: 'lock' | 'read' = 'read'): Promise<CaseCore> {
  if (lock === 'lock') await lockCase(db, id);
  const found = await db
    .selectFrom('cases')
    .select([
      'id',
      'case_number',
      'created_by',
      'email',
      'email_key',
      'contact_key',
      'first_name',
      'legal_business_name',
      'status',
      'priority',
      'version',
      'attorney_id',
      'cancelled_at',
      'closed_at',
      'created_at',
      'hold_started_on',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('This case');
  return found;
}

export type Side = 'merchant' | 'desk';

/** Which side of a case a viewer is on: staff and its attorney on one, everyone else with the merchant. */
export function sideOf(user: Pick<User, 'id' | 'role'>, theCase: Pick<CaseCore, 'attorney_id'>): Side {
  return user.role === 'admin' || (user.role === 'attorney' && theCase.attorney_id === user.id) ? 'desk' : 'merchant';
}
