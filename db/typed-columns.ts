/**
 * The tables as queries see them: the generated schema, with the domain's types where the database only knows `text` or
 * `jsonb`. Check constraints and the program's JSON are typed here once, so that no query needs a cast.
 */
import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';
import type { Address, CaseFields } from '../domain/case-fields.ts';
import type { ClockDay } from '../domain/cases/clock-day.ts';
import type { StoredMilestones, StoredProgress } from '../domain/cases/case-progress.ts';
import type { CasePriority, CaseStatus } from '../domain/cases/case.ts';
import type { FileFields } from '../domain/documents/document-kind.ts';
import type { ExtractionState } from '../domain/documents/extraction.ts';
import type { FactEntryKind, FactToConfirm } from '../domain/letters/fact-to-confirm.ts';
import type { BookExhibit } from '../domain/letters/exhibits.ts';
import type { LetterDocument, LetterStatus, LetterType, Verdict } from '../domain/letters/letter.ts';
import type { PaperKind } from '../domain/letters/signed-paper.ts';
import type { AnswerKind } from '../domain/letters/processor-reply.ts';
import type { Answers } from '../domain/intake/answers.ts';
import type { MarkedKind } from '../domain/knowledge/kinds.ts';
import type { OfferStatus } from '../domain/money/ledger.ts';
import type { OrgKind, Role } from '../domain/people/role.ts';
import type { ErasureStatus } from '../domain/privacy/erasure.ts';
import type { ReportFigures } from '../domain/reports/report.ts';
import type { AddressOrigin, AddressPurpose, LetterChannel } from '../domain/addresses/book-address.ts';
import type { Processor } from '../domain/processors.ts';
import type { DB } from './schema.ts';

/** Without null, which comes from the schema. */
type Typed = {
  application_drafts: { answers: Answers };
  case_files: { document_type: FileFields['document_type'] };
  case_progress: { progress: StoredProgress; milestones: StoredMilestones };
  cases: Omit<CaseFields, 'ein' | 'business_address' | 'fulfillment_address'> & {
    status: CaseStatus;
    priority: CasePriority;
    processor: Processor;
    business_address: Address;
    fulfillment_address: Address;
  };
  clock_days: { what: ClockDay };
  erasure_requests: { status: ErasureStatus };
  exhibit_books: { exhibits: BookExhibit[] };
  fact_entries: { fact: FactToConfirm['fact']; kind: FactEntryKind };
  file_extractions: { status: ExtractionState };
  idempotency_keys: { response: { case_id: string; case_number: string } };
  knowledge_retirements: { kind: MarkedKind };
  letter_facts: Pick<FactToConfirm, 'fact' | 'lines'>;
  letter_versions: {
    carried: { draft: LetterDocument; editors: string[]; both?: string[] };
    document: LetterDocument;
    verdict: Verdict;
    engine: 'embedded' | 'language_model';
  };
  letters: { letter_type: 'demand_letter'; demand_type: LetterType; status: LetterStatus };
  messages: { visibility: 'internal' | 'merchant'; author_role: 'merchant' | 'staff' | 'attorney' | 'system' };
  notice_papers: { kind: PaperKind };
  offers: { status: OfferStatus };
  orgs: { kind: OrgKind };
  processor_addresses: { processor: Processor; channel: LetterChannel; purpose: AddressPurpose; origin: AddressOrigin };
  processor_replies: { kind: AnswerKind };
  reports: { figures: ReportFigures };
  text_numbers: { ended_by: 'person' | 'reply' };
  users: { role: Role; org_kind: OrgKind };
  withdrawn_entries: { kind: 'recovery' | 'fee_payment' };
};

/** Text is written as the type it is read as; JSON is written as text. */
type Written<Column, Value> = string extends Column ? Value | Exclude<Column, string> : Column;
type Column<Raw, Value> = ColumnType<
  NonNullable<Value> | Extract<Raw, null>,
  unknown extends SelectType<Raw> ? InsertType<Raw> : Written<InsertType<Raw>, NonNullable<Value>>,
  unknown extends SelectType<Raw> ? UpdateType<Raw> : Written<UpdateType<Raw>, NonNullable<Value>>
>;
type TypedTable<Raw, Values> = {
  [Name in keyof Raw]: Name extends keyof Values ? Column<Raw[Name], Values[Name]> : Raw[Name];
};

/** A column typed above that the schema lacks does not compile here. */
type Missing = {
  [Table in keyof Typed]: Table extends keyof DB ? Exclude<keyof Typed[Table], keyof DB[Table]> : Table;
};
type Exists<Name extends never> = Name;
export type Unknown = Exists<Missing[keyof Typed]>;

export type Tables = {
  [Table in keyof DB]: Table extends keyof Typed ? TypedTable<DB[Table], Typed[Table]> : DB[Table];
};
