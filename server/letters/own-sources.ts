import type { Db } from '../../db/actor.ts';
import { isProvenFor, type SourceStanding } from '../../domain/letters/own-source.ts';
import type { OwnSources, OwnStanding } from '../../drafting/checks/own-sources.ts';
import { addedAuthorities } from '../knowledge/own-authorities.ts';
import { addedFacts } from './own-facts.ts';

/**
 * For the verifier: the authorities and facts that attorneys added, with their standing in letters of this case. It
 * depends on the case's attorney, who approves those letters.
 */
export async function ownSources(db: Db, caseId: string, confirmedIds: readonly string[]): Promise<OwnSources> {
  const [authorities, facts, row] = await Promise.all([
    addedAuthorities(db),
    addedFacts(db, caseId),
    db.selectFrom('cases').select('attorney_id').where('id', '=', caseId).executeTakeFirst(),
  ]);
  const attorneyId = row?.attorney_id ?? null;
  const confirmed = new Set(confirmedIds);
  const standing = (added: { added_by: string }, now: SourceStanding): Exclude<OwnStanding, 'withdrawn'> =>
    isProvenFor(added, now, attorneyId) ? 'proven' : 'unconfirmed';
  return {
    authorities: authorities.map(({ added_at: _at, ...each }) => ({
      ...each,
      standing: standing(each, confirmed.has(each.id) ? 'confirmed' : 'added'),
    })),
    facts: new Map(
      facts.map((each) => [each.id, each.standing === 'withdrawn' ? 'withdrawn' : standing(each, each.standing)]),
    ),
  };
}
