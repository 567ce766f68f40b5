import type { Actor, Db } from '../../db/actor.ts';
import { MailRefused, type MailAttachment } from '../adapters/mail/mail.ts';
import type { Services } from '../context.ts';
import { isApproved } from '../letters/is-approved.ts';
import { markSent } from '../letters/mark-sent.ts';
import { storedPdf } from '../letters/read-letter-bytes.ts';
import { writeMail } from './templates.ts';

type OutboxMail = { id: string; key: string; template: string; letter_id: string | null; case_id: string | null; recipient: string; payload: unknown; attempts: number };

/**
 * Sends one mail of the outbox. The row is `sending` while the mail server has it; a run that finds it so comes after a crash and
 * cannot know whether the mail left: a demand letter then waits for a person (`uncertain`), any other mail goes again under the same
 * Message-ID. Throws what the mail server threw when a later try may succeed.
 */
export async function sendMail(services: Services, actor: Actor, outboxId: string): Promise<void> {
  const mail = await claim(services, actor, outboxId);
  if (!mail) return;
  try {
    const words = writeMail(mail.template, mail.payload, services.config.publicUrl);
    const host = new URL(services.config.publicUrl).hostname;
    const receipt = await services.mailer.send({
      to: [mail.recipient], from: `Unhold <no-reply@${host}>`, ...words, message_id: `<${mail.id}@${host}>`, attachments: await attachmentsOf(services, actor, mail),
    });
    if (receipt.rejected.length > 0) throw new MailRefused(`refused: ${receipt.rejected.join(', ')}`);
  } catch (error) {
    await failed(services, actor, mail, error);
    if (error instanceof MailRefused) return;
    throw error;
  }
  await services.database.as(actor, async (db) => {
    await db.updateTable('outbox').set({ status: 'sent', sent_at: services.clock.now(), error: null }).where('id', '=', mail.id).execute();
    if (mail.template === 'demand-letter' && mail.letter_id) await markSent(services, db, actor, mail.letter_id, { channel: 'email', recipient: mail.recipient });
  });
}

async function claim(services: Services, actor: Actor, outboxId: string): Promise<OutboxMail | null> {
  return services.database.as(actor, async (db) => {
    const row = await db.selectFrom('outbox').select(['id', 'key', 'template', 'letter_id', 'case_id', 'recipient', 'payload', 'attempts', 'status'])
      .where('id', '=', outboxId).forUpdate().executeTakeFirst();
    if (!row || !['queued', 'sending'].includes(row.status)) return null;
    if (row.status === 'sending' && row.template === 'demand-letter') {
      await setStatus(db, row.id, 'uncertain', 'The program stopped while this mail was being sent. Check whether it arrived before sending again.');
      return null;
    }
    await db.updateTable('outbox').set({ status: 'sending', attempts: row.attempts + 1 }).where('id', '=', row.id).execute();
    return row;
  });
}

async function failed(services: Services, actor: Actor, mail: OutboxMail, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  services.log.warn({ err: error, outbox_id: mail.id }, 'mail was not sent');
  await services.database.as(actor, (db) => setStatus(db, mail.id, error instanceof MailRefused ? 'failed' : 'queued', reason));
}

async function setStatus(db: Db, id: string, status: string, error: string): Promise<void> {
  await db.updateTable('outbox').set({ status, error }).where('id', '=', id).execute();
}

/** The letter's own bytes, by the hash that the payload names; other mails have none. */
async function attachmentsOf(services: Services, actor: Actor, mail: OutboxMail): Promise<MailAttachment[]> {
  if (!mail.letter_id || (mail.template !== 'demand-letter' && mail.template !== 'letter-sent')) return [];
  const { sha256, version, case_number } = mail.payload as { sha256: string; version: number; case_number: string };
  const { letter_id } = mail;
  const row = await services.database.as(actor, async (db) => {
    if (!(await isApproved(db, { letter_id, version, sha256 }))) throw new MailRefused('the letter to attach is not approved');
    return db.selectFrom('letter_versions').select(['pdf_key', 'pdf_sha256']).where('letter_id', '=', letter_id).where('version', '=', version).executeTakeFirstOrThrow();
  });
  if (row.pdf_sha256 !== sha256) throw new MailRefused('the letter to attach is not the approved one');
  return [{ filename: `${case_number}-letter.pdf`, content: await storedPdf(services, row.pdf_key, sha256), content_type: 'application/pdf' }];
}
