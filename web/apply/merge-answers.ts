/**
 * Two devices changed one application. What only one of them changed is taken from that one; where both changed the same answer,
 * theirs (already saved) is shown and ours is offered. Pure.
 */
import type { Answers } from '../../domain/intake/answers.ts';

export type Merged = {
  answers: Answers;
  /** Field names, or `owners` and `previousProcessors`, where ours was set aside. */
  conflicts: string[];
};

/** `base`: what both started from. */
export function mergeAnswers(base: Answers, ours: Answers, theirs: Answers): Merged {
  const conflicts: string[] = [];
  const pick = <Value>(name: string, was: Value, mine: Value, other: Value): Value => {
    if (same(mine, was) || same(mine, other)) return other;
    if (same(other, was)) return mine;
    conflicts.push(name);
    return other;
  };
  const fields: Answers['fields'] = {};
  for (const name of namesOf(ours, theirs)) {
    const value = pick(name, base.fields[name], ours.fields[name], theirs.fields[name]);
    if (value !== undefined) fields[name] = value;
  }
  return {
    answers: {
      fields,
      owners: pick('owners', base.owners, ours.owners, theirs.owners),
      previousProcessors: pick(
        'previousProcessors',
        base.previousProcessors,
        ours.previousProcessors,
        theirs.previousProcessors,
      ),
      files: mergeFiles(base.files, ours.files, theirs.files),
    },
    conflicts,
  };
}

type Aside = { answers: Answers; conflicts: string[] };

/** Adds ours to what is set aside, unless nothing was, or the same words are there already. */
export function alsoSetAside(list: readonly Aside[], more: Aside): readonly Aside[] {
  const known = (name: string) =>
    list.some(
      (each) => each.conflicts.includes(name) && same(answerIn(each.answers, name), answerIn(more.answers, name)),
    );
  const conflicts = more.conflicts.filter((name) => !known(name));
  return conflicts.length > 0 ? [...list, { answers: more.answers, conflicts }] : list;
}

const answerIn = (answers: Answers, name: string) =>
  name === 'owners' || name === 'previousProcessors' ? answers[name] : answers.fields[name];

/** Puts our side of the named conflicts back. */
export function takeOurs(current: Answers, ours: Answers, conflicts: readonly string[]): Answers {
  const fields = { ...current.fields };
  for (const name of conflicts) {
    const value = ours.fields[name];
    if (value !== undefined) fields[name] = value;
    else delete fields[name];
  }
  return {
    fields,
    owners: conflicts.includes('owners') ? ours.owners : current.owners,
    previousProcessors: conflicts.includes('previousProcessors') ? ours.previousProcessors : current.previousProcessors,
    files: current.files,
  };
}

/** A file is there when one side added it, and gone when one side removed it. */
function mergeFiles(base: Answers['files'], ours: Answers['files'], theirs: Answers['files']): Answers['files'] {
  const find = (list: Answers['files'], id: string) => list.find((file) => file.id === id);
  const ids = [...new Set([...theirs, ...ours].map((file) => file.id))];
  return ids.flatMap((id) => {
    const [was, mine, other] = [find(base, id), find(ours, id), find(theirs, id)];
    if (was && (!mine || !other)) return [];
    const file = mine && was && !same(mine, was) ? mine : (other ?? mine);
    return file ? [file] : [];
  });
}

const namesOf = (ours: Answers, theirs: Answers) => [
  ...new Set([...Object.keys(theirs.fields), ...Object.keys(ours.fields)]),
];

/** Answers are plain JSON; a missing answer and an empty one say the same. */
export function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(plain(left)) === JSON.stringify(plain(right));
}

function plain(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([name, each]) => [name, plain(each)] as const)
    .filter(([, each]) => each !== null);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
