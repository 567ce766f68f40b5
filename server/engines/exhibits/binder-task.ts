import type { BookInput, BoundBook, ExhibitFile } from './exhibits.ts';
import type { FormDifference, FormShape } from './prescribed-forms.ts';

/** Requests to the binding process, and its answers. */
export type CountInput = Pick<ExhibitFile, 'content_type' | 'bytes'>[];
export type FormTask =
  | { task: 'read'; bytes: Uint8Array }
  | { task: 'fill'; bytes: Uint8Array; values: Readonly<Record<string, string>> }
  | { task: 'compare'; blank: Uint8Array; returned: Uint8Array }
  | { task: 'draw'; bytes: Uint8Array; page: number };
export type FormAnswer = { shape: FormShape } | { bytes: Uint8Array } | { difference: FormDifference };
export type BinderTask = { book: BookInput } | { count: CountInput } | { form: FormTask };
/** `spent`: the process holds so much memory that the next task needs a fresh one. */
export type BinderReply = { answer: BinderAnswer; spent: boolean };
export type BinderAnswer =
  | { book: BoundBook }
  | { counts: (number | null)[] }
  | { form: FormAnswer }
  | { failed: string };
