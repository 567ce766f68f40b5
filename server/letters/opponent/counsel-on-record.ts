import type { Db } from '../../../db/actor.ts';
import type { CounselOnRecord } from '../../../domain/letters/opposing-counsel.ts';

/** The lawyers who answered for the processor, newest first; one that has not ended is in force. At most 50. */
export const opposingCounselOf = (db: Db, caseId: string) =>
  db
    .selectFrom('opposing_counsel')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('entered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
export type CounselRow = Awaited<ReturnType<typeof opposingCounselOf>>[number];

/** The lawyer who answers for the processor now, confirmed or not; null for none, and for those who may not see it. */
export async function counselOnRecord(db: Db, caseId: string): Promise<CounselOnRecord | null> {
  const row = await db
    .selectFrom('opposing_counsel')
    .select(['name', 'firm', 'email', 'address', 'confirmed_at', 'entered_by_name'])
    .where('case_id', '=', caseId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { address, confirmed_at, ...counsel } = row;
  return { ...counsel, address_lines: address.split('\n'), confirmed: confirmed_at !== null };
}

/** The same, once counsel has confirmed it. */
export async function confirmedCounsel(db: Db, caseId: string): Promise<CounselOnRecord | null> {
  const counsel = await counselOnRecord(db, caseId);
  return counsel?.confirmed ? counsel : null;
}
