import type { Concept } from './concepts.ts';

export const shared = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((id) => other.includes(id));

/** What stands near a place, up to so many words before or after it. */
function near(concepts: readonly Concept[], at: number, step: 1 | -1, size: number, clause: boolean): string[] {
  const found: string[] = [];
  let taken = 0;
  const own = concepts[at]?.clause;
  for (let next = at + step; concepts[next] !== undefined && taken < size; next += step) {
    const concept = concepts[next];
    if (concept === undefined || (clause && concept.clause !== own)) break;
    if (concept.is === 'word') {
      found.push(...concept.ids, concept.words);
      if (!concept.soft) taken += 1;
    } else if (concept.is === 'source') {
      found.push(concept.id);
      taken += 1;
    }
  }
  return found;
}

export type Placed = { concept: Concept; before: string[]; after: string[] };
export const placed = (
  concepts: readonly Concept[],
  wanted: (concept: Concept) => boolean,
  size: number,
  clause = false,
): Placed[] =>
  concepts.flatMap((concept, at) =>
    wanted(concept)
      ? [{ concept, before: near(concepts, at, -1, size, clause), after: near(concepts, at, 1, size, clause) }]
      : [],
  );
export const touches = (one: Placed, other: Placed): boolean =>
  shared([...one.before, ...one.after], [...other.before, ...other.after]) ||
  one.before.length + one.after.length === 0 ||
  other.before.length + other.after.length === 0;
