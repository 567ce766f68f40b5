import { z } from 'zod';
import type { Actor } from '../../db/actor.ts';
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
} from '../email/template.ts';
import { linkAddress } from './secure-link.ts';
import { EmailRefused, type EmailAttachment } from '../ports/email/email.ts';
import { attachedLetter, pdfFile } from '../letters/attached-letter.ts';
import { exhibitsInEmail, type ExhibitsInEmail } from './exhibits-in-email.ts';
import { barOf } from '../gate/gate.ts';
import { letterOnDesk } from '../letters/get.ts';
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
    copy_of: z.enum(['certified_mail', 'web']).nullable().default(null),
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
    link: url,
    exhibits,
  }) => ({
    subject: `${copy_of === null ? '' : 'Copy: '}${oneLine(title)} on behalf of ${oneLine(business)} (${oneLine(case_number, 40)})`,
    preview: `The letter of ${oneLine(attorney)} is attached.`,
    body: [
      text(`To ${oneLine(addressee, 200)}:`),
      text(
        `Attached is ${copy_of === null ? 'the letter' : 'a copy of the letter'} of ${oneLine(attorney)} on behalf of ${oneLine(business)}. ${elsewhere(copy_of)}`,
      ),
      ...exhibitSentences(exhibits ?? { book: null }).map((sentence) => text(sentence)),
      ...(url === undefined
        ? []
        : [text('The same letter can be opened in a browser for 30 days:'), spelledLink('Open the letter', url)]),
      facts(['SHA-256 of the attached letter', oneLine(sha256)], ...exhibitHashes(exhibits ?? null)),
    ],
  }),
  attachments: async (services, actor, about, payload) => {
    await requireMayLeave(services, actor, about);
    const letter = await attachedLetter(services, actor, about, payload);
    return payload.exhibits
      ? [letter, ...(await exhibitsOf(services, actor, about, payload, payload.exhibits))]
      : [letter];
  },
  afterSent: async (services, db, actor, { letter_id, recipient }) => {
    if (letter_id) await markSent(services, db, actor, letter_id, { channel: 'email', recipient });
  },
  afterStopped: notifyStopped,
});

/** Says which way the letter itself or its copy goes, besides this email. */
function elsewhere(copyOf: 'certified_mail' | 'web' | null): string {
  if (copyOf === 'certified_mail') return 'The letter itself goes to you by certified mail.';
  const mailed = 'A copy goes to you by certified mail.';
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
async function requireMayLeave(services: Services, actor: Actor, { letter_id, recipient }: AboutEmail): Promise<void> {
  const obstacle =
    letter_id === null
      ? 'the email names no letter'
      : await services.database.as(actor, async (db) => {
          const letter = await findLetter(db, letter_id);
          return barOf((await letterOnDesk(services, db, letter, { email: recipient })).gate, 'email');
        });
  if (obstacle !== null) throw new EmailHeldBack(heldBack(obstacle));
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
