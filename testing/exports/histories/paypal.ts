/**
 * PayPal's activity download and statement, in English. Every row but a memo moves the running balance, per currency in
 * the order in which it happened; a hold lowers it. Rows of holds have no name and refer to the payment.
 */
import { drawFrom, seeded, type Draw } from '../../cases/draw.ts';
import { quiet, netOf, type Habits, type Happening } from './account.ts';
import { dayIn, idOf, money, type DateOrder } from './cells.ts';
import { aDay, live } from './live.ts';
import { activityHeader, shortActivityHeader, statementHeader, wordsOf } from './paypal-words.ts';
import { noGuards, type Printed, type Row, type Sheet, type Style } from './sheet.ts';
import { truthsOf } from './truth.ts';
import { startOf, windowOf } from './window.ts';
import { local, type Zone } from './zones.ts';

interface Look {
  zone: Zone;
  order: DateOrder;
  between: string;
  currencies: string[];
  decimalComma: boolean;
}

const looks: readonly Look[] = [
  { zone: 'America/Los_Angeles', order: 'MDY', between: '/', currencies: ['USD'], decimalComma: false },
  { zone: 'America/Los_Angeles', order: 'MDY', between: '/', currencies: ['USD', 'EUR'], decimalComma: false },
  { zone: 'America/New_York', order: 'MDY', between: '/', currencies: ['USD', 'CAD'], decimalComma: false },
  { zone: 'Europe/Berlin', order: 'DMY', between: '/', currencies: ['EUR'], decimalComma: true },
  { zone: 'Europe/Berlin', order: 'DMY', between: '/', currencies: ['GBP', 'EUR'], decimalComma: false },
];

const habitsOf = ({ chance, int }: Draw, { currencies }: Look, statement: boolean): Habits => ({
  ...quiet,
  currencies,
  days: int(45, 100),
  salesADay: chance(0.5) ? [0, 1] : [0, 2],
  feeFixed: 49,
  rolling: chance(0.7)
    ? {
        percent: int(5, 30),
        days: int(10, 60),
      }
    : null,
  paymentHolds: chance(0.5) ? 0.25 : 0,
  reviewHolds: 0.03,
  disputes: 0.06,
  disputeHolds: !statement,
  general: 0.2,
  conversions: true,
  memos: statement ? 0 : 0.04,
  payouts: {
    every: int(5, 20),
    much: 'share',
  },
});

type Cells = Record<string, string>;

/** A sheet's rows, oldest first, with what exposes a change in each. */
function rowsOf(seed: number, draw: Draw, shown: readonly Happening[], opening: Map<string, number>, look: Look) {
  const say = (minor: number, currency: string): string =>
    look.decimalComma ? money(minor, currency, '.', ',') : money(minor, currency, ',');
  const balances = new Map(opening);
  const chains = new Map<string, Happening[]>();
  for (const each of shown)
    if (each.what !== 'memo') chains.set(each.currency, [...(chains.get(each.currency) ?? []), each]);
  const rows = shown.map((each): { happening: Happening; named: Cells; row: Omit<Row, 'cells'> } => {
    const { currency, gross, fee, what } = each;
    const net = netOf(each);
    const balance = (balances.get(currency) ?? 0) + (what === 'memo' ? 0 : net);
    balances.set(currency, balance);
    const words = wordsOf(each, draw);
    const when = local(each.at, look.zone);
    const sale = what === 'sale';
    const named: Cells = {
      Date: dayIn(when.day, look.order, look.between),
      Time: when.time,
      TimeZone: when.name,
      'Time Zone': when.name,
      Name: sale ? `Buyer ${each.id}` : '',
      Type: words.type,
      Description: words.type,
      Status: words.status,
      Currency: currency,
      Gross: say(gross, currency),
      Fee: say(fee, currency),
      Net: say(net, currency),
      Balance: say(balance, currency),
      'Transaction ID': idOf(seed, each.id, 17),
      'From Email Address': sale ? `buyer${each.id}@mail.example` : 'shop@example.com',
      'Reference Txn ID': each.payment === null ? '' : idOf(seed, each.payment, 17),
      'Item Title': sale ? 'Jar, "large"' : '',
      'Country Code': sale ? 'US' : '',
      'Transaction Event Code': words.code,
      'Balance Impact': what === 'memo' ? 'Memo' : net < 0 ? 'Debit' : 'Credit',
    };
    const chain = chains.get(currency) ?? [];
    const place = chain.indexOf(each);
    const later = place > 0;
    const guards =
      what === 'memo'
        ? noGuards
        : { dropped: later && place < chain.length - 1, doubled: true, changed: later, cell: true };
    return { happening: each, named, row: { of: each.id, currency, amounts: new Map(), guards } };
  });
  return { rows, say };
}

