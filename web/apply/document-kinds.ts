import { documentKindLabels, documentKinds, type FileFields } from '../../domain/documents/document-kind.ts';

/** The kinds an uploaded file can have: the eight recommended documents, or the spec's default for anything else. */
export type FileKind = FileFields['document_type'];

export const anyKind: FileKind = 'application_document';

export const kindOptions: readonly { value: FileKind; label: string }[] = [
  ...documentKinds.map((kind) => ({ value: kind, label: documentKindLabels[kind] })),
  { value: anyKind, label: 'Another document' },
];

export const kindLabel = (kind: FileKind): string =>
  kindOptions.find((option) => option.value === kind)?.label ?? 'Another document';

/** The kind for a select's value. */
export const kindFrom = (value: string): FileKind =>
  kindOptions.find((option) => option.value === value)?.value ?? anyKind;
