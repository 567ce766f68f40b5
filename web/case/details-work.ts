/** Answers of a submitted case while they are changed: kept on this device until the server has them. Pure. */
import type { Answers } from '../../domain/intake/answers.ts';
import { withMinimumRows } from '../apply/draft-answers.ts';
import { mergeAnswers, same, takeOurs } from '../apply/merge-answers.ts';

export type DetailsWork = {
  /** The server's version and answers that ours are changes to. */
  version: number;
  base: Answers;
  answers: Answers;
  /** Where another device's answer is shown and ours was set aside. */
  setAside: { answers: Answers; conflicts: readonly string[] } | null;
};
type Loaded = { version: number; answers: Answers };

export const isDirty = (work: DetailsWork): boolean => !same(work.answers, withMinimumRows(work.base));

export const workFrom = (loaded: Loaded): DetailsWork => ({
  version: loaded.version,
  base: loaded.answers,
  answers: withMinimumRows(loaded.answers),
  setAside: null,
});

/** What was typed meets what the server has now: changes of one side stand, what both changed is theirs and ours is offered. */
export function workOn(loaded: Loaded, kept: DetailsWork | null): DetailsWork {
  if (!kept || !isDirty(kept)) return { ...workFrom(loaded), setAside: kept?.setAside ?? null };
  if (kept.version === loaded.version) return { ...kept, base: loaded.answers };
  const merged = mergeAnswers(kept.base, kept.answers, loaded.answers);
  const setAside = merged.conflicts.length > 0 ? { answers: kept.answers, conflicts: merged.conflicts } : kept.setAside;
  return { version: loaded.version, base: loaded.answers, answers: withMinimumRows(merged.answers), setAside };
}

export function putOursBack(work: DetailsWork): DetailsWork {
  return work.setAside
    ? { ...work, answers: takeOurs(work.answers, work.setAside.answers, work.setAside.conflicts), setAside: null }
    : work;
}

/** An entry of the device's storage; another shape, from an older release, is ignored. */
export function parseWork(text: string | null): DetailsWork | null {
  try {
    const read = JSON.parse(text ?? 'null') as Partial<DetailsWork> | null;
    return typeof read?.version === 'number' && isAnswers(read.base) && isAnswers(read.answers)
      ? { version: read.version, base: read.base, answers: read.answers, setAside: read.setAside ?? null }
      : null;
  } catch {
    return null;
  }
}

const isAnswers = (value: Answers | undefined): value is Answers =>
  typeof value?.fields === 'object' && Array.isArray(value.owners) && Array.isArray(value.previousProcessors);
