import type { Selectable } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { AgreementTexts } from '../../db/schema.ts';
import type { Processor } from '../../domain/processors.ts';
import { fullTextProcessor } from '../../knowledge/full-texts/known-version.ts';

/** The full text of one version of an agreement, as the operator added it. */
export type StoredFullText = Omit<Selectable<AgreementTexts>, 'processor'> & { processor: Processor };

/**
 * The texts in use, of one processor or of all, by processor and newest first. Empty for anyone but staff, attorneys
 * and the system. Leaves out texts of a processor that the release no longer knows.
 */
export async function storedFullTexts(db: Db, processor?: Processor): Promise<StoredFullText[]> {
  const rows = await db
    .selectFrom('agreement_texts')
    .selectAll()
    .where('replaced_at', 'is', null)
    .$if(processor !== undefined, (query) => query.where('processor', '=', processor ?? ''))
    .orderBy('processor')
    .orderBy('effective_on', 'desc')
    .execute();
  return rows.flatMap(({ processor: key, ...row }) => {
    const known = fullTextProcessor(key);
    return known === null ? [] : [{ ...row, processor: known }];
  });
}
