import type { Finding, LetterDocument, Verdict } from '../domain/letters/letter.ts';
import { isOwnId } from '../domain/letters/own-source.ts';
import { checkAuthorities } from './checks/authorities.ts';
import { checkCharacters, checkPrinting, foreignNames } from './checks/characters.ts';
import { checkCitations } from './checks/citations.ts';
import { factWordsOf, masked, type FactWords } from './checks/mask.ts';
import { checkEnclosed } from './checks/enclosed.ts';
import { checkDenial, repliesOnFile, type RepliesOnFile } from './checks/denies-reply.ts';
import { checkNames } from './checks/names.ts';
import {
  checkOwnFacts,
  noOwnSources,
  ownCited,
  withOwnSentences,
  withOwnWords,
  type OwnInLetter,
  type OwnSources,
} from './checks/own-sources.ts';
import { checkPapers, checkSworn } from './checks/papers.ts';
import { checkProvenance, provenanceOf } from './checks/provenance.ts';
import { checkQuotes } from './checks/quotes.ts';
import { stableHash } from './checks/unit.ts';
import { checkStructure } from './checks/structure.ts';
import { checkThreats } from './checks/threats.ts';
import { checkFigures } from './checks/traced-figures.ts';
import { tooManyOf, tooMuchIn, type Unchecked } from './checks/too-much.ts';
import type { Complaint, Unit } from './checks/unit.ts';
import { saidBy, unitsOf } from './checks/units.ts';
import { checkConcession } from './checks/concessions.ts';
import { checkLocked } from './checks/locked.ts';
import { exchangesOf } from './checks/exchanges.ts';
import { checkUnconfirmed } from './checks/unconfirmed.ts';
import { checkRetired, retiredKey } from './checks/retired.ts';
import { checkFrame } from './checks/frame.ts';
import { checkHeldByLaw } from './checks/held-by-law.ts';
import { checkPlan } from './checks/plan.ts';
import { checkVersion } from './checks/authorities.ts';
import { folded } from './text/display.ts';
import { withStandingReferences } from './standing-references.ts';
import type { FactSheet } from './facts/fact.ts';
import type { Stated } from './facts/unconfirmed.ts';
import { nothingRetired, type Retired } from './facts/retired.ts';

export type VerifyOptions = {
  /** Authorities confirmed by an attorney of this installation. */
  confirmedAuthorityIds: readonly string[];
  /** What is retired at the time of verification. */
  retired?: Retired;
  /**
   * The version that an attorney confirmed for this case on the letter's day or later, null when none was. If left out,
   * a notice's version is not checked.
   */
  confirmedVersion?: string | null;
  /**
   * The day of the processor's newest reply on file now; null for none. If left out, the replies are those of the fact
   * sheet.
   */
  lastReplyOn?: string | null;
  /** What the merchant no longer confirms of what the letter's versions say. */
  unconfirmed?: readonly Stated[];
  /** What attorneys added in their own name, with its standing for the attorney who approves this letter. */
  own?: OwnSources;
};

function findingOf(complaint: Complaint, unit: Pick<Unit, 'block_id' | 'plain'> | null): Finding {
  const { key, ...rest } = complaint;
  const place =
    rest.check === 'provenance'
      ? `sentence:${stableHash(unit?.plain ?? rest.words)}`
      : `${rest.check}:${stableHash(`${unit?.plain ?? ''}|${rest.words}|${rest.why}`)}`;
  return { key: key ?? place, block_id: unit?.block_id ?? null, ...rest };
}

/** Checks of one unit, by name, so that a test can disable each in turn and see its corruptions pass. */
export const unitChecks = {
  characters: (unit: Unit, { foreign }: Run) => checkCharacters(unit, foreign),
  // A party's name is not a threat.
  threats: (unit: Unit, { words }: Run) => checkThreats({ ...unit, plain: masked(unit.plain, words.names) }),
  citations: (unit: Unit, { words, cited }: Run) => {
    const found = checkCitations(unit, words);
    found.ids.forEach((id) => cited.add(id));
    return found.complaints;
  },
  // A proven sentence was filled from the facts.
  figures: (unit: Unit, { sheet, words }: Run) => (unit.proven ? [] : checkFigures(unit, sheet, words)),
  names: (unit: Unit, { words, document }: Run) => checkNames(unit, words, document),
  quotes: (unit: Unit, { words }: Run) => checkQuotes(unit, words),
  unconfirmed: (unit: Unit, { document, unconfirmed }: Run) => checkUnconfirmed(unit, document, unconfirmed),
  denials: (unit: Unit, { replies }: Run) => checkDenial(unit, replies),
  // A business name may hold the word of a paper.
  enclosed: (unit: Unit, { words, document, sheet }: Run) =>
    checkEnclosed({ ...unit, plain: masked(unit.plain, words.names) }, document, sheet),
  concessions: (unit: Unit) => checkConcession(unit),
  provenance: (unit: Unit, { provenance, sheet }: Run) => checkProvenance(unit, provenance, sheet),
} as const satisfies Record<string, (unit: Unit, run: Run) => Complaint[]>;
export type UnitCheck = keyof typeof unitChecks;

