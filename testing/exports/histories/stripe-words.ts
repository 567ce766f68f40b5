/** The columns and words of Stripe's two files. */
import type { Draw } from '../../cases/draw.ts';
import { netOf, type Happening } from './account.ts';
import { idOf, money } from './cells.ts';
import { local, type Zone } from './zones.ts';

export type Leg = 'payments' | 'reserved';

const mixed = 'ABCDEFGHJKmnpqrstuvwxyz23456789';
const identify = (seed: number, happening: number, prefix: string): string =>
  `${prefix}_${idOf(seed, happening, 24, mixed)}`;

const fullHeader =
  'balance_transaction_id,created_utc,created,available_on_utc,available_on,currency,gross,fee,net,reporting_category,source_id,description,customer_facing_amount,customer_facing_currency,regulatory_tag,automatic_payout_id,automatic_payout_effective_at_utc,automatic_payout_effective_at,customer_id,charge_id';
const shortHeader = 'balance_transaction_id,created,available_on,currency,gross,fee,net,reporting_category,description';

const categories = {
  sale: 'charge',
  refund: 'refund',
  dispute: 'dispute',
  'dispute won': 'dispute_reversal',
  fee: 'fee',
  payout: 'payout',
  hold: 'risk_reserved_funds',
  release: 'risk_reserved_funds',
  conversion: 'other_adjustment',
  memo: 'other_adjustment',
} as const;

const sources = {
  sale: 'ch',
  refund: 're',
  dispute: 'du',
  'dispute won': 'du',
  fee: 'fee',
  payout: 'po',
  hold: 'rsvhld',
  release: 'rsvrel',
  conversion: 'adj',
  memo: 'adj',
} as const;

const descriptions = {
  sale: 'Order',
  refund: 'REFUND FOR CHARGE',
  dispute: 'Chargeback withdrawal',
  fee: 'Radar, screened',
  'dispute won': 'Chargeback reversal',
  payout: 'STRIPE PAYOUT',
  hold: 'Reserve hold',
  release: 'Reserve release',
  conversion: '',
  memo: '',
} as const;

/** The charge that a row is about: a sale's own, or the one that it refunds, disputes or withholds. */
function chargeOf(seed: number, { what, id, payment, names }: Happening): string {
  if (what === 'sale') return identify(seed, id, 'ch');
  if (payment === null || names === 'nothing') return '';
  if (names === 'a case') return identify(seed, id, 'rsv');
  return identify(seed, names === 'its payment' ? payment : id + 500_000, 'ch');
}

/** The payout that carried a row; what is booked on the reserve is in none. */
const payoutOf = (seed: number, { payout }: Happening, leg: Leg): string =>
  payout === null || leg === 'reserved' ? '' : identify(seed, payout, 'po');

const signed = (amount: number, leg: Leg): number => (leg === 'reserved' && amount !== 0 ? -amount : amount);

export function itemizedOf(seed: number, { chance }: Draw) {
  const full = chance(0.6);
  // Columns are chosen: without the charge, nothing says which hold a release ends.
  const named = full || chance(0.5);
  const header = (full ? fullHeader : `${shortHeader}${named ? ',charge_id' : ''}`).split(',');
  const zone: Zone = full ? 'UTC' : chance(0.5) ? 'America/New_York' : 'UTC';
  const reported: Zone = full && chance(0.7) ? 'America/New_York' : zone;
  const at = (second: number, where: Zone): string => {
    const { day, time } = local(second, where);
    return `${day} ${time}`;
  };
  const cellsOf = (each: Happening, leg: Leg): string[] => {
    const { currency, what } = each;
    const sale = what === 'sale';
    const cells: Record<string, string> = {
      balance_transaction_id: identify(seed, leg === 'reserved' ? each.id + 100_000 : each.id, 'txn'),
      created_utc: at(each.at, 'UTC'),
      created: at(each.at, reported),
      available_on_utc: at(each.settles, 'UTC'),
      available_on: at(each.settles, reported),
      currency: currency.toLowerCase(),
      gross: money(signed(each.gross, leg), currency),
      fee: money(each.fee === 0 ? 0 : -each.fee, currency),
      net: money(signed(netOf(each), leg), currency),
      reporting_category: categories[what],
      source_id: identify(seed, each.id, sources[what]),
      description: sale ? `Order ${each.id}, web` : descriptions[what],
      customer_facing_amount: sale ? money(each.gross, currency) : '',
      customer_facing_currency: sale ? currency.toLowerCase() : '',
      automatic_payout_id: payoutOf(seed, each, leg),
      charge_id: chargeOf(seed, each),
    };
    return header.map((name) => cells[name] ?? '');
  };
  return { header, zone, named, cellsOf };
}

const types = {
  sale: 'charge',
  refund: 'refund',
  dispute: 'adjustment',
  'dispute won': 'adjustment',
  fee: 'stripe_fee',
  payout: 'payout',
  conversion: 'adjustment',
  memo: 'adjustment',
} as const;

export function historyOf(seed: number, { chance, int }: Draw) {
  const transfers = chance(0.7);
  const header =
    `id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC),Description${transfers ? ',Transfer,Transfer Date (UTC),Transfer Group' : ''}`.split(
      ',',
    );
  const older = chance(0.5);
  // Whether the source of a hold is its charge or an object of its own is not established.
  const named = chance(0.6);
  const seconds = chance(0.5);
  const minimum = chance(0.3) ? int(1_000, 9_000) : 0;
  const typeOf = ({ what }: Happening): string =>
    what === 'hold' || what === 'release' ? (older ? 'reserved_funds' : `reserve_${what}`) : types[what];
  const at = (second: number): string => {
    const { day, time } = local(second, 'UTC');
    return `${day} ${seconds ? time : time.slice(0, 5)}`;
  };
  const cells = (named: Record<string, string>): string[] => header.map((name) => named[name] ?? '');
  const common = (each: Happening) => ({
    Currency: each.currency.toLowerCase(),
    'Created (UTC)': at(each.at),
    'Available On (UTC)': at(each.settles),
  });
  const cellsOf = (each: Happening, leg: Leg): string[] =>
    cells({
      ...common(each),
      Transfer: payoutOf(seed, each, leg),
      id: identify(seed, leg === 'reserved' ? each.id + 100_000 : each.id, 'txn'),
      Type: typeOf(each),
      Source: each.hold === null || !named ? identify(seed, each.id, sources[each.what]) : chargeOf(seed, each),
      Amount: money(signed(each.gross, leg), each.currency),
      Fee: money(each.fee === 0 ? 0 : -each.fee, each.currency),
      Net: money(signed(netOf(each), leg), each.currency),
      Description: each.what === 'sale' ? `Order ${each.id}` : descriptions[each.what],
    });
  const minimumCells = (each: Happening, amount: number): string[] =>
    cells({
      ...common(each),
      Transfer: payoutOf(seed, each, 'payments'),
      id: identify(seed, each.id + (amount < 0 ? 200_000 : 300_000), 'txn'),
      Type: `payout_minimum_balance_${amount < 0 ? 'hold' : 'release'}`,
      Source: identify(seed, each.id, 'po'),
      Amount: money(amount, each.currency),
      Fee: money(0, each.currency),
      Net: money(amount, each.currency),
      Description: 'Minimum balance',
    });
  return { header, cellsOf, named, transfers, minimum, minimumCells };
}
