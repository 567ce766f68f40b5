import { z } from 'zod';
import type { AccountProof } from '../domain/ledger-of-account/account.ts';
import { columnRoles, kindEffects, mappingLimits, type Mapping } from '../domain/ledger-of-account/mapping.ts';
import { unwritable, unwritableMessage } from '../domain/unwritable.ts';
import { allow } from './policy.ts';
import { calendarDate, cents, id, timestamp } from './shapes.ts';

/** The same without interfaces, which the client's types do not take for JSON. */
type Plain<T> = T extends object ? { [Name in keyof T]: Plain<T[Name]> } : T;

/**
 * A case's exports of the processor's records and what they show. `reading`: it is being derived, and `rows_read` says
 * how far; `problem`: nothing could be derived, and `problem` says why.
 */
export const evidenceView = z.object({
  state: z.enum(['none', 'reading', 'derived', 'problem']),
  files: z.array(
    z.object({
      id,
      filename: z.string(),
      sha256: z.string(),
      size_bytes: z.number(),
      created_at: timestamp,
      left_out: z.boolean(),
    }),
  ),
  rows_read: z.number(),
  problem: z.string().nullable(),
  /** domain/ledger-of-account/account.ts: amounts in minor units of their currency. */
  proof: z.custom<Plain<AccountProof>>().nullable(),
  proof_sha256: z.string().nullable(),
  /** What was answered: the question and the choice as they read then. */
  answers: z.array(z.object({ key: z.string(), text: z.string(), label: z.string() })),
  /** The last confirmation; `holds`: it is of this very proof. */
  confirmed: z.object({ at: timestamp, by: z.string(), holds: z.boolean() }).nullable(),
  exhibit_file_id: id.nullable(),
  /** The exports contradict the sum that the merchant typed. */
  contradiction: z
    .object({ shown_cents: cents, level: z.enum(['proven', 'at least']), day: calendarDate, typed_cents: cents })
    .nullable(),
  /** The exports contradict other answers, by the wizard's fields: each is a sentence with both. */
  other_contradictions: z.array(z.object({ field: z.string(), says: z.string() })),
  may: z.object({ add_files: z.boolean(), answer: z.boolean(), correct_sum: z.boolean() }),
});
export type EvidenceView = z.infer<typeof evidenceView>;

/**
 * What the exports of an application show before it is a case: `asked_first` are questions without whose answers their
 * files count in nothing; the merchant answers them once there is a case.
 */
const draftRecords = z.object({
  state: evidenceView.shape.state,
  /** Those that it is of, and the processor that the application names. */
  file_ids: z.array(id),
  processor: z.string().nullable(),
  rows_read: z.number(),
  files: z.array(z.object({ name: z.string(), processor: z.string(), title: z.string() })),
  refused: z.array(z.object({ name: z.string(), says: z.string(), asksFor: z.string() })),
  asked_first: z.array(z.string()),
  /** For fields of the wizard, as they would be typed. */
  suggestions: z.array(z.object({ field: z.string(), answer: z.string(), words: z.string() })),
  also: z.array(z.object({ label: z.string(), value: z.string(), words: z.string() })),
});
export type DraftRecords = z.infer<typeof draftRecords>;

/** A question may name a kind of row as its file writes it. */
const key = z.string().min(1).max(5_000);

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The header is the file's own. */
const mapping = z.strictObject({
  columns: z.partialRecord(
    z.enum(columnRoles),
    z
      .number()
      .int()
      .min(0)
      .max(mappingLimits.columns - 1),
  ),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  kinds: z
    .array(
      z.strictObject({
        kind: z
          .string()
          .min(1)
          .max(mappingLimits.kind)
          .refine((text) => !unwritable.test(text), unwritableMessage),
        does: z.enum(kindEffects),
      }),
    )
    .max(mappingLimits.kinds),
});

/** How a merchant named the columns of a header, for the desk: its names and kinds, and no other cell. */
const exportMapping = z.object({
  mapping_sha256: z.string(),
  signature: z.string(),
  mapping: z.custom<Plain<Mapping>>(),
  case_id: id.nullable(),
  case_number: z.string().nullable(),
  decided: z.object({ decision: z.enum(['confirmed', 'rejected']), by: z.string(), at: timestamp }).nullable(),
});
export type ExportMapping = z.infer<typeof exportMapping>;
const exportMappings = z.object({ items: z.array(exportMapping) });

export const evidence = {
  /** For the case's merchant and the desk, as what was extracted from its documents. */
  get: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/records', tags: ['cases'] })
    .input(z.strictObject({ id }))
    .output(evidenceView),
  /** What the exports of the caller's application suggest. Nothing is applied. */
  getOfDraft: allow('signed-in')
    .route({ method: 'GET', path: '/application-draft/records', tags: ['application'] })
    .output(draftRecords),
  /** The merchant answers a question about the exports, or takes an answer back; what they show is derived again. */
  answer: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/records/answers', tags: ['cases'] })
    .input(z.strictObject({ id, key, choice: key.nullable() }))
    .output(evidenceView),
  /** The merchant says that an export is of another account, or takes it back in; what they show is derived again. */
  leaveOut: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/records/left-out', tags: ['cases'] })
    .input(z.strictObject({ id, file_id: id, left_out: z.boolean() }))
    .output(evidenceView),
  /** The merchant confirms what the exports show, by the hash of what they saw. */
  confirm: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/records/confirm', tags: ['cases'] })
    .input(z.strictObject({ id, proof_sha256: sha256 }))
    .output(evidenceView),
  /** The merchant names the columns of a header that no format knows, for this case; null takes it back. */
  nameColumns: allow('signed-in')
    .route({ method: 'POST', path: '/cases/{id}/records/columns', tags: ['cases'] })
    .input(z.strictObject({ id, signature: sha256, mapping: mapping.nullable() }))
    .output(evidenceView),
  /** How merchants named the columns of headers that no format knows; those that wait for a decision first. */
  listMappings: allow('desk')
    .route({ method: 'GET', path: '/knowledge/export-mappings', tags: ['knowledge'] })
    .output(exportMappings),
  /** Confirmed, a mapping reads the same header in every case; rejected, in none. 409 CONFLICT beside another confirmed one. */
  decideMapping: allow('desk')
    .route({ method: 'POST', path: '/knowledge/export-mappings', tags: ['knowledge'] })
    .input(z.strictObject({ mapping_sha256: sha256, decision: z.enum(['confirmed', 'rejected']) }))
    .output(exportMappings),
};
