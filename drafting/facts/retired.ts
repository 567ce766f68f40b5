/** What the installation has retired: no new letter cites these authorities or is made of these clauses. Ids of the library. */
export type Retired = { authorityIds: readonly string[]; clauseIds: readonly string[] };

export const nothingRetired: Retired = { authorityIds: [], clauseIds: [] };

/** As it is kept with a letter's facts: in one order, and not at all while nothing is retired. */
export function keptRetired({ authorityIds, clauseIds }: Retired): { retired?: Retired } {
  if (authorityIds.length === 0 && clauseIds.length === 0) return {};
  return { retired: { authorityIds: [...new Set(authorityIds)].sort(), clauseIds: [...new Set(clauseIds)].sort() } };
}
