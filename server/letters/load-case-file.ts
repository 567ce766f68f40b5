import type { Db } from '../../db/actor.ts';
import { findCase, type CaseRow } from '../../db/queries/cases.ts';
import type { CaseFile, PriorLetter } from '../../drafting/case-file.ts';

export type LoadedCase = { row: CaseRow; caseFile: CaseFile; priorLetters: PriorLetter[] };

/** What drafting may know of a case, read as the actor. The EIN stays sealed: no letter needs it. Undefined when it is not theirs. */
export async function loadCaseFile(db: Db, caseId: string): Promise<LoadedCase | undefined> {
  const found = await findCase(db, caseId);
  if (!found) return undefined;
  const { row } = found;
  return {
    row,
    caseFile: {
      id: row.id, case_number: row.case_number, created_at: row.created_at, fields: { ...row, ein: null },
      owners: found.owners, previous_processors: found.processors, files: found.files,
    },
    priorLetters: found.letters.flatMap((letter) => (letter.sent_at ? [{
      letter_type: letter.demand_type, sent_on: letter.sent_at.toISOString().slice(0, 10), delivered_on: letter.delivered_on, certified_mail_number: letter.tracking_number,
    }] : [])),
  };
}
