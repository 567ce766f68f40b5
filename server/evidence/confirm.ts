import type { Db } from '../../db/actor.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { AccountProof } from '../../domain/ledger-of-account/account.ts';
import { nameOfProcessor } from '../../domain/processors.ts';
import { addMadeFile } from '../documents/case-files.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import { takeBackLetter } from '../kernel/take-back-letter.ts';
import type { User } from '../kernel/user.ts';
import { changeOwn } from './change-own.ts';
import { exhibitTables } from './exhibit-tables.ts';
import type { EvidenceOnPage } from './get.ts';
import { isConfirmed, putProof } from './queries.ts';

type Confirmed = { id: string; proof_sha256: string };

/**
 * The merchant confirms what their exports show, as they saw it: who, when and its hash are kept, and the letter is drafted
 * again unless somebody has worked on it. Idempotent. Throws what `changeOwn` throws, and CONFLICT where there is
 * something else to see now, or nothing to confirm.
 */
export async function confirm(
  services: Services,
  user: User,
  { id, proof_sha256: seen }: Confirmed,
): Promise<EvidenceOnPage> {
  return changeOwn(services, user, id, async (db, evidence) => {
    const { row, isCurrent } = evidence;
    if (!isCurrent || row.proof_sha256 !== seen)
      throw new Refusal('CONFLICT', 'Your exports show something else now. Look at it, and confirm that.');
    if (!row.proof || row.proof.accounts.length === 0)
      throw new Refusal('CONFLICT', 'Your exports show nothing that could be confirmed.');
    if (row.proof.questions.some(({ blocks }) => blocks))
      throw new Refusal('CONFLICT', 'Answer the questions first: what your exports show depends on them.');
    if (isConfirmed(evidence)) return;
    await putProof(db, id, {
      confirmed_sha256: seen,
      confirmed_by: user.id,
      confirmed_at: services.clock.now(),
      exhibit_file_id: await makeExhibit(services, db, id, { proof: row.proof, proofSha256: seen }),
    });
    await writeHistory(db, user, id, {
      what: 'account_proof_confirmed',
      field: null,
      old_value: row.confirmed_sha256,
      new_value: seen,
    });
    if (await takeBackLetter(db, id)) await services.jobs.enqueue(db, 'redraft-letter', { case_id: id });
  });
}

/** Makes the exhibit of the proof, a file of the case. Returns its id; null where the exports state no sum. Throws CONFLICT when the case is full. */
async function makeExhibit(
  services: Services,
  db: Db,
  caseId: string,
  made: { proof: AccountProof; proofSha256: string },
): Promise<string | null> {
  const theCase = await db
    .selectFrom('cases')
    .select(['case_number', 'processor', 'other_processor'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const tables = exhibitTables({
    ...made,
    processor: nameOfProcessor(theCase) ?? 'the processor',
    caseNumber: theCase.case_number,
    dated: firmDayOf(services.clock.now()),
  });
  if (!tables) return null;
  const bytes = await services.pdf.renderTables(tables);
  const filename = `Processor records ${made.proofSha256.slice(0, 8)}.pdf`;
  return (await addMadeFile(services, db, caseId, { filename, document_type: 'account_proof', bytes })).id;
}
