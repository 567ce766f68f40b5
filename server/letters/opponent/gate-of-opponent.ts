import type { Db } from '../../../db/actor.ts';
import { pastCounsel, type CounselOnRecord } from '../../../domain/letters/opposing-counsel.ts';
import { isCorrectedIn } from '../../../domain/letters/records-against.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import type { FactSheet } from '../../../drafting/facts/fact.ts';
import type { GateFacts } from '../../gate/gate-facts.ts';
import { filesUsed } from '../findings/files-used.ts';
import { openRecords } from './records-of-case.ts';

type Leaving = { caseId: string; document: LetterDocument; sheet: FactSheet; email: string | null | undefined };

const isNotice = ({ packet, situation }: FactSheet): boolean =>
  packet !== undefined && situation.flags.includes('notice');

/** Whether what is about to leave is the copy of a notice for the processor's lawyer, which was queued beside it, and not the notice. */
export const isCopyForCounsel = (
  deliveries: readonly { copy_of: string | null; recipient: string }[],
  email: string | null | undefined,
): boolean => deliveries.some(({ copy_of, recipient }) => copy_of === 'email' && recipient === email);

/** What bars a letter on the opponent's account; `records`: whether its own text can still correct an earlier one. */
export async function opponentBars(
  db: Db,
  counsel: CounselOnRecord | null,
  { caseId, document, sheet, email }: Leaving,
  records: boolean,
): Promise<Pick<GateFacts, 'pastCounsel' | 'against' | 'sealed'>> {
  const noticeEmail = isNotice(sheet) ? (sheet.packet?.email ?? null) : undefined;
  const against = records ? await openRecords(db, caseId) : [];
  return {
    pastCounsel: pastCounsel(counsel, { addressee: document.addressee, noticeEmail, email }),
    against: against
      .filter((record) => !isCorrectedIn(document, record))
      .map(({ fact, label, dated, stated, recorded }) => ({ id: fact, label, dated, stated, recorded })),
    sealed: await sealedIn(db, caseId, document, sheet),
  };
}

/** The files that the letter rests on and that were sealed since: it encloses them, or states what was read in them. */
async function sealedIn(
  db: Db,
  caseId: string,
  document: LetterDocument,
  sheet: FactSheet,
): Promise<GateFacts['sealed']> {
  const sealed = await db
    .selectFrom('sealed_files')
    .select(['id', 'filename as name'])
    .where('case_id', '=', caseId)
    .where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '<>', 'unsealed')]))
    .execute();
  if (sealed.length === 0) return [];
  const used = filesUsed(document, sheet);
  return sealed.filter(({ id }) => used.has(id));
}
