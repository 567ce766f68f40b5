/** What stands between this letter and approval, as a convenience; the server checks again. */
import type { Finding, LetterStatus, Verdict } from '../../../domain/letters/letter.ts';

type FindingState = 'red' | 'open' | 'confirmed';

export function findingState(finding: Finding, confirmed: readonly string[]): FindingState {
  if (finding.severity === 'red') return 'red';
  return confirmed.includes(finding.key) ? 'confirmed' : 'open';
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
  may: { approve: boolean };
  exhibit_book?: { state: string };
  papers_blocked_by?: string | null;
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Why Approve is disabled, in plain words; empty if nothing stands in the way. */
export function approvalObstacles(letter: JudgedLetter, unsaved: boolean): string[] {
  const states = letter.verdict.findings.map((finding) => findingState(finding, letter.confirmed));
  const red = states.filter((state) => state === 'red').length;
  const open = states.filter((state) => state === 'open').length;
  const obstacles = [
    unsaved && 'There are unsaved edits. Save them first: approval names the saved bytes.',
    red > 0 && `${count(red, 'red finding', 'red findings')} must be corrected in the letter.`,
    open > 0 && `${count(open, 'amber finding waits', 'amber findings wait')} for your confirmation.`,
    letter.exhibit_book?.state === 'waiting' && 'The exhibits are still being bound into a book.',
    letter.papers_blocked_by ?? false,
    letter.status === 'draft' && 'The letter is a draft. Put it into review first.',
  ].filter((reason) => typeof reason === 'string');
  if (obstacles.length === 0 && !letter.may.approve)
    return ['Only the attorney assigned to this case can approve the letter.'];
  return obstacles;
}
