/** Ids of what the installation has retired: new letters must not use these authorities or clauses. */
export type Retired = { authorityIds: readonly string[]; clauseIds: readonly string[] };

export const nothingRetired: Retired = { authorityIds: [], clauseIds: [] };

/** As stored with a letter's facts: sorted, and absent when nothing is retired. */
export function keptRetired({ authorityIds, clauseIds }: Retired): { retired?: Retired } {
  if (authorityIds.length === 0 && clauseIds.length === 0) return {};
  return { retired: { authorityIds: [...new Set(authorityIds)].sort(), clauseIds: [...new Set(clauseIds)].sort() } };
}
