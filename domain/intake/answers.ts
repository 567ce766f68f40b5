import { z } from 'zod';
import { fileKinds, type FileKind } from '../documents/document-kind.ts';
import type { Answer } from './field.ts';
import { steps } from './steps.ts';
import { maxFilesPerCase } from './upload-documents.ts';

const row = z.record(z.string().max(40), z.string().max(20_000));

/**
 * The wizard's answers as typed: one key per field, rows for the two lists, and uploaded files by id.
 * Only the shape is checked here, so that half-typed answers can be saved; `readApplication` validates.
 */
export type Answers = {
  fields: Record<string, Exclude<Answer, undefined>>;
  owners: Record<string, string>[];
  previousProcessors: Record<string, string>[];
  files: { id: string; document_type: FileKind }[];
};

const fieldNames = new Set(steps.flatMap((step) => step.fields.map((field) => field.name)));
const rowFieldNames = new Set(
  steps.flatMap((step) => (step.rows ?? []).flatMap((group) => group.fields.map((field) => field.name))),
);
const knownRow = row.refine(
  (each) => Object.keys(each).every((key) => rowFieldNames.has(key)),
  'has a field that the application does not know',
);

/** Schema of `Answers`; unknown field names are rejected. */
export const answersSchema = z.strictObject({
  fields: z
    .record(z.string().max(60), z.union([z.string().max(20_000), z.array(z.string().max(200)).max(30), z.boolean()]))
    .refine(
      (fields) => Object.keys(fields).every((name) => fieldNames.has(name)),
      'has a field that the application does not know',
    ),
  owners: z.array(knownRow).max(50),
  previousProcessors: z.array(knownRow).max(50),
  files: z.array(z.strictObject({ id: z.uuid(), document_type: z.enum(fileKinds) })).max(maxFilesPerCase),
});

export const emptyAnswers = (): Answers => ({ fields: {}, owners: [{}], previousProcessors: [{}], files: [] });
