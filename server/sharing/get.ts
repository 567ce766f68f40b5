import { hasEnded } from '../../domain/cases/case.ts';
import type { Db } from '../../db/actor.ts';
import type { CaseEvent } from '../../domain/cases/story/case-event.ts';
import { maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import { ownersFiles } from '../../domain/sharing/guest.ts';
import type { Services } from '../kernel/context.ts';
import { enterShared } from '../kernel/enter-shared.ts';
import { fileColumns, type FileRow } from '../kernel/find-case.ts';
import { findMoneyCase } from '../kernel/merchant-case.ts';
import { notFound } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { ledgerOf, type LedgerOnFile } from '../money/get-ledger.ts';
import { confirmedEvents } from '../story/queries.ts';
import { sharedCases, type SharedCaseRow } from './list.ts';

/** `files`: without the kinds of files that only the owner sees, except those that the guest added (`mine`). */
export type SharedCase = {
  row: SharedCaseRow;
  ledger: LedgerOnFile;
  events: readonly CaseEvent[];
  files: (FileRow & { mine: boolean })[];
  mayAddFiles: boolean;
};

/** A case as its guest reads it. Throws NOT_FOUND for one that is not shared with the caller. */
export async function get(services: Services, user: User, caseId: string): Promise<SharedCase> {
  return services.database.as(user, async (db) => {
    if (!(await enterShared(db, user, caseId))) throw notFound('This case');
    const row = await sharedCases(db, user).where('c.id', '=', caseId).executeTakeFirst();
    if (!row) throw notFound('This case');
    const ledger = await ledgerOf(services, db, await findMoneyCase(db, caseId));
    const files = await filesOf(db, user, caseId);
    const open = !hasEnded(row.status) && row.cancelled_at === null;
    return {
      row,
      ledger,
      events: await confirmedEvents(db, caseId),
      files: files.filter(({ mine, document_type }) => mine || !ownersFiles.includes(document_type)),
      mayAddFiles: open && files.length < maxFilesPerCase,
    };
  });
}

async function filesOf(db: Db, user: User, caseId: string): Promise<(FileRow & { mine: boolean })[]> {
  return db
    .selectFrom('case_files')
    .select(fileColumns)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('uploads')
            .select('uploads.id')
            .whereRef('uploads.id', '=', 'case_files.id')
            .where('uploads.user_id', '=', user.id),
        )
        .$castTo<boolean>()
        .as('mine'),
    )
    .where('case_id', '=', caseId)
    .orderBy('filename')
    .orderBy('id')
    .execute();
}
