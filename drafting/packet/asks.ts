import type { Agreement, Channel } from '../../knowledge/processors/agreement.ts';
import type { OriginalStep } from '../../domain/papers/original.ts';
import type { Box, Packet } from './packet.ts';

/**
 * One thing to do before the letter is the notice, and who must do it: the merchant, staff or attorney (`desk`), or the attorney alone. `turn`:
 * `later` while something else of the list comes first.
 */
export type Ask = {
  id:
    | 'details'
    | 'documents'
    | 'filing_day'
    | 'form_blank'
    | 'form'
    | 'notice'
    | 'form_ticks'
    | 'counsel'
    | 'authorization'
    | 'originals'
    | 'compared'
    | 'version';
  says: string;
  who: 'merchant' | 'desk' | 'attorney';
  met: boolean;
  turn: 'now' | 'later';
};

/** How far the processor's form has come, where it is a file: nothing of it is there, the blank is, or it came back filled in. */
export type FormStanding = 'none' | 'supplied' | 'filled';

type Known = {
  confirmed: boolean;
  counsel: boolean;
  form: FormStanding;
  originals?: readonly OriginalStep[] | null;
};

const special: readonly Box['id'][] = ['form_fields', 'signature', 'authorization', 'filing_day', 'documents'];

/**
 * What the packet asks for as a list of things to do, in order; those done stay in it. Empty while the version is not
 * known or says nothing about a notice. `confirmed`: the attorney has confirmed the version today; `counsel`: the case has an attorney;
 * `originals`: what is still to be done with papers that are signed by hand, null where none is.
 */
export function asksOf(
  { boxes, agreement, carrier }: Packet,
  { confirmed, counsel, form, originals = null }: Known,
): Ask[] {
  if (agreement === null || carrier === null) return [];
  const box = (id: Box['id']): Box[] => boxes.filter((each) => each.id === id);
  const hasForm = carrier !== 'webform' && box('form_fields').length > 0;
  const one = (id: Box['id'], ask: Omit<Todo, 'met'>): Todo[] => box(id).map(({ met }) => ({ ...ask, met }));
  return inTurn([
    ...detailsAsk(boxes.filter(({ id }) => !special.includes(id))),
    ...one('documents', { id: 'documents', says: 'A document that supports the claim is uploaded.', who: 'merchant' }),
    ...one('filing_day', { id: 'filing_day', says: 'The day on which filing is meant is set.', who: 'desk' }),
    ...(hasForm
      ? formAsks(form)
      : one('form_fields', {
          id: 'form',
          says: 'The processor’s web form is submitted, and the day recorded.',
          who: 'desk',
        })),
    ...one('signature', {
      id: 'notice',
      says: hasForm ? 'The merchant signs the form, filled in, in person.' : 'The merchant signs the notice in person.',
      who: 'merchant',
    }),
    ...(hasForm
      ? one('form_fields', {
          id: 'form_ticks',
          says: 'The attorney compares the form with the blank, and ticks each field, the signature and the date.',
          who: 'attorney',
        })
      : []),
    ...box('authorization').map((): Todo => ({
      id: 'counsel',
      says: 'The case has an attorney.',
      who: 'desk',
      met: counsel,
    })),
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
  ]);
}

type Todo = Omit<Ask, 'turn'>;
/** What is done before it, where that is asked for at all. */
const after: Partial<Record<Ask['id'], readonly Ask['id'][]>> = {
  form: ['form_blank'],
  notice: ['details', 'filing_day', 'form'],
  form_ticks: ['notice'],
  authorization: ['details', 'filing_day', 'counsel'],
  originals: ['notice', 'authorization'],
  compared: ['originals'],
};

function inTurn(todos: readonly Todo[]): Ask[] {
  const open = todos.flatMap(({ id, met }) => (met ? [] : [id]));
  return todos.map((todo) => ({
    ...todo,
    turn: (after[todo.id] ?? []).some((id) => open.includes(id)) ? 'later' : 'now',
  }));
}

function detailsAsk(details: readonly Box[]): Todo[] {
  if (details.length === 0) return [];
  const open = details.filter(({ met }) => !met).map(({ says }) => says);
  const says =
    open.length === 0
      ? 'The details that the notice must state are on file.'
      : `The application lacks what the notice must state: ${open.join('; ')}.`;
  return [{ id: 'details', says, who: 'merchant', met: open.length === 0 }];
}

const formAsks = (standing: FormStanding): Todo[] => [
  {
    id: 'form_blank',
    says: 'The processor’s form of the day is supplied as a file, with where and when it was taken.',
    who: 'desk',
    met: standing !== 'none',
  },
  { id: 'form', says: 'The form is filled in.', who: 'merchant', met: standing === 'filled' },
];

const originalAsks = (open: readonly OriginalStep[]): Todo[] => [
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
