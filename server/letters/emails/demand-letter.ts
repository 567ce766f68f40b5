import { z } from 'zod';
import { facts, template, text } from '../../email/template.ts';
import { exhibitsInMail, type ExhibitsInMail } from '../exhibits-in-email.ts';
import { oneLine } from '../../email/text.ts';

/** To the processor, the approved letter attached: formal, in nobody's colours. */
export const demandLetter = template({
  payload: z.object({
    case_number: z.string(),
    business: z.string(),
    addressee: z.string(),
    attorney: z.string(),
    sha256: z.string(),
    version: z.number().int(),
    exhibits: exhibitsInMail.nullish(),
  }),
  kind: 'essential',
  frame: 'letter',
  write: ({ case_number, business, addressee, attorney, sha256, exhibits }) => ({
    subject: `Demand and Notice of Dispute on behalf of ${oneLine(business)} (${oneLine(case_number, 40)})`,
    preview: `The letter of ${oneLine(attorney)} is attached.`,
    body: [
      text(`To ${oneLine(addressee, 200)}:`),
      text(
        `Attached is the letter of ${oneLine(attorney)} on behalf of ${oneLine(business)}. The same letter goes to you by certified mail.`,
      ),
      ...exhibitWords(exhibits ?? null).map((words) => text(words)),
      facts(['SHA-256 of the attached letter', oneLine(sha256)], ...exhibitHashes(exhibits ?? null)),
    ],
  }),
});

/** What is attached, and what comes by post alone, in sentences. */
function exhibitWords(exhibits: ExhibitsInMail | null): string[] {
  if (exhibits === null) return [];
  const named = (attached: boolean) =>
    [
      ...(exhibits.book?.attached === attached
        ? [`the exhibits, bound in one PDF of ${exhibits.book.pages} ${exhibits.book.pages === 1 ? 'page' : 'pages'}`]
        : []),
      ...exhibits.files
        .filter((file) => file.attached === attached)
        .map(({ label, filename }) => `Exhibit ${oneLine(label, 4)} as a file, ${oneLine(filename, 120)}`),
    ].join('; ');
  const [here, byPost] = [named(true), named(false)];
  return [
    ...(here === '' ? [] : [`Attached with it: ${here}.`]),
    ...(byPost === '' ? [] : [`Too large for this mail, and enclosed with the certified mail: ${byPost}.`]),
  ];
}

function exhibitHashes(exhibits: ExhibitsInMail | null): [string, string][] {
  return exhibits?.book ? [['SHA-256 of the exhibit book', oneLine(exhibits.book.sha256)]] : [];
}
