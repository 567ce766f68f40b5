import { isUnsent } from '../../../domain/letters/life.ts';
import type { Db } from '../../../db/actor.ts';
import { barring, sortedDecisions, type LetterDecision } from '../../../domain/letters/decision.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { JudgedLetter, LetterOnDesk } from '../letter-on-desk.ts';
import { fileDecisions, lawDecisions } from './of-the-files.ts';
import { factDecisions } from './of-the-facts.ts';
import { attorneyDecisions } from './of-the-attorney.ts';
import { conflictDecisions } from './of-the-conflicts.ts';
import { addressDecisions } from './of-the-address.ts';
import { caseDecisions, changedCaseDecisions, dateDecisions } from './of-the-case.ts';
import { bookDecisions, findingDecisions, paperDecisions, sendDecisions } from './of-the-letter.ts';
import { suggestionDecisions } from './of-suggestions.ts';
import { carriedDecisions, readingDecisions } from './of-the-reading.ts';
import { offerDecisions } from './of-offers.ts';
import { versionDecisions } from './of-the-version.ts';

/** Finds what is still to be decided about a letter in one matter; `now` is the moment of asking. */
type DecisionSource = (
  desk: JudgedLetter,
  asked: { db: Db; now: Date },
) => LetterDecision[] | Promise<LetterDecision[]>;

/** Every matter that may bar a letter, in the order in which the desk lists them. A new rule is a new source. */
const sources: readonly DecisionSource[] = [
  caseDecisions,
  dateDecisions,
  findingDecisions,
  offerDecisions,
  paperDecisions,
  changedCaseDecisions,
  bookDecisions,
  versionDecisions,
  suggestionDecisions,
  factDecisions,
  attorneyDecisions,
  conflictDecisions,
  // Last of what bars approval: a letter is read once nothing else is to be changed in it.
  readingDecisions,
  carriedDecisions,
  addressDecisions,
  sendDecisions,
  lawDecisions,
  fileDecisions,
];

/** What is still to be decided before the letter leaves, what bars approval first. Of one that was released only its date, where nothing of it has left. */
export async function listDecisions(db: Db, desk: JudgedLetter, now: Date): Promise<LetterDecision[]> {
  if (!isUnsent(desk.letter.status)) return dateDecisions(desk, { now });
  const found: LetterDecision[] = [];
  for (const source of sources) found.push(...(await source(desk, { db, now })));
  return sortedDecisions(found);
}

/** Throws LETTER_BLOCKED with the first decision that bars the step. Approval and sending both ask here, and nowhere else. */
export function requireDecided({ decisions }: Pick<LetterOnDesk, 'decisions'>, step: 'approval' | 'sending'): void {
  const bar = barring(decisions, step);
  if (bar) throw new Refusal('LETTER_BLOCKED', bar.text);
}
