import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Db } from '../../db/actor.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import type { MailingPaper } from '../engines/typst/pdf.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { currentVersion, findLetter } from '../letters/find-letter.ts';
import { postingBar } from './list-postings.ts';
import { senderOf } from './print-letter.ts';

/** The papers with which somebody posts a letter by hand. */
const mailingPapers = ['cover', 'label', 'form'] as const;
type PaperKind = (typeof mailingPapers)[number];

const printed = z.object({ print: z.object({ print_files: z.object({ cover: z.string() }) }) });

/**
 * One of these papers as a PDF. Throws NOT_FOUND, CONFLICT before the letter is ready to be posted and where a
 * mailhouse posts it, LETTER_BLOCKED while something bars it.
 */
export async function mailingPaper(
  services: Services,
  user: User,
  letterId: string,
  kind: PaperKind,
): Promise<{ bytes: Uint8Array; filename: string }> {
  const { cover, paper } = await services.database.as(user, (db) => findPapers(services, db, letterId));
  const filename = `${paper.reference}-${kind}.pdf`;
  if (kind === 'cover') return { bytes: await buffer(await services.storage.get(cover)), filename };
  const bytes =
    kind === 'label' ? await services.pdf.renderAddressLabel(paper) : await services.pdf.renderCertifiedForm(paper);
  return { bytes, filename };
}

async function findPapers(
  services: Services,
  db: Db,
  letterId: string,
): Promise<{ cover: string; paper: MailingPaper }> {
  const letter = await findLetter(db, letterId);
  const { document, fact_sheet: facts } = await currentVersion(db, letter);
  const row = await db
    .selectFrom('outbox')
    .select(['status', 'payload', 'tracking_number'])
    .where('letter_id', '=', letterId)
    .where('channel', '=', 'certified_mail')
    .where('status', 'in', ['to_print', 'sent'])
    .executeTakeFirst();
  const files = printed.safeParse(row?.payload).data;
  if (!row || !files) throw new Refusal('CONFLICT', 'This letter is not ready to be posted by hand.');
  const bar = row.status === 'sent' ? null : await postingBar(services, db, letterId);
  if (bar !== null) throw new Refusal('LETTER_BLOCKED', bar);
  return {
    cover: files.print.print_files.cover,
    paper: {
      dated: document.dated,
      sender: senderOf(document),
      recipient: document.addressee,
      reference: letter.case_number,
      certified_mail_number: row.tracking_number,
      copy: requiredChannel(document, facts).channel !== 'certified_mail',
    },
  };
}
