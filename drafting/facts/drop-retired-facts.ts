import { interestRates } from '../../knowledge/interest.ts';
import { quotations, terms } from '../../knowledge/terms.ts';
import type { Fact } from './fact.ts';
import type { Retired } from './retired.ts';

/** Ids of the facts that state a retired authority's numbers, quotations and version. */
export function factsOfRetired({ authorityIds }: Retired): Set<string> {
  const own = [...terms, ...quotations]
    .filter((each) => authorityIds.includes(each.authority_id))
    .map((each) => each.id);
  const rate = Object.values(interestRates).some((each) => authorityIds.includes(each.authority_id));
  return new Set([...own.flatMap((id) => [id, `${id}_version`]), ...(rate ? ['interest_rate', 'legal_rate'] : [])]);
}

/** Removes from `facts` whatever relies on a retired authority, directly or by computation. */
export function dropRetiredFacts(facts: Record<string, Fact>, retired: Retired): void {
  const gone = factsOfRetired(retired);
  if (gone.size === 0) return;
  const rests = ({ id, source }: Fact) =>
    gone.has(id) || (source.from === 'computed' && source.using.some((each) => gone.has(each)));
  for (let found = Object.values(facts).filter(rests); found.length > 0; found = Object.values(facts).filter(rests)) {
    for (const { id } of found) {
      gone.add(id);
      delete facts[id];
    }
  }
}
