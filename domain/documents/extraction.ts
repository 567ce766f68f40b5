/** What was extracted from an uploaded document: shapes shared by the reader, database, API and UI. */
import { z } from 'zod';
import { documentKinds, type DocumentKind } from './document-kind.ts';
import { processors } from '../processors.ts';
import { accountShape, addresseeRoles, amountRoles, dateRoles, longestWritten } from './finding-roles.ts';

const extractionStates = ['waiting', 'reading', 'done', 'unreadable', 'failed'] as const;
export type ExtractionState = (typeof extractionStates)[number];
/** In progress: these become `done`, `unreadable` or `failed`. */
export const openExtractionStates = ['waiting', 'reading'] as const satisfies readonly ExtractionState[];

/** The visible lines of one page. `way`: the file's own text, or OCR; `confidence` 0 to 1. */
export type ReadPage = {
  number: number;
  lines: string[];
  way: 'text' | 'ocr';
  confidence: number;
  /** Invisible characters removed. */
  hidden: number;
  /** Words with digits that OCR is not sure of, each with the index of its line. */
  unsure?: readonly UnsureWord[];
  /** Where the cells of each line stand; tables are read by it. */
  spans?: readonly (readonly CellSpan[])[];
};
/** The left and right edge of a cell, in any one unit of its page. */
export type CellSpan = readonly [left: number, right: number];
export type UnsureWord = { line: number; text: string };
/** `pages`: the document's page count; pages beyond the limits are not in `read`. */
export type ReadDocument = { pages: number; read: ReadPage[] };

const place = { page: z.number().int().min(1), snippet: z.string().max(160), confidence: z.number().min(0).max(1) };
/**
 * An amount (`value` in integer cents of US dollars), an amount in another currency (as the document writes it), a date (`YYYY-MM-DD`;
 * `or`: the other day that its digits may mean, if nothing tells the two apart), the processor that sent a notice, the account that it is about or the
 * name and address of the merchant to whom it is written, each with its role, page and surrounding text.
 */
export const finding = z.discriminatedUnion('what', [
  z.object({ what: z.literal('amount'), role: z.enum(amountRoles), value: z.number().int(), ...place }),
  z.object({
    what: z.literal('foreign_amount'),
    role: z.enum(amountRoles),
    value: z.string().min(2).max(longestWritten),
    ...place,
  }),
  z.object({
    what: z.literal('date'),
    role: z.enum(dateRoles),
    value: z.iso.date(),
    or: z.iso.date().optional(),
    ...place,
  }),
  z.object({ what: z.literal('sender'), role: z.literal('processor'), value: z.enum(processors), ...place }),
  z.object({ what: z.literal('number'), role: z.literal('account'), value: z.string().regex(accountShape), ...place }),
  z.object({ what: z.literal('addressee'), role: z.enum(addresseeRoles), value: z.string().min(2).max(120), ...place }),
]);
export type Finding = z.infer<typeof finding>;
export type AmountFinding = Extract<Finding, { what: 'amount' }>;
export type ForeignFinding = Extract<Finding, { what: 'foreign_amount' }>;
export type DateFinding = Extract<Finding, { what: 'date' }>;

/** `kind` null: not confidently any of the eight. `confidence` 0 to 1. */
export type KindGuess = { kind: DocumentKind | null; confidence: number };

/** The outcome of extracting a file, as the rules use it. */
export type Extraction = {
  file_id: string;
  filename: string;
  kind: DocumentKind | null;
  kind_confidence: number;
  findings: readonly Finding[];
};

/** The extraction of one file as the API returns it. */
export const extractionView = z.object({
  file_id: z.uuid(),
  filename: z.string(),
  status: z.enum(extractionStates),
  /** The document's pages, null until it is opened, and those read so far. */
  pages: z.number().int().nullable(),
  pages_read: z.number().int(),
  kind: z.enum(documentKinds).nullable(),
  kind_confidence: z.number(),
  summary: z.string().nullable(),
  findings: z.array(finding),
  /** Why it was not read, for display. */
  error: z.string().nullable(),
});
export type ExtractionView = z.infer<typeof extractionView>;
