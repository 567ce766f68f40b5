import type { Db } from '../../../db/actor.ts';
import { versionDifferences, type Difference } from '../../../domain/letters/letter-differences.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import { longDate } from '../../../drafting/text/display.ts';

/**
 * The printed parts of a letter whose words stood in none of its versions that were read, as after another date or
 * another draft. `theirs` is the text that was read last.
 */
export async function differencesSinceRead(
  db: Db,
  letterId: string,
  { document, read }: { document: LetterDocument; read: readonly number[] },
): Promise<Difference[]> {
  if (read.length === 0) return [];
  const versions = await db
    .selectFrom('letter_versions')
    .select('document')
    .where('letter_id', '=', letterId)
    .where('version', 'in', read)
    .orderBy('version', 'desc')
    .$narrowType<{ document: LetterDocument }>()
    .execute();
  const [last = [], ...earlier] = versions.map((each) => versionDifferences(document, each.document));
  return last.filter(({ key }) => earlier.every((each) => each.some((other) => other.key === key))).map(asPrinted);
}

const asPrinted = (difference: Difference): Difference => {
  const { key, mine, theirs } = difference;
  if (key !== 'dated' || mine === null || theirs === null) return difference;
  return { ...difference, mine: longDate(mine), theirs: longDate(theirs) };
};