type Kind = 'activity' | 'activity with codes' | 'statement';

function headerOf(kind: Kind, { chance }: Draw): string[] {
  if (kind === 'statement') return statementHeader;
  const header = chance(0.6) ? activityHeader : shortActivityHeader;
  return kind === 'activity' ? header : [...header, 'Transaction Event Code'];
}

/** The periods that the files cover: one, several that overlap, or two with a month between them. */
function periodsOf({ chance }: Draw, from: number, until: number) {
  const length = until - from;
  const [third, rest] = [from + Math.floor(length / 3), from + Math.floor((length * 2) / 3)];
  const whole = [from, until] as const;
  if (length < 60 * aDay || chance(0.75)) return { periods: [whole], gap: false };
  const first = [from, chance(0.6) ? rest : third] as const;
  const gap = first[1] === third;
  return { periods: [first, [gap ? third + 29 * aDay : third, until] as const], gap };
}

function paypal(seed: number, kind: Kind): Printed {
  const draw = drawFrom(seeded(seed));
  const look = draw.pick(looks);
  const statement = kind === 'statement';
  const start = startOf(draw);
  const habits = habitsOf(draw, look, statement);
  const life = live(draw, habits, start);
  const { begins, rows: shown, from } = windowOf(draw, life, start, look.zone);
  const until = start + habits.days * aDay;
  const opening = new Map<string, number>();
  for (const each of life)
    if (each.at < from && each.what !== 'memo')
      opening.set(each.currency, (opening.get(each.currency) ?? 0) + netOf(each));
  const header = headerOf(kind, draw);
  const { rows, say } = rowsOf(seed, draw, shown, opening, look);
  const tabs = !statement && draw.chance(0.15);
  const style: Style = {
    delimiter: tabs ? '\t' : ',',
    quote: tabs ? 'needed' : 'all',
    bom: draw.chance(0.8),
    newline: draw.chance(0.7) ? '\r\n' : '\n',
  };
  const newestFirst = !statement && draw.chance(0.4);
  const { periods, gap } = periodsOf(draw, from, until);
  const second = periods[1]?.[0] ?? until;
  const within = ([first, last]: readonly [number, number]) =>
    rows.filter(({ happening: { at } }) => at >= first && at < last);
  const ordered = (part: typeof rows) =>
    statement
      ? look.currencies.flatMap((currency) => part.filter(({ happening }) => happening.currency === currency))
      : newestFirst
        ? part.toReversed()
        : part;
  const columns = ['Gross', 'Net'].map((name) => header.indexOf(name));
  const sheets = periods.map((period, number): Sheet => ({
    name: `${statement ? 'statement' : 'Download'}-${number + 1}.csv`,
    before: '',
    header,
    after: '',
    style,
    net: header.indexOf('Net'),
    say,
    rows: ordered(within(period)).map(({ happening, named, row }) => ({
      ...row,
      cells: header.map((name) => named[name] ?? ''),
      amounts: new Map([
        [columns[0] ?? 0, happening.gross],
        [columns[1] ?? 0, netOf(happening)],
      ]),
    })),
  }));
  const printed = new Set(sheets.flatMap((sheet) => sheet.rows.map(({ of }) => of)));
  // After a gap nothing says whether the holds before it were released in it.
  const known = gap ? shown.filter(({ at }) => at >= second) : shown.filter(({ id }) => printed.has(id));
  return {
    format: `PayPal ${kind}`,
    sheets,
    truths: truthsOf(life, known, look.zone),
    allows: 'at least',
    begins: begins && !gap,
    figure: gap ? 'below' : 'shown',
    paired: true,
    gap,
    bothLegs: false,
  };
}

export const paypalActivity = (seed: number): Printed => paypal(seed, 'activity');
export const paypalActivityWithCodes = (seed: number): Printed => paypal(seed, 'activity with codes');
export const paypalStatement = (seed: number): Printed => paypal(seed, 'statement');
