import type { Answers } from '../../../../domain/ledger-of-account/account.ts';
import { effectOf, meaningOfKind } from '../../../../domain/ledger-of-account/meaning.ts';
import {
  columnRoles,
  keptRoles,
  kindOf,
  type ColumnRole,
  type KeptRole,
  type MappableFile,
  type Mapping,
} from '../../../../domain/ledger-of-account/mapping.ts';
import type { Entry, Format, Row } from '../format.ts';
import { NeedsAnswer, quoted } from '../refusal.ts';

const amountRoles: readonly ColumnRole[] = ['amount', 'credit', 'debit', 'fee', 'net', 'balance', ...keptRoles];

/** The file that is read, its header as it is written, and what was answered about it. */
type OfFile = Pick<MappableFile, 'name' | 'sha256' | 'signature' | 'header'> & { answers: Answers };

/** An export by columns that somebody named: the same manners as any other, and only what they named. */
export function mapped(mapping: Mapping, file: OfFile): Format {
  const { columns } = mapping;
  const has = (role: ColumnRole): boolean => columns[role] !== undefined;
  const required = columnRoles.filter((role) => has(role) && (amountRoles.includes(role) || role === 'day'));
  return {
    key: 'mapped',
    // Rows of another header are never of the same account.
    processor: `mapped-${file.signature.slice(0, 8)}`,
    title: 'Export with named columns',
    columns: {},
    required,
    amounts: amountRoles.filter((role) => has(role)),
    shows: 'holds',
    hasIds: false,
    cannotShow: null,
    window: null,
    zone: null,
    reader: () => rowReader(mapping, file),
  };
}

/** One row as an entry, and another for each amount that its columns keep or give back. */
function rowReader(mapping: Mapping, file: OfFile): (row: Row) => Entry | Entry[] {
  const { columns, currency: only, kinds } = mapping;
  const doesOf = new Map(kinds.map(({ kind, does }) => [kind, does]));
  const has = (role: ColumnRole): boolean => columns[role] !== undefined;
  const keptOf = keptReader(mapping, file);
  return (row) => {
    const currency = only ?? row.currency('currency');
    const amountOf = (role: ColumnRole): number => row.amount(role, currency) ?? 0;
    const amount = has('amount') ? amountOf('amount') : Math.abs(amountOf('credit')) - Math.abs(amountOf('debit'));
    const stated = has('net') ? amountOf('net') : amount;
    const type = kindOf(row.text('kind')) || 'Without a kind';
    const does = effectOf(meaningOfKind(doesOf.get(type)), stated);
    // A row that withholds or releases by its kind says it once more in its column.
    const kept = does.kind === null ? keptOf(row, currency) : [];
    const hasGross = has('net') && (has('amount') || has('credit'));
    const charged = hasGross && has('fee') ? amountOf('fee') : null;
    const isNet = (sum: number): boolean => hasGross && [charged ?? 0, -(charged ?? 0)].includes(sum - amount);
    // The net is what is left, so that what was kept of it is its own row's too, unless the file counts it apart.
    const taken = has('net') && !isNet(stated) ? kept.reduce((sum, each) => sum + each.net, 0) : 0;
    const net = stated - taken;
    const gross = hasGross ? amount : net;
    const balance = row.amount('balance', currency);
    const entry: Entry = {
      date: row.text('day'),
      time: row.text('day'),
      type,
      ...does,
      currency,
      gross,
      fee: charged === null ? net - gross : signedFee(charged, gross, net),
      net,
      balance: kept.length === 0 ? balance : null,
      id: row.text('reference') || null,
      payment: row.text('payment') || null,
    };
    if (kept.length === 0) return entry;
    return [
      entry,
      ...kept.map((each, at) => ({
        ...entry,
        ...each,
        ...effectOf('general hold', each.net),
        gross: each.net,
        fee: 0,
        balance: at === kept.length - 1 ? balance : null,
      })),
    ];
  };
}

/** Some files write a fee as what it takes, others as how much it is. */
const signedFee = (fee: number, gross: number, net: number): number => (gross - fee === net ? -fee : fee);

/**
 * What the columns of kept and returned money move of a row's net. A positive amount does what its column was named as;
 * of a negative one nobody can know, so the merchant says it. Throws NeedsAnswer.
 */
function keptReader({ columns }: Mapping, { name, sha256, header, answers }: OfFile) {
  const named = keptRoles.filter((role) => columns[role] !== undefined);
  return (row: Row, currency: string): { type: string; net: number }[] =>
    named.flatMap((role) => {
      const written = row.amount(role, currency) ?? 0;
      if (written === 0) return [];
      const column = header[columns[role] ?? -1] ?? '';
      const keeps = written > 0 ? role === 'withheld' : negativeKeeps(role, column);
      return [{ type: `Column ${quoted(column)}`, net: keeps ? -Math.abs(written) : Math.abs(written) }];
    });

  function negativeKeeps(role: KeptRole, column: string): boolean {
    const key = `sign:${sha256.slice(0, 16)}:${role}`;
    const answer = answers[key];
    if (answer !== 'kept' && answer !== 'back')
      throw new NeedsAnswer({
        key,
        kind: 'sign',
        subject: name,
        text: `In ${quoted(name)}, what does a negative amount in the column ${quoted(column)} mean?`,
        choices: [
          { value: 'kept', label: 'So much was kept back' },
          { value: 'back', label: 'So much was given back' },
        ],
        blocks: true,
      });
    return answer === 'kept';
  }
}
