import { endings } from '../domain/engagement/ending.ts';
import { z } from 'zod';
import { actKeys, actors } from '../domain/cases/story/acts.ts';
import { precisions } from '../domain/cases/story/case-event.ts';
import { casePriorities, caseStatuses } from '../domain/cases/case.ts';
import { fileKinds } from '../domain/documents/document-kind.ts';
import {
  byName,
  caseFieldRows,
  ownerRows,
  previousProcessorRows,
  type CaseField,
  type CaseFields,
  type ListField,
  type OwnerFields,
  type PreviousProcessorFields,
} from '../domain/case-fields.ts';
import { letterStatuses, letterTypes } from '../domain/letters/letter.ts';
import { emailTrouble, isEmailAddress, maxEmailLength } from '../domain/email-address.ts';
import { plainCharacters } from '../domain/plain-characters.ts';
import { lateKinds } from '../domain/cases/late.ts';
import { stages } from '../domain/cases/stage.ts';

/** Shapes that several resources share. Timestamps are ISO 8601 in UTC; dates `YYYY-MM-DD`; `_cents` integer US cents. */
export const id = z.uuid();

export const timestamp = z.iso.datetime({ offset: true });
/** Since when emails and letters are held after a restore, and the moment of the restored state. */
export const hold = z.object({ since: timestamp, restored_to: timestamp });

export const calendarDate = z.iso.date();

export const cents = z.number().int();

/** A value with a fixed form, reduced to plain characters (domain/plain-characters.ts). */
export const plainText = z.string().overwrite(plainCharacters);

export const email = plainText
  .refine(isEmailAddress, { error: ({ input }) => emailTrouble(String(input)) ?? '' })
  .meta({ format: 'email', maxLength: maxEmailLength });

/**
 * Twice the longest answer that the wizard takes; the wizard's own limit has a clearer message
 * (domain/intake/field.ts).
 */
const stored = z.string().max(20_000);

export const address = z.object({ street: stored, city: stored, state: stored, zip: stored });

export const stageView = z.object({
  stage: z.enum(stages),
  label: z.string(),
  next: z.string(),
  owner: z.enum(['merchant', 'staff', 'attorney', 'processor', 'nobody']),
  /** The day at the firm by which it is promised; null when nothing is promised. */
  due_on: calendarDate.nullable(),
});

/** What is late in a case, and the day at the firm by which it was due. */
export const late = z.object({ what: z.enum(lateKinds), on: calendarDate });

/**
 * One entry of the merchant's timeline: what happened, or what is promised (`done` false, `on` its day, `late` once it was not kept). `event`: what the
 * merchant confirmed that happened; null of what has a record of its own.
 */
const timelineEntry = z.object({
  key: z.string(),
  words: z.string(),
  on: calendarDate.nullable(),
  at: timestamp.nullable(),
  done: z.boolean(),
  late: z.boolean(),
  event: z
    .object({
      who: z.enum(actors),
      act: z.enum(actKeys),
      precision: z.enum(precisions),
      due_on: calendarDate.nullable(),
      about: z.string().nullable(),
    })
    .nullable(),
});

/** Something that only the merchant can do. */
export const neededAction = z.object({
  kind: z.enum([
    'sign_agreement',
    'find_counsel',
    'engage',
    'confirm_facts',
    'answer_offer',
    'read_message',
    'add_documents',
    'complete_details',
  ]),
  words: z.string(),
  due_on: calendarDate.nullable(),
});

/** A field with choices takes only its options; a state, an email or a website takes any stored text. */
function fieldShape({ kind, options, notNull }: ListField & Partial<CaseField>): z.ZodType {
  const shape = storedShape(kind, options);
  return notNull ? shape : shape.nullable();
}

