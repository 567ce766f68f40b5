import type { LetterView } from '../../../../contract/letter-view.ts';
import type { LetterDocument, Severity } from '../../../../domain/letters/letter.ts';
import { findingState } from './approval.ts';
import { placeOf } from './finding-place.ts';
import type { Mark } from './inline-text.ts';

export type PlacedMarks = {
  inBlock: (id: string) => readonly Mark[];
  worstOf: (part: 'addressee' | 'signature') => Severity | undefined;
};

/** Open findings by the place they refer to; settled ones are not marked. */
export function placedMarks(letter: Pick<LetterView, 'verdict' | 'confirmed'>, paper: LetterDocument): PlacedMarks {
  const byPlace = new Map<string, Mark[]>();
  for (const finding of letter.verdict.findings) {
    const place = findingState(finding, letter) === 'settled' ? null : placeOf(finding, paper);
    if (place === null) continue;
    const name = 'part' in place ? `part:${place.part}` : place.blockId;
    byPlace.set(name, [
      ...(byPlace.get(name) ?? []),
      { key: finding.key, words: finding.words, severity: finding.severity },
    ]);
  }
  const marksAt = (name: string): readonly Mark[] => byPlace.get(name) ?? [];
  return { inBlock: marksAt, worstOf: (part) => worst(marksAt(`part:${part}`)) };
}

export const worst = (marks: readonly Mark[]): Severity | undefined =>
  marks.some((mark) => mark.severity === 'red') ? 'red' : marks[0]?.severity;
