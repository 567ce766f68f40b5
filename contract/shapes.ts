import { z } from 'zod';
import {
  casePriorities,
  caseStatuses,
  documentKinds,
  entityTypes,
  fulfillmentModels,
  preferredResolutions,
  processors,
} from '../domain/case.ts';
import { letterStatuses, letterTypes } from '../domain/letter.ts';
import { stages } from '../domain/stage.ts';

/** Shapes that several resources share. Timestamps are ISO 8601 in UTC; dates `YYYY-MM-DD`; `_cents` integer US cents. */
export const id = z.uuid();

export const timestamp = z.iso.datetime({ offset: true });

export const calendarDate = z.iso.date();

export const cents = z.number().int();

export const email = z.email().max(254);

export const address = z.object({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() });

export const stageView = z.object({
  stage: z.enum(stages),
  label: z.string(),
  next: z.string(),
  owner: z.enum(['merchant', 'staff', 'attorney', 'processor', 'nobody']),
  /** By when, in UTC; null when nothing is promised. */
  due_on: calendarDate.nullable(),
});

/** One line of the merchant's timeline: what happened, or what is promised (`done` false, `on` its day). */
export const timelineEntry = z.object({
  key: z.string(),
  words: z.string(),
  on: calendarDate.nullable(),
  at: timestamp.nullable(),
  done: z.boolean(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** Something that only the merchant can do. */
export const neededAction = z.object({
  kind: z.enum(['sign_agreement', 'answer_offer', 'read_message', 'add_documents', 'complete_details']),
  words: z.string(),
  due_on: calendarDate.nullable(),
});
export type NeededAction = z.infer<typeof neededAction>;

export const caseFields = z.object({
  processor: z.enum(processors),
  merchant_account_id: z.string().nullable(),
  hold_started_on: calendarDate.nullable(),
  held_amount_cents: cents.nullable(),
  reason_given: z.string().nullable(),
  rolling_reserves_held_cents: cents.nullable(),
  preferred_resolution: z.enum(preferredResolutions).nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  legal_business_name: z.string(),
  legal_business_name_full: z.string().nullable(),
  dba_name: z.string().nullable(),
  /** Masked: only the last four digits. */
  ein: z.string().nullable(),
  business_address: address,
  fulfillment_address: address.nullable(),
  website: z.string().nullable(),
  business_entity_type: z.enum(entityTypes).nullable(),
  state_incorporation: z.string().nullable(),
  year_established: z.number().int().nullable(),
  business_phone: z.string().nullable(),
  business_email: z.string().nullable(),
  parent_entities: z.string().nullable(),
  monthly_processing_volume_avg: z.number().int().nullable(),
  monthly_processing_volume_peak: z.number().int().nullable(),
  average_ticket_size_cents: cents.nullable(),
  card_present_percentage: z.number().nullable(),
  domestic_transaction_percentage: z.number().nullable(),
  merchant_category_code: z.string().nullable(),
  fulfillment_model: z.enum(fulfillmentModels).nullable(),
  avg_delivery_days: z.number().int().nullable(),
  product_description: z.string().nullable(),
  refund_policy: z.string().nullable(),
  support_sla: z.string().nullable(),
  chargeback_tools: z.array(z.string()),
  prior_counsel_involved: z.boolean().nullable(),
  insurance_coverage: z.string().nullable(),
  industry_certifications: z.array(z.string()),
  litigation_history: z.string().nullable(),
  accounting_notes: z.string().nullable(),
  communication_logs: z.string().nullable(),
});

export const owner = z.object({
  id,
  owner_name: z.string(),
  ownership_percentage: z.number().nullable(),
  role_title: z.string().nullable(),
});

export const previousProcessor = z.object({
  id,
  processor_name: z.string(),
  years_used: z.string().nullable(),
  termination_reason: z.string().nullable(),
});

export const caseFile = z.object({
  id,
  filename: z.string(),
  kind: z.string(),
  document_type: z.enum([...documentKinds, 'application_document']),
  content_type: z.string(),
  size_bytes: z.number().int(),
  ai_summary: z.string().nullable(),
  created_at: timestamp,
});

export const message = z.object({
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
  answer_due_on: calendarDate.nullable(),
  /** Whether its exhibits are bound into a PDF that the reader may open; for a merchant, the one that went out with it. */
  has_exhibit_book: z.boolean(),
  created_at: timestamp,
});

export const status = z.enum(caseStatuses);

export const priority = z.enum(casePriorities);

/** One case with its five relations. */
export const caseDetail = caseFields.extend({
  id,
  case_number: z.string(),
  status,
  priority,
  version: z.number().int(),
  created_at: timestamp,
  stage: stageView,
  fee_percent: z.number().int(),
  business_owners: z.array(owner),
  previous_processors: z.array(previousProcessor),
  case_files: z.array(caseFile),
  messages: z.array(message),
  letters: z.array(letterSummary),
  timeline: z.array(timelineEntry),
  actions: z.array(neededAction),
  agreement_signed_at: timestamp.nullable(),
  unread_messages: z.number().int(),
  cancelled_at: timestamp.nullable(),
  may: z.object({ cancel: z.boolean(), complete: z.boolean(), add_files: z.boolean(), write: z.boolean() }),
});
