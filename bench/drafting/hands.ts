import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { draftLetter, type Draft } from '../../drafting/draft-letter.ts';
import { verifyLetter } from '../../drafting/verify-letter.ts';
import type { LetterDocument, Verdict } from '../../domain/letters/letter.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { corruptions } from '../../testing/letters/corruptions.ts';
import { editLetter } from './letter-edit.ts';

/** One line of `sets/<hand>/*.jsonl`: a golden letter changed by another hand, and whether it is still right. */
const example = z.strictObject({
  id: z.string(),
  letter: z.string(),
  find: z.string(),
  write: z.string(),
  right: z.boolean(),
  kind: z.string(),
  why: z.string(),
  twin: z.string().optional(),
});
export type Example = z.infer<typeof example>;
/**
 * `says` is the verifier's verdict: red; red until counsel accepts it with a reason; a mark; or nothing, so that the
 * change is read like any other.
 */
export type Judged = Pick<Example, 'id' | 'right' | 'kind' | 'twin'> & { says: 'red' | 'reason' | 'mark' | 'nothing' };

const folder = new URL('sets/', import.meta.url);
export const handsOnFile = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The examples of a hand, in the order of its files. Throws on a line that is not of the format. */
export function examplesOf(hand: string): Example[] {
  const own = new URL(`${hand}/`, folder);
  return readdirSync(own)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, own), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => example.parse(JSON.parse(line)));
}

const drafts = new Map<string, { draft: Draft; known: ReadonlySet<string> }>();
const verdictOf = ({ factSheet, plan }: Draft, document: LetterDocument): Verdict =>
  verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs });

/** The golden letter of that name as drafted, and the findings that it already has. Throws for an unknown name. */
export function goldenDraft(name: string): { draft: Draft; known: ReadonlySet<string> } {
  const golden = goldens.find((each) => each.name === name);
  if (!golden) throw new Error(`no golden letter is called ${name}`);
  const draft = drafts.get(name)?.draft ?? draftLetter(golden.request);
  const made = drafts.get(name) ?? {
    draft,
    known: new Set(verdictOf(draft, draft.document).findings.map(({ key }) => key)),
  };
  drafts.set(name, made);
  return made;
}

/** The findings that the changed letter has and the golden one does not. */
export function freshFindings(name: string, change: (document: LetterDocument) => LetterDocument): Verdict['findings'] {
  const { draft, known } = goldenDraft(name);
  return verdictOf(draft, change(draft.document)).findings.filter(({ key }) => !known.has(key));
}

function says(findings: Verdict['findings']): Judged['says'] {
  if (findings.some(({ severity, settle }) => severity === 'red' && settle === undefined)) return 'red';
  if (findings.some(({ severity }) => severity === 'red')) return 'reason';
  return findings.length > 0 ? 'mark' : 'nothing';
}

export function judge({ letter, find, write, id, right, kind, twin }: Example): Judged {
  const findings = freshFindings(letter, (document) => {
    try {
      return editLetter(document, { find, write });
    } catch (error) {
      throw new Error(`${id} (${letter}) cannot be applied: ${String(error)}`);
    }
  });
  return { id, right, kind, ...(twin === undefined ? {} : { twin }), says: says(findings) };
}

/** Our own corruptions as a hand: each on every golden letter that has a place for it. */
function judgeRules(): Judged[] {
  return goldens.flatMap(({ name }) =>
    corruptions.flatMap(({ kind, apply }): Judged[] => {
      const { draft } = goldenDraft(name);
      const document = apply(draft.document, draft.factSheet);
      return document === null
        ? []
        : [{ id: `${name}: ${kind}`, right: false, kind, says: says(freshFindings(name, () => document)) }];
    }),
  );
}

/** Whether the letter as it is drafted now still has the sentence that the edit changes. */
export function stillApplies(letter: string, { find, write }: Pick<Example, 'find' | 'write'>): boolean {
  try {
    editLetter(goldenDraft(letter).draft.document, { find, write });
    return true;
  } catch {
    return false;
  }
}

/** A hand's edits, judged. `gone`: those of sentences that the letters no longer have, because the law or an agreement changed. */
export function judgeHand(hand: string): { judged: Judged[]; gone: string[] } {
  if (hand === 'rules') return { judged: judgeRules(), gone: [] };
  const examples = examplesOf(hand);
  return {
    judged: examples.filter((each) => stillApplies(each.letter, each)).map(judge),
    gone: examples.filter((each) => !stillApplies(each.letter, each)).map(({ id }) => id),
  };
}

export type HandFigures = {
  wrong: number;
  /** Red, with a reason, or marked. */
  caught: number;
  red: number;
  reason: number;
  right: number;
  rightRed: number;
  rightReason: number;
  rightMarked: number;
};

/** Counts of one hand or one kind; each edit counts under its worst verdict. */
export function countsOf(judged: readonly Judged[]): HandFigures {
  const of = (right: boolean, ...what: Judged['says'][]): number =>
    judged.filter((each) => each.right === right && what.includes(each.says)).length;
  return {
    wrong: of(false, 'red', 'reason', 'mark', 'nothing'),
    caught: of(false, 'red', 'reason', 'mark'),
    red: of(false, 'red'),
    reason: of(false, 'reason'),
    right: of(true, 'red', 'reason', 'mark', 'nothing'),
    rightRed: of(true, 'red'),
    rightReason: of(true, 'reason'),
    rightMarked: of(true, 'mark'),
  };
}

/** Pairs of the same words, one right and one wrong: how many of each were flagged in any way. */
export function twinsOf(judged: readonly Judged[]): { pairs: number; wrong: number; right: number } {
  const byId = new Map(judged.map((each) => [each.id, each]));
  const pairs = judged.flatMap((each) => {
    const other = each.twin === undefined ? undefined : byId.get(each.twin);
    return !each.right && other?.right === true ? [{ wrong: each, right: other }] : [];
  });
  return {
    pairs: pairs.length,
    wrong: pairs.filter(({ wrong }) => wrong.says !== 'nothing').length,
    right: pairs.filter(({ right }) => right.says !== 'nothing').length,
  };
}
