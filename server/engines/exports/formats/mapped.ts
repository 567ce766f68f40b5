import { effectOf, meaningOfKind } from '../../../../domain/ledger-of-account/meaning.ts';
import { columnRoles, kindOf, type ColumnRole, type Mapping } from '../../../../domain/ledger-of-account/mapping.ts';
import type { Format } from '../format.ts';

const amountRoles: readonly ColumnRole[] = ['amount', 'credit', 'debit', 'fee', 'net', 'balance'];

/** An export by columns that somebody named: the same manners as any other, and only what they named. */
export function mapped({ columns, currency: only, kinds }: Mapping, signature: string): Format {
  const doesOf = new Map(kinds.map(({ kind, does }) => [kind, does]));
  const has = (role: ColumnRole): boolean => columns[role] !== undefined;
  const required = columnRoles.filter((role) => has(role) && (amountRoles.includes(role) || role === 'day'));
  return {
    key: 'mapped',
    // Rows of another header are never of the same account.
    processor: `mapped-${signature.slice(0, 8)}`,
    title: 'Export with named columns',
    columns: {},
    required,
    amounts: amountRoles.filter((role) => has(role)),
    shows: 'holds',
    hasIds: false,
    cannotShow: null,
    window: null,
    zone: null,
    reader: () => (row) => {
      const currency = only ?? row.currency('currency');
      const amountOf = (role: ColumnRole): number => row.amount(role, currency) ?? 0;
      const amount = has('amount') ? amountOf('amount') : Math.abs(amountOf('credit')) - Math.abs(amountOf('debit'));
      const net = has('net') ? amountOf('net') : amount;
      const hasGross = has('net') && (has('amount') || has('credit'));
      const gross = hasGross ? amount : net;
      const type = kindOf(row.text('kind')) || 'Without a kind';
      return {
        date: row.text('day'),
        time: row.text('day'),
        type,
        ...effectOf(meaningOfKind(doesOf.get(type)), net),
        currency,
        gross,
        fee: has('fee') && hasGross ? signedFee(amountOf('fee'), gross, net) : net - gross,
        net,
        balance: row.amount('balance', currency),
        id: row.text('reference') || null,
        payment: row.text('payment') || null,
      };
    },
  };
}

/** Some files write a fee as what it takes, others as how much it is. */
const signedFee = (fee: number, gross: number, net: number): number => (gross - fee === net ? -fee : fee);
