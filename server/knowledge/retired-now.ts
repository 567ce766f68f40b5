import type { Db } from '../../db/actor.ts';
import type { Retired } from '../../drafting/retired.ts';

/** What drafting and verifying have to do without at this moment. Read as staff, an attorney or the program: to others nothing is retired. */
export async function retiredNow(db: Db): Promise<Retired> {
  const rows = await db
    .selectFrom('knowledge_retirements')
    .select(['kind', 'key'])
    .where('restored_at', 'is', null)
    .orderBy('kind')
    .orderBy('key')
    .execute();
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.key);
  return { authorityIds: of('authority'), clauseIds: of('clause') };
}
