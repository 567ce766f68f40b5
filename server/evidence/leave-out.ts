import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { changeOwn } from './change-own.ts';
import type { EvidenceOnPage } from './get.ts';
import { putProof } from './queries.ts';

type LeftOut = { id: string; file_id: string; left_out: boolean };

/**
 * The merchant leaves an export out, because it is of another account or wrong, or takes it back in; what the others
 * show is derived again. Idempotent. Throws what `changeOwn` throws, and NOT_FOUND for a file that is no export.
 */
export async function leaveOut(services: Services, user: User, given: LeftOut): Promise<EvidenceOnPage> {
  const { id, file_id, left_out } = given;
  return changeOwn(services, user, id, async (db, { files, row }) => {
    const file = files.find((each) => each.id === file_id);
    if (!file) throw notFound('This file');
    if (row.left_out.includes(file_id) === left_out) return;
    const others = row.left_out.filter((each) => each !== file_id);
    await putProof(db, id, { left_out: left_out ? [...others, file_id] : others });
    await writeHistory(db, user, id, {
      what: 'export_left_out',
      field: file.filename,
      old_value: !left_out,
      new_value: left_out,
    });
    await services.jobs.enqueue(db, 'derive-account-proof', { case_id: id });
  });
}
