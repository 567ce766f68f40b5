import { z } from 'zod';

const sourcesSeen = [
  'not reviewed; from general knowledge',
  'archived or secondary copy reviewed',
  'text read in stored copies of the agreement',
] as const;

/** One dated authority. `match` lists the strings by which a citation to it is recognized. */
export const authority = z.object({
  id: z.string(),
  kind: z.enum([
    'statute',
    'case',
    'processor_agreement',
    'card_network_rule',
    'doctrine',
    'regulation',
    'agency_guidance',
  ]),
  jurisdiction: z.string(),
  citation: z.string().min(3),
  title: z.string(),
  proposition: z.string(),
  applies_when: z.array(z.string()),
  weakens: z.string(),
  source_url: z.string(),
  confidence: z.enum(['high', 'medium', 'low']),
  verify_note: z.string(),
  usable: z.boolean(),
  analysis_ok: z.boolean(),
  side: z.enum(['merchant', 'neutral', 'processor']),
  do_not_cite: z.boolean(),
  reason: z.string().optional(),
  match: z.array(z.string().min(3)).min(1),
  as_of: z.string(),
  requires_attorney_verification: z.boolean(),
  /** What its proposition was read in. */
  source_seen: z.enum(sourcesSeen),
});
export type Authority = z.infer<typeof authority>;

/** The entry of this id; throws where there is none. */
export function entryOf<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((each) => each.id === id);
  if (!found) throw new Error(`unknown authority: ${id}`);
  return found;
}

/** Statute of limitations for a written contract in years, and the small-claims limit for a business in whole dollars. */
export const stateEntry = z.object({
  written_contract_years: z.number().positive(),
  citation: z.string(),
  sol_confidence: z.enum(['high', 'medium', 'low']),
  sol_note: z.string(),
  small_claims_business_limit_usd: z.number().positive(),
  small_claims_note: z.string(),
});
export type StateEntry = z.infer<typeof stateEntry>;
