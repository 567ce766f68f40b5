import { z } from 'zod';
import { facts, template, text } from '../template.ts';
import { oneLine } from '../words.ts';

/** To the processor, the approved letter attached: formal, in nobody's colours. */
export const demandLetter = template({
  payload: z.object({ case_number: z.string(), business: z.string(), addressee: z.string(), attorney: z.string(), sha256: z.string(), version: z.number().int() }),
  kind: 'essential',
  frame: 'letter',
  write: ({ case_number, business, addressee, attorney, sha256 }) => ({
    subject: `Demand and Notice of Dispute on behalf of ${oneLine(business)} (${oneLine(case_number, 40)})`,
    preview: `The letter of ${oneLine(attorney)} is attached.`,
    body: [
      text(`To ${oneLine(addressee, 200)}:`),
      text(`Attached is the letter of ${oneLine(attorney)} on behalf of ${oneLine(business)}. The same letter goes to you by certified mail.`),
      facts(['SHA-256 of the attached document', oneLine(sha256)]),
    ],
  }),
});
