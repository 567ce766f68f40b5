import { createHash } from 'node:crypto';
import type { PdfRenderer } from '../../engines/typst/pdf.ts';
import type { Storage } from '../storage/storage.ts';
import { MailJobRefused, type MailJob, type MailJobRecord, type Mailhouse } from './mailhouse.ts';

/**
 * The built-in mailhouse: stores the approved letter and a cover sheet under `mail-jobs/<key>/` and asks staff to print
 * and mail them. The same key and letter give the same record and the same files.
 */
export function createPrintMailhouse(storage: Storage, pdf: PdfRenderer): Mailhouse {
  const byHand = async (job: MailJob): Promise<MailJobRecord> => {
    checkJob(job);
    const cover = `mail-jobs/${job.key}/cover.pdf`;
    const letter = `mail-jobs/${job.key}/letter-${job.sha256.slice(0, 12)}.pdf`;
    const exhibits = job.exhibits && `mail-jobs/${job.key}/exhibits-${job.exhibits.sha256.slice(0, 12)}.pdf`;
    await refuseOther(storage, job, [letter, exhibits]);
    await storage.put(letter, job.pdf);
    if (job.exhibits && exhibits) await storage.put(exhibits, job.exhibits.pdf);
    await storage.put(
      cover,
      await pdf.renderMailingCover({
        ...job,
        exhibits: job.exhibits && { sha256: job.exhibits.sha256, pages: job.exhibits.pages },
        reference: job.case_number,
        letter_sha256: job.sha256,
      }),
    );
    return {
      provider: 'print',
      job_id: job.key,
      status: 'awaiting_staff',
      print_files: { cover, letter, exhibits },
      staff_task: staffTask(job),
      certified_mail_number: job.certified_mail_number,
      problem: null,
    };
  };
  return { remote: null, send: byHand, byHand };
}

/** Throws MailJobRefused unless these are approved bytes with a key and an address. */
export function checkJob(job: MailJob): void {
  if (!/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/.test(job.key))
    throw new MailJobRefused('the key of the mail job is not valid');
  for (const each of [job, ...(job.exhibits ? [job.exhibits] : [])]) {
    if (createHash('sha256').update(each.pdf).digest('hex') !== each.sha256)
      throw new MailJobRefused('the bytes are not those that were approved');
  }
  const lines = job.recipient.address_lines.filter((line) => line.trim() !== '');
  if (job.recipient.name.trim() === '' || lines.length < 2)
    throw new MailJobRefused('the recipient has no complete mailing address');
}

/** A key identifies one piece of mail: another letter under it would be a second one. */
async function refuseOther(storage: Storage, job: MailJob, own: readonly (string | null)[]): Promise<void> {
  const present = await storage.list(`mail-jobs/${job.key}`);
  const other = present.some((key) => /\/(letter|exhibits)-[^/]+$/.test(key) && !own.includes(key));
  if (other) throw new MailJobRefused('another letter was already mailed under this key');
}

const pagesOf = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;

function staffTask(job: MailJob): { title: string; text: string } {
  const article =
    job.certified_mail_number === null
      ? 'Write the article number of the label into the box on page 1 of the paper copy and enter it in the case.'
      : `The article number is ${job.certified_mail_number}.`;
  const to = [job.recipient.name, ...job.recipient.address_lines].join(', ');
  return {
    title: `Print and post${job.copy ? ' the copy' : ''}: ${job.letter_title}, case ${job.case_number}`,
    text: `Print the cover${job.exhibits ? ',' : ' and'} the ${pagesOf(job.pages)} of the letter${job.exhibits ? ` and the ${pagesOf(job.exhibits.pages)} of the exhibit book` : ''} unchanged, and post them to ${to}. Delivery: ${job.delivery_method}. ${article} Then record the postmark date in the case.`,
  };
}
