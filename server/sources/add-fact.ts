import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { ownId } from '../../domain/letters/own-source.ts';
import { factRefusal } from '../../drafting/checks/refuse-own.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { findLetter, requireOwnAttorney } from '../letters/find-letter.ts';
import { sourcesOf, type LetterSources } from './list-sources.ts';
import { displayName } from '../people/display-name.ts';

/** A fact with its source: an upload's page, or words saying where it is from. Money in integer cents, a day `YYYY-MM-DD`. */
type NewFact = {
  label: string;
  value: { kind: 'text'; text: string } | { kind: 'money'; cents: number } | { kind: 'date'; day: string };
  source: string;
  file_id: string | null;
  page: number | null;
};

/**
 * The attorney of a letter's case adds a fact to the case in their own name. Throws FORBIDDEN for any other user,
 * INVALID_INPUT without a source, for a file of another case, and for words that no letter may contain.
 */
export async function addFact(
  services: Services,
  user: User,
  letterId: string,
  { label, value, ...from }: NewFact,
): Promise<LetterSources> {
  return services.database.as(user, async (db) => {
    const letter = await findLetter(db, letterId);
    requireOwnAttorney(user, letter);
    const source = await sourceText(db, letter.case_id, from);
    const [id, by] = [uuidv7(), await displayName(db, user)];
    const refused = factRefusal({
      id: ownId(id),
      label,
      kind: value.kind,
      value: value.kind === 'text' ? value.text : value.kind === 'money' ? value.cents : value.day,
      source,
      file_id: from.file_id,
      page: from.page,
      added_by: user.id,
      added_by_name: by,
    });
    if (refused !== null) throw new Refusal('INVALID_INPUT', refused, { label: refused });
    await db
      .insertInto('own_facts')
      .values({
        id,
        case_id: letter.case_id,
        label,
        kind: value.kind,
        text_value: value.kind === 'text' ? value.text : null,
        amount_cents: value.kind === 'money' ? value.cents : null,
        on_day: value.kind === 'date' ? value.day : null,
        source,
        file_id: from.file_id,
        page: from.file_id === null ? null : from.page,
        added_by: user.id,
        added_by_name: by,
        added_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, letter.case_id, {
      what: 'own_fact_added',
      field: null,
      old_value: null,
      new_value: { id, label },
    });
    return sourcesOf(db, letter);
  });
}

/** "statement.pdf, page 2", followed by what the attorney said about the source. */
async function sourceText(
  db: Db,
  caseId: string,
  { source, file_id, page }: Omit<NewFact, 'label' | 'value'>,
): Promise<string> {
  if (file_id === null) {
    if (source.length < 3)
      throw new Refusal('INVALID_INPUT', 'Enter where this is from.', { source: 'Enter where this is from.' });
    return source;
  }
  const file = await db
    .selectFrom('case_files')
    .select('filename')
    .where('id', '=', file_id)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!file || page === null)
    throw new Refusal('INVALID_INPUT', 'Choose a file of this case, and its page.', {
      file_id: 'Choose a file of this case, and its page.',
    });
  return [`${file.filename}, page ${page}`, ...(source === '' ? [] : [source])].join('. ');
}
