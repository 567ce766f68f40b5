/** Unsaved changes to answers: a draft's, or those of a submitted case. Pure. */
import type { Answers } from '../../domain/intake/answers.ts';
import { isRecord, recordOf } from '../../domain/json.ts';
import { sameJson } from '../../domain/same-json.ts';
import { mergeLists, mergeParts, takeParts } from '../unsaved/merge.ts';

/** Our answers where another device or tab changed the same ones: field names, or `owners` and `previousProcessors`. */
export type SetAside = { answers: Answers; conflicts: readonly string[] };

export type AnswersEdit = {
  /** The server's answers, which our edits are based on. */
  version: number;
  base: Answers;
  answers: Answers;
  /** Theirs is shown; ours is offered until the merchant decides. */
  setAside: readonly SetAside[];
};

const rowGroups = ['owners', 'previousProcessors'] as const;

/**
 * Rebases the edit on what is saved now: one-sided changes stand; where both changed, theirs wins and ours is set
 * aside.
 */
export function rebase(edit: AnswersEdit, saved: { version: number; answers: Answers }): AnswersEdit {
  const sides = { base: edit.base, mine: edit.answers, theirs: saved.answers };
  const rows = mergeParts(rowGroups, sides, { same: sameAnswer });
  const fields = mergeParts(
    [...new Set([...Object.keys(sides.theirs.fields), ...Object.keys(sides.mine.fields)])],
    { base: sides.base.fields, mine: sides.mine.fields, theirs: sides.theirs.fields },
    { same: sameAnswer },
  );
  const files = mergeLists(sides.base.files, sides.mine.files, sides.theirs.files);
  return {
    version: saved.version,
    base: saved.answers,
    answers: { ...rows.merged, fields: fields.merged, files },
    setAside: alsoSetAside(edit.setAside, {
      answers: edit.answers,
      conflicts: [...fields.clashes, ...rows.clashes],
    }),
  };
}

/** Adds ours to what is set aside, unless there is nothing to add or the same answers are there already. */
export function alsoSetAside(list: readonly SetAside[], more: SetAside): readonly SetAside[] {
  const isKnown = (name: string) =>
    list.some(
      (each) => each.conflicts.includes(name) && same(answerIn(each.answers, name), answerIn(more.answers, name)),
    );
  const conflicts = more.conflicts.filter((name) => !isKnown(name));
  return conflicts.length > 0 ? [...list, { answers: more.answers, conflicts }] : list;
}

const answerIn = (answers: Answers, name: string) =>
  name === 'owners' || name === 'previousProcessors' ? answers[name] : answers.fields[name];

/** The answers with what was set aside put back in place of theirs. */
export function takeOurs(current: Answers, { answers: ours, conflicts }: SetAside): Answers {
  const fields = conflicts.filter((name) => !rowGroups.some((group) => group === name));
  return {
    ...takeParts(
      rowGroups.filter((group) => conflicts.includes(group)),
      ours,
      current,
    ),
    fields: takeParts(fields, ours.fields, current.fields),
  };
}

/** An edit stored by an earlier page; null if it has another shape. */
export function readAnswersEdit(left: unknown): AnswersEdit | null {
  const { version, base, answers, setAside } = recordOf(left);
  return typeof version === 'number' && isAnswers(base) && isAnswers(answers) && isSetAside(setAside)
    ? { version, base, answers, setAside }
    : null;
}

const isAnswers = (value: unknown): value is Answers =>
  isRecord(value) &&
  isRecord(value['fields']) &&
  [value['owners'], value['previousProcessors'], value['files']].every(Array.isArray);

const isSetAside = (value: unknown): value is SetAside[] =>
  Array.isArray(value) &&
  value.every((each) => isAnswers(recordOf(each)['answers']) && Array.isArray(recordOf(each)['conflicts']));

/** A missing answer and an empty one are equal. */
export const same = (one: unknown, other: unknown): boolean => sameJson(filled(one), filled(other));
const sameAnswer = (_: string, one: unknown, other: unknown): boolean => same(one, other);

function filled(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null;
  if (Array.isArray(value)) return value.map(filled);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, filled(each)] as const)
      .filter(([, each]) => each !== null),
  );
}
