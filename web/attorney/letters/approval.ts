/** What stands between this letter and approval, as a convenience; the server checks again. */
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import type { Finding, LetterStatus, Verdict } from '../../../domain/letters/letter.ts';

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

/** Why Approve is disabled: how many points of the tab "To decide" bar it besides that it is to be read, and in plain words what is not on that tab. */
type ApprovalObstacles = { listed: number; besides: string[] };

/** Nothing stands in the way if none is listed and nothing is besides. */
export function approvalObstacles(letter: JudgedLetter, { unsaved, outdated }: UnsavedEdits): ApprovalObstacles {
  const barring = letter.decisions.filter(({ bars }) => bars === 'approval');
  const listed = besidesFindings(barring).filter(({ key }) => key !== readingKey).length + openFindings(letter).length;
  const besides = [
    unsaved &&
      `There are unsaved edits. ${outdated ? 'Compare them with the saved version first' : 'Save them first'}: approval names the saved bytes.`,
    letter.exhibit_book?.state === 'waiting' && 'The exhibits are still being bound into a book.',
    letter.status === 'draft' && 'The letter is a draft. Put it into review first.',
  ].filter((reason) => typeof reason === 'string');
  if (listed === 0 && besides.length === 0 && !letter.may.approve)
    return { listed, besides: ['Only the attorney assigned to this case can approve the letter.'] };
  return { listed, besides };
}

/** "One point bars approval": of those that the tab "To decide" lists. */
export const barringText = (listed: number): string =>
  listed === 1 ? 'One point bars approval.' : `${listed} points bar approval.`;

/** That the letter is read is a step of its own, whose button stands where approval's does. */
const readingKey = 'reading:open';

/** The decisions but those about findings, which the desk shows one by one. */
export const besidesFindings = (decisions: readonly LetterDecision[]): LetterDecision[] =>
  decisions.filter(({ key }) => !key.startsWith('findings:'));

const openFindings = (letter: Settled & { verdict: Verdict }): Finding[] =>
  letter.verdict.findings.filter((each) => findingState(each, letter) === 'red');

/** How many points wait: red findings, and decisions that somebody must settle. A superseded letter waits for nobody. */
export function openPoints(letter: Pick<JudgedLetter, 'status' | 'verdict' | 'decisions'> & Settled): number {
  if (letter.status === 'superseded') return 0;
  return (
    openFindings(letter).length + besidesFindings(letter.decisions).filter(({ owner }) => owner !== 'nobody').length
  );
}
