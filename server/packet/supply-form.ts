import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { bytesOf, formFile, orRefused, requireForm } from './form-file.ts';
import { packetOfCase, requireWorker, type PacketCase } from './packet-of-case.ts';

type Supplied = { file_id: string; source: string; fetched_on: string };

/**
 * Staff or the case's attorney supply the blank of the form that the version prescribes: a file of the case, with the address and the day that it
 * was taken. What was filled in on an earlier blank counts no longer. Throws FORBIDDEN for others, CONFLICT where no form is prescribed, NOT_FOUND
 * for a file of another case, INVALID_INPUT for one that cannot be opened or a later day.
 */
export async function supplyForm(services: Services, user: User, caseId: string, given: Supplied): Promise<PacketCase> {
  const file = await services.database.as(user, async (db) => {
    const before = await packetOfCase(services, db, user, caseId);
    requireWorker(before);
    requireForm(before);
    if (given.fetched_on > before.today)
      throw new Refusal('INVALID_INPUT', 'Enter a day that is not in the future.', {
        fetched_on: 'Enter a day that is not in the future.',
      });
    return formFile(db, caseId, given.file_id, 'blank_form');
  });
  const { pages, fields } = await orRefused(
    services,
    bytesOf(services, file).then((bytes) => services.forms.read(bytes)),
    'This PDF cannot be opened: it may be damaged or need a password.',
  );
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    requireWorker(before);
    const form = requireForm(before);
    await db
      .insertInto('form_blanks')
      .values({
        ...given,
        id: uuidv7(),
        case_id: caseId,
        agreement: before.onFile.governing.procedure.agreement?.id ?? '',
        sha256: file.sha256,
        pages,
        fields: JSON.stringify(fields),
        supplied_by: user.id,
        supplied_by_name: user.name,
        supplied_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'form_supplied',
      field: null,
      old_value: null,
      new_value: { form, file: file.filename, sha256: file.sha256, source: given.source, fetched_on: given.fetched_on },
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return packetOfCase(services, db, user, caseId);
  });
}
