import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { findLetter, requireOwnAttorney } from '../letters/find-letter.ts';
import { approvedDesk, printedFile, type PdfFile } from './approved-desk.ts';
import { recordRows } from './record-rows.ts';

/**
 * What the firm has on record of a letter: counsel's own, and counsel releases it. Throws NOT_FOUND, FORBIDDEN for anyone but
 * the case's attorney, CONFLICT for a letter that is not approved.
 */
export async function firmRecord(services: Services, user: User, id: string): Promise<PdfFile> {
  const { desk, rows } = await services.database.as(user, async (db) => {
    const letter = await findLetter(db, id);
    requireOwnAttorney(user, letter);
    const found = await approvedDesk(services, db, letter);
    return { ...found, rows: await recordRows(db, found.desk, found.approval) };
  });
  const printable = printedFile(desk, services.clock.now(), {
    title: 'The firm’s record',
    lead: 'Attorney work product. It leaves the firm only as counsel releases it.',
    word: 'record',
  });
  return { bytes: await services.pdf.renderRecord({ ...printable, rows }), filename: printable.filename };
}
