import { processorLabel, processors, type Processor } from '../../domain/processors.ts';
import { usStates, type UsState } from '../../domain/case-options.ts';
import type { AuthorityUse, KnowledgeKind } from '../../domain/knowledge/kinds.ts';
import { textsOf, type When } from '../clause.ts';
import { clauses, families, type KnowledgeClause } from '../clauses/clauses.ts';
import { authorities, authorityOf, states } from '../load.ts';
import { agreementOf, documentsForAll, profiles } from '../processors/profiles.ts';
import { stateNames } from '../state-names.ts';
import { quotations, terms } from '../terms.ts';
import { useOf } from './authority-use.ts';
import { readableClause } from './readable-clause.ts';

type Detail = { label: string; lines: string[] };
type EntryRef = { kind: KnowledgeKind; id: string; title: string };
/** An entry to be read: labeled lines, what it rests on, and what rests on it. `use` of an authority only. */
export type Described = {
  title: string;
  about: string;
  use: AuthorityUse | null;
  source_url: string | null;
  details: Detail[];
  uses: EntryRef[];
  used_by: EntryRef[];
};

/** A labeled part; without a line it is left out. */
const part = (label: string, ...lines: (string | null | undefined)[]): Detail => ({
  label,
  lines: lines.filter((line): line is string => Boolean(line)),
});
const said = (details: readonly Detail[]): Detail[] => details.filter((each) => each.lines.length > 0);
const words = (code: string): string => code.replaceAll('_', ' ');

function oneOf<Key extends string>(keys: readonly Key[], typed: string): Key {
  const found = keys.find((each) => each === typed);
  if (found === undefined) throw new Error(`no entry ${typed} in the library`);
  return found;
}

const describe: Record<KnowledgeKind, (key: string) => Described> = {
  authority,
  clause,
  processor: (key) => processor(oneOf(processors, key)),
  state: (key) => state(oneOf(usStates, key)),
};

/** An entry of the library in labeled lines. The key is one of the library's. */
export const describeEntry = (kind: KnowledgeKind, key: string): Described => describe[kind](key);

const clauseRef = ({ id, text, family }: KnowledgeClause) => ({
  kind: 'clause' as const,
  id,
  title: readableClause(text) || family,
});
const authorityRef = (id: string) => ({ kind: 'authority' as const, id, title: authorities.get(id)?.citation ?? id });

/** Clauses that cite an authority, quote its words or state its numbers. */
function clausesOn(id: string): KnowledgeClause[] {
  const facts = [...terms, ...quotations].filter((each) => each.authority_id === id).map((each) => each.id);
  return clauses.filter(
    (each) => each.authority_refs.includes(id) || each.fact_refs.some((fact) => facts.includes(fact)),
  );
}

function authority(id: string): Described {
  const entry = authorityOf(id);
  return {
    title: entry.citation,
    about: entry.title,
    use: useOf(entry),
    source_url: entry.source_url || null,
    details: said([
      part('Why it is not cited', entry.do_not_cite ? (entry.reason ?? 'Marked so in the library.') : null),
      part('What it stands for', entry.proposition),
      part('What weakens it', entry.weakens),
      part('When it applies', ...entry.applies_when.map((line) => line.replaceAll('=', ': '))),
      part('To verify', entry.verify_note),
      part('Source read', entry.source_seen),
      part('As of', entry.as_of),
      part('Confidence', entry.confidence),
      part('Kind', words(entry.kind)),
      part('Jurisdiction', entry.jurisdiction),
      part('Side', entry.side),
      part('Recognized by', ...entry.match),
    ]),
    uses: [],
    used_by: clausesOn(id).map(clauseRef),
  };
}

const rules: readonly [keyof When, string][] = [
  ['letters', 'letter'],
  ['processors', 'processor'],
  ['holds', 'hold'],
  ['reasons', 'stated reason'],
  ['answers', 'last answer'],
  ['laws', 'law'],
  ['flags', 'and'],
  ['not', 'not'],
];
const whenLines = (when: When | undefined): string[] =>
  when
    ? rules.flatMap(([rule, label]) =>
        when[rule] ? [`${label}: ${when[rule].map(words).join(rule === 'flags' ? ' and ' : ', ')}`] : [],
      )
    : ['every letter'];

function clause(id: string): Described {
  const found = clauses.find((each) => each.id === id);
  if (!found) throw new Error(`no clause ${id} in the library`);
  const behind = [...terms, ...quotations]
    .filter((each) => found.fact_refs.includes(each.id))
    .map((each) => each.authority_id);
  return {
    title: found.id,
    about: families.find((each) => each.family === found.family)?.about ?? '',
    use: null,
    source_url: null,
    details: said([
      part('Words', ...textsOf(found).map(readableClause)),
      part('Stands when', ...whenLines(found.when)),
      part('Only the first that fits of', found.group),
      part('Slots for facts', ...found.fact_refs),
      part('Kind', found.enclosure ? `${found.kind}, on a page of its own` : found.kind),
    ]),
    uses: [...new Set([...found.authority_refs, ...behind])].map(authorityRef),
    used_by: [],
  };
}

function processor(id: Processor): Described {
  const { legal_entities: entities, legal_notice_address: address, ...profile } = profiles[id];
  const { procedure } = agreementOf(id);
  return {
    title: processorLabel(id),
    about: profile.important ?? '',
    use: null,
    source_url: null,
    details: said([
      part(
        'Contracting entities',
        ...entities.map((each) => `${each.name ?? 'Not known'}: ${each.role} (confidence: ${each.confidence})`),
      ),
      part(
        'Address for notices',
        address.text,
        address.purpose,
        address.usable_for_mailing ? 'May be pre-filled.' : 'Not pre-filled: an attorney enters it.',
        address.verify_note,
      ),
      part('Legal e-mail', profile.legal_email),
      part(
        'Before arbitration',
        procedure.informal_notice,
        procedure.informal_period_days === null ? null : `${procedure.informal_period_days} days`,
      ),
      part('Arbitration', procedure.arbitration_body),
      part('Governing law', procedure.governing_law, procedure.governing_law_note),
      part('Limitation', procedure.limitation),
      part('Holds', ...profile.hold_policies.map((each) => [each.type, each.note].filter(Boolean).join(': '))),
      part('What triggers a hold', ...profile.triggers),
      part('Documents that help', ...documentsForAll, ...profile.helpful_documents),
      part('Ladder', ...profile.escalation_ladder.map((action, index) => `${index + 1}. ${action}`)),
      part('Regulators (never named in a letter)', ...profile.regulators.map((each) => words(each).toUpperCase())),
    ]),
    uses: procedure.authority_ids.filter((each) => authorities.has(each)).map(authorityRef),
    used_by: clauses.filter((each) => each.when?.processors?.includes(id)).map(clauseRef),
  };
}

function state(id: UsState): Described {
  const entry = states[id];
  const own = processors.flatMap((key) => {
    const { limitation } = profiles[key];
    return limitation
      ? [`${processorLabel(key)}: ${limitation.years} years whatever the state (${limitation.source})`]
      : [];
  });
  return {
    title: stateNames[id],
    about: 'Limitation of a claim on a written contract, and the small-claims limit of a business.',
    use: null,
    source_url: null,
    details: said([
      part('Limitation', `${entry.written_contract_years} years`, entry.citation, entry.sol_note),
      part('Confidence', entry.sol_confidence),
      part(
        'Small claims',
        `$${entry.small_claims_business_limit_usd.toLocaleString('en-US')}`,
        entry.small_claims_note,
      ),
      part('An agreement’s own period comes first', ...own),
    ]),
    uses: [],
    used_by: [],
  };
}
