/**
 * The tables as queries see them: the generated schema, with the domain's types where the database only knows `text` or
 * `jsonb`, typed here once, so that no query needs a cast. A column that a check constraint limits to some words has
 * these in the schema: where the program's own list differs, the program does not compile.
 */
import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';
import type { Address, CaseFields } from '../domain/case-fields.ts';
import type { StoredMilestones, StoredProgress } from '../domain/cases/case-progress.ts';
import type { FileFields } from '../domain/documents/document-kind.ts';
import type { FormField } from '../domain/documents/form-field.ts';
import type { FactToConfirm } from '../domain/letters/fact-to-confirm.ts';
import type { AccountProof } from '../domain/ledger-of-account/account.ts';
import type { StoredAnswers } from '../domain/ledger-of-account/case-account.ts';
import type { Mapping, StoredMappings } from '../domain/ledger-of-account/mapping.ts';
import type { BookExhibit } from '../domain/letters/exhibits.ts';
import type { LetterDocument, Verdict } from '../domain/letters/letter.ts';
import type { Answers } from '../domain/intake/answers.ts';
import type { OrgKind } from '../domain/people/role.ts';
import type { ReportFigures } from '../domain/reports/report.ts';
import type { Processor } from '../domain/processors.ts';
import type { DB } from './schema.ts';

type HeldToWords = 'business_entity_type' | 'fulfillment_model' | 'preferred_resolution';

/** The domain's types, without null, which comes from the schema. */
type Typed = {
  account_proofs: { answers: StoredAnswers; mappings: StoredMappings; proof: AccountProof };
  export_mappings: { mapping: Mapping };
  application_drafts: { answers: Answers };
  case_files: { document_type: FileFields['document_type'] };
  case_progress: { progress: StoredProgress; milestones: StoredMilestones };
  cases: Omit<CaseFields, 'ein' | 'business_address' | 'fulfillment_address' | HeldToWords> & {
    processor: Processor;
    business_address: Address;
    fulfillment_address: Address;
  };
  draft_account_proofs: { proof: AccountProof };
  exhibit_books: { exhibits: BookExhibit[] };
  fact_entries: { fact: FactToConfirm['fact'] };
  form_blanks: { fields: FormField[] };
  idempotency_keys: { response: { case_id: string; case_number: string } };
  letter_facts: Pick<FactToConfirm, 'fact' | 'lines'>;
  letter_versions: {
    carried: { draft: LetterDocument; editors: string[]; both?: string[] };
    document: LetterDocument;
    verdict: Verdict;
    engine: 'embedded' | 'language_model';
  };
  notice_forms: { fields: FormField[] };
  processor_addresses: { processor: Processor };
  reports: { figures: ReportFigures };
  users: { org_kind: OrgKind };
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
