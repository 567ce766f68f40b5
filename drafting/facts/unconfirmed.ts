import { folded, typographic } from '../text/display.ts';
import type { CaseFile } from './case-file.ts';
import { addEventFacts, addHarmFacts, eventPart, listedEvents } from './events.ts';
import { FactBuilder } from './fact-builder.ts';
import type { Fact } from './fact.ts';

/**
 * What a letter says of an event or of harm. `words`: a sentence that has all of them says it, as the merchant's report
 * where `reported`; `ref`: only in a part that refers to this fact.
 */
export type Stated = { about: string; words: readonly string[]; reported: boolean; ref: string | null };

type Facts = Readonly<Record<string, Fact>>;
const isOfStory = ({ source }: Fact): boolean => source.from === 'event';
/** The words of somebody, which stand after what they report or did. */
const quoted = /^(.*?)(?::(?: in the Merchant’s words,)? “(.*)”)?$/s;

function statedOfEvent(facts: Facts, id: string): Stated[] {
  const [day, act, own] = [facts[id], facts[`${id}_reported`], facts[`${id}_own`]];
  const said = (words: readonly (string | undefined)[], reported: boolean): Stated[] => {
    const known = words.filter((each) => each !== undefined);
    return known.length === words.length
      ? [{ about: known.join(', '), words: known.map((each) => folded(typographic(each))), reported, ref: null }]
      : [];
  };
  const [, clause, about] = quoted.exec(act?.display ?? '') ?? [];
  return [
    ...(clause ? [...said([clause], true), ...said([day?.display, clause], true)] : []),
    ...said([about], false),
    ...said([own?.display], false),
    ...said([day?.display, own?.display], false),
    ...said([facts[`${id}_words`]?.display], false),
  ];
}

const statedOfHarm = ({ harm, harm_words: words }: Facts): Stated[] => [
  ...(harm?.display.split('; ') ?? []).map((each) => ({ about: each, words: [each], reported: true, ref: null })),
  ...(words ? [{ about: words.display, words: [folded(typographic(words.display))], reported: false, ref: null }] : []),
];

/** An argument stands with the event that it argues from, and with nothing against it (argued.ts). */
const statedOfArguments = (facts: Facts): Stated[] =>
  Object.values(facts)
    .filter(({ id, kind }) => kind === 'date' && id.startsWith('argued_'))
    .map(({ id, display }) => ({ about: display, words: [display], reported: false, ref: id }));

const statedIn = (facts: Facts): Stated[] => [
  ...Object.keys(facts).flatMap((id) => (/^event_\d+$/.test(id) ? statedOfEvent(facts, id) : [])),
  ...statedOfHarm(facts),
];

type Versions = {
  /** Of the version itself, then of each version before it: an edit may have kept what an earlier one said. */
  current: Facts;
  earlier: readonly Facts[];
  /** As the case has them now, of the events that the version lists. */
  now: Facts;
  caseFile: CaseFile;
  dated: string;
};

const keyOf = ({ words, reported, ref }: Stated): string => JSON.stringify([words, reported, ref]);

/** Of what a letter's versions say of events and harm, what its merchant no longer confirms, or what stands against an argument by now. */
export function unconfirmedOf({ current, earlier, now, caseFile, dated }: Versions): Stated[] {
  const events = listedEvents(caseFile, { dated, max: Infinity });
  // By the reason a letter may leave a harm out that stays confirmed.
  const mayBeStated = (['none', 'delivery'] as const).flatMap((reason) => {
    const build = new FactBuilder();
    addEventFacts(build, events, { exhibits: [], dated, account: null });
    addHarmFacts(build, caseFile, reason);
    return statedIn(build.facts);
  });
  const confirmed = new Set([...mayBeStated, ...statedOfArguments(now)].map(keyOf));
  const stated = [...[current, ...earlier].flatMap(statedIn), ...statedOfArguments(current)];
  return [...new Map(stated.map((each) => [keyOf(each), each])).values()].filter((each) => !confirmed.has(keyOf(each)));
}

/**
 * The facts of a version that come from an event or harm and are no longer confirmed as it has them, by id. An event
 * keeps its values while its place among those listed changes.
 */
export function unconfirmedFacts(then: Facts, now: Facts): Set<string> {
  const keyOfFact = ({ id, value }: Fact): string => `${eventPart(id)} ${value}`;
  const known = new Set(Object.values(now).filter(isOfStory).map(keyOfFact));
  return new Set(
    Object.values(then)
      // A new file re-letters the exhibits, while a letter keeps its own.
      .filter((fact) => isOfStory(fact) && !fact.id.endsWith('_exhibit') && !known.has(keyOfFact(fact)))
      .map(({ id }) => id),
  );
}

/** The events that a sheet lists, by their own ids. */
export const eventIdsIn = (facts: Facts): Set<string> =>
  new Set(Object.values(facts).flatMap(({ source }) => (source.from === 'event' ? [source.event_id] : [])));
