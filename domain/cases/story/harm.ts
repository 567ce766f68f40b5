import type { IsoDate } from '../../calendar/business-days.ts';
import { longDay } from '../../calendar/long-day.ts';
import { formatCents, type Cents } from '../../money/cents.ts';

/**
 * What a hold does to a business, as its merchant reports it. `noun`: how a letter names it, with its sum after `sum` and
 * its day after `day`.
 */
type HarmRow = { label: string; spanish: string; noun: string; sum: string; day: string };

export const harms = {
  payroll: {
    label: 'Payroll',
    spanish: 'La nómina',
    noun: 'payroll',
    sum: 'of',
    day: 'due on',
  },
  suppliers: {
    label: 'Suppliers are not paid',
    spanish: 'No se paga a los proveedores',
    noun: 'payments to suppliers',
    sum: 'of',
    day: 'due on',
  },
  orders: {
    label: 'Orders cannot be filled',
    spanish: 'No se pueden surtir pedidos',
    noun: 'orders that it cannot fill',
    sum: 'worth',
    day: 'due on',
  },
  rent: { label: 'Rent', spanish: 'El alquiler', noun: 'rent', sum: 'of', day: 'due on' },
  taxes: { label: 'Taxes', spanish: 'Los impuestos', noun: 'taxes', sum: 'of', day: 'due on' },
  closing: {
    label: 'The business may have to close',
    spanish: 'El negocio podría tener que cerrar',
    noun: 'the continuation of the business',
    sum: 'at a cost of',
    day: 'beyond',
  },
} as const satisfies Record<string, HarmRow>;
export type HarmKind = keyof typeof harms;
const isHarmKind = (key: string): key is HarmKind => key in harms;
export const harmKinds: readonly HarmKind[] = Object.keys(harms).filter(isHarmKind);

export const maxHarmWords = 160;

export type Harm = { kind: HarmKind; amount_cents: Cents | null; on_day: IsoDate | null };
/** `words`: one line of the merchant's own. */
export type HarmReport = { harms: readonly Harm[]; words: string | null };
export const noHarm: HarmReport = { harms: [], words: null };

/** "payroll of $12,000.00 due on June 1, 2026". */
export function harmSaid({ kind, amount_cents: cents, on_day: on }: Harm): string {
  const { noun, sum, day } = harms[kind];
  return [noun, ...(cents === null ? [] : [sum, formatCents(cents)]), ...(on === null ? [] : [day, longDay(on)])].join(
    ' ',
  );
}
