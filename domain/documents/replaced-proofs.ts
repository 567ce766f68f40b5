import type { FileKind } from './document-kind.ts';

type Listed = { id: string; document_type: FileKind; created_at: string };

/** Ids of the calculations from a processor's records that a later one replaces. `created_at` is ISO 8601. */
export function replacedProofs(files: readonly Listed[]): ReadonlySet<string> {
  const proofs = files.filter(({ document_type: kind }) => kind === 'account_proof');
  const last = proofs.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1)).at(-1);
  return new Set(proofs.flatMap(({ id }) => (id === last?.id ? [] : [id])));
}

export const replacedProof = 'Replaced by a newer calculation';
