import type { FullText } from '../../contract/knowledge.ts';
import { iso } from '../kernel/present.ts';
import type { FullTextOnFile } from './list-full-texts.ts';

/** Stored texts without their words, each with the quotes that are not found in it. */
export const presentFullTexts = (texts: readonly FullTextOnFile[]): FullText[] =>
  texts.map(({ stored, agreement, is_copy_read, quotes }) => ({
    id: stored.id,
    processor: stored.processor,
    effective_on: stored.effective_on,
    source: stored.source,
    seen_on: stored.seen_on,
    added_at: iso(stored.added_at),
    sha256: stored.sha256,
    version: agreement?.id ?? null,
    is_copy_read,
    quotes: quotes.length,
    missing: quotes.filter(({ found }) => !found).map(({ place, anchor, quote }) => ({ place, anchor, quote })),
  }));
