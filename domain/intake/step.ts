import type { Field } from './field.ts';

/** A repeatable list of rows; at least one row is always shown, and only rows whose `named` field is not blank are stored. */
export type RowGroup = {
  name: 'owners' | 'previousProcessors';
  title: string;
  rowTitle: string;
  addLabel: string;
  named: string;
  fields: readonly Field[];
  maxRows: number;
};

export type StepKey =
  | 'account'
  | 'case-details'
  | 'contact'
  | 'business'
  | 'ownership'
  | 'financial'
  | 'fulfillment'
  | 'compliance'
  | 'documents';

/** One wizard step: what it asks, in order. Required marks follow the spec's section 5 and nothing more. */
export type Step = { key: StepKey; title: string; lead: string; fields: readonly Field[]; rows?: readonly RowGroup[] };
