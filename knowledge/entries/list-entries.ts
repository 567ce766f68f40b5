import { processorLabel, processors as processorKeys, type Processor } from '../../domain/processors.ts';
import { usStates, type UsState } from '../../domain/case-options.ts';
import type { AuthorityUse, KnowledgeKind } from '../../domain/knowledge/kinds.ts';
import { clauses, clausesHash, hashOf, type KnowledgeClause } from '../clauses/clauses.ts';
import { knowledgeHash } from '../hash.ts';
import { authorities } from '../load.ts';
import { states } from '../states.ts';
import { newestProcedure, profiles } from '../processors/profiles.ts';
import { lawName } from '../processors/law-name.ts';
import { stateNames } from '../state-names.ts';
import { sourceAndConfidence } from './source-seen.ts';
import { useOf } from './authority-use.ts';
import { readableClause } from './readable-clause.ts';

/** Hex SHA-256 of a clause's text and conditions, which an attorney confirms: any edit calls for a new confirmation. */
function wordingOf({
  family: _family,
  fact_refs: _facts,
  authority_refs: _authorities,
  ...clause
}: KnowledgeClause): string {
  return hashOf(clause);
}

const wordings: ReadonlyMap<string, string> = new Map(clauses.map((clause) => [clause.id, wordingOf(clause)]));

export type KnowledgeLists = {
  /** Hex SHA-256, as stored with every letter. */
  knowledge_hash: string;
  clauses_hash: string;
  authorities: {
    id: string;
    citation: string;
    title: string;
    kind: string;
    jurisdiction: string;
    /** What it was read in and, where it was read, with how much confidence. */
    source: string;
    use: AuthorityUse;
  }[];
  clauses: {
    id: string;
    family: string;
    kind: string;
    text: string;
    /** Hex SHA-256 of its text and conditions. */
    wording: string;
  }[];
  processors: {
    id: Processor;
    name: string;
    entity: string | null;
    address: string | null;
    address_usable: boolean;
    governing_law: string | null;
  }[];
  states: {
    id: UsState;
    name: string;
    years: number;
    citation: string;
    confidence: string;
    small_claims_usd: number;
  }[];
};

/** The knowledge tables as lists, in source order. */
export const knowledgeLists: KnowledgeLists = {
  knowledge_hash: knowledgeHash,
  clauses_hash: clausesHash,
  authorities: [...authorities.values()].map((each) => ({
    id: each.id,
    citation: each.citation,
    title: each.title,
    kind: each.kind,
    jurisdiction: each.jurisdiction,
    source: sourceAndConfidence(each),
    use: useOf(each),
  })),
  clauses: clauses.map(({ id, family, kind, text }) => ({
    id,
    family,
    kind,
    text: readableClause(text),
    wording: wordings.get(id) ?? '',
  })),
  processors: processorKeys.map((id) => {
    const {
      legal_entities: [entity],
      legal_notice_address: address,
    } = profiles[id];
    return {
      id,
      name: processorLabel(id),
      entity: entity?.name ?? null,
      address: address.text,
      address_usable: address.usable_for_mailing,
      governing_law: lawName(newestProcedure(id)?.governing_law.value ?? null),
    };
  }),
  states: usStates.map((id) => {
    const {
      written_contract_years: years,
      citation,
      sol_confidence: confidence,
      small_claims_business_limit_usd: small,
    } = states[id];
    return { id, name: stateNames[id], years, citation, confidence, small_claims_usd: small };
  }),
};

const idsOf: Record<KnowledgeKind, ReadonlySet<string>> = {
  authority: new Set(authorities.keys()),
  clause: new Set(wordings.keys()),
  processor: new Set(processorKeys),
  state: new Set(usStates),
};

export const hasEntry = (kind: KnowledgeKind, key: string): boolean => idsOf[kind].has(key);
