import { createHash } from 'node:crypto';
import {
  guessKind,
  inOneLine,
  keptRoles,
  kindOf,
  mappingLimits,
  type ColumnRole,
  type MappableFile,
  type Mapping,
} from '../../../domain/ledger-of-account/mapping.ts';
import { isAmount, isDay } from './find-header.ts';
import { named, type UnknownHeader } from './recognize.ts';
import { FileRefused } from './refusal.ts';
import type { Table } from './read-table.ts';

/** A table of an unknown header, as one needs to see it to name its columns. Throws FileRefused. */
export function describeTable(
  { name, sha256, table, maxRows }: { name: string; sha256: string; table: Table; maxRows: number },
  { head, line, cells: header }: UnknownHeader,
): MappableFile {
  const rows: string[][] = [];
  const values = header.map((): Map<string, number> | null => new Map());
  let count = 0;
  table.read(head, line + 1, (cells) => {
    count += 1;
    if (count > maxRows)
      throw new FileRefused('The files have more than 300,000 rows together.', 'Export a shorter period.');
    if (rows.length < mappingLimits.rows)
      rows.push(header.map((_name, at) => inOneLine(cells[at] ?? '', mappingLimits.cell)));
    values.forEach((of, at) => {
      if (of === null) return;
      const kind = kindOf(cells[at] ?? '');
      if (kind !== '') of.set(kind, (of.get(kind) ?? 0) + 1);
      if (of.size > mappingLimits.kinds) values[at] = null;
    });
  });
  const kinds = values.map((of) => {
    const all = [...(of ?? [])].map(([kind, n]) => ({ kind, rows: n }));
    return all.length > 0 && !all.every(({ kind }) => isAmount(kind) || isDay(kind)) ? all : null;
  });
  const names = header.map((cell) => named(cell));
  return {
    name,
    sha256,
    signature: createHash('sha256').update(JSON.stringify(names)).digest('hex'),
    header: header.map((cell) => inOneLine(cell, mappingLimits.name)),
    rows,
    kinds,
    guess: guessMapping({ names, rows, kinds }),
    named: null,
  };
}

/** The names that a column of each role has, the more certain first. */
const usual: readonly (readonly [ColumnRole, readonly RegExp[]])[] = [
  ['day', [/^(transaction |posting |posted |value )?(date|day|fecha|datum)\b/, /date|fecha|datum|created|time/, /./]],
  ['kind', [/\b(type|tipo|typ)\b/, /\b(kind|category|event|activity)\b/, /description|descripci/]],
  ['net', [/\b(net|neto|netto)\b/]],
  ['fee', [/\bfees?\b|commission|comisi|geb[üu]hr/]],
  ['balance', [/balance|saldo/]],
  ['withheld', [/kept back|held ?back|withh|reserv|retenci|retenid|einbehalt/]],
  ['released', [/releas|given back|liberad|freigab/]],
  ['credit', [/\bcredit\b|money in|\babono\b|haber/]],
  ['debit', [/\bdebit\b|money out|\bcargo\b|\bdebe\b/]],
  ['amount', [/^(amount|gross|importe|monto|betrag)$/, /\bgross\b|bruto|brutto/, /amount|importe|monto|betrag/]],
  ['payment', [/(payment|order|charge|sale) ?(id|number|no\b|ref)/, /\b(order|pedido)\b/]],
  ['reference', [/reference|referencia/, /transaction.?(id|number)/, /\bid\b/]],
  ['currency', [/currency|moneda|w[äa]hrung/]],
];
const dayRoles: readonly ColumnRole[] = ['day'];
const amountRoles: readonly ColumnRole[] = ['net', 'fee', 'balance', 'credit', 'debit', 'amount', ...keptRoles];

/** What the names of columns say, where the first rows do not speak against it. */
function guessMapping({
  names,
  rows,
  kinds,
}: {
  names: readonly string[];
  rows: MappableFile['rows'];
  kinds: MappableFile['kinds'];
}): Mapping {
  const cellsOf = (at: number): string[] => rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== '');
  const fits = (role: ColumnRole, at: number): boolean => {
    if (role === 'kind') return kinds[at] !== null;
    if (role === 'currency') return cellsOf(at).every((cell) => /^[A-Za-z]{3}$/.test(cell));
    if (dayRoles.includes(role)) return cellsOf(at).every((cell) => isDay(cell));
    return !amountRoles.includes(role) || cellsOf(at).every((cell) => isAmount(cell) || /^(--|—|N\/A)$/.test(cell));
  };
  const columns: Mapping['columns'] = {};
  const isTaken = (at: number): boolean => Object.values(columns).includes(at);
  for (const [role, patterns] of usual)
    for (const pattern of patterns) {
      const at = names.findIndex((name, place) => pattern.test(name) && !isTaken(place) && fits(role, place));
      if (at < 0 || columns[role] !== undefined) continue;
      columns[role] = at;
    }
  // One of the two sides alone is none, and an amount is not also two sides.
  if (columns.credit === undefined || columns.debit === undefined || columns.amount !== undefined) {
    delete columns.credit;
    delete columns.debit;
  }
  return {
    header: names.map((name) => inOneLine(name, mappingLimits.name)),
    columns,
    currency: columns.currency === undefined ? 'USD' : null,
    kinds: (kinds[columns.kind ?? -1] ?? []).flatMap(({ kind }) => {
      const does = guessKind(kind);
      return does === null ? [] : [{ kind, does }];
    }),
  };
}
