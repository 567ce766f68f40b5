import { createHash } from 'node:crypto';
import { agreement } from './agreement.ts';
import { slotsOf, textsOf, type Clause } from '../clause.ts';
import { closing } from './closing.ts';
import { compromise } from './compromise.ts';
import { demand } from './demand.ts';
import { draftDemand } from './draft-demand.ts';
import { exposure } from './exposure.ts';
import { facts } from './facts.ts';
import { followUpFamily } from './follow-up.ts';
import { grounds } from './grounds.ts';
import { opening } from './opening.ts';
import { reason } from './reason.ts';
import { reply } from './reply.ts';
import { sellerNotice } from './seller-notice.ts';

/** Clause families, in letter order. */
export const families = [
  opening,
  followUpFamily,
  facts,
  reply,
  reason,
  agreement,
  exposure,
  grounds,
  demand,
  compromise,
  closing,
  sellerNotice,
  draftDemand,
] as const;

export type KnowledgeClause = Clause & {
  family: string;
  fact_refs: readonly string[];
  authority_refs: readonly string[];
};

function withRefs(clause: Clause, family: string): KnowledgeClause {
  const slots = textsOf(clause).flatMap(slotsOf);
  const ids = (authority: boolean): string[] => [
    ...new Set(slots.filter((slot) => (slot.kind === 'authority') === authority).map((slot) => slot.id)),
  ];
  return { ...clause, family, fact_refs: ids(false), authority_refs: ids(true) };
}

/** Every clause in letter order, with the facts and authorities its slots name. */
export const clauses: readonly KnowledgeClause[] = families.flatMap(({ family, clauses: own }) =>
  own.map((clause) => withRefs(clause, family)),
);

/**
 * Hex SHA-256 of clauses. It is stored with letters and with what attorneys confirmed, when `replies` of `When` was
 * called `answers`; that name is kept here, so that a confirmation still stands.
 */
export const hashOf = (what: object): string =>
  createHash('sha256').update(JSON.stringify(what).replaceAll('"replies":', '"answers":')).digest('hex');

/** The hash of all clauses, stored with each letter drafted from them. */
export const clausesHash: string = hashOf(families);
