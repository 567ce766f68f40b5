/** Saves an edit of a case while other users save theirs. */
import type { QueryClient } from '@tanstack/react-query';
import type { CaseConflict, CaseEdit } from '../../../contract/cases-for-staff.ts';
import { codeOf, conflictOf } from '../../api/api-error.ts';
import { api, orpc } from '../../api/api.ts';
import type { AdminCase } from '../cases/case-fields.ts';
import { changedNames, hasUnseen, readEdit, rebase, type UnsavedEdit } from './case-edit.ts';

/** `fresh` is null if it was saved but could not be refetched. `clashed`: nothing was saved, the user has to choose. */
export type Saved = {
  sent: UnsavedEdit;
  fresh: AdminCase | null;
  clashed: boolean;
  conflict?: CaseConflict | undefined;
};

export const patchCase = (id: string, version: number, body: CaseEdit) =>
  api.cases.patch({ params: { id }, headers: { 'if-match': String(version) }, body });

export function fetchCase(cache: QueryClient, id: string): Promise<AdminCase> {
  return cache.fetchQuery({ ...orpc.cases.getForStaff.queryOptions({ input: { id } }), staleTime: 0 });
}

/** Sends the changes. If the case has a newer version, fields that nobody else changed are sent again with it. */
export async function saveOver(cache: QueryClient, id: string, edit: UnsavedEdit, tries = 3): Promise<Saved> {
  try {
    await patchCase(id, edit.version, readEdit(edit).body);
  } catch (error) {
    if (codeOf(error) !== 'VERSION_MISMATCH' || tries === 0) throw error;
    const conflict = conflictOf(error);
    const fresh = await fetchCase(cache, id);
    const met = rebase(edit, fresh, conflict);
    if (hasUnseen(met)) return { sent: met, fresh, clashed: true, conflict };
    if (changedNames(met).length === 0) return { sent: met, fresh, clashed: false };
    return saveOver(cache, id, met, tries - 1);
  }
  return { sent: edit, fresh: await fetchCase(cache, id).catch(() => null), clashed: false };
}

/** Other queries that show parts of a case. */
export async function refreshAround(cache: QueryClient): Promise<void> {
  const keys = [
    orpc.cases.getForStaff.key(),
    orpc.cases.listForStaff.key(),
    orpc.cases.listWork.key(),
    orpc.cases.listHistory.key(),
    orpc.cases.getStats.key(),
  ];
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
