import { documentKindLabels, documentKinds, type FileFields } from '../../domain/cases/case.ts';

/** What an uploaded file can be: one of the eight recommended documents, or the spec's default for any other. */
export type FileKind = FileFields['document_type'];

export const anyKind: FileKind = 'application_document';

export const kindOptions: readonly { value: FileKind; label: string }[] = [
  ...documentKinds.map((kind) => ({ value: kind, label: documentKindLabels[kind] })),
  { value: anyKind, label: 'Another document' },
];

export const kindLabel = (kind: FileKind): string =>
  kindOptions.find((option) => option.value === kind)?.label ?? 'Another document';

/** The kind that a select's value names. */
export const kindFrom = (value: string): FileKind =>
  kindOptions.find((option) => option.value === value)?.value ?? anyKind;
