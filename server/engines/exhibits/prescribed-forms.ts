import type { FormField } from '../../../domain/documents/form-field.ts';

/** How many pages a form has, and its fields; none where it is flat. */
export type FormShape = { pages: number; fields: FormField[] };

/** What a file returned as the form shows beyond the blank. `ink`: any of its pages shows more or something else. */
export type FormDifference = { pages: number; ink: boolean };

/** Prescribed forms of processors, PDFs by strangers. Throws FormFailed where the file cannot be read, or the task not be done. */
export interface PrescribedForms {
  read(bytes: Uint8Array): Promise<FormShape>;
  /** The file's bytes, and behind them what was filled in; fields by their names. */
  fill(bytes: Uint8Array, values: Readonly<Record<string, string>>): Promise<Uint8Array>;
  compare(blank: Uint8Array, returned: Uint8Array): Promise<FormDifference>;
  /** A page, from 1, as a JPEG of what it prints. */
  drawPage(bytes: Uint8Array, page: number): Promise<Uint8Array>;
}

/** `message` says why, for the log. */
export class FormFailed extends Error {
  override name = 'FormFailed';
}
