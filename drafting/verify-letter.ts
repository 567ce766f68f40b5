import type { Finding, LetterDocument, Verdict } from '../domain/letter.ts';
import { checkAuthorities } from './checks/authorities.ts';
import { checkCharacters } from './checks/characters.ts';
import { checkCitations } from './checks/citations.ts';
import { factWordsOf, masked, type FactWords } from './checks/mask.ts';
import { checkNames } from './checks/names.ts';
import { checkProvenance, provenanceOf } from './checks/provenance.ts';
import { checkQuotes } from './checks/quotes.ts';
import { stableHash } from './checks/stable-hash.ts';
import { checkStructure } from './checks/structure.ts';
import { checkThreats } from './checks/threats.ts';
import { checkFigures } from './checks/traced-figures.ts';
import type { Complaint, Unit } from './checks/unit.ts';
import { unitsOf } from './checks/units.ts';
import { folded } from './display.ts';
import type { FactSheet } from './fact.ts';

export type VerifyOptions = {
  /** Authorities that an attorney of this installation has confirmed. */
  confirmedAuthorityIds: readonly string[];
};

function findingOf(complaint: Complaint, unit: Unit | null): Finding {
  const { key, ...rest } = complaint;
  const place =
    rest.check === 'provenance'
      ? `sentence:${stableHash(unit?.plain ?? rest.words)}`
      : `${rest.check}:${stableHash(`${unit?.plain ?? ''}|${rest.words}|${rest.why}`)}`;
  return { key: key ?? place, block_id: unit?.block_id ?? null, ...rest };
}

/** The firm's own lines are checked for characters only; a party's own name is not a threat. */
function complaintsOf(unit: Unit, run: Run): Complaint[] {
  const characters = checkCharacters(unit);
  if (unit.where === 'letterhead' || unit.where === 'signature' || unit.where === 'raw') return characters;
  const threats = checkThreats({ ...unit, plain: masked(unit.plain, run.words.names) });
  if (unit.where === 'addressee' || unit.where === 'reference') return [...characters, ...threats];
  const cited = checkCitations(unit, run.words);
  cited.ids.forEach((id) => run.cited.add(id));
  const body = [...checkFigures(unit, run.sheet, run.words), ...checkNames(unit, run.words, run.document), ...checkQuotes(unit, run.words)];
  return [...characters, ...threats, ...cited.complaints, ...body, ...checkProvenance(unit, run.provenance, run.sheet)];
}

type Run = {
  document: LetterDocument;
  sheet: FactSheet;
  provenance: ReturnType<typeof provenanceOf>;
  cited: Set<string>;
  words: FactWords;
};

/** One finding a key; red first. */
function sorted(findings: readonly Finding[]): Finding[] {
  const unique = [...new Map(findings.map((finding) => [`${finding.key}|${finding.block_id}|${finding.words}`, finding])).values()];
  return [...unique.filter((each) => each.severity === 'red'), ...unique.filter((each) => each.severity === 'amber')];
}

/**
 * Verifies a letter against its facts and the library; the same for the engine, a model and an attorney's own words.
 * `ok` means no red finding. Amber findings need a confirmation recorded by their key. `checked` counts the units read.
 */
export function verifyLetter(document: LetterDocument, factSheet: FactSheet, options: VerifyOptions): Verdict {
  const provenance = provenanceOf(factSheet);
  const cited = new Set(document.blocks.flatMap((block) => block.authority_refs));
  const run: Run = { document, sheet: factSheet, provenance, cited, words: factWordsOf(factSheet) };
  const units = unitsOf(document, provenance);
  const perUnit = units.flatMap((unit) => complaintsOf(unit, run).map((complaint) => findingOf(complaint, unit)));
  const wholeText = folded(
    document.blocks.flatMap((block) => [block.text, ...(block.items ?? []), ...(block.rows ?? []).flat()]).join('\n'),
  );
  const whole = [
    ...checkStructure(document, factSheet, wholeText),
    ...checkAuthorities(run.cited, factSheet, new Set(options.confirmedAuthorityIds), wholeText),
  ].map((complaint) => findingOf(complaint, null));
  const findings = sorted([...perUnit, ...whole]);
  return { ok: findings.every((each) => each.severity !== 'red'), findings, checked: units.length };
}
