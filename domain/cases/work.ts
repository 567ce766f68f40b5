/** What staff must do now, in one list. Pure. */
import type { CaseStatus } from './case.ts';

/**
 * What a row of the work list is about: a name of a case that may be a conflict of interest; a letter's email that was refused or may not have arrived; an envelope to post;
 * a merchant's unread messages; a note that mentions the reader; a message from the contact form; a request to erase an
 * account; an attorney's license that lapses; a task in a case; or the next action of an open case, by its kind of step.
 */
export const workKinds = [
  'conflict',
  'email',
  'mailing',
  'message',
  'mention',
  'inquiry',
  'erasure',
  'license',
  'new_case',
  'reply',
  'task',
  'step',
] as const;
export type WorkKind = (typeof workKinds)[number];

export const workKindLabels: Record<WorkKind, string> = {
  conflict: 'Conflict',
  email: 'Email',
  mailing: 'Post',
  message: 'Message',
  mention: 'Mention',
  inquiry: 'Inquiry',
  erasure: 'Erasure',
  license: 'License',
  new_case: 'New case',
  reply: 'Reply',
  task: 'Task',
  step: 'Step',
};

/**
 * Kinds with rows of their own, in the order they sort within a day: what may be lost comes first. A case's next action
 * comes after them.
 */
export const ownKinds = [
  'conflict',
  'email',
  'mailing',
  'message',
  'mention',
  'inquiry',
  'erasure',
  'license',
] as const satisfies readonly WorkKind[];
export type OwnKind = (typeof ownKinds)[number];

/** Days after its day by which each is due. We answer within 24 hours (spec, section 9); laws give erasures a month or more. */
export const daysToDo = { message: 1, mention: 1, inquiry: 1, erasure: 30 } as const;

/** What a row asks for, in its panel. `triage`: whether we take a new case; `review`: that its attorney acts; `barred`: what keeps a letter from leaving; `case`: who does what next there. Those of `inquiry` and `erasure` have a page of their own. */
export const workActs = [
  'conflict',
  'email',
  'posting',
  'message',
  'mention',
  'inquiry',
  'erasure',
  'license',
  'task',
  'triage',
  'case',
  'letter',
  'review',
  'barred',
  'delivery',
  'reply',
  'replied',
  'money',
  'accepted',
  'offer',
  'fee',
  'papers',
  'facts',
] as const;
export type WorkAct = (typeof workActs)[number];
/** `letter_id`: the letter that it is about, where it names one. */
type Aim = { act: WorkAct; letter_id: string | null };

/** The steps of `nextActionOf` by what they ask for; any other asks for the case as a whole. */
const stepsOf: Partial<Record<WorkAct, readonly string[]>> = {
  letter: ['draft', 'submit', 'change', 'send', 'post'],
  review: ['review', 'date'],
  barred: ['barred'],
  conflict: ['conflict'],
  facts: ['correction'],
  papers: ['sign'],
  delivery: ['delivery', 'returned'],
  reply: ['answer', 'negotiate'],
  replied: ['reply'],
  offer: ['offer'],
  accepted: ['tell'],
  money: ['rest'],
  fee: ['settle'],
};
/** What a new case asks for, whatever the program has done in it meanwhile. */
export const newCaseText = 'Review the application';
/** What stands for a case in which nothing has happened since it came in. */
export const actionOfNewCase = 'received/review';
/**
 * The kinds of a next action by what it was planned for and the case's status, where one is named; the first that matches.
 * JavaScript and PostgreSQL read the patterns alike. A case is new until staff decide to take it, which moves it from
 * intake, or until its first letter is approved: the program analyzes and drafts meanwhile.
 */
export const actionKinds = [
  ['task', '^hand:', null],
  ['new_case', '/(review|draft|submit)(:|$)', 'intake'],
  ['reply', '/(reply|answer|negotiate):', null],
  ['step', '', null],
] as const satisfies readonly (readonly [WorkKind, string, CaseStatus | null])[];
const ofLetter: readonly WorkAct[] = ['letter', 'review', 'barred', 'delivery', 'reply', 'replied', 'papers', 'facts'];

/**
 * The kind of a case's next action, and what it asks for. `plannedFor` is `stage/step` as `nextActionOf` made it, or
 * `hand:STAGE` for one that staff typed (next-action.ts), and null while nothing has happened since the case came in.
 * Steps that wait for a processor's reply are `reply`: staff look for it and enter it.
 */
export function ofAction(plannedFor: string | null, status: CaseStatus): Aim & { kind: WorkKind } {
  const planned = plannedFor ?? actionOfNewCase;
  const matches = ([, pattern, of]: (typeof actionKinds)[number]) =>
    new RegExp(pattern).test(planned) && (of === null || of === status);
  const kind = actionKinds.find(matches)?.[0] ?? 'step';
  const [step = '', about = ''] = planned.slice(planned.indexOf('/') + 1).split(':');
  if (kind === 'new_case') return { kind, act: 'triage', letter_id: null };
  if (kind === 'task' || planned === actionOfNewCase) return { kind, act: 'case', letter_id: null };
  const act = workActs.find((each) => stepsOf[each]?.includes(step)) ?? 'case';
  return { kind, act, letter_id: ofLetter.includes(act) && /^[0-9a-f-]{36}$/.test(about) ? about : null };
}

/** The act of a row of its own. A notice that counsel emails is theirs to send, so staff see its letter. */
export function actOf({ kind, state }: Pick<OwnWork, 'kind' | 'state'>): WorkAct {
  if (kind === 'mailing') return 'posting';
  return kind === 'email' && state === 'to_email' ? 'letter' : kind;
}

/** What is known of such a row: how many messages it stands for, who wrote them, and what is holding up a mailing. */
type OwnWork = { kind: OwnKind; many: number; who: string | null; state: string | null };

/** What is to be done, in one line. */
export function ownWorkText({ kind, many, who, state }: OwnWork): string {
  switch (kind) {
    case 'conflict':
      return 'Decide whether there is a conflict of interest';
    case 'email':
      if (state === 'to_email') return 'See that counsel emails the notice and adds the sent email';
      return state === 'uncertain' ? 'Find out whether the letter’s email arrived' : 'Decide about the refused email';
    case 'mailing':
      return state === 'to_print' ? 'Post the certified letter' : 'Find out whether the mailhouse mailed the letter';
    case 'message':
      return many === 1 ? 'Answer a message' : `Answer ${many} messages`;
    case 'mention':
      return `${who ?? 'Somebody'} mentioned you in a note`;
    case 'inquiry':
      if (state !== 'suspected') return `Answer ${who ?? 'an inquiry'}`;
      return many === 1 ? 'Look at a suspected message' : `Look at ${many} suspected messages`;
    case 'erasure':
      return `Decide whether to erase ${who ?? 'an account'}`;
    case 'license':
      return `Look up the ${state} license of ${who} again`;
  }
}
