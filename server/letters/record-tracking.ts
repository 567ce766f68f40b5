import type { Person } from '../auth/session.ts';
import type { Services } from '../context.ts';
import { findLetter, requireStatus } from './find-letter.ts';
import { markSent } from './mark-sent.ts';
import { letterOnDesk, type LetterOnDesk } from './read-letter.ts';

/** The envelope is posted: keeps the article number of the certified-mail label. Throws CONFLICT before the letter is being sent. */
export async function recordTracking(services: Services, person: Person, id: string, trackingNumber: string): Promise<LetterOnDesk> {
  return services.database.as(person, async (db) => {
    const letter = await findLetter(db, id, 'lock');
    requireStatus(letter, ['sending', 'sent'], 'given a tracking number');
    const number = trackingNumber.replace(/\s+/g, '').toUpperCase();
    await db.updateTable('letters').set({ tracking_number: number }).where('id', '=', id).execute();
    await db.updateTable('outbox').set({ tracking_number: number, status: 'sent', sent_at: services.clock.now() }).where('letter_id', '=', id).where('channel', '=', 'certified_mail').execute();
    await markSent(services, db, person, id, { channel: 'certified_mail', recipient: number });
    return letterOnDesk(db, await findLetter(db, id));
  });
}
