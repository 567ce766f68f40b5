/** What stands between this letter and approval, as a convenience; the server checks again. */
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import { needsClick, type Finding, type LetterStatus, type Verdict } from '../../../domain/letters/letter.ts';

type FindingState = 'red' | 'open' | 'confirmed';

export function findingState(finding: Finding, confirmed: readonly string[]): FindingState {
  if (finding.severity === 'red') return 'red';
  return !needsClick(finding) || confirmed.includes(finding.key) ? 'confirmed' : 'open';
}

const order: Record<FindingState, number> = { red: 0, open: 1, confirmed: 2 };

/** Red first, then unconfirmed, then confirmed; within each in the verifier's order. */
export function sortedFindings(verdict: Verdict, confirmed: readonly string[]): Finding[] {
  return verdict.findings.toSorted((a, b) => order[findingState(a, confirmed)] - order[findingState(b, confirmed)]);
}

type JudgedLetter = {
  status: LetterStatus;
  verdict: Verdict;
  confirmed: readonly string[];
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
  const barring = letter.decisions.filter(({ bars }) => bars === 'approval');
  const byFindings = barring.length > listedDecisions(barring).length;
  const listed = listedDecisions(barring).length + (byFindings ? openFindings(letter).length : 0);
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

/** The decisions but those about findings, which the desk shows one by one. */
export const listedDecisions = (decisions: readonly LetterDecision[]): LetterDecision[] =>
  decisions.filter(({ key }) => !key.startsWith('findings:'));

const openFindings = ({ verdict, confirmed }: Pick<JudgedLetter, 'verdict' | 'confirmed'>): Finding[] =>
  verdict.findings.filter((each) => findingState(each, confirmed) !== 'confirmed');

/** How many points wait: findings not confirmed, and decisions that somebody must settle. A superseded letter waits for nobody. */
export function openPoints(letter: {
  status: LetterStatus;
  verdict: Verdict;
  confirmed: readonly string[];
  decisions: readonly LetterDecision[];
}): number {
  if (letter.status === 'superseded') return 0;
  return (
    openFindings(letter).length + listedDecisions(letter.decisions).filter(({ owner }) => owner !== 'nobody').length
  );
}
