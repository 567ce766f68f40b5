import type { GateFacts } from './gate-facts.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import type { LetterDecision } from '../../domain/letters/decision.ts';
import { aDocument } from '../../domain/documents/document-kind.ts';
import { kindDoubtKey } from '../../domain/letters/kind-doubt.ts';
import { formatCents } from '../../domain/money/cents.ts';

/**
 * The steps of a letter on its way out. `print`, `email`, `hand` and `post` are each taken just before something leaves; `hand`: counsel
 * takes the email that they send from their own account.
 */
export const gateSteps = ['approve', 'send', 'print', 'email', 'hand', 'post'] as const;
export type GateStep = (typeof gateSteps)[number];

/**
 * One matter. `key` names its kind; `owner` settles it, in the desk's tab `place`. `says` gives the sentence that holds
 * now, or one each for several items, distinguished by their `id`.
 */
export type GateRow = Pick<LetterDecision, 'owner' | 'place'> & {
  key: string;
  says: (facts: GateFacts, step: GateStep) => string | null | readonly { id: string; text: string }[];
};

const always = gateSteps;
const beforeApproval = ['approve'] as const;
const fromSending = ['send', 'print', 'email', 'hand', 'post'] as const;

const counted = (n: number, one: string, many: string): string | null =>
  n === 0 ? null : n === 1 ? one : `${n} ${many}`;
const notDone: Record<GateStep, string> = {
  approve: 'approved',
  send: 'sent',
  print: 'sent',
  email: 'sent',
  hand: 'sent',
  post: 'posted',
};

const bar = (
  key: string,
  steps: readonly GateStep[],
  owner: LetterDecision['owner'],
  place: LetterDecision['place'],
  says: GateRow['says'],
) => ({ key, bars: steps, owner, place, says });

export const conflictTexts: Record<NonNullable<GateFacts['conflict']>, string> = {
  undecided:
    'A name of this case may be that of a party the firm knows, and nobody has decided whether that is a conflict of interest: staff decide, on the case.',
  counsel:
    'A name of this case may be that of a party whom counsel’s firm knows: counsel decides under Conflicts, or leaves the case.',
  conflict: 'A conflict of interest was found in this case: staff decide who may act, on the case.',
  renamed: 'The client’s name changed since conflicts of interest were searched: staff decide, on the case.',
};

