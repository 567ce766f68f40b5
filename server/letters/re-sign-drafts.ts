import { afterStep } from '../../domain/letters/life.ts';
import type { Actor, Db } from '../../db/actor.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { sameAuthor } from './authorship.ts';
import { notifyAttorney } from './draft-letter.ts';
import { currentVersion } from './find-letter.ts';
import { firmOf, type AttorneyRow } from './firm.ts';
import { writeVersion } from './write-version.ts';

/**
 * After a case was reassigned: letters not yet approved get the new attorney's letterhead and signature block, as a new
 * version.
 */
export async function reSignDrafts(
  services: Services,
  db: Db,
  actor: Actor,
  caseId: string,
  attorney: AttorneyRow,
): Promise<void> {
  const letters = await db
    .selectFrom('letters')
    .select(['id', 'version', 'case_id', 'status', 'due_on'])
    .where('case_id', '=', caseId)
    .forUpdate()
    .execute();
  const theCase = await db
    .selectFrom('cases')
    .select(['id', 'case_number', 'legal_business_name'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const firm = firmOf(attorney);
  for (const letter of letters) {
    const status = afterStep(letter.status, 'reassign');
    if (status === null) continue;
    const before = await currentVersion(db, letter);
    const document = {
      ...before.document,
      signature: firm.signature,
      letterhead: {
        ...before.document.letterhead,
        firm_name: firm.letterhead.firm_name,
        firm_lines: firm.letterhead.firm_lines,
        disclaimer: firm.letterhead.disclaimer ?? '',
      },
    };
    await writeVersion(services, db, actor, {
      letterId: letter.id,
      caseId,
      version: letter.version + 1,
      document,
      factSheet: before.fact_sheet,
      why: 'reassigned',
      author: sameAuthor(before),
      knowledgeHash: before.knowledge_hash,
      clausesHash: before.clauses_hash,
    });
    await db
      .updateTable('letters')
      .set({ version: letter.version + 1, status })
      .where('id', '=', letter.id)
      .execute();
    if (letter.status === 'approved')
      await writeHistory(db, actor, caseId, {
        what: 'letter_reassigned_approval_void',
        field: null,
        old_value: { version: letter.version },
        new_value: { version: letter.version + 1 },
      });
    await notifyAttorney(services, db, attorney.user_id, letter.id, theCase, letter.due_on);
  }
}
