import { longDay } from '../../domain/calendar/long-day.ts';
import type { LetterDecision } from '../../domain/letters/decision.ts';
import { formatCents } from '../../domain/money/cents.ts';
import type { GateFacts } from './gate-facts.ts';

/** The steps of a letter on its way out. `print`, `email` and `post` are each taken just before something leaves. */
export const gateSteps = ['approve', 'send', 'print', 'email', 'post'] as const;
export type GateStep = (typeof gateSteps)[number];

/**
 * One matter. `key` names its kind; `owner` settles it, at the desk's tab `place`. `says`: what stands now, in a sentence, or one for each of
 * several, which their `id` tells apart.
 */
export type GateRow = Pick<LetterDecision, 'owner' | 'place'> & {
  key: string;
  says: (facts: GateFacts, step: GateStep) => string | null | readonly { id: string; text: string }[];
};

const always = gateSteps;
const beforeApproval = ['approve'] as const;
const fromSending = ['send', 'print', 'email', 'post'] as const;

const counted = (n: number, one: string, many: string): string | null =>
  n === 0 ? null : n === 1 ? one : `${n} ${many}`;
const notDone: Record<GateStep, string> = {
  approve: 'approved',
  send: 'sent',
  print: 'sent',
  email: 'sent',
  post: 'posted',
};

