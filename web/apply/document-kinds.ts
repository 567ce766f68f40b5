import {
  deskFileKinds,
  isAccountFile,
  fileKindLabels,
  fileKinds,
  type FileKind,
} from '../../domain/documents/document-kind.ts';

export const anyKind: FileKind = 'application_document';

/** The kinds a merchant can choose, without those that only staff and attorneys add, and those of exports, which are added in a place of their own. */
export const kindOptions: readonly { value: FileKind; label: string }[] = fileKinds
  .filter((kind) => !deskFileKinds.some((each) => each === kind) && !isAccountFile(kind))
  .map((kind) => ({
    value: kind,
    label: kind === anyKind ? 'Another document' : fileKindLabels[kind],
  }));

/** Those of a file that is added to a case: exports too. */
export const caseKindOptions: typeof kindOptions = [
  ...kindOptions,
  { value: 'account_export', label: fileKindLabels.account_export },
];

export const kindLabel = (kind: FileKind): string =>
  isAccountFile(kind)
    ? fileKindLabels[kind]
    : (kindOptions.find((option) => option.value === kind)?.label ?? 'Another document');

/** What a file is, before what else is said of it; nothing where nobody said what it is. */
export const plainKind = (kind: FileKind, t: (english: string) => string): string =>
  kind === anyKind ? '' : `${t(kindLabel(kind))} · `;

/** The kind for a select's value. */
export const kindFrom = (value: string): FileKind =>
  caseKindOptions.find((option) => option.value === value)?.value ?? anyKind;