/** Everything that bars a letter, in the order in which the desk lists it. A new rule is a row here. */
export const bars: readonly (GateRow & { bars: readonly GateStep[] })[] = [
  bar(
    'case:ended',
    always,
    'staff',
    'case',
    ({ ended }, step) => ended && `${ended}; its letter is not ${notDone[step]}.`,
  ),
  bar('agreement:unsigned', fromSending, 'staff', 'case', ({ hasFeeAgreement }) =>
    hasFeeAgreement
      ? null
      : 'The merchant has not signed the success-fee agreement yet. The letter can be sent once they have.',
  ),
  // Nobody acts for a merchant who has not engaged them (design, engagement, section 1).
  bar('engagement:arrangement', always, 'operator', 'case', ({ engagement }) => engagement?.obstacle ?? null),
  bar('engagement:merchant', always, 'merchant', 'engagement', ({ engagement }, step) =>
    engagement === null || engagement.merchant
      ? null
      : `The merchant has not signed the engagement letter with the attorney of this case. The letter is not ${notDone[step]} before.`,
  ),
  bar('engagement:counsel', always, 'attorney', 'engagement', ({ engagement }, step) =>
    engagement === null || engagement.counsel
      ? null
      : `The attorney of this case has not signed the engagement letter. The letter is not ${notDone[step]} before.`,
  ),
  bar('engagement:ended', always, 'staff', 'case', ({ engagement }, step) =>
    engagement?.ended
      ? `The engagement with the attorney of this case has ended. The letter is not ${notDone[step]} before another attorney is engaged.`
      : null,
  ),
  // The attorney reads and approves the letter with its new date.
  bar('date:stale', beforeApproval, 'attorney', 'letter', ({ date: { dated, due } }) =>
    dated === due
      ? null
      : `It is dated ${longDay(dated)}. Approved now, it must be dated ${longDay(due)}: date it again, and read that version.`,
  ),
  bar('date:late', fromSending, 'attorney', 'letter', ({ date }) => date.late),
  bar('case:changed', always, 'attorney', 'letter', ({ changedCase }) => changedCase),
  bar('case:recovered', always, 'staff', 'letter', ({ recovered }) => recovered),
  bar('findings:red', always, 'attorney', 'verdict', ({ findings: { correct } }) =>
    counted(
      correct,
      'One red finding must be corrected in the letter.',
      'red findings must be corrected in the letter.',
    ),
  ),
  bar('findings:settle', beforeApproval, 'attorney', 'verdict', ({ findings: { settle } }) =>
    counted(
      settle,
      'One red finding waits for the attorney to read it, or to take it with a reason.',
      'red findings wait for the attorney to read them, or to take them with a reason.',
    ),
  ),
  bar('authority:retired', fromSending, 'attorney', 'verdict', ({ findings: { retired } }) =>
    retired[0] === undefined
      ? null
      : `${retired[0]} has been retired since this letter was approved. Take it out, and approve the letter again.`,
  ),
  // Also once something has left: nothing goes to a party whom a lawyer represents (RPC 4.2).
  bar('counsel:passed', always, 'attorney', 'delivery', ({ pastCounsel }) => pastCounsel),
  bar('record:against', always, 'attorney', 'delivery', ({ against }) =>
    against.map(({ id, label, dated, stated, recorded }) => ({
      id,
      text: `Our letter of ${longDay(dated)} stated the ${label} as ${stated}, and the case has ${recorded} by now. Correct it in this letter, or explain on record why it stands.`,
    })),
  ),
  bar('sealed', always, 'attorney', 'delivery', ({ sealed }) =>
    sealed.map(({ id, name }) => ({
      id,
      text: `${name} was sealed unread, because it came to us by mistake. The letter neither encloses it nor says what it holds.`,
    })),
  ),
  // What an exhibit is called is what the letter says that it encloses; the program may have misread it, and counsel says so.
  bar('file:kind', always, 'attorney', 'facts', ({ kindDoubts }) =>
    kindDoubts.map(({ name, enclosed, ...doubt }) => ({
      id: kindDoubtKey(doubt).slice('file:kind:'.length),
      text: `${name} reads as ${aDocument[doubt.read]}; it is ${enclosed ? 'enclosed' : 'filed'} as ${aDocument[doubt.said]}.`,
    })),
  ),
  // While an offer is open, the letter would demand the whole although the merchant may take a part.
  bar('offer', always, 'merchant', 'case', ({ offers }) =>
    offers.map(({ id, amount_cents, received_on }) => ({
      id,
      text: `The processor’s offer of ${formatCents(amount_cents)}, received ${longDay(received_on)}, is open, and the letter does not deal with it. The merchant accepts or declines it first, or the letter takes it up.`,
    })),
  ),
  bar('form:open', always, 'attorney', 'agreement', ({ form }) => form),
  bar('paper:signed', always, 'merchant', 'agreement', ({ papers }) => papers),
  bar('original:merchant', always, 'merchant', 'agreement', ({ originals }) =>
    originals.filter(({ by }) => by === 'merchant'),
  ),
  bar('original:counsel', always, 'attorney', 'agreement', ({ originals }) =>
    originals.filter(({ by }) => by === 'counsel'),
  ),
  // Confirmed on the day itself. Posting is not barred, since an envelope may be posted on the next business day.
  bar('version', ['approve', 'send'], 'attorney', 'agreement', ({ unconfirmedVersion: id }, step) =>
    id === null
      ? null
      : [
          {
            id,
            text: `Before the notice is ${notDone[step]}, the attorney confirms today that ${id} is the version in force.`,
          },
        ],
  ),
  // Files do not leave as they are.
  bar('book:failed', always, 'attorney', 'letter', ({ isBookFailed }) =>
    isBookFailed
      ? 'The exhibits could not be bound into pages, and their files do not leave. Open them to bind them again, or take out the one that cannot be read.'
      : null,
  ),
  bar('suggestions:open', beforeApproval, 'attorney', 'letter', ({ openSuggestions }) =>
    counted(
      openSuggestions,
      'One suggested change waits to be accepted or rejected.',
      'suggested changes wait to be accepted or rejected.',
    ),
  ),
  bar('facts:corrected', always, 'staff', 'facts', ({ corrected }) =>
    corrected.map(({ fact, says }) => ({
      id: fact,
      text: `The merchant corrected a fact (${says.replace(/[.:]$/, '')}). Correct the case and draft the letter again, or answer with a reason.`,
    })),
  ),
  bar('facts:asked', always, 'merchant', 'facts', ({ asked }) =>
    counted(
      asked,
      'One fact of the letter waits for the merchant’s confirmation.',
      'facts of the letter wait for the merchant’s confirmation.',
    ),
  ),
  bar('appointment:missing', always, 'staff', 'approval', ({ attorney }) =>
    attorney === null || attorney.appointed
      ? null
      : 'The attorney of this case is not appointed with what they sign with: a second member of staff confirms it, under Users.',
  ),
  // Bars approval only: what was approved while the license was good stays approved.
  bar('license:missing', beforeApproval, 'staff', 'approval', ({ attorney }) =>
    attorney === null || attorney.licensed
      ? null
      : 'No license of the attorney is on file as active and checked within 90 days: staff look it up and record it, under Users.',
  ),
  bar('conflict:open', always, 'staff', 'case', ({ conflict }) =>
    conflict === null || conflict === 'counsel' ? null : conflictTexts[conflict],
  ),
  bar('conflict:counsel', always, 'attorney', 'conflicts', ({ conflict }) =>
    conflict === 'counsel' ? conflictTexts.counsel : null,
  ),
  // The last bar of an approval, since a letter is read when nothing else in it has to change.
  bar('reading:open', beforeApproval, 'attorney', 'reading', ({ unread }) => {
    if (unread === null) return null;
    const what = unread === 0 ? '' : unread === 1 ? ' and its change' : ` and its ${unread} changes`;
    return `Read the letter${what} before you approve.`;
  }),
  bar('notice:unsubmitted', ['send'], 'attorney', 'agreement', ({ unsubmitted }) =>
    unsubmitted
      ? 'The agreement asks for this notice through the contact page that it names. Submit the approved letter there and record the day; then send the copies.'
      : null,
  ),
  bar('notice:wrong_way', fromSending, 'attorney', 'letter', ({ wrongWay }) => wrongWay),
  bar('delivery:email', ['send'], 'attorney', 'letter', ({ withoutEmail }) =>
    withoutEmail
      ? 'The letter says that it goes by email too, and it has no address for that. Enter one, or change the line of delivery and approve the letter again.'
      : null,
  ),
  // A notice that a mail server quarantines would start a false clock.
  bar('notice:unaligned', ['email'], 'attorney', 'letter', ({ unaligned }) =>
    unaligned
      ? 'A notice leaves by email only from the firm’s own mail account, and none is set up: counsel sends it from theirs.'
      : null,
  ),
  bar('notice:too_large', ['send', 'email', 'hand'], 'attorney', 'letter', ({ tooLarge }) =>
    tooLarge
      ? 'The exhibits are too large for the email by which the agreement asks for this notice. Take out what is not needed.'
      : null,
  ),
  // Of a notice by email or on the web only where a copy by post was chosen.
  bar(
    'address:certified_mail',
    ['send', 'print', 'post'],
    'staff',
    'letter',
    ({ addresses }) => addresses.certified_mail,
  ),
  bar('address:email', ['send', 'email', 'hand'], 'staff', 'letter', ({ addresses }) => addresses.email),
];
