import type { KnowledgeKind } from '../../domain/knowledge.ts';
import { hasEntry } from '../../drafting/library-lists.ts';
import { notFound } from '../kernel/refusal.ts';

/** Throws NOT_FOUND when the library has no such entry. */
export function requireEntry(kind: KnowledgeKind, key: string): void {
  if (!hasEntry(kind, key)) throw notFound('This entry');
}
