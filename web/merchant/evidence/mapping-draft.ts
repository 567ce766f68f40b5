/** How a merchant names a file's columns on the page: texts, as a form has them, so that they can be left unsaved. */
import {
  columnRoles,
  guessKind,
  kindEffects,
  type ColumnRole,
  type MappableFile,
  type Mapping,
} from '../../../domain/ledger-of-account/mapping.ts';

/**
 * The place of each role's column, `''` for none; `currency` is a code or a place; `does ` and a kind is what its rows
 * do, `''` for unknown.
 */
export type MappingDraft = Readonly<Record<string, string>>;

export const doesKey = (kind: string): string => `does ${kind}`;

/** What was named before, or what the names of columns and kinds say. */
export function startOf({ named, guess, kinds }: MappableFile): MappingDraft {
  const { columns, currency, kinds: known } = named?.mapping ?? guess;
  const places = columnRoles.map((role): [string, string] => [role, String(columns[role] ?? '')]);
  const all = [...new Set(kinds.flatMap((of) => of?.map(({ kind }) => kind) ?? []))];
  return {
    ...Object.fromEntries(places),
    currency: currency ?? String(columns.currency ?? ''),
    ...Object.fromEntries(all.map((kind) => [doesKey(kind), guessKind(kind) ?? ''])),
    ...Object.fromEntries((named?.mapping.kinds ?? known).map(({ kind, does }) => [doesKey(kind), does])),
  };
}

const placeOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

/** The kinds of rows in the column that was named as such, with how many rows are of each. */
export const kindsIn = ({ kinds }: MappableFile, draft: MappingDraft): { kind: string; rows: number }[] =>
  kinds[placeOf(draft['kind']) ?? -1] ?? [];

export function mappingOf(table: MappableFile, draft: MappingDraft): Mapping {
  const columns: Partial<Record<ColumnRole, number>> = {};
  for (const role of columnRoles) {
    const place = placeOf(draft[role]);
    if (place !== undefined) columns[role] = place;
  }
  return {
    header: table.guess.header,
    columns,
    currency: /^[A-Z]{3}$/.test(draft['currency'] ?? '') ? (draft['currency'] ?? null) : null,
    kinds: kindsIn(table, draft).flatMap(({ kind }) => {
      const does = kindEffects.find((each) => each === draft[doesKey(kind)]);
      return does === undefined ? [] : [{ kind, does }];
    }),
  };
}

export const restoreDraft = (left: unknown): MappingDraft | null => {
  if (typeof left !== 'object' || left === null) return null;
  const entries = Object.entries(left).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[key, value]] : [],
  );
  return Object.fromEntries(entries);
};
