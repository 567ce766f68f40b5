/** What still bars approval of this letter. Only for display: the server checks again. */
import { isUnapproved, isUnsent } from '../../../../domain/letters/life.ts';
import { isBarring, type LetterDecision } from '../../../../domain/letters/decision.ts';
import type { Finding, LetterStatus, Verdict } from '../../../../domain/letters/letter.ts';

/** A finding that the attorney overrode by name, with the recorded reason. `on`: the day, at the firm. */
type Taken = { key: string; reason: string; attorney_name: string; on: string };
/** How red findings were settled without changing the text. */
export type Settled = { confirmed: readonly string[]; taken?: readonly Taken[] };
/** Red bars approval until it is corrected or settled; a mark bars nothing. */
type FindingState = 'red' | 'mark' | 'settled';

export function findingState(finding: Finding, settled: Settled): FindingState {
  if (finding.severity === 'amber') return 'mark';
  return settled.confirmed.includes(finding.key) || takenOf(finding, settled) ? 'settled' : 'red';
}

/** Who overrode this finding, when and why; undefined if nobody did. */
export const takenOf = ({ key }: Finding, { taken = [] }: Settled): Taken | undefined =>
  taken.find((each) => each.key === key);

const order: Record<FindingState, number> = { red: 0, mark: 1, settled: 2 };

/** The findings that bar approval, then the marks, then the settled ones, each group in the verifier's order. */
export const sortedFindings = ({ verdict, ...settled }: Settled & { verdict: Verdict }): Finding[] =>
  verdict.findings.toSorted((a, b) => order[findingState(a, settled)] - order[findingState(b, settled)]);

const isOfCitation = ({ check, words }: Finding): boolean =>
  words !== '' && (check === 'citation' || check === 'authority');

/** The findings, those of one citation together: each group at the place of its first. */
export function byCitation(findings: readonly Finding[]): [Finding, ...Finding[]][] {
  const groups: [Finding, ...Finding[]][] = [];
  for (const each of findings) {
    const isOfOne = isOfCitation(each);
    const group = isOfOne && groups.find(([first]) => first.words === each.words && isOfCitation(first));
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

type JudgedLetter = Settled & {
  status: LetterStatus;
  verdict: Verdict;
  decisions: readonly LetterDecision[];
  may: { approve: boolean };
  exhibit_book?: { state: string };
};

/** `outdated`: a newer version was saved meanwhile, so the edits must be compared before they can be saved. */
type UnsavedEdits = { unsaved: boolean; outdated: boolean };

/**
 * Why Approve is disabled. `listed`: how many points of the tab "To decide" bar approval. `besides`: further reasons,
 * as sentences.
 */
type ApprovalObstacles = { listed: number; besides: string[] };

/** Approval is possible if `listed` is 0 and `besides` is empty. */
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

/** "One point bars approval.", for the points that the tab "To decide" lists. */
export const barringText = (listed: number): string =>
  listed === 1 ? 'One point bars approval.' : `${listed} points bar approval.`;

/**
 * "3 points bar approval; one bars sending.": the summary of the tab "To decide". What would bar the approval of an
 * approved letter bars its sending. Empty if nothing bars either.
 */
export function barredText(letter: Waiting): string {
  const approval = isUnapproved(letter.status) ? barringPoints(letter, 'approval').length : 0;
  const more = barringPoints(letter, 'sending').length - approval;
  if (approval + more === 0) return '';
  const sending = more === 1 ? 'one bars sending' : `${more} bar sending`;
  if (approval === 0) return `${sending.replace('one', 'One point').replace(/^(\d+)/, '$1 points')}.`;
  return more === 0 ? barringText(approval) : barringText(approval).replace(/\.$/, `; ${sending}.`);
}

const readingKey = 'reading:open';

/** The decisions without those about findings, which the desk lists one by one. */
export const besidesFindings = (decisions: readonly LetterDecision[]): LetterDecision[] =>
  decisions.filter(({ key }) => !key.startsWith('findings:'));

const openFindings = (letter: Settled & { verdict: Verdict }): Finding[] =>
  letter.verdict.findings.filter((each) => findingState(each, letter) === 'red');

/**
 * The step that a red finding bars. In an approved letter the server bars sending only for findings that need a
 * correction; one that can be settled without other text waits for the next approval.
 */
export const barredStep = ({ status }: Pick<JudgedLetter, 'status'>, { settle }: Finding): 'approval' | 'sending' =>
  isUnapproved(status) || settle !== undefined ? 'approval' : 'sending';

/** One point that bars a step; `text` is a sentence. */
type Point = { key: string; text: string };

/**
 * What bars approval or sending, as the tab "To decide" lists it: the decisions, and each red finding. What bars
 * approval also bars sending. The tab, the sign-off and the dialogs all use this function, so that they agree. Nothing
 * bars a superseded letter.
 */
export function barringPoints(letter: Waiting, step: 'approval' | 'sending'): Point[] {
  if (letter.status === 'superseded') return [];
  // The findings of a letter that was sent are no longer open.
  const reds = isUnsent(letter.status) ? openFindings(letter) : [];
  const decisions = besidesFindings(letter.decisions).filter((each) => isBarring(each, step));
  const findings = reds.filter((each) => isUnapproved(letter.status) || barredStep(letter, each) === 'sending');
  return [...decisions, ...findings.map(({ key, why }) => ({ key, text: why }))].map(({ key, text }) => ({
    key,
    text,
  }));
}
type Waiting = Pick<JudgedLetter, 'status' | 'verdict' | 'decisions'> & Settled;
