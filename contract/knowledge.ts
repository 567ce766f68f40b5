import { z } from 'zod';
import { unwritable, unwritableMessage } from '../domain/unwritable.ts';
import { authorityUses, knowledgeKinds, markedKinds } from '../domain/knowledge/kinds.ts';
import { allow } from './policy.ts';
import { timestamp } from './shapes.ts';

/** This installation's confirmation of an entry: which attorney confirmed it, and when. */
const confirmed = z.object({ by: z.string(), at: timestamp });

const retired = z.object({ by: z.string(), at: timestamp, reason: z.string() });

const marks = { confirmed: confirmed.nullable(), retired: retired.nullable() };

const knowledgeList = z.object({
  /** sha-256 in hex; every letter stores both hashes that it was drafted with. */
  knowledge_hash: z.string(),
  clauses_hash: z.string(),
  authorities: z.array(
    z.object({
      id: z.string(),
      citation: z.string(),
      title: z.string(),
      kind: z.string(),
      jurisdiction: z.string(),
      source: z.string(),
      use: z.enum(authorityUses),
      ...marks,
    }),
  ),
  clauses: z.array(z.object({ id: z.string(), family: z.string(), kind: z.string(), text: z.string(), ...marks })),
  processors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      entity: z.string().nullable(),
      address: z.string().nullable(),
      address_usable: z.boolean(),
      governing_law: z.string().nullable(),
    }),
  ),
  states: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      years: z.number(),
      citation: z.string(),
      confidence: z.string(),
      small_claims_usd: z.number(),
    }),
  ),
});
export type KnowledgeList = z.infer<typeof knowledgeList>;

/**
 * One entry in readable form. `details` are labeled lines; `uses` are the entries it rests on, `used_by` those that
 * rest on it.
 */
const knowledgeEntry = z.object({
  kind: z.enum(knowledgeKinds),
  id: z.string(),
  title: z.string(),
  about: z.string(),
  use: z.enum(authorityUses).nullable(),
  details: z.array(z.object({ label: z.string(), lines: z.array(z.string()) })),
  source_url: z.string().nullable(),
  uses: z.array(z.object({ kind: z.enum(knowledgeKinds), id: z.string(), title: z.string() })),
  used_by: z.array(z.object({ kind: z.enum(knowledgeKinds), id: z.string(), title: z.string() })),
  ...marks,
  /** Why the caller may not confirm it, in a sentence, for example because they added it; null when they may. */
  barred_by: z.string().nullable(),
  /** A confirmation from before its text was last edited. */
  confirmed_before: confirmed.nullable(),
  history: z.array(z.object({ retired, restored: confirmed.nullable() })),
  /** Unsent letters that rest on it; `capped`: there are more. Null for kinds that are not cited. */
  unsent_letters: z.object({ count: z.number().int(), capped: z.boolean() }).nullable(),
});
export type KnowledgeEntry = z.infer<typeof knowledgeEntry>;

/**
 * A full text that the operator added, and our quotes that are not found in it; `version` is null when our data has no
 * version of its date.
 */
const fullText = z.object({
  id: z.uuid(),
  processor: z.string(),
  effective_on: z.iso.date(),
  source: z.string(),
  seen_on: z.iso.date(),
  added_at: timestamp,
  /** The file's sha-256 in hex. */
  sha256: z.string(),
  version: z.string().nullable(),
  /** The file equals, to the byte, the copy that our data was read from. */
  is_copy_read: z.boolean(),
  quotes: z.number().int(),
  missing: z.array(z.object({ place: z.string(), anchor: z.string(), quote: z.string() })),
});
export type FullText = z.infer<typeof fullText>;

const key = z.string().min(1).max(120);

const marked = { kind: z.enum(markedKinds), key };

export const knowledge = {
  list: allow('desk')
    .route({ method: 'GET', path: '/knowledge', tags: ['knowledge'] })
    .output(knowledgeList),
  /** 404 NOT_FOUND when there is no such entry. */
  get: allow('desk')
    .route({ method: 'GET', path: '/knowledge/entry', tags: ['knowledge'] })
    .input(z.strictObject({ kind: z.enum(knowledgeKinds), key }))
    .output(knowledgeEntry),
  /** The stored full texts of agreements, by processor and newest first, with our quotes that they lack. */
  listFullTexts: allow('desk')
    .route({ method: 'GET', path: '/knowledge/full-texts', tags: ['knowledge'] })
    .output(z.object({ items: z.array(fullText) })),
  /**
   * An attorney confirms an authority or a clause, once for the installation. 409 CONFLICT while it is retired, 403
   * FORBIDDEN for the attorney who added it.
   */
  confirm: allow('attorney')
    .route({ method: 'POST', path: '/knowledge/confirmations', tags: ['knowledge'] })
    .input(z.strictObject(marked))
    .output(knowledgeEntry),
  /** Keeps it out of new letters and makes it a red finding in unsent ones. 409 CONFLICT when it is retired already. */
  retire: allow('desk')
    .route({ method: 'POST', path: '/knowledge/retirements', tags: ['knowledge'] })
    .input(
      z.strictObject({
        ...marked,
        reason: z
          .string()
          .trim()
          .min(1, 'Say why it is retired.')
          .max(2_000, { abort: true })
          .refine((text) => !unwritable.test(text), unwritableMessage),
      }),
    )
    .output(knowledgeEntry),
  /** Idempotent. */
  restore: allow('desk')
    .route({ method: 'POST', path: '/knowledge/restorations', tags: ['knowledge'] })
    .input(z.strictObject(marked))
    .output(knowledgeEntry),
};
