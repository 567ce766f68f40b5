import { z } from 'zod';

/** One entry of the dated library of authorities. `match` holds the words by which a citation of it is recognised. */
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
  source_seen: z.string(),
});
export type Authority = z.infer<typeof authority>;

const confidence = z.string();
const noticeAddress = z.object({
  text: z.string().nullable(),
  purpose: z.string().optional(),
  usable_for_mailing: z.boolean(),
  verify_note: z.string(),
});
const disputeProcedure = z.object({
  informal_notice: z.string().nullable(),
  informal_period_days: z.number().nullable(),
  arbitration_body: z.string().nullable(),
  governing_law: z.string().nullable(),
  governing_law_note: z.string().optional(),
  limitation: z.string().optional(),
  authority_ids: z.array(z.string()),
});

/** What is known of a processor: entities, addresses, dispute procedure, triggers, documents, ladder. */
export const processorEntry = z.object({
  legal_entities: z.array(z.object({ name: z.string().nullable(), role: z.string(), confidence })).min(1),
  legal_notice_address: noticeAddress,
  legal_email: z.string().nullable(),
  dispute_procedure: disputeProcedure,
  hold_policies: z.array(z.object({ type: z.string(), note: z.string().optional() })),
  triggers: z.array(z.string()),
  helpful_documents: z.array(z.string()),
  escalation_ladder: z.array(z.object({ step: z.number(), action: z.string() })),
  regulators: z.array(z.string()),
  important: z.string().optional(),
});
export type ProcessorEntry = z.infer<typeof processorEntry>;

/** Limitation period for a written contract in years, and the small-claims limit of a business in whole dollars. */
export const stateEntry = z.object({
  written_contract_years: z.number().positive(),
  citation: z.string(),
  sol_confidence: z.enum(['high', 'medium', 'low']),
  sol_note: z.string(),
  small_claims_business_limit_usd: z.number().positive(),
  small_claims_note: z.string(),
});
export type StateEntry = z.infer<typeof stateEntry>;

export const limitationOverride = z.object({ limitation_years: z.number().positive(), source: z.string(), confidence });
export type LimitationOverride = z.infer<typeof limitationOverride>;
