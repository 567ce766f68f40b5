import { z } from 'zod';
import { facts, link, template, text } from '../../email/template.ts';
import { momentOf, oneLine } from '../../email/text.ts';

/** `what`: a short sentence, such as "A passkey was added." */
export const secondFactorChanged = template({
  payload: z.object({ what: z.string(), when: z.string().optional() }),
  kind: 'essential',
  write: ({ what, when }, publicUrl) => ({
    subject: 'How you sign in was changed',
    preview: oneLine(what),
    body: [
      text('The way you sign in to your Unhold account was changed:'),
      facts(['What changed', oneLine(what, 200)], ...(when === undefined ? [] : [['When', momentOf(when)] as const])),
      text(
        'If it was you, there is nothing to do. If it was not, set a new password at once; that ends every session:',
      ),
      link('Set a new password', `${publicUrl}/auth/forgot`),
    ],
  }),
});
