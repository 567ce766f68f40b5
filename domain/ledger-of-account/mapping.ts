/** What a column can be in an export that no format knows. */
export const columnRoles = [
  'day',
  'kind',
  'amount',
  'credit',
  'debit',
  'fee',
  'net',
  'balance',
  'reference',
  'payment',
  'currency',
  'withheld',
  'released',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Columns that say of each row how much of it is kept back, or given back of what was kept. */
export const keptRoles = ['withheld', 'released'] as const satisfies readonly ColumnRole[];
export type KeptRole = (typeof keptRoles)[number];
export const isKeptRole = (role: ColumnRole): role is KeptRole => keptRoles.some((each) => each === role);

/** What a kind of row does to the merchant's balance. */
export const kindEffects = [
  'sale',
  'refund',
  'dispute',
  'fee',
  'payout',
  'hold',
  'release',
  'other',
  'nothing',
] as const;
export type KindEffect = (typeof kindEffects)[number];

export const mappingLimits = { columns: 100, minColumns: 3, name: 80, kinds: 30, kind: 60, rows: 4, cell: 40 } as const;

/** What the columns and kinds of rows of an export are, for all files with the same header. */
export interface Mapping {
  /** Names as `recognize.ts` compares them, in order, cut to `mappingLimits.name`. */
  header: string[];
  /** Places in the header, from 0. */
  columns: Partial<Record<ColumnRole, number>>;
  /** The code of all rows where no column has one. */
  currency: string | null;
  /** A kind that is missing is unknown, and asked about like any other. */
  kinds: { kind: string; does: KindEffect }[];
}

/** Who named the columns that a file is read by; `rejected`: staff found that the merchant's names do not fit. */
export type NamedBy = 'merchant' | 'staff' | 'rejected';

/** Mappings by the signature of their header. */
export type Mappings = Readonly<Record<string, { mapping: Mapping; by: NamedBy }>>;

/** What the merchant of a case named, by the signature of the header. */
export type StoredMappings = Readonly<Record<string, Mapping>>;

/** A table whose header no format knows, with as much of it as one needs to name its columns. */
export interface MappableFile {
  name: string;
  sha256: string;
  /** SHA-256 in hex of the header's names in order. */
  signature: string;
  /** As the file writes them, cut. */
  header: string[];
  /** The first rows, their cells cut. */
  rows: string[][];
  /** Of each column the values in the whole file, with how many rows have them; null where they are too many for kinds. */
  kinds: ({ kind: string; rows: number }[] | null)[];
  /** By the names of its columns alone. */
  guess: Mapping;
  named: { mapping: Mapping; by: NamedBy } | null;
}

/** Why files cannot be read by a mapping, in words for its author; null where they can. */
export function mappingProblem({ header, columns, currency, kinds }: Mapping): string | null {
  const places = Object.values(columns);
  if (places.some((at) => at >= header.length)) return 'This file has no such column.';
  if (new Set(places).size < places.length) return 'Each column can be only one thing.';
  if (columns.day === undefined) return 'Say which column has the day.';
  if (columns.kind === undefined && keptRoles.every((role) => columns[role] === undefined))
    return 'Say which column has the kind of row.';
  const hasSides = columns.credit !== undefined && columns.debit !== undefined;
  if (columns.amount === undefined && columns.net === undefined && !hasSides)
    return 'Say which column has the amount, or both money in and money out.';
  if ((columns.currency === undefined) === (currency === null)) return 'Say which currency the amounts are in.';
  if (new Set(kinds.map(({ kind }) => kind)).size < kinds.length) return 'Each kind of row can do only one thing.';
  return null;
}

/** The kind of row as mappings name it. */
export const kindOf = (cell: string): string => inOneLine(cell, mappingLimits.kind);

/** So much of a cell the reader takes (`read-export.ts`), so that both make the same kind of it. */
const maxRead = 200;

/** A cell in one line, without characters that cannot be seen, cut. */
export const inOneLine = (cell: string, max: number): string =>
  cell
    .trim()
    .slice(0, maxRead)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();

const words: readonly (readonly [KindEffect, RegExp])[] = [
  ['release', /releas|liberaci|freigab/i],
  ['hold', /reserv|\bhold|\bheld|withh|retenci|retenid|einbehalt/i],
  ['refund', /refund|reembolso|r[üu]ckerstatt/i],
  ['dispute', /charge ?back|dispute|\bclaim|contracargo|disputa/i],
  ['fee', /\bfees?\b|commission|comisi|geb[üu]hr/i],
  ['payout', /payout|deposit|transfer|withdraw|disburse|settle|auszahlung|retiro/i],
  ['sale', /\bsales?\b|payment|charge|order|capture|venta|pago|verkauf/i],
];

/** What a kind of row seems to do by its name; null where the name says nothing. */
export const guessKind = (kind: string): KindEffect | null => words.find(([, word]) => word.test(kind))?.[0] ?? null;
