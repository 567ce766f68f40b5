import { processorLabel, processors, type Processor } from '../../domain/processors.ts';
import { usStates, type UsState } from '../../domain/case-options.ts';
import type { AuthorityUse, KnowledgeKind } from '../../domain/knowledge/kinds.ts';
import { textsOf, type When } from '../clause.ts';
import { clauses, families, type KnowledgeClause } from '../clauses/clauses.ts';
import { authorities, authorityOf } from '../load.ts';
import { states } from '../states.ts';
import { agreedLimitations, documentsForAll, profiles } from '../processors/profiles.ts';
import { stateNames } from '../state-names.ts';
import { quotations, terms } from '../terms.ts';
import { useOf } from './authority-use.ts';
import { confidenceOf, sourceSeen } from './source-seen.ts';
import { describeAgreement } from './describe-agreement.ts';
import { readableClause } from './readable-clause.ts';

type Detail = { label: string; lines: string[] };
type EntryRef = { kind: KnowledgeKind; id: string; title: string };
/** An entry as shown to a reader: labeled lines, what it uses, and what uses it. `use` is set for authorities only. */
export type Described = {
  title: string;
  about: string;
  use: AuthorityUse | null;
  source_url: string | null;
  details: Detail[];
  uses: EntryRef[];
  used_by: EntryRef[];
};

/** A labeled part; dropped when it has no lines. */
const part = (label: string, ...lines: (string | null | undefined)[]): Detail => ({
  label,
  lines: lines.filter((line): line is string => Boolean(line)),
});
const said = (details: readonly Detail[]): Detail[] => details.filter((each) => each.lines.length > 0);
const words = (code: string): string => code.replaceAll('_', ' ');

function oneOf<Key extends string>(keys: readonly Key[], typed: string): Key {
  const found = keys.find((each) => each === typed);
  if (found === undefined) throw new Error(`unknown knowledge entry: ${typed}`);
  return found;
}

const describe: Record<KnowledgeKind, (key: string) => Described> = {
  authority,
  clause,
  processor: (key) => processor(oneOf(processors, key)),
  state: (key) => state(oneOf(usStates, key)),
};

/** Throws when the kind has no entry with this key. */
export const describeEntry = (kind: KnowledgeKind, key: string): Described => describe[kind](key);

const clauseRef = ({ id, text, family }: KnowledgeClause) => ({
  kind: 'clause' as const,
  id,
  title: readableClause(text) || family,
});
const authorityRef = (id: string) => ({ kind: 'authority' as const, id, title: authorities.get(id)?.citation ?? id });

/** Clauses that cite an authority, quote it or state one of its numbers. */
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
      part('Why it must not be cited', entry.do_not_cite ? (entry.reason ?? 'Marked “do not cite”.') : null),
      part('Proposition', entry.proposition),
      part('Limits and adverse points', entry.weakens),
      part('When it applies', ...entry.applies_when.map((line) => line.replaceAll('=', ': '))),
      part('Verify before use', entry.verify_note),
      part('Source reviewed', sourceSeen(entry)),
      part('As of', entry.as_of),
      part('Confidence', confidenceOf(entry)),
      part('Kind', words(entry.kind)),
      part('Jurisdiction', entry.jurisdiction),
      part('Favors', entry.side),
      part('Recognized by', ...entry.match),
    ]),
    uses: [],
    used_by: clausesOn(id).map(clauseRef),
  };
}

const rules: readonly [keyof When, string][] = [
  ['letters', 'letter'],
  ['processors', 'processor'],
  ['holds', 'type of hold'],
  ['reasons', 'stated reason'],
  ['replies', 'last reply'],
  ['laws', 'governing law'],
  ['agreements', 'agreement'],
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
  if (!found) throw new Error(`unknown clause: ${id}`);
  const behind = [...terms, ...quotations]
    .filter((each) => found.fact_refs.includes(each.id))
    .map((each) => each.authority_id);
  return {
    title: found.id,
    about: families.find((each) => each.family === found.family)?.about ?? '',
    use: null,
    source_url: null,
    details: said([
      part('Text', ...textsOf(found).map(readableClause)),
      part('Used when', ...whenLines(found.when)),
      part('Only the first match is used in group', found.group),
      part('Facts used', ...found.fact_refs),
      part('Kind', found.enclosure ? `${found.kind}, on a separate page` : found.kind),
    ]),
    uses: [...new Set([...found.authority_refs, ...behind])].map(authorityRef),
    used_by: [],
  };
}

function processor(id: Processor): Described {
  const { legal_entities: entities, legal_notice_address: address, ...profile } = profiles[id];
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
        address.usable_for_mailing ? 'May be pre-filled.' : 'Not pre-filled: an attorney must enter it.',
        address.verify_note,
      ),
      part('Published email address', profile.legal_email),
      ...profile.agreements.flatMap(describeAgreement),
      part('Not read', ...profile.unread, profile.law_note),
      part('Types of hold', ...profile.hold_policies.map((each) => [each.type, each.note].filter(Boolean).join(': '))),
      part('Common triggers for a hold', ...profile.triggers),
      part('Helpful documents', ...documentsForAll, ...profile.helpful_documents),
      part('Escalation steps', ...profile.escalation_ladder.map((action, index) => `${index + 1}. ${action}`)),
      part('Regulators (never named in a letter)', ...profile.regulators.map((each) => words(each).toUpperCase())),
    ]),
    uses: profile.authority_ids.filter((each) => authorities.has(each)).map(authorityRef),
    used_by: clauses.filter((each) => each.when?.processors?.includes(id)).map(clauseRef),
  };
}

function state(id: UsState): Described {
  const entry = states[id];
  const own = processors.flatMap((key) =>
    agreedLimitations(key).map(
      ({ years, source }) => `${processorLabel(key)}: ${years} ${years === 1 ? 'year' : 'years'} (${source})`,
    ),
  );
  return {
    title: stateNames[id],
    about: 'Statute of limitations for a written contract, and the small-claims limit for a business.',
    use: null,
    source_url: null,
    details: said([
      part('Statute of limitations', `${entry.written_contract_years} years`, entry.citation, entry.sol_note),
      part('Confidence', entry.sol_confidence),
      part(
        'Small claims',
        `$${entry.small_claims_business_limit_usd.toLocaleString('en-US')}`,
        entry.small_claims_note,
      ),
      part('An agreement may set a shorter period', ...own),
    ]),
    uses: [],
    used_by: [],
  };
}
