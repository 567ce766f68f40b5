import { z } from 'zod';
import { signedPaper } from '../papers/signed-paper.ts';

export const letterTypes = ['initial', 'follow_up', 'final', 'escalation'] as const;
export type LetterType = (typeof letterTypes)[number];

/**
 * draft -> in_review -> approved -> sending -> sent -> delivered | returned_to_sender (product.md). `superseded`: a newer letter took the
 * place of one that was a draft or in review; it stays as it is.
 */
export const letterStatuses = [
  'draft',
  'in_review',
  'approved',
  'sending',
  'superseded',
  'sent',
  'delivered',
  'returned_to_sender',
] as const;
export type LetterStatus = (typeof letterStatuses)[number];

const blockId = z.string().min(1).max(80);
/**
 * One block of a letter. `text` is plain text with `**bold**` and `_italic_` only; never HTML.
 * `clause_id` is the clause it came from, or null for an attorney's own text.
 * `fact_refs` and `authority_refs` are the ids that filled its slots.
 */
const letterBlock = z.strictObject({
  id: blockId,
  kind: z.enum(['heading', 'paragraph', 'quote', 'list', 'table']),
  clause_id: z.string().max(120).nullable(),
  text: z.string().max(20_000),
  /** Items of a list. */
  items: z.array(z.string().max(5_000)).max(60).optional(),
  /** Table rows, header first. */
  rows: z
    .array(z.array(z.string().max(2_000)).max(8))
    .max(80)
    .optional(),
  /** Printed on its own page after the signature and the exhibit list (Square: the notice the seller signs). */
  enclosure: z.literal(true).optional(),
  fact_refs: z.array(z.string().max(120)).max(200),
  authority_refs: z.array(z.string().max(120)).max(60),
});
export type LetterBlock = z.infer<typeof letterBlock>;

/**
 * A complete letter: everything printed in its PDF.
 * Dates are `YYYY-MM-DD`. `addressee.address_lines` is empty until a mailing address is confirmed.
 */
export const letterDocument = z.strictObject({
  letter_type: z.enum(letterTypes),
  title: z.string().max(300),
  letterhead: z.strictObject({
    firm_name: z.string().max(200),
    firm_lines: z.array(z.string().max(200)).max(6),
    disclaimer: z.string().max(600),
  }),
  dated: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  delivery_method: z.string().max(300),
  certified_mail_number: z.string().max(40).nullable(),
  addressee: z.strictObject({
    name: z.string().max(300),
    address_lines: z.array(z.string().max(200)).max(8),
    email: z.string().max(254).nullable(),
  }),
  /** "Re:" lines: label and value. */
  reference_lines: z.array(z.strictObject({ label: z.string().max(80), value: z.string().max(400) })).max(12),
  blocks: z.array(letterBlock).min(1).max(200),
  signature: z.strictObject({
    name: z.string().max(200),
    title: z.string().max(200),
    bar_number: z.string().max(60),
    bar_state: z.string().max(60),
    firm: z.string().max(200),
    lines: z.array(z.string().max(200)).max(6),
  }),
  /** Exhibits in order, with the uploaded file and its page count when known. */
  exhibits: z
    .array(
      z.strictObject({
        label: z.string().max(4),
        description: z.string().max(400),
        file_id: z.string().max(80).nullable(),
        pages: z.number().int().min(1).max(9_999).optional(),
      }),
    )
    .max(26),
  /** What the merchant signed for the notice, printed whole on pages of its own at the end. Absent where nothing was. */
  papers: z.array(signedPaper).max(4).optional(),
});
export type LetterDocument = z.infer<typeof letterDocument>;

export type Severity = 'red' | 'amber';
/** What settles a red finding other than a changed text; see `finding`. */
export const settlements = ['authority', 'fact', 'reason'] as const;
/**
 * A verifier finding: where, which text, why. Red bars approval; amber marks what a reader should look at, and bars
 * nothing. `settle` says what settles a red one: `authority`, an attorney has read the authority; `fact`, an attorney
 * other than the one who added the fact has read it; `reason`, counsel takes it by name, with one recorded reason for
 * its `key`. Without `settle`, the text must be corrected.
 */
export const finding = z.object({
  key: z.string(),
  severity: z.enum(['red', 'amber']),
  check: z.enum([
    'characters',
    'citation',
    'fact',
    'name',
    'threat',
    'provenance',
    'address',
    'authority',
    'structure',
    'locked',
    'concession',
    'approximation',
  ]),
  block_id: z.string().nullable(),
  words: z.string(),
  why: z.string(),
  settle: z.enum(settlements).optional(),
});
export type Finding = z.infer<typeof finding>;

/**
 * Whether a finding still bars approval: it is red and not settled. `settled`: keys that were confirmed, authorities as
 * `authority:ID`.
 */
export const isOpen = (
  { severity, settle, key }: Pick<Finding, 'severity' | 'settle' | 'key'>,
  settled: ReadonlySet<string>,
): boolean => severity === 'red' && (settle === undefined || !settled.has(key));
/** How the keys of findings begin whose words look like a citation that nobody knows: an attorney may add it. */
export const unknownCitationKey = 'citation:unknown:';
export const verdict = z.object({ ok: z.boolean(), findings: z.array(finding), checked: z.number() });
export type Verdict = z.infer<typeof verdict>;
