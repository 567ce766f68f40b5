import type { Concept, Read } from './concepts.ts';
import { isAsking } from './lexicon.ts';
import { isItsPart } from './natural-parts.ts';
import { placed, shared, touches, type Placed } from './neighbors.ts';

type PartyConcept = Extract<Concept, { is: 'party' }>;

/** Each party does what it did: the same acts of its own, the same done to it, the same of its own. */
export function partiesHold(now: Read, was: Read): boolean {
  const isParty = ({ is }: Concept): boolean => is === 'party';
  const of = ({ concepts }: Read) => placed(concepts, isParty, 2);
  const closeBy = ({ concepts }: Read) => placed(concepts, isParty, 1);
  const old = of(was);
  const nearOld = closeBy(was);
  const nearNow = closeBy(now);
  const acts = ({ concept, before, after }: Placed): string[] =>
    concept.is !== 'party' ? [] : concept.how === 'plain' ? after : concept.how === 'by' ? [...before, ...after] : [];
  const undergoes = ({ concept, before }: Placed): string[] =>
    concept.is === 'party' && concept.how !== 'by' && concept.how !== 'own' ? before : [];
  // What is its own stands right beside it: the next word of "the Merchant's claim", the last before "of the Merchant".
  const has = ({ concept, before, after }: Placed): string[] =>
    concept.is !== 'party' || concept.how === 'by' ? [] : concept.how === 'of' ? before : after;
  const direction = ({ concept }: Placed) =>
    concept.is === 'party' && (concept.how === 'to' || concept.how === 'from') ? concept.how : null;
  const same = (one: Placed, at: number, other: Placed, index: number): boolean => {
    if (one.concept.is !== 'party' || other.concept.is !== 'party' || one.concept.party !== other.concept.party)
      return false;
    if (direction(one) && direction(other) && direction(one) !== direction(other)) return false;
    const bare = [one, other].some(({ before, after }) => before.length + after.length === 0);
    return (
      bare ||
      shared(acts(one), acts(other)) ||
      shared(undergoes(one), undergoes(other)) ||
      shared(has(nearNow[at] ?? one), has(nearOld[index] ?? other))
    );
  };
  const parties = (list: readonly Placed[]) => new Set(list.map(({ concept }) => (concept as PartyConcept).party));
  const fresh = of(now);
  const gone = [...parties(old)].filter((party) => !parties(fresh).has(party));
  const itsPart = ({ concept, before, after }: Placed): boolean =>
    concept.is === 'party' &&
    isItsPart(concept.party, [...before, ...after]) &&
    concept.how !== 'to' &&
    concept.how !== 'from';
  const spoken = gone.every(
    (party) =>
      nearOld.every((each) => (each.concept as PartyConcept).party !== party || itsPart(each)) ||
      (party === 'M' && now.counsel) ||
      now.pronoun ||
      (now.request && party === 'P') ||
      fresh.length === 0,
  );
  // What counsel asks for, the client asks for.
  const counsels = ({ concept, after }: Placed): boolean =>
    concept.is === 'party' &&
    concept.party === 'M' &&
    concept.how === 'plain' &&
    was.counsel &&
    !parties(old).has('M') &&
    isAsking(after);
  const times = (list: readonly Placed[], party: string): number =>
    list.filter(({ concept }) => (concept as PartyConcept).party === party).length;
  // It is named once more, and nobody is named for it.
  const named = (each: Placed): boolean =>
    itsPart(each) &&
    [...parties(old)].every(
      (party) => party === (each.concept as PartyConcept).party || times(fresh, party) >= times(old, party),
    );
  // One party in both, and no other that it could be taken for.
  const alone = fresh.length === 1 && old.length === 1;
  const free = ({ concept }: Placed): boolean =>
    concept.is === 'party' && (concept.how === 'plain' || concept.how === 'of' || concept.how === 'own');
  const stays = (one: Placed, other: Placed): boolean =>
    alone &&
    free(one) &&
    free(other) &&
    (one.concept as PartyConcept).party === (other.concept as PartyConcept).party &&
    touches(one, other);
  // Of whom a request asks something is named where nobody was.
  const isAddressed =
    now.request &&
    was.request &&
    old.length === 0 &&
    fresh.every(({ concept }) => (concept as PartyConcept).party === 'P');
  return (
    spoken &&
    fresh.every(
      (each, at) =>
        isAddressed ||
        counsels(each) ||
        named(nearNow[at] ?? each) ||
        old.some((other, index) => same(each, at, other, index) || stays(each, other)),
    )
  );
}