/** Checks of the letter as a whole. */
export const wholeChecks = {
  structure: ({ document, sheet, confirmedVersion }: Run, wholeText: string) => [
    ...checkStructure(document, sheet, wholeText),
    ...checkPapers(sheet, wholeText),
    ...checkSworn(sheet, wholeText),
    ...checkHeldByLaw(sheet),
    ...checkVersion(sheet, confirmedVersion),
  ],
  frame: ({ document, sheet }: Run) => checkFrame(document, sheet),
  printing: ({ document }: Run) => checkPrinting(document),
  plan: ({ document, sheet, retired }: Run, wholeText: string, units: readonly Unit[], said: ReadonlySet<string>) => [
    ...checkLocked(units, sheet, said),
    ...checkPlan(document, sheet, units, said, retired, wholeText),
  ],
  authorities: ({ cited, sheet, confirmed, document, retired, own, ownAuthorities }: Run, wholeText: string) => [
    ...checkAuthorities(cited, sheet, confirmed, wholeText, ownAuthorities),
    ...checkRetired(document, cited, sheet, retired, ownAuthorities),
    ...checkOwnFacts(document, sheet, wholeText, own),
  ],
} as const satisfies Record<
  string,
  (run: Run, wholeText: string, units: readonly Unit[], said: ReadonlySet<string>) => Complaint[]
>;
export type WholeCheck = keyof typeof wholeChecks;

const everyUnitCheck = Object.keys(unitChecks) as UnitCheck[];
/** The firm's own lines are checked for characters only; the addressee and reference lines are compared as a whole in structure.ts. */
const asked: Record<Unit['where'], readonly UnitCheck[]> = {
  letterhead: ['characters'],
  signature: ['characters'],
  raw: ['characters'],
  addressee: ['characters', 'threats'],
  reference: ['characters', 'threats'],
  block: everyUnitCheck,
  exhibit: everyUnitCheck,
  title: everyUnitCheck,
};

type Run = {
  document: LetterDocument;
  sheet: FactSheet;
  provenance: ReturnType<typeof provenanceOf>;
  cited: Set<string>;
  confirmed: ReadonlySet<string>;
  retired: Retired;
  confirmedVersion: string | null | undefined;
  unconfirmed: readonly Stated[];
  words: FactWords;
  replies: RepliesOnFile;
  own: OwnSources;
  /** The added authorities that the letter cites. */
  ownAuthorities: readonly OwnInLetter[];
  /** This case's names in another script. */
  foreign: readonly string[];
};

/** Whether the text need not be corrected: the finding is not red, or can be settled otherwise. */
const isSettled = ({ severity, settle }: Finding): boolean => severity !== 'red' || settle !== undefined;

/** The pages and parties of an unknown citation are not findings of their own. */
function oneCitation(complaints: readonly Complaint[]): readonly Complaint[] {
  const unknown = complaints.some(({ check, severity }) => check === 'citation' && severity === 'red');
  return unknown
    ? complaints.filter(
        ({ check, words }) => check !== 'name' && !(check === 'fact' && /^[\d.,]+[a-z]{0,2}$/.test(words)),
      )
    : complaints;
}

/** Deduplicated, red first. */
function sorted(findings: readonly Finding[]): Finding[] {
  const unique = [
    ...new Map(findings.map((finding) => [`${finding.key}|${finding.block_id}|${finding.words}`, finding])).values(),
  ];
  return [...unique.filter((each) => each.severity === 'red'), ...unique.filter((each) => each.severity === 'amber')];
}

/**
 * One finding a citation: for one that must be corrected nothing else counts, and it is reported once, however often
 * the letter has it. That it was retired explains what else is wrong with it.
 */
