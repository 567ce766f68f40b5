import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { examplesOf, goldenDraft, handsOnFile } from './hands.ts';
import { editLetter } from './letter-edit.ts';

type EditedLetter = { name: string; planned: LetterDocument; edited: LetterDocument; sheet: FactSheet };

/** The golden letters with `changes` edits of the hands on file in each; a letter in which fewer fit is left out. */
export function editedGoldens(changes: number): EditedLetter[] {
  const byLetter = Map.groupBy(handsOnFile().flatMap(examplesOf), ({ letter }) => letter);
  return goldens.flatMap(({ name }): EditedLetter[] => {
    const { document, factSheet } = goldenDraft(name).draft;
    let edited = document;
    let made = 0;
    for (const edit of byLetter.get(name) ?? []) {
      if (made === changes) break;
      try {
        edited = editLetter(edited, edit);
        made += 1;
      } catch {
        // Another edit took these words already.
      }
    }
    return made === changes ? [{ name, planned: document, edited, sheet: factSheet }] : [];
  });
}
