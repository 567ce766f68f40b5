import { z } from 'zod';
import { isEnclosed, paperKinds, paperParties, paperRow } from '../../domain/papers/kinds.ts';
import { casePage, greeting, oneLine } from '../email/text.ts';
import { aboutCase, emailTemplate, facts, heldIn, link, text } from '../email/template.ts';
import { attachedPaper } from './read-paper.ts';

/** To the merchant, the paper as signed attached. `sha256`: of text and signature. */
export const paperSigned = emailTemplate({
  name: 'paper-signed',
  payload: z.object({
    ...aboutCase,
    paper_id: z.uuid(),
    kind: z.enum(paperKinds),
    /** Who signed; the merchant in those from before counsel signed papers. */
    party: z.enum(paperParties).default('merchant'),
    title: z.string(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** Where the original of a paper signed by hand is mailed. */
    mail_to: z.array(z.string()).optional(),
  }),
  kind: 'essential',
  write: ({ first_name, case_number, case_id, hold, kind, party, title, mail_to: mailTo }, publicUrl) => ({
    subject: `${party === 'merchant' ? 'You' : 'Your attorney'} signed: ${oneLine(title)} (${heldIn({ hold, case_number })})`,
    preview: 'A copy is attached.',
    body: [
      text(greeting(first_name)),
      text(
        `${party === 'merchant' ? 'You' : 'Your attorney'} signed "${oneLine(title)}" in case ${oneLine(case_number, 40)}. A copy is attached; please keep it.${isEnclosed(kind) ? ' It goes to the processor with the letter, once your attorney has approved that.' : ''}`,
      ),
      ...(mailTo === undefined
        ? []
        : [
            text(
              'Now mail the original, with a tracking number, to the firm of your attorney: it goes to the processor with the letter.',
            ),
            facts([
              'Mail it to',
              mailTo.map((line) => oneLine(line)).join(', ') || 'the address in your attorney’s message',
            ]),
          ]),
      text(
        isEnclosed(kind)
          ? 'If it was not you, or you want to take it back before your letter is sent, open your case:'
          : party === 'counsel' && paperRow(kind).signers.length > 1
            ? 'With both signatures it is in force. The page of your case shows it too:'
            : 'The page of your case shows it too:',
      ),
      link('Open your case', casePage(publicUrl, case_id)),
    ],
  }),
  attachments: async (services, actor, about, payload) => [await attachedPaper(services, actor, about, payload)],
});
