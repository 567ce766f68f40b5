import type { Db } from '../../db/actor.ts';

/** What the merchant signed for the notice, and when they took a signature back. */
export function signedPapers(db: Db, caseId: string) {
  return db
    .selectFrom('notice_papers as p')
    .leftJoin('notice_paper_withdrawals as w', 'w.paper_id', 'p.id')
    .select([
      'title',
      'text',
      'text_sha256',
      'signed_name',
      'drawn',
      'signed_at',
      'address',
      'user_agent',
      'sha256',
      'withdrawn_at',
    ])
    .where('p.case_id', '=', caseId)
    .orderBy('signed_at')
    .execute();
}
