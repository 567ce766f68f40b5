import { acceptNotes, notesRequest } from '../../../drafting/model/notes.ts';
import { sourcesFor } from '../../../drafting/model/sources.ts';
import { askModel } from '../../ai/ask-model.ts';
import type { Services } from '../../kernel/context.ts';
import { notFound } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { currentVersion, findLetter } from '../find-letter.ts';
import { loadCaseFile } from '../load-case-file.ts';

export type WrittenNotes = {
  notes: { kind: string; text: string; sources: { id: string; about: string; value: string | null }[] }[];
  /** Why there are none; null where there are. */
  reason: string | null;
};

/**
 * What a model remarks on a case, each remark bound to what is on file: for staff and attorney, stored nowhere, and no
 * part of a letter or a score. Throws NOT_FOUND.
 */
export async function writeNotes(
  services: Services,
  user: User,
  id: string,
  signal: AbortSignal,
): Promise<WrittenNotes> {
  const { caseId, given } = await services.database.as(user, async (db) => {
    const letter = await findLetter(db, id);
    const [loaded, current] = [await loadCaseFile(db, letter.case_id), await currentVersion(db, letter)];
    if (!loaded) throw notFound('This letter');
    const confirmedEvents = new Set((loaded.caseFile.events ?? []).map((event) => event.id));
    return { caseId: letter.case_id, given: { sheet: current.fact_sheet, confirmedEvents } };
  });
  const result = await askModel(services, {
    caseId,
    purpose: 'write_notes',
    request: notesRequest(given),
    signal,
  });
  if (!result.ok) return { notes: [], reason: result.reason };
  const sources = new Map(sourcesFor(given).map(({ id: of, about, value }) => [of, { id: of, about, value }]));
  const { notes } = acceptNotes(result.answer, given);
  return {
    notes: notes.map(({ kind, text, rests_on: ids }) => ({
      kind,
      text,
      sources: ids.flatMap((of) => sources.get(of) ?? []),
    })),
    reason: notes.length > 0 ? null : 'The model remarked nothing that rests on what is on file.',
  };
}
