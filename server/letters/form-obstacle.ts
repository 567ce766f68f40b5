import type { Db } from '../../db/actor.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { loadCaseFile } from './load-case-file.ts';
import { packetOnFile } from './packet-on-file.ts';

/**
 * Why the prescribed form that an unsent letter calls enclosed, filled in and signed is not, in a sentence; null when it is, and for a letter that
 * brings no form as a file.
 */
export async function formObstacle(
  db: Db,
  caseId: string,
  { exhibits }: LetterDocument,
  { packet, situation, dated }: FactSheet,
): Promise<string | null> {
  const brings = packet?.boxes.some(({ id }) => id === 'form_fields') && packet.carrier !== 'webform';
  if (!brings || !situation.flags.includes('notice')) return null;
  const loaded = await loadCaseFile(db, caseId);
  if (!loaded) return null;
  const { forms, papers } = await packetOnFile(db, loaded, dated);
  const form = forms.form?.file;
  if (!form)
    return 'The agreement prescribes a form, and none is on file as filled in. Supply the blank of the day, and have it filled in and signed.';
  if (!papers.some(({ kind, in_force }) => kind === 'notice' && in_force))
    return 'The form that the agreement prescribes is not signed by the merchant: the file on file is another than the one that they signed, or they signed none.';
  if (!forms.form?.ticked)
    return 'Nobody has compared the form that the agreement prescribes with its blank: the attorney ticks each field, the signature and the date.';
  return exhibits.some(({ file_id, description }) => file_id === form.id && description.includes(form.sha256))
    ? null
    : 'The letter says that the form is enclosed, and its exhibits do not name that file by its hash. Draft it again.';
}
