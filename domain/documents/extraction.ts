/** What the program has read of an uploaded document: shapes that the reader, the database, the API and the screens share. */
import { z } from 'zod';
import { documentKinds, type DocumentKind } from './document-kind.ts';
import { amountRoles, dateRoles } from './finding-roles.ts';

export const extractionStates = ['waiting', 'reading', 'done', 'unreadable', 'failed'] as const;
export type ExtractionState = (typeof extractionStates)[number];

/** One page as read: lines of what can be seen. `way`: the file's own text, or a picture that was recognized; `confidence` 0 to 1. */
export type ReadPage = {
  number: number;
  lines: string[];
  way: 'text' | 'ocr';
  confidence: number;
  /** Characters that nobody could see, left out. */ hidden: number;
};
/** `pages`: how many the document has; those beyond the limits are not in `read`. */
export type ReadDocument = { pages: number; read: ReadPage[] };

const place = { page: z.number().int().min(1), snippet: z.string().max(160), confidence: z.number().min(0).max(1) };
/** An amount (`value` in integer cents) or a date (`YYYY-MM-DD`) with what it stands for, the page, and the words around it. */
export const finding = z.discriminatedUnion('what', [
  z.object({ what: z.literal('amount'), role: z.enum(amountRoles), value: z.number().int(), ...place }),
  z.object({ what: z.literal('date'), role: z.enum(dateRoles), value: z.iso.date(), ...place }),
]);
export type Finding = z.infer<typeof finding>;
export type AmountFinding = Extract<Finding, { what: 'amount' }>;
export type DateFinding = Extract<Finding, { what: 'date' }>;

/** `kind` null: it is none of the eight with enough certainty. `confidence` 0 to 1. */
export type KindGuess = { kind: DocumentKind | null; confidence: number };

/** What came of reading a file, as rules look at it. */
export type Extraction = {
  file_id: string;
  filename: string;
  kind: DocumentKind | null;
  kind_confidence: number;
  findings: readonly Finding[];
};

/** The reading of one file as the API tells it. */
export const extractionView = z.object({
  file_id: z.uuid(),
  filename: z.string(),
  status: z.enum(extractionStates),
  /** Pages of the document, null until it was opened; those that were read so far. */
  pages: z.number().int().nullable(),
  pages_read: z.number().int(),
  kind: z.enum(documentKinds).nullable(),
  kind_confidence: z.number(),
  summary: z.string().nullable(),
  findings: z.array(finding),
  /** Why it was not read, for a person. */
  error: z.string().nullable(),
});
export type ExtractionView = z.infer<typeof extractionView>;
