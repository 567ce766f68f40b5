/**
 * PayPal's activity download and statement, in English. Every row but a memo moves the running balance, per currency in
 * the order in which it happened; a hold lowers it. Rows of holds have no name and refer to the payment.
 */
import { drawFrom, seeded, type Draw } from '../../cases/draw.ts';
import { quiet, netOf, type Habits, type Happening } from './account.ts';
import { bankSheet } from './chase.ts';
import { aDay, live } from './live.ts';
import { activityHeader, olderActivityHeader, shortActivityHeader, statementHeader } from './paypal-words.ts';
import { again } from './overlap.ts';
import { rowsOf, type Look } from './paypal-rows.ts';
import { tellable, type Printed, type Sheet, type Style } from './sheet.ts';
import { truthsOf } from './truth.ts';
import { startOf, windowOf, type Window } from './window.ts';

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
  vague: chance(0.3) ? 0.3 : 0,
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

type Kind = 'activity' | 'activity with codes' | 'statement';

function headerOf(kind: Kind, { pick }: Draw): string[] {
  if (kind === 'statement') return statementHeader;
  const header = pick([activityHeader, activityHeader, shortActivityHeader, olderActivityHeader]);
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

interface Made {
  draw: Draw;
  look: Look;
  life: Happening[];
  window: Window;
  until: number;
}

type Beside = 'nothing' | 'the other' | 'the bank';

/** Beside the other of activity and statement, the same life; beside the bank, in dollars. */
function madeOf(seed: number, kind: Kind, beside: Beside): Made {
  const draw = drawFrom(seeded(kind === 'activity' || beside !== 'nothing' ? seed : seed ^ 0x5eed));
  const look = draw.pick(beside === 'the bank' ? looks.filter(({ currencies }) => currencies[0] === 'USD') : looks);
  const start = startOf(draw);
  const all = habitsOf(draw, look, kind === 'statement' || beside === 'the other');
  const habits = beside === 'nothing' ? all : { ...all, days: Math.floor(all.days / 2) };
  const life = live(draw, habits, start);
  return { draw, look, life, window: windowOf(draw, life, start, look.zone), until: start + habits.days * aDay };
}

/** What was available before the first row, by currency. */
function openingOf({ life, window: { from } }: Made): Map<string, number> {
  const opening = new Map<string, number>();
  for (const each of life)
    if (each.at < from && each.what !== 'memo')
      opening.set(each.currency, (opening.get(each.currency) ?? 0) + netOf(each));
  return opening;
}

function styleOf({ chance }: Draw, statement: boolean): Style {
  const tabs = !statement && chance(0.15);
  const style: Style = {
    delimiter: tabs ? '\t' : ',',
    quote: tabs ? 'needed' : 'all',
    bom: chance(0.8),
    newline: chance(0.7) ? '\r\n' : '\n',
  };
  // Before its byte order mark, PayPal wrote in the account's own code page; a spreadsheet saves UTF-16.
  if (!style.bom && chance(0.4)) return { ...style, encoding: 'latin1' };
  return tabs && style.bom ? { ...style, encoding: 'utf16le' } : style;
}

/** Beside another file, of one period. */
function paypal(seed: number, kind: Kind, beside: Beside = 'nothing'): Printed {
  const made = madeOf(seed, kind, beside);
  const { draw, look, life, window, until } = made;
  const { begins, rows: shown, from } = window;
  const statement = kind === 'statement';
  const header = headerOf(kind, draw);
  // Where the event codes stand, a language that nobody listed does not matter.
  const foreign = kind === 'activity with codes' && draw.chance(0.5);
  const { rows, say } = rowsOf(seed, shown, openingOf(made), look, foreign);
  const style = styleOf(draw, statement);
  const newestFirst = !statement && draw.chance(0.4);
  const { periods, gap } =
    beside === 'nothing' ? periodsOf(draw, from, until) : { periods: [[from, until] as const], gap: false };
  const ordered = (part: typeof rows) =>
    statement
      ? look.currencies.flatMap((currency) => part.filter(({ happening }) => happening.currency === currency))
      : newestFirst
        ? part.toReversed()
        : part;
  const [gross = 0, net = 0] = ['Gross', 'Net'].map((name) => header.findIndex((each) => each.trim() === name));
  const sheets = periods.map(([first, last], number): Sheet => ({
    name: `${statement ? 'statement' : 'Download'}-${number + 1}.csv`,
    before: '',
    header,
    after: '',
    style,
    net,
    say,
    rows: ordered(rows.filter(({ happening: { at } }) => at >= first && at < last)).map(
      ({ happening, named, row }) => ({
        ...row,
        cells: header.map((name) => named[name.trim()] ?? ''),
        amounts: new Map([
          [gross, happening.gross],
          [net, netOf(happening)],
        ]),
      }),
    ),
  }));
  // After a gap nothing says whether the holds before it were released in it.
  const since = gap ? (periods[1]?.[0] ?? until) : from;
  const truths = truthsOf(
    life,
    shown.filter(({ at }) => at >= since),
    look.zone,
  );
  const monthFirst = look.order === 'MDY';
  const level = { ...tellable, monthFirst, begins: begins && !gap, gap, figure: gap ? 'below' : 'shown' } as const;
  return { format: `PayPal ${kind}`, sheets, truths, ...level };
}

export const paypalActivity = (seed: number): Printed => paypal(seed, 'activity');
export const paypalActivityWithCodes = (seed: number): Printed => paypal(seed, 'activity with codes');
export const paypalStatement = (seed: number): Printed => paypal(seed, 'statement');

/** The same account in both files: nothing counts twice. */
export function paypalTogether(seed: number): Printed {
  const [activity, statement] = [paypal(seed, 'activity', 'the other'), paypal(seed, 'statement', 'the other')];
  const once = [...activity.sheets, ...statement.sheets];
  const sheets = seed % 3 === 0 ? [...once, ...activity.sheets.map((sheet) => again(sheet, 'turned'))] : once;
  return { ...statement, format: 'PayPal activity and statement', sheets };
}

/** The bank's file beside an activity download: its balance, and the payouts that it has. */
export function paypalWithBank(seed: number): Printed {
  const { draw, life, window } = madeOf(seed, 'activity', 'the bank');
  const activity = paypal(seed, 'activity', 'the bank');
  const payouts = life.filter(({ at }) => at >= window.from);
  const bank = [bankSheet(draw, payouts)].filter(({ rows }) => rows.length > 0);
  return { ...activity, format: 'PayPal activity and bank', sheets: [...bank, ...activity.sheets] };
}
