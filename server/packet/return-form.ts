import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import type { User } from '../kernel/user.ts';
import { bytesOf, formFile, requireBlank, requireForm } from './form-file.ts';
import { blankBytes, keepForm, returnedShape } from './keep-form.ts';
import { packetOfCase, requireOpen, requireWorker, type PacketCase } from './packet-of-case.ts';

type Returned = { blank_id: string; file_id: string };

/**
 * The merchant, staff or the case's attorney return the form filled in by hand or in another program, as a PDF of the case. Throws FORBIDDEN for
 * others, CONFLICT where no form is prescribed, VERSION_MISMATCH when another blank was supplied, NOT_FOUND for a file of another case,
 * INVALID_INPUT for one that cannot be opened, lacks pages, or is the blank.
 */
export async function returnForm(services: Services, user: User, caseId: string, given: Returned): Promise<PacketCase> {
  const ready = (before: PacketCase) => {
    if (before.owns) requireOpen(before.open);
    else requireWorker(before);
    requireForm(before);
    return requireBlank(before, given.blank_id);
  };
  const { blank, file } = await services.database.as(user, async (db) => ({
    blank: ready(await packetOfCase(services, db, user, caseId)),
    file: await formFile(db, caseId, given.file_id, 'notice_form'),
  }));
  const [of, returned] = [await blankBytes(services, user, caseId, blank), await bytesOf(services, file)];
  const shape = await returnedShape(services, blank, of, returned);
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    return keepForm(services, db, user, before, { blank: ready(before), file, shape, filled_here: false });
  });
}
