import type { Agreement, Channel } from '../../knowledge/processors/agreement.ts';
import type { OriginalStep } from '../../domain/papers/original.ts';
import type { Box, Packet } from './packet.ts';

/** One thing to do before the letter is the notice, and who must do it: the merchant, staff or attorney (`desk`), or the attorney alone. */
export type Ask = {
  id:
    | 'details'
    | 'documents'
    | 'filing_day'
    | 'form'
    | 'notice'
    | 'authorization'
    | 'originals'
    | 'compared'
    | 'version';
  says: string;
  who: 'merchant' | 'desk' | 'attorney';
  met: boolean;
};

const special: readonly Box['id'][] = ['form_fields', 'signature', 'authorization', 'filing_day', 'documents'];

/**
 * What the packet asks for as a list of things to do, in order; those done stay in it. Empty while the version is not
 * known or says nothing about a notice. `confirmed`: the attorney has confirmed the version today;
 * `originals`: what is still to be done with papers that are signed by hand, null where none is.
 */
export function asksOf(
  { boxes, agreement, carrier }: Packet,
  confirmed: boolean,
  originals: readonly OriginalStep[] | null = null,
): Ask[] {
  if (agreement === null || carrier === null) return [];
  const box = (id: Box['id']): Box[] => boxes.filter((each) => each.id === id);
  const details = boxes.filter(({ id }) => !special.includes(id));
  const open = details.filter(({ met }) => !met).map(({ says }) => says);
  const one = (id: Box['id'], ask: Omit<Ask, 'met'>): Ask[] => box(id).map(({ met }) => ({ ...ask, met }));
  return [
    ...(details.length === 0
      ? []
      : [
          {
            id: 'details' as const,
            says:
              open.length === 0
                ? 'The details that the notice must state are on file.'
                : `The application lacks what the notice must state: ${open.join('; ')}.`,
            who: 'merchant' as const,
            met: open.length === 0,
          },
        ]),
    ...one('documents', { id: 'documents', says: 'A document that supports the claim is uploaded.', who: 'merchant' }),
    ...one('filing_day', { id: 'filing_day', says: 'The day on which filing is meant is set.', who: 'desk' }),
    ...one('form_fields', {
      id: 'form',
      says:
        carrier === 'webform'
          ? 'The processor’s web form is submitted, and the day recorded.'
          : 'The processor’s form of the day is filled in, and recorded as a file of the case.',
      who: 'desk',
    }),
    ...one('signature', { id: 'notice', says: 'The merchant signs the notice in person.', who: 'merchant' }),
    ...one('authorization', {
      id: 'authorization',
      says: 'The merchant signs the authorization of counsel.',
      who: 'merchant',
    }),
    ...(originals === null ? [] : originalAsks(originals)),
    {
      id: 'version',
      says: 'On the day of use the attorney reads the agreement again and confirms this version.',
      who: 'attorney',
      met: confirmed,
    },
  ];
}

const originalAsks = (open: readonly OriginalStep[]): Ask[] => [
  {
    id: 'originals',
    says: 'The originals, printed and signed by hand, are mailed to the firm and in hand.',
    who: 'merchant',
    met: !open.includes('received'),
  },
  {
    id: 'compared',
    says: 'Counsel compares each original with its text, and signs by hand what asks for it.',
    who: 'attorney',
    met: open.length === 0,
  },
];

const ways: Record<Channel, string> = {
  certified_mail: 'by certified mail',
  mail: 'by mail',
  email: 'by email',
  webform: 'on the processor’s web form',
  contact_page: 'through the contact page that the agreement names',
};

/** How the notice is sent, for display; null where the packet has no channel. */
export const sentBy = ({ channel }: Packet): string | null => (channel === null ? null : ways[channel]);

const starts = {
  receipt: 'from its receipt',
  notice: 'from the notice, counted from its receipt to be safe',
  date_of_notice: 'from the date of the notice',
} as const;

/** "45 days from its receipt"; null where the version sets no period. */
export function waitingPeriod({ procedure: { wait_days: days, wait_starts: from } }: Agreement): string | null {
  if (days.value === null) return null;
  return `${days.value} days${from.value === null ? '' : ` ${starts[from.value]}`}`;
}