/** Everything that bars a letter, in the order in which the desk lists it. A new rule is a row here, what it asks in `GateFacts`, and its test. */
export const bars: readonly (GateRow & { bars: readonly GateStep[] })[] = [
  {
    key: 'case:ended',
    bars: always,
    owner: 'staff',
    place: 'case',
    says: ({ ended }, step) => ended && `${ended}; its letter is not ${notDone[step]}.`,
  },
  {
    key: 'agreement:unsigned',
    bars: fromSending,
    owner: 'staff',
    place: 'case',
    says: ({ hasFeeAgreement }) =>
      hasFeeAgreement
        ? null
        : 'The merchant has not signed the success-fee agreement yet. The letter can be sent once they have.',
  },
  {
    // The attorney reads it so dated, and approves that.
    key: 'date:stale',
    bars: beforeApproval,
    owner: 'attorney',
    place: 'letter',
    says: ({ date: { dated, due } }) =>
      dated === due
        ? null
        : `It is dated ${longDay(dated)}. Approved now, it must be dated ${longDay(due)}: date it again, and read that version.`,
  },
  {
    key: 'date:late',
    bars: fromSending,
    owner: 'attorney',
    place: 'letter',
    says: ({ date }) => date.late,
  },
  {
    key: 'findings:red',
    bars: always,
    owner: 'attorney',
    place: 'verdict',
    says: ({ findings: { correct } }) =>
      counted(
        correct,
        'One red finding must be corrected in the letter.',
        'red findings must be corrected in the letter.',
      ),
  },
  {
    key: 'findings:settle',
    bars: beforeApproval,
    owner: 'attorney',
    place: 'verdict',
    says: ({ findings: { settle } }) =>
      counted(
        settle,
        'One red finding waits for the attorney to read it, or to take it with a reason.',
        'red findings wait for the attorney to read them, or to take them with a reason.',
      ),
  },
  {
    key: 'authority:retired',
    bars: fromSending,
    owner: 'attorney',
    place: 'verdict',
    says: ({ findings: { retired } }) =>
      retired[0] === undefined
        ? null
        : `${retired[0]} has been retired since this letter was approved. Take it out, and approve the letter again.`,
  },
  {
    // It would demand the whole while the merchant may take a part.
    key: 'offer',
    bars: always,
    owner: 'merchant',
    place: 'case',
    says: ({ offers }) =>
      offers.map(({ id, amount_cents, received_on }) => ({
        id,
        text: `The processor’s offer of ${formatCents(amount_cents)}, received ${longDay(received_on)}, is open, and the letter does not deal with it. The merchant accepts or declines it first, or the letter takes it up.`,
      })),
  },
  { key: 'paper:signed', bars: always, owner: 'merchant', place: 'agreement', says: ({ papers }) => papers },
  { key: 'case:changed', bars: always, owner: 'attorney', place: 'letter', says: ({ changedCase }) => changedCase },
  { key: 'case:recovered', bars: always, owner: 'staff', place: 'letter', says: ({ recovered }) => recovered },
  {
    // On the day itself; an envelope may be posted on the business day after.
    key: 'version',
    bars: ['approve', 'send'],
    owner: 'attorney',
    place: 'agreement',
    says: ({ unconfirmedVersion: id }, step) =>
      id === null
        ? null
        : [
            {
              id,
              text: `Before the notice is ${notDone[step]}, the attorney confirms today that ${id} is the version in force.`,
            },
          ],
  },
  {
    key: 'suggestions:open',
    bars: beforeApproval,
    owner: 'attorney',
    place: 'letter',
    says: ({ openSuggestions }) =>
      counted(
        openSuggestions,
        'One suggested change waits to be accepted or rejected.',
        'suggested changes wait to be accepted or rejected.',
      ),
  },
  {
    key: 'facts:corrected',
    bars: always,
    owner: 'staff',
    place: 'facts',
    says: ({ corrected }) =>
      corrected.map(({ fact, says }) => ({
        id: fact,
        text: `The merchant corrected a fact (${says.replace(/[.:]$/, '')}). Correct the case and draft the letter again, or answer with a reason.`,
      })),
  },
  {
    key: 'facts:asked',
    bars: always,
    owner: 'merchant',
    place: 'facts',
    says: ({ asked }) =>
      counted(
        asked,
        'One fact of the letter waits for the merchant’s confirmation.',
        'facts of the letter wait for the merchant’s confirmation.',
      ),
  },
  {
    key: 'appointment:missing',
    bars: always,
    owner: 'staff',
    place: 'approval',
    says: ({ attorney }) =>
      attorney === null || attorney.appointed
        ? null
        : 'The attorney of this case is not appointed with what they sign with: a second member of staff confirms it, under Users.',
  },
  {
    // What was approved while the license was good stays approved.
    key: 'license:missing',
    bars: beforeApproval,
    owner: 'staff',
    place: 'approval',
    says: ({ attorney }) =>
      attorney === null || attorney.licensed
        ? null
        : 'No license of the attorney is on file as active and checked within 90 days: staff look it up and record it, under Users.',
  },
  {
    key: 'conflict:open',
    bars: always,
    owner: 'staff',
    place: 'case',
    says: ({ hasConflict }) =>
      hasConflict
        ? 'The client’s name changed since conflicts of interest were searched, or there is one: staff decide, on the case.'
        : null,
  },
  {
    // Last of what bars approval: a letter is read once nothing else is to be changed in it.
    key: 'reading:open',
    bars: beforeApproval,
    owner: 'attorney',
    place: 'reading',
    says: ({ unread }) => {
      if (unread === null) return null;
      const what = unread === 0 ? '' : unread === 1 ? ' and its change' : ` and its ${unread} changes`;
      return `Read the letter${what} before you approve.`;
    },
  },
  {
    key: 'notice:unsubmitted',
    bars: ['send'],
    owner: 'attorney',
    place: 'agreement',
    says: ({ unsubmitted }) =>
      unsubmitted
        ? 'The agreement asks for this notice through the contact page that it names. Submit the approved letter there and record the day; then send the copies.'
        : null,
  },
  { key: 'notice:wrong_way', bars: fromSending, owner: 'attorney', place: 'letter', says: ({ wrongWay }) => wrongWay },
  {
    // On paper each letter goes, as itself or as a copy.
    key: 'address:certified_mail',
    bars: ['send', 'print', 'post'],
    owner: 'staff',
    place: 'letter',
    says: ({ addresses }) => addresses.certified_mail,
  },
  {
    key: 'address:email',
    bars: ['send', 'email'],
    owner: 'staff',
    place: 'letter',
    says: ({ addresses }) => addresses.email,
  },
];
