/** Seeded synthetic documents with amounts and dates of known roles. */
import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { AddresseeRole, AmountRole, DateRole } from '../../domain/documents/finding-roles.ts';
import { months } from '../../drafting/text/display.ts';
import { seeded } from '../../testing/cases/draw.ts';

/** A heading, a paragraph or table rows; `head` rows are column headings. */
export type Block = { heading: string } | { text: string } | { rows: string[][]; head?: boolean } | { small: string };
/** The text on the paper, one line per block or row. */
export const textOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      if ('rows' in block) return block.rows.map((row) => row.join('   '));
      return ['heading' in block ? block.heading : 'text' in block ? block.text : block.small];
    })
    .join('\n');
export type Truth = { role: AmountRole | DateRole | AddresseeRole; value: string | number };
export type MadeDocument = { kind: DocumentKind; name: string; blocks: Block[]; truth: Truth[] };
export type Template = (make: Maker) => Block[];

const shops = [
  'Juniper & Pine Goods',
  'Halcyon Cycles',
  'Driftwood Candle Works',
  'Northbeam Audio',
  'Saffron Table',
  'Quill & Cobalt',
  'Redwood Pet Supply',
  'Larkspur Fitness',
  'Copperline Tools',
  'Willowmere Skin Care',
  'Tidal Boards',
  'Ember Coffee Roasters',
];
const banks = [
  'Cascade Valley Bank',
  'Harborstone National Bank',
  'First Prairie Bank',
  'Lakeshore Community Credit Union',
  'Meridian Trust Bank',
  'Old Mill Savings Bank',
];
const acquirers = [
  'Northgate Merchant Services',
  'BrightPay Inc.',
  'Summit Acquiring LLC',
  'Tollway Payments',
  'Clearline Processing Inc.',
  'Orchard Pay',
  'PayPal',
  'Stripe',
  'Square',
];
const people = ['Dana Whitfield', 'Miguel Santos', 'Priya Raman', 'Olivia Brandt', 'Terrence Cole', 'Hannah Osei'];
const streets = [
  '418 Foundry Street',
  '77 Orchard Lane',
  '2200 Harbor Boulevard',
  '19 Mission Court',
  '640 Larch Avenue',
];
const cities = ['Boise, ID 83702', 'Austin, TX 78701', 'Tacoma, WA 98402', 'Columbus, OH 43215', 'Savannah, GA 31401'];

export class Maker {
  readonly truth: Truth[] = [];
  readonly random: () => number;
  readonly shop: string;
  readonly bank: string;
  readonly acquirer: string;
  readonly user: string;
  private readonly dateStyle: number;

  constructor(seed: number) {
    this.random = seeded(seed);
    for (let i = 0; i < 5; i += 1) this.random();
    this.shop = this.pick(shops);
    this.bank = this.pick(banks);
    this.acquirer = this.pick(acquirers);
    this.user = this.pick(people);
    this.dateStyle = this.int(0, 4);
  }

  int(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.int(0, items.length - 1)] as Item;
  }

  address(): string {
    return `${this.pick(streets)}, ${this.pick(cities)}`;
  }

  digits(count: number): string {
    return Array.from({ length: count }, (_, index) => this.int(index === 0 ? 1 : 0, 9)).join('');
  }

  /** Random cents, never a round amount. */
  cents(from: number, to: number): number {
    return this.int(from, to) * 100 + this.int(1, 99);
  }

  /** An amount with a role, as printed. */
  amount(role: AmountRole, cents: number, style: 'dollar' | 'plain' | 'usd' = 'dollar'): string {
    this.truth.push({ role, value: cents });
    return this.money(cents, style);
  }

  /** An amount without a role. */
  money(cents: number, style: 'dollar' | 'plain' | 'usd' = 'dollar'): string {
    const text = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return style === 'plain' ? text : style === 'usd' ? `${text} USD` : `$${text}`;
  }

  day(year = 2026, from = 1, to = 10): string {
    return new Date(Date.UTC(year, this.int(from, to) - 1, this.int(1, 28))).toISOString().slice(0, 10);
  }

  later(date: string, days: number): string {
    return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
  }

  /** A date with a role, as printed. */
  date(role: DateRole, date: string, style = this.dateStyle): string {
    this.truth.push({ role, value: date });
    return this.dayText(date, style);
  }

  dayText(date: string, style = this.dateStyle): string {
    const [y = 0, m = 1, d = 1] = date.split('-').map(Number);
    const name = months[m - 1] ?? '';
    const two = (n: number) => String(n).padStart(2, '0');
    return (
      [
        `${name} ${d}, ${y}`,
        `${two(m)}/${two(d)}/${y}`,
        `${name.slice(0, 3)} ${d}, ${y}`,
        `${y}-${two(m)}-${two(d)}`,
        `${d} ${name} ${y}`,
      ][style] ?? date
    );
  }

  /** A month of 2026: its first and last day, and its name. */
  month(): { from: string; to: string; name: string } {
    const m = this.int(1, 10);
    const last = new Date(Date.UTC(2026, m, 0)).getUTCDate();
    return {
      from: `2026-${String(m).padStart(2, '0')}-01`,
      to: `2026-${String(m).padStart(2, '0')}-${last}`,
      name: `${months[m - 1]} 2026`,
    };
  }
}
