import { quotations, terms } from '../../knowledge/terms.ts';
import type { Fact } from './fact.ts';
import type { Retired } from './retired.ts';

/** The facts that state what a retired authority says: its numbers, its words, and the version quoted. */
export function factsOfRetired({ authorityIds }: Retired): Set<string> {
  const own = [...terms, ...quotations]
    .filter((each) => authorityIds.includes(each.authority_id))
    .map((each) => each.id);
  return new Set(own.flatMap((id) => [id, `${id}_version`]));
}

/** Takes out of `facts` what rests on a retired authority, and whatever was computed with it. */
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
