import { z } from 'zod';
import type { Actor, Db } from '../../db/actor.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { oneLine } from '../email/text.ts';
import type { Services } from '../kernel/context.ts';
import {
  EmailHeldBack,
  emailTemplate,
  facts,
  spelledLink,
  text,
  webAddress,
  type AboutEmail,
  type OwnEmail,
} from '../email/template.ts';
import { linkAddress } from './secure-link.ts';
import { EmailRefused, type EmailAttachment } from '../ports/email/email.ts';
import { attachedLetter, pdfFile } from '../letters/attached-letter.ts';
import { exhibitsInEmail, type ExhibitsInEmail } from './exhibits-in-email.ts';
import { barOf } from '../gate/gate.ts';
import { letterOnDesk } from '../letters/get.ts';
import type { LetterOnDesk } from '../letters/letter-on-desk.ts';
import { noticeFiles, noticeMessage } from './notice-email.ts';
import { findLetter } from '../letters/find-letter.ts';
import { approvedBook } from '../letters/is-approved.ts';
import { markSent } from './mark-sent.ts';
import { notifyStopped } from './notify-stopped.ts';
import { storedPdf } from '../letters/read-letter-bytes.ts';
import { heldBack } from '../letters/held-back.ts';

/** To the processor, the approved letter attached: formal, without branding. */
export const demandLetter = emailTemplate({
  name: 'demand-letter',
  payload: z.object({
    case_number: z.string(),
    business: z.string(),
    /** The letter's own title; null in a message that was queued before titles were kept. */
    title: z.string().optional(),
    addressee: z.string(),
    attorney: z.string(),
    sha256: z.string(),
    version: z.number().int(),
    /** Set when this email is a copy: the way in which the letter itself goes. */
    copy_of: z.enum(['certified_mail', 'web', 'email']).nullable().default(null),
    /** A copy goes by certified mail as well; a message from before this was a choice has one. */
    copy_by_post: z.boolean().default(true),
    /** Id of the secure link to the same letter; `link` is made from it when the email is written. */
    link_id: z.uuid().nullish(),
    link: webAddress.optional(),
    exhibits: exhibitsInEmail.nullish(),
  }),
  kind: 'essential',
  frame: 'letter',
  once: true,
  complete: ({ config }, { link_id }) => (link_id ? { link: linkAddress(config, link_id) } : {}),
  write: ({
    case_number,
    business,
    title = 'Demand letter',
    addressee,
    attorney,
    sha256,
    copy_of,
    copy_by_post,
    link: url,
    exhibits,
  }) => ({
    subject: `${copy_of === null ? '' : 'Copy: '}${oneLine(title)} on behalf of ${oneLine(business)} (${oneLine(case_number, 40)})`,
    preview: `The letter of ${oneLine(attorney)} is attached.`,
    body: [
      text(`To ${oneLine(addressee, 200)}:`),
      text(
        `Attached is ${copy_of === null ? 'the letter' : 'a copy of the letter'} of ${oneLine(attorney)} on behalf of ${oneLine(business)}. ${elsewhere(copy_of, copy_by_post)}`.trimEnd(),
      ),
      ...exhibitSentences(exhibits ?? { book: null }).map((sentence) => text(sentence)),
      ...(url === undefined
        ? []
        : [text('The same letter can be opened in a browser for 30 days:'), spelledLink('Open the letter', url)]),
      facts(['SHA-256 of the attached letter', oneLine(sha256)], ...exhibitHashes(exhibits ?? null)),
    ],
  }),
  attachments: async (services, actor, about, payload) => {
    const letter = await attachedLetter(services, actor, about, payload);
    return payload.exhibits
      ? [letter, ...(await exhibitsOf(services, actor, about, payload, payload.exhibits))]
      : [letter];
  },
  own: noticeOrOurs,
  afterSent: async (services, db, actor, { letter_id, recipient }) => {
    if (letter_id) await markSent(services, db, actor, letter_id, { channel: 'email', recipient });
  },
  afterStopped: notifyStopped,
});

/** Says which way the letter itself or its copy goes, besides this email. */
function elsewhere(copyOf: 'certified_mail' | 'web' | 'email' | null, byPost: boolean): string {
  if (copyOf === 'email') return 'The letter itself goes by email to the address that the agreement names.';
  if (copyOf === 'certified_mail') return 'The letter itself goes to you by certified mail.';
  const mailed = byPost ? 'A copy goes to you by certified mail.' : '';
  return copyOf === null ? mailed : `The letter itself was submitted on your site. ${mailed}`;
}

/** Whether the exhibits are attached or come by mail only. */
function exhibitSentences({ book }: ExhibitsInEmail): string[] {
  if (book === null) return [];
  const bound = `the exhibits, bound in one PDF of ${book.pages} ${book.pages === 1 ? 'page' : 'pages'}`;
  return [
    book.attached
      ? `Attached with it: ${bound}.`
      : `Too large for this email, and enclosed with the certified mail: ${bound}.`,
  ];
}

function exhibitHashes(exhibits: ExhibitsInEmail | null): [string, string][] {
  return exhibits?.book ? [['SHA-256 of the exhibit book', oneLine(exhibits.book.sha256)]] : [];
}

/** The last check before a letter leaves. */
async function deskThatMayLeave(
  services: Services,
  db: Db,
  { letter_id, recipient }: AboutEmail,
): Promise<LetterOnDesk> {
  if (letter_id === null) throw new EmailHeldBack(heldBack('the email names no letter'));
  const desk = await letterOnDesk(services, db, await findLetter(db, letter_id), { email: recipient });
  const obstacle = barOf(desk.gate, 'email');
  if (obstacle !== null) throw new EmailHeldBack(heldBack(obstacle));
  return desk;
}

/** A notice that its agreement asks for by email leaves from the firm's own account; what else may leave is ours. */
async function noticeOrOurs(
  services: Services,
  actor: Actor,
  about: AboutEmail & { id: string },
): Promise<OwnEmail | null> {
  const found = await services.database.as(actor, async (db) => {
    const desk = await deskThatMayLeave(services, db, about);
    const { channel, address } = requiredChannel(desk.version.document, desk.version.fact_sheet);
    if (channel !== 'email' || about.recipient.toLowerCase() !== address[0]?.toLowerCase()) return null;
    return { desk, files: await noticeFiles(db, desk) };
  });
  if (found === null) return null;
  const { firmMail } = services;
  if (firmMail === null) throw new EmailHeldBack(heldBack('there is no mail account of the firm'));
  const ends = { from: firmMail.email, to: about.recipient, id: about.id };
  return { mailer: firmMail.mailer, message: await noticeMessage(services, found.desk, found.files, ends) };
}

async function exhibitsOf(
  services: Services,
  actor: Actor,
  { letter_id }: AboutEmail,
  { case_number, version, sha256 }: { case_number: string; version: number; sha256: string },
  said: ExhibitsInEmail,
): Promise<EmailAttachment[]> {
  const book =
    letter_id === null
      ? null
      : await services.database.as(actor, (db) => approvedBook(db, { letter_id, version, sha256 }));
  if (book === null || (said.book && said.book.sha256 !== book.pdf_sha256))
    throw new EmailRefused('the exhibits to attach are not the approved ones');
  if (!said.book?.attached || book.pdf_key === null) return [];
  return [pdfFile(`${case_number}-exhibits.pdf`, await storedPdf(services, book.pdf_key, said.book.sha256))];
}
