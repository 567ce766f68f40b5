import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { OwnAuthority } from '../../domain/letters/own-source.ts';
import type { Fact, FactSheet } from '../facts/fact.ts';
import { folded, longDate, typographic } from '../text/display.ts';
import { authoritySentences, factSentence } from '../text/own-sentences.ts';
import { sentencesAround, sentencesOf } from '../text/sentences.ts';
import { figuresIn } from './figures.ts';
import type { Provenance } from './provenance.ts';
import { citationsWith, withBareSections } from './cited-places.ts';
import { longestFirst, type FactWords } from './mask.ts';
import { factsFor } from './traced-figures.ts';
import type { Complaint } from './unit.ts';

/**
 * How what an attorney added stands in one letter: proven for the attorney who added it, and for all once another
 * attorney has confirmed it.
 */
export type OwnStanding = 'proven' | 'unconfirmed' | 'withdrawn';
export type OwnInLetter = OwnAuthority & { standing: Exclude<OwnStanding, 'withdrawn'> };
/**
 * The authorities that attorneys added, and the standing of added facts by id. A fact that is not listed waits for
 * confirmation.
 */
export type OwnSources = { authorities: readonly OwnInLetter[]; facts: ReadonlyMap<string, OwnStanding> };

export const noOwnSources: OwnSources = { authorities: [], facts: new Map() };

/** The added authorities that blocks of the letter refer to. */
export function ownReferred(document: LetterDocument, { authorities }: OwnSources): OwnInLetter[] {
  const referred = new Set(document.blocks.flatMap((block) => block.authority_refs));
  return authorities.filter(({ id }) => referred.has(id));
}

/** The added authorities that the letter cites, by text or by reference. Only these may support its words. */
export function ownCited(document: LetterDocument, wholeText: string, own: OwnSources): OwnInLetter[] {
  const referred = ownReferred(document, own);
  return own.authorities.filter(
    (each) => referred.includes(each) || wholeText.includes(folded(typographic(each.citation))),
  );
}

/** "Smith" and "Acme, Inc." of "Smith v. Acme, Inc.": the short names of a case. */
const parties = ({ kind, title }: OwnAuthority): string[] =>
  kind === 'case' ? title.split(/ v\.? /).map((name) => folded(typographic(name.trim()))) : [];

/** The words that a letter may use, together with those of the added authorities that it cites. */
export function withOwnWords(words: FactWords, cited: readonly OwnAuthority[]): FactWords {
  if (cited.length === 0) return words;
  const said = cited.flatMap((authority) => [
    ...[authority.title, authority.proposition, authority.quote]
      .map((text) => folded(typographic(text.trim())))
      .flatMap((text) => [text, ...sentencesOf(text)]),
    ...parties(authority),
  ]);
  return {
    all: longestFirst([...words.all, ...said]),
    spoken: longestFirst([...words.spoken, ...said]),
    names: words.names,
    citations: withBareSections(citationsWith(cited), words.sections),
    sections: words.sections,
    forms: words.forms,
  };
}

const addedFacts = ({ facts }: FactSheet): Fact[] =>
  Object.values(facts).filter(({ source }) => source.from === 'attorney');

/**
 * Sentences that state exactly what was recorded of an added source count as proven, like a clause filled from the
 * facts.
 */
export function withOwnSentences(filled: Provenance, sheet: FactSheet, cited: readonly OwnAuthority[]): Provenance {
  const kept = longestFirst(cited.map(({ citation }) => folded(typographic(citation))));
  const said = [...cited.flatMap(authoritySentences), ...addedFacts(sheet).map(factSentence)]
    .map(folded)
    .flatMap((text) => [text, ...sentencesAround(text, kept)]);
  return said.length === 0 ? filled : { ...filled, sentences: new Set([...filled.sentences, ...said]) };
}

/**
 * Added facts that the letter states: by reference, in their own words, or as a figure that no other fact of the case
 * has.
 */
function statedFacts(document: LetterDocument, sheet: FactSheet, wholeText: string): Fact[] {
  const added = addedFacts(sheet);
  if (added.length === 0) return [];
  const referred = new Set(document.blocks.flatMap((block) => block.fact_refs));
  const figures = figuresIn(wholeText)
    .map((figure) => factsFor(figure, sheet))
    .filter((facts) => facts.every(({ role }) => role === 'own'))
    .flat();
  return added.filter(
    (fact) =>
      referred.has(fact.id) ||
      figures.includes(fact) ||
      (fact.kind === 'text' && wholeText.includes(folded(typographic(fact.display)))),
  );
}

/** A fact that another attorney added waits for confirmation; a withdrawn one may not be stated. */
export function checkOwnFacts(
  document: LetterDocument,
  sheet: FactSheet,
  wholeText: string,
  own: OwnSources,
): Complaint[] {
  return statedFacts(document, sheet, wholeText).flatMap(({ id, display, label, source }): Complaint[] => {
    const standing = own.facts.get(id) ?? 'unconfirmed';
    const { by, where } = source.from === 'attorney' ? source : { by: '', where: '' };
    if (standing === 'proven') return [];
    if (standing === 'withdrawn')
      return [
        {
          severity: 'red',
          check: 'fact',
          words: display,
          key: `retired:fact:${id}`,
          why: `${by} added this fact (${label}) and has withdrawn it. Take it out of the letter.`,
        },
      ];
    return [
      {
        severity: 'red',
        check: 'fact',
        settle: 'fact',
        words: display,
        key: `fact:${id}`,
        why: `${by} added this fact (${label}) in their own name. Source: ${where}. Look there yourself, and confirm it.`,
      },
    ];
  });
}

/** Asked of every attorney except the one who added the authority. */
export function unconfirmedAuthority(authority: OwnInLetter, confirmed: ReadonlySet<string>): Complaint[] {
  const { id, citation, standing, added_by_name: by, read_at: at, read_on: on } = authority;
  if (standing === 'proven' || confirmed.has(id)) return [];
  return [
    {
      severity: 'red',
      check: 'authority',
      settle: 'authority',
      words: citation,
      key: `authority:${id}`,
      why: `${by} added this authority in their own name and read it on ${longDate(on)}: ${at}. No other attorney has confirmed it. Read it yourself, and confirm it.`,
    },
  ];
}
