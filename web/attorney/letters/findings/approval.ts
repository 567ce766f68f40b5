/** What stands between this letter and approval, as a convenience; the server checks again. */
import { isUnapproved, isUnsent } from '../../../../domain/letters/life.ts';
import { isBarring, type LetterDecision } from '../../../../domain/letters/decision.ts';
import type { Finding, LetterStatus, Verdict } from '../../../../domain/letters/letter.ts';

/** A finding that counsel took by name, with the one reason that is kept. `on`: a day at the firm. */
type Taken = { key: string; reason: string; attorney_name: string; on: string };
/** What settles red findings besides another text. */
export type Settled = { confirmed: readonly string[]; taken?: readonly Taken[] };
/** Red bars approval until it is corrected or settled; a mark bars nothing. */
type FindingState = 'red' | 'mark' | 'settled';

export function findingState(finding: Finding, settled: Settled): FindingState {
  if (finding.severity === 'amber') return 'mark';
  return settled.confirmed.includes(finding.key) || takenOf(finding, settled) ? 'settled' : 'red';
}

/** Who took this finding, and why; undefined while nobody did. */
export const takenOf = ({ key }: Finding, { taken = [] }: Settled): Taken | undefined =>
  taken.find((each) => each.key === key);

const order: Record<FindingState, number> = { red: 0, mark: 1, settled: 2 };

/** What bars approval first, then the marks, then what is settled; within each in the verifier's order. */
export const sortedFindings = ({ verdict, ...settled }: Settled & { verdict: Verdict }): Finding[] =>
  verdict.findings.toSorted((a, b) => order[findingState(a, settled)] - order[findingState(b, settled)]);

type JudgedLetter = Settled & {
  status: LetterStatus;
  verdict: Verdict;
  decisions: readonly LetterDecision[];
  may: { approve: boolean };
  exhibit_book?: { state: string };
};

/** `outdated`: a newer version was saved meanwhile, so that they have to be compared before they can be saved. */
type UnsavedEdits = { unsaved: boolean; outdated: boolean };

/** Why Approve is disabled: how many points of the tab "To decide" bar it, and in plain words what is not on that tab. */
type ApprovalObstacles = { listed: number; besides: string[] };

/** Nothing stands in the way if none is listed and nothing is besides. */
export function approvalObstacles(letter: JudgedLetter, { unsaved, outdated }: UnsavedEdits): ApprovalObstacles {
  const points = barringPoints(letter, 'approval');
  const listed = points.length;
  const besides = [
    unsaved &&
      `There are unsaved edits. ${outdated ? 'Compare them with the saved version first' : 'Save them first'}: approval names the saved bytes.`,
    letter.exhibit_book?.state === 'waiting' && 'The exhibits are still being bound into a book.',
    letter.status === 'draft' && 'The letter is a draft. Put it into review first.',
  ].filter((reason) => typeof reason === 'string');
  if (points.every(({ key }) => key === readingKey) && besides.length === 0 && !letter.may.approve)
    return { listed, besides: ['Only the attorney assigned to this case can approve the letter.'] };
  return { listed, besides };
}

/** "One point bars approval": of those that the tab "To decide" lists. */
export const barringText = (listed: number): string =>
  listed === 1 ? 'One point bars approval.' : `${listed} points bar approval.`;

/** "3 points bar approval, one more bars sending.": the head of the tab "To decide"; empty where nothing bars either. */
export function barredText(letter: Waiting): string {
  const approval = barringPoints(letter, 'approval').length;
  const more = barringPoints(letter, 'sending').length - approval;
  if (approval + more === 0) return '';
  const sending = more === 1 ? 'one bars sending' : `${more} bar sending`;
  if (approval === 0) return `${sending.replace('one', 'One point').replace(/^(\d+)/, '$1 points')}.`;
  return more === 0 ? barringText(approval) : barringText(approval).replace(/\.$/, `; ${sending}.`);
}

const readingKey = 'reading:open';

/** The decisions but those about findings, which the desk shows one by one. */
export const besidesFindings = (decisions: readonly LetterDecision[]): LetterDecision[] =>
  decisions.filter(({ key }) => !key.startsWith('findings:'));

const openFindings = (letter: Settled & { verdict: Verdict }): Finding[] =>
  letter.verdict.findings.filter((each) => findingState(each, letter) === 'red');

/** One point that bars a step: `text` is a sentence. */
type Point = { key: string; text: string };

/**
 * What bars approval or sending, as the tab "To decide" lists it: decisions, and the red findings one by one. What bars approval bars sending too.
 * The one place that says so: tab, sign-off and dialogs count and name what this returns. A superseded letter waits for nothing.
 */
export function barringPoints(letter: Waiting, step: 'approval' | 'sending'): Point[] {
  if (letter.status === 'superseded') return [];
  // What has left is as it left.
  const reds = isUnsent(letter.status) ? openFindings(letter) : [];
  const decisions = besidesFindings(letter.decisions).filter((each) => isBarring(each, step));
  // What was approved and is to be settled by a reason was so then: the server bars its sending by what must be corrected alone.
  const findings = reds.filter(({ settle }) => isUnapproved(letter.status) || settle === undefined);
  return [...decisions, ...findings.map(({ key, why }) => ({ key, text: why }))].map(({ key, text }) => ({
    key,
    text,
  }));
}
type Waiting = Pick<JudgedLetter, 'status' | 'verdict' | 'decisions'> & Settled;
