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
  decisions: readonly LetterDecision[];
  may: { approve: boolean };
  exhibit_book?: { state: string };
};

/** Why Approve is disabled, in plain words; empty if nothing stands in the way. */
export function approvalObstacles(letter: JudgedLetter, unsaved: boolean): string[] {
  const obstacles = [
    unsaved && 'There are unsaved edits. Save them first: approval names the saved bytes.',
    ...letter.decisions.filter(({ bars }) => bars === 'approval').map(({ text }) => text),
    letter.exhibit_book?.state === 'waiting' && 'The exhibits are still being bound into a book.',
    letter.status === 'draft' && 'The letter is a draft. Put it into review first.',
  ].filter((reason) => typeof reason === 'string');
  if (obstacles.length === 0 && !letter.may.approve)
    return ['Only the attorney assigned to this case can approve the letter.'];
  return obstacles;
}

/** The decisions but those about findings, which the desk shows one by one. */
export const listedDecisions = (decisions: readonly LetterDecision[]): LetterDecision[] =>
  decisions.filter(({ key }) => !key.startsWith('findings:'));

/** How many points wait: findings not confirmed, and decisions that somebody must settle. */
export function openPoints(letter: {
  verdict: Verdict;
  confirmed: readonly string[];
  decisions: readonly LetterDecision[];
}): number {
  const findings = letter.verdict.findings.filter((each) => findingState(each, letter.confirmed) !== 'confirmed');
  return findings.length + listedDecisions(letter.decisions).filter(({ owner }) => owner !== 'nobody').length;
}
