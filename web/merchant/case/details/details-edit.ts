/** Edits to the answers of a submitted case. Pure. */
import type { Answers } from '../../../../domain/intake/answers.ts';
import { readAnswersEdit, rebase, same, type AnswersEdit } from '../../../apply/answers-edit.ts';
import { withMinimumRows } from '../../../apply/draft-answers.ts';

type Saved = { version: number; answers: Answers };

export const isDirty = (edit: AnswersEdit): boolean => !same(edit.answers, withMinimumRows(edit.base));

export const editFrom = ({ version, answers }: Saved): AnswersEdit => ({
  version,
  base: answers,
  answers: withMinimumRows(answers),
  setAside: [],
});

/**
 * Rebases the edits on the server's current answers: one-sided changes stand; where both changed, theirs wins and ours
 * is offered.
 */
export function editOn(saved: Saved, edit: AnswersEdit): AnswersEdit {
  if (!isDirty(edit)) return { ...editFrom(saved), setAside: edit.setAside };
  if (edit.version === saved.version) return { ...edit, base: saved.answers };
  const rebased = rebase(edit, saved);
  return { ...rebased, answers: withMinimumRows(rebased.answers) };
}

/** The edits an earlier page left, rebased on the current version; null if they cannot be read. */
export function readDetailsEdit(left: unknown, saved: Saved): AnswersEdit | null {
  const edit = readAnswersEdit(left);
  return edit && editOn(saved, edit);
}
