import type { Db } from '../../db/actor.ts';

/** What was signed in the case, and when a signature was taken back. */
export function signedPapers(db: Db, caseId: string) {
  return db
    .selectFrom('paper_signatures as p')
    .leftJoin('paper_withdrawals as w', 'w.paper_id', 'p.id')
    .select([
      'kind',
      'party',
      'title',
      'text',
      'text_sha256',
      'signed_name',
      'drawn',
      'signed_at',
      'address',
      'user_agent',
      'sha256',
      'signed_on',
      'scan_sha256',
      'withdrawn_at',
    ])
    .where('p.case_id', '=', caseId)
    .orderBy('signed_at')
    .execute();
}
