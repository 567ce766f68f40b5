import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import type { Person } from '../auth/session.ts';
import { writeHistory } from '../cases/history.ts';
import type { Services } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { Refusal } from '../refusal.ts';
import { findLetter, requireStatus } from './find-letter.ts';
import { letterOnDesk, type LetterOnDesk } from './read-letter.ts';

/**
 * Queues the approved bytes: a print job for certified mail, and secure e-mail when an address is given. Only a letter whose
 * current version carries an approval of its very hash is sent; a second call answers with the first sending.
 * Throws CONFLICT for a letter that is not approved, LETTER_BLOCKED when hash and approval differ.
 */
export async function sendLetter(services: Services, person: Person, id: string, email: string | null): Promise<LetterOnDesk> {
  return services.database.as(person, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    const desk = await letterOnDesk(db, letter);
    if (letter.status === 'sending' || letter.status === 'sent') return desk;
    requireStatus(letter, ['approved'], 'sent');
    if (!desk.approval || desk.approval.sha256 !== desk.version.pdf_sha256) throw new Refusal('LETTER_BLOCKED', 'These are not the bytes that were approved.');
    await db.updateTable('letters').set({ status: 'sending', recipient_email: email }).where('id', '=', id).execute();
    await queueChannels(services, db, desk, email);
    await writeHistory(db, person, letter.case_id, { what: 'letter_sending', field: null, old_value: 'approved', new_value: { sha256: desk.approval.sha256, email } });
    return letterOnDesk(db, await findLetter(db, id));
  });
}

async function queueChannels(services: Services, db: Db, desk: LetterOnDesk, email: string | null): Promise<void> {
  const { letter, version } = desk;
  const payload = {
    case_number: letter.case_number, business: letter.legal_business_name, addressee: version.document.addressee.name,
    attorney: version.document.signature.name, sha256: version.pdf_sha256, version: letter.version,
  };
  const outboxId = uuidv7();
  await db.insertInto('outbox').values({
    id: outboxId, key: `letter:${letter.id}:certified_mail`, channel: 'certified_mail', template: 'demand-letter', case_id: letter.case_id, letter_id: letter.id,
    recipient: [version.document.addressee.name, ...version.document.addressee.address_lines].join('\n'), payload: JSON.stringify(payload), created_at: services.clock.now(),
  }).execute();
  await services.jobs.enqueue(db, 'print-letter', { outbox_id: outboxId });
  if (email) await queueMail(services, db, { key: `letter:${letter.id}:email`, template: 'demand-letter', case_id: letter.case_id, letter_id: letter.id, recipient: email, payload });
}
