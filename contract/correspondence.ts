import { oc } from '@orpc/contract';
import { z } from 'zod';
import { documentKinds } from '../domain/case.ts';
import { unwritable } from '../domain/correspondence.ts';
import { answersSchema } from '../domain/intake/answers.ts';
import { maxFilesPerCase } from '../domain/intake/upload-documents.ts';
import { caseFile, id, timestamp } from './shapes.ts';

/** Text as one would type it: without control characters, and with line breaks of one kind. */
const written = (most: number) =>
  z
    .string()
    .max(most, `must be ${most.toLocaleString('en-US')} characters or fewer`)
    .refine((text) => !unwritable.test(text), 'has a character that cannot be sent')
    .transform((text) => text.replace(/\r\n?/g, '\n').trim());
const visibility = z.enum(['internal', 'merchant']);

export const threadMessage = z.object({
  id,
  message_type: z.string(),
  subject: z.string(),
  body: z.string(),
  visibility,
  author: z.enum(['merchant', 'staff', 'attorney', 'system']),
  author_name: z.string(),
  mine: z.boolean(),
  created_at: timestamp,
  /** When the other side first saw it; null: not yet. */
  read_at: timestamp.nullable(),
});
export type ThreadMessage = z.infer<typeof threadMessage>;

/** The case's messages that the caller may see, newest first. `unread`: those of the other side that the caller's side has not seen. */
export const listMessages = oc
  .route({ method: 'GET', path: '/cases/{id}/messages', tags: ['cases'] })
  .input(
    z.strictObject({
      id,
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
  )
  .output(z.object({ items: z.array(threadMessage), next_cursor: z.string().nullable(), unread: z.number().int() }));
/** `message_id` is made by the caller: sent twice, it is one message. A merchant's message is always visible to both sides; staff and attorney choose. */
export const postMessage = oc
  .route({ method: 'POST', path: '/cases/{id}/messages', tags: ['cases'] })
  .input(
    z.strictObject({
      id,
      message_id: id,
      subject: written(200).default(''),
      body: written(10_000).pipe(z.string().min(1, 'Enter: Message.')),
      visibility: visibility.default('merchant'),
    }),
  )
  .output(threadMessage);
export const markMessagesRead = oc
  .route({ method: 'POST', path: '/cases/{id}/messages/read', tags: ['cases'] })
  .input(z.strictObject({ id }))
  .output(z.object({ unread: z.literal(0) }));

/** Spec, section 9: 100 a page, by name ascending. */
export const listCaseFiles = oc
  .route({ method: 'GET', path: '/cases/{id}/files', tags: ['cases'] })
  .input(z.strictObject({ id, cursor: z.string().max(600).optional() }))
  .output(z.object({ items: z.array(caseFile), next_cursor: z.string().nullable() }));
/** Adds finished uploads (tus, with `case_id` in their metadata) to the case. Adding one twice changes nothing. */
export const addCaseFiles = oc
  .route({ method: 'POST', path: '/cases/{id}/files', tags: ['cases'] })
  .input(
    z.strictObject({
      id,
      files: z
        .array(z.strictObject({ id, document_type: z.enum([...documentKinds, 'application_document']) }))
        .min(1)
        .max(maxFilesPerCase),
    }),
  )
  .output(z.object({ items: z.array(caseFile) }));

/** The application of a case as typed answers, to be completed until an attorney has taken up the letter. `ein` is never given back; blank leaves it as it is. */
export const caseAnswers = z.object({
  answers: answersSchema,
  version: z.number().int(),
  editable: z.boolean(),
  why_not: z.string().nullable(),
  has_ein: z.boolean(),
});
export const getCaseAnswers = oc
  .route({ method: 'GET', path: '/cases/{id}/answers', tags: ['cases'] })
  .input(z.strictObject({ id }))
  .output(caseAnswers);
/** 422 INVALID_INPUT with `fields`; 409 VERSION_MISMATCH; 409 CONFLICT once an attorney has taken it up. A changed case is drafted anew. */
export const putCaseAnswers = oc
  .route({ method: 'PUT', path: '/cases/{id}/answers', tags: ['cases'] })
  .input(z.strictObject({ id, version: z.number().int().min(1), answers: answersSchema }))
  .output(caseAnswers);

/** Ends the case before its letter has gone out: no reason is needed. Again: the same answer. 409 CONFLICT once the letter is on its way. */
export const cancelCase = oc
  .route({ method: 'POST', path: '/cases/{id}/cancel', tags: ['cases'] })
  .input(z.strictObject({ id, reason: z.string().trim().max(2_000).default('') }))
  .output(z.object({ cancelled_at: timestamp }));