function oneACitation(findings: readonly Finding[]): Finding[] {
  const isOfCitation = ({ check, severity, words }: Finding) =>
    severity === 'red' && words !== '' && (check === 'citation' || check === 'authority');
  const toCorrect = Map.groupBy(
    findings.filter((each) => isOfCitation(each) && each.settle === undefined),
    ({ words }) => words,
  );
  return findings.flatMap((each) => {
    const same = isOfCitation(each) ? toCorrect.get(each.words) : undefined;
    if (!same) return [each];
    if ((same.find(({ key }) => key.startsWith(retiredKey(''))) ?? same[0]) !== each) return [];
    const places = new Set(same.flatMap(({ block_id: id }) => id ?? [])).size;
    return [places > 1 ? { ...each, why: `${each.why} It stands in ${places} places.` } : each];
  });
}

/**
 * Verifies a letter against its facts and the knowledge, whether the drafter, a model or an attorney wrote it. `ok`:
 * nothing in it has to be corrected. A red finding with `settle` is settled by a record under its key. `checked` counts
 * the units checked: none in a letter that holds more than can be checked, whose only findings say so (too-much.ts).
 */
export function verifyLetter(document: LetterDocument, factSheet: FactSheet, options: VerifyOptions): Verdict {
  return verifyWithout(null, document, factSheet, options);
}

/**
 * The authorities that blocks refer to as drafted. In a block that somebody changed, only what its text cites and what
 * an attorney added count.
 */
function referred({ blocks }: LetterDocument, units: readonly Unit[]): string[] {
  const changed = new Set(
    units.flatMap(({ where, proven, block_id: id }) => (where === 'block' && !proven ? [id] : [])),
  );
  return blocks.flatMap(({ id, authority_refs: refs }) => (changed.has(id) ? refs.filter(isOwnId) : refs));
}

/** For a letter that holds more than can be checked, the only findings say so. */
const notChecked = (found: readonly Unchecked[]): Verdict => ({
  ok: false,
  findings: found.map(({ block_id, complaint }) => findingOf(complaint, { block_id, plain: '' })),
  checked: 0,
});

/** For the verifier's own test only: `verifyLetter` with one check disabled. */
export function verifyWithout(
  off: UnitCheck | WholeCheck | null,
  given: LetterDocument,
  factSheet: FactSheet,
  options: VerifyOptions,
): Verdict {
  const tooMuch = tooMuchIn(given);
  if (tooMuch.length > 0) return notChecked(tooMuch);
  const { own = noOwnSources } = options;
  const document = withStandingReferences(given, factSheet, own.authorities);
  const wholeText = folded(
    document.blocks.flatMap((block) => [block.text, ...(block.items ?? []), ...(block.rows ?? []).flat()]).join('\n'),
  );
  const ownAuthorities = ownCited(document, wholeText, own);
  const provenance = withOwnSentences(provenanceOf(factSheet), factSheet, ownAuthorities);
  const words = withOwnWords(factWordsOf(factSheet), ownAuthorities);
  const cut = unitsOf(document, provenance, words);
  const tooMany = tooManyOf(cut);
  if (tooMany.length > 0) return notChecked(tooMany);
  const said = saidBy(cut, words);
  const exchanges = exchangesOf(cut, factSheet, said);
  const units = cut.map((unit) => {
    const exchange = exchanges.get(unit);
    return exchange ? { ...unit, exchange } : unit;
  });
  const run: Run = {
    document,
    sheet: factSheet,
    provenance,
    own,
    ownAuthorities,
    words,
    foreign: foreignNames(factSheet),
    replies: repliesOnFile(factSheet, options.lastReplyOn),
    confirmed: new Set(options.confirmedAuthorityIds),
    retired: options.retired ?? nothingRetired,
    confirmedVersion: options.confirmedVersion,
    unconfirmed: options.unconfirmed ?? [],
    cited: new Set(referred(document, units)),
  };
  const perUnit = units.flatMap((unit) =>
    oneCitation(asked[unit.where].filter((name) => name !== off).flatMap((name) => unitChecks[name](unit, run))).map(
      (complaint) => findingOf(complaint, unit),
    ),
  );
  // Runs after the units, which collect what is cited.
  const whole = (Object.keys(wholeChecks) as WholeCheck[])
    .filter((name) => name !== off)
    .flatMap((name) => wholeChecks[name](run, wholeText, units, said))
    .map((complaint) => findingOf(complaint, null));
  const findings = oneACitation(sorted([...perUnit, ...whole]));
  return { ok: findings.every(isSettled), findings, checked: units.length };
}
