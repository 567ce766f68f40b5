import { v7 as uuidv7 } from 'uuid';
import { ticksOf } from '../../drafting/papers/form-ticks.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { requireForm } from './form-file.ts';
import { packetOfCase, requireOpen, type PacketCase } from './packet-of-case.ts';

type Ticking = { sha256: string; ticked: readonly string[] };

/**
 * The attorney of the case has compared the form with its blank, page by page, and ticks each field, the signature and its date. From then on it
 * counts. Idempotent. Throws FORBIDDEN for everybody else, CONFLICT where no form is on file or the merchant has not signed it, VERSION_MISMATCH for
 * another file than the one on file, INVALID_INPUT while anything is not ticked.
 */
export async function tickForm(services: Services, user: User, caseId: string, ticking: Ticking): Promise<PacketCase> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    if (user.role !== 'attorney' || !before.works)
      throw new Refusal('FORBIDDEN', 'Only the attorney of this case ticks its form.');
    requireOpen(before.open);
    const name = requireForm(before);
    const { form } = before.onFile.forms;
    if (!form?.file) throw new Refusal('CONFLICT', 'No form is on file as filled in.');
    if (form.ticked) return before;
    if (form.file.sha256 !== ticking.sha256)
      throw new Refusal('VERSION_MISMATCH', 'Another file was returned as the form meanwhile. Look at that one.');
    if (!before.onFile.papers.some(({ kind, in_force }) => kind === 'notice' && in_force))
      throw new Refusal('CONFLICT', 'The merchant has not signed this file yet.');
    const { agreement } = before.onFile.governing.procedure;
    const asked = ticksOf(form.file.fields, agreement?.procedure.contents.value ?? []);
    const open = asked.filter(({ id }) => !ticking.ticked.includes(id));
    if (open.length > 0) {
      const message = `Not ticked yet: ${open.map(({ says }) => says).join('; ')}.`;
      throw new Refusal('INVALID_INPUT', message, { ticked: message });
    }
    await db
      .insertInto('form_ticks')
      .values({
        id: uuidv7(),
        form_id: form.id,
        case_id: caseId,
        ticked: asked.map(({ id }) => id),
        attorney_id: user.id,
        attorney_name: user.name,
        ticked_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'notice_form_ticked',
      field: null,
      old_value: null,
      new_value: { form: name, sha256: form.file.sha256, ticked: asked.map(({ says }) => says) },
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return packetOfCase(services, db, user, caseId);
  });
}
