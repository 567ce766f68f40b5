import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Mapping } from '../../domain/ledger-of-account/mapping.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { decidedMappings, mappingSha256, type Decided } from './mappings.ts';

const maxListed = 500;

/** A mapping, the case whose merchant made it where that is still there, and what the desk decided of it. */
export type MappingOnFile = {
  mapping_sha256: string;
  signature: string;
  mapping: Mapping;
  case_id: string | null;
  case_number: string | null;
  decided: Pick<Decided, 'decision' | 'decided_by_name' | 'decided_at'> | null;
};

/** How merchants named columns of unknown headers: those that wait first, then those that are decided, newest first. */
export async function listMappings(services: Services, user: User): Promise<MappingOnFile[]> {
  return services.database.as(user, (db) => mappingsOnFile(db));
}

/** The same, inside the caller's transaction. */
export async function mappingsOnFile(db: Db): Promise<MappingOnFile[]> {
  const [decided, named] = await Promise.all([
    decidedMappings(db),
    db
      .selectFrom('account_proofs')
      .innerJoin('cases', 'cases.id', 'account_proofs.case_id')
      .select(['account_proofs.case_id', 'cases.case_number', 'account_proofs.mappings'])
      .where(sql<boolean>`account_proofs.mappings <> '{}'`)
      .orderBy('cases.created_at', 'desc')
      .limit(maxListed)
      .execute(),
  ]);
  const known = new Set(decided.map((each) => each.mapping_sha256));
  const waiting = named.flatMap(({ case_id, case_number, mappings }) =>
    Object.entries(mappings).map(([signature, mapping]) => ({
      mapping_sha256: mappingSha256(mapping),
      signature,
      mapping,
      case_id,
      case_number,
      decided: null,
    })),
  );
  const numbers = new Map(named.map(({ case_id, case_number }) => [case_id, case_number]));
  return [
    // Two merchants can name the same in the same way.
    ...new Map(
      waiting.filter((each) => !known.has(each.mapping_sha256)).map((each) => [each.mapping_sha256, each]),
    ).values(),
    ...decided.slice(0, maxListed).map(({ decision, decided_by_name, decided_at, ...each }) => ({
      ...each,
      case_number: numbers.get(each.case_id ?? '') ?? null,
      decided: { decision, decided_by_name, decided_at },
    })),
  ];
}
