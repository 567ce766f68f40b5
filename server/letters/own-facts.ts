import type { Db } from '../../db/actor.ts';
import { ownId, type OwnFact, type OwnFactKind, type SourceStanding } from '../../domain/letters/own-source.ts';

/** A fact that an attorney added to a case, and what became of it; `uuid` is its row's. */
export type AddedFact = OwnFact & {
  uuid: string;
  added_at: Date;
  standing: SourceStanding;
  withdrawn_reason: string | null;
};

/** The facts added to a case, the newest first, at most 500. One is confirmed once another attorney has confirmed its finding in a letter of the case. */
export async function addedFacts(db: Db, caseId: string): Promise<AddedFact[]> {
  const [rows, confirmations] = await Promise.all([
    db
      .selectFrom('own_facts')
      .selectAll()
      .$narrowType<{ kind: OwnFactKind }>()
      .where('case_id', '=', caseId)
      .orderBy('added_at', 'desc')
      .orderBy('id')
      .limit(500)
      .execute(),
    db
      .selectFrom('finding_confirmations')
      .select(['key', 'attorney_id'])
      .where('case_id', '=', caseId)
      .where('key', 'like', 'fact:own-%')
      .execute(),
  ]);
  return rows.map(({ id: uuid, text_value, amount_cents, on_day, withdrawn_at, ...row }) => {
    const id = ownId(uuid);
    const isConfirmed = confirmations.some(
      ({ key, attorney_id }) => key === `fact:${id}` && attorney_id !== row.added_by,
    );
    return {
      ...row,
      uuid,
      id,
      value: text_value ?? amount_cents ?? on_day ?? '',
      standing: withdrawn_at !== null ? 'withdrawn' : isConfirmed ? 'confirmed' : 'added',
    };
  });
}