function storedShape(kind: CaseField['kind'], options: CaseField['options'] = []): z.ZodType {
  switch (kind) {
    case 'choice':
      return z.enum(options.map(({ value }) => value));
    case 'choices':
      return z.array(stored);
    case 'address':
      return address;
    case 'date':
      return calendarDate;
    case 'money':
      return cents;
    case 'dollars':
    case 'integer':
    case 'year':
      return z.number().int();
    case 'percent':
      return z.number();
    case 'yesno':
      return z.boolean();
    default:
      return stored;
  }
}

type Shapes<Values> = { [Name in keyof Values]: z.ZodType<Values[Name], Values[Name]> };
const caseShapes: Shapes<CaseFields> = byName(caseFieldRows, fieldShape);
const ownerShapes: Shapes<OwnerFields> = byName(ownerRows, fieldShape);
const previousProcessorShapes: Shapes<PreviousProcessorFields> = byName(previousProcessorRows, fieldShape);

/** The EIN is masked: only the last four digits. */
export const caseFields = z.object(caseShapes);

const owner = z.object({ id, ...ownerShapes });
const previousProcessor = z.object({ id, ...previousProcessorShapes });

/** The two lists whole, as staff edit them. */
export const caseLists = {
  business_owners: z.array(z.strictObject(ownerShapes)).max(50),
  previous_processors: z.array(z.strictObject(previousProcessorShapes)).max(50),
};

export const caseFile = z.object({
  id,
  filename: z.string(),
  kind: z.string(),
  document_type: z.enum(fileKinds),
  content_type: z.string(),
  size_bytes: z.number().int(),
  ai_summary: z.string().nullable(),
  created_at: timestamp,
});

const message = z.object({
  id,
  message_type: z.string(),
  subject: z.string(),
  body: z.string(),
  visibility: z.enum(['internal', 'merchant']),
  created_at: timestamp,
});

export const letterSummary = z.object({
  id,
  case_id: id,
  letter_type: z.literal('demand_letter'),
  demand_type: z.enum(letterTypes),
  title: z.string(),
  status: z.enum(letterStatuses),
  tracking_number: z.string().nullable(),
  sent_at: timestamp.nullable(),
  delivered_on: calendarDate.nullable(),
  /** Ten business days after delivery (spec, section 9): when the follow-up is due if nobody has answered. */
  reply_due_on: calendarDate.nullable(),
  /** Whether its exhibits are bound into a PDF that the reader may open; for a merchant, the one that was sent. */
  has_exhibit_book: z.boolean(),
  created_at: timestamp,
});

export const status = z.enum(caseStatuses);

export const priority = z.enum(casePriorities);

/** How the engagement of a case's attorney ends. `last_on`: the firm's day up to which they act; null: at once. */
export const ending = z.object({ how: z.enum(endings).exclude(['declined']), last_on: calendarDate.nullable() });

/** One case with its five relations. */
export const caseDetail = caseFields.extend({
  id,
  case_number: z.string(),
  status,
  priority,
  version: z.number().int(),
  created_at: timestamp,
  stage: stageView,
  late: late.nullable(),
  /** The day of our next step as it is planned now, today or later; null while none is. */
  planned_on: calendarDate.nullable(),
  fee_percent: z.number().int(),
  business_owners: z.array(owner),
  previous_processors: z.array(previousProcessor),
  case_files: z.array(caseFile),
  messages: z.array(message),
  letters: z.array(letterSummary),
  timeline: z.array(timelineEntry),
  actions: z.array(neededAction),
  agreement_signed_at: timestamp.nullable(),
  /** With the attorney whom the case has or had last; null while it does not end. */
  ending: ending.nullable(),
  unread_messages: z.number().int(),
  cancelled_at: timestamp.nullable(),
  /** `ask_counsel`: has a thread with counsel, as the owner of the case. */
  may: z.object({
    cancel: z.boolean(),
    complete: z.boolean(),
    add_files: z.boolean(),
    write: z.boolean(),
    ask_counsel: z.boolean(),
  }),
});
