/**
 * Stripe's itemized balance change (no payouts, no balance) and its balance history. Amounts in major units, `net =
 * gross - fee`. By seed the reserve stands once, or with both legs, which sum to nothing and say nothing.
 */
import { drawFrom, seeded, type Draw } from '../../cases/draw.ts';
import { quiet, netOf, type Habits, type Happening } from './account.ts';
import { idOf, money } from './cells.ts';
import { wholePayouts, wholeRelease } from './identities.ts';
import { live } from './live.ts';
import type { Printed, Row, Sheet, Style } from './sheet.ts';
import { itemizedOf, historyOf, type Leg } from './stripe-words.ts';
import { summaryOf } from './stripe-summary.ts';
import { truthsOf } from './truth.ts';
import { startOf, windowOf, type Window } from './window.ts';
import type { Zone } from './zones.ts';

const habitsOf = ({ chance, int, pick }: Draw): Habits => ({
  ...quiet,
  currencies: pick([['USD'], ['USD'], ['EUR'], ['USD', 'JPY'], ['USD', 'EUR']]),
  days: int(45, 100),
  salesADay: chance(0.5) ? [0, 1] : [0, 2],
  disputes: 0.06,
  settleDays: int(1, 3),
  vague: chance(0.3) ? 0.3 : 0,
  rolling: chance(0.8)
    ? {
        percent: int(10, 30),
        days: int(14, 60),
      }
    : null,
  payouts: {
    every: pick([1, 2, 7]),
    much: 'all',
  },
});

interface Made {
  seed: number;
  draw: Draw;
  habits: Habits;
  life: Happening[];
  window: Window;
}

function madeOf(seed: number, zone: Zone, together: boolean): Made {
  const draw = drawFrom(seeded(seed));
  const all = habitsOf(draw);
  const habits = together ? { ...all, days: Math.floor(all.days / 2) } : all;
  const start = startOf(draw);
  const life = live(draw, habits, start);
  return { seed, draw, habits, life, window: windowOf(draw, life, start, zone) };
}

const styleOf = ({ chance }: Draw): Style => ({
  delimiter: ',',
  quote: 'needed',
  bom: chance(0.2),
  newline: chance(0.8) ? '\n' : '\r\n',
});

const say = (minor: number, currency: string): string => money(minor, currency);

/** Both legs: what leaves the payments balance stands again as it reaches the reserve. */
const legsOf = (happening: Happening, both: boolean): Leg[] =>
  both && happening.hold !== null ? ['payments', 'reserved'] : ['payments'];

const levelOf = (both: boolean, named: boolean) =>
  ({
    allows: 'at least',
    figure: named ? 'shown' : 'unnamed',
    paired: named && !both,
    gap: false,
    bothLegs: both,
    monthFirst: true,
  }) as const;

function sheetOf(made: Made, name: string, header: string[], net: string, rows: Row[]): Sheet {
  const style = styleOf(made.draw);
  const ordered = made.draw.chance(0.5) ? rows : rows.toReversed();
  return { name, before: '', header, rows: ordered, after: '', style, net: header.indexOf(net), say };
}

const bothLegs = ({ chance }: Draw, together: boolean): boolean => chance(0.15) && !together;

/** `together`: beside the other file, of the same life. */
export function stripeItemized(seed: number, together = false): Printed {
  const made = madeOf(seed, 'UTC', together);
  const { draw, window, life } = made;
  const shown = window.rows.filter(({ what }) => what !== 'payout');
  const both = bothLegs(draw, together);
  const summed = draw.chance(0.3);
  const { header, zone, named, cellsOf } = itemizedOf(seed, draw);
  const [gross, net] = [header.indexOf('gross'), header.indexOf('net')];
  const rows = shown.flatMap((each) =>
    legsOf(each, both).map((leg): Row => {
      const sign = leg === 'reserved' ? -1 : 1;
      return {
        cells: cellsOf(each, leg),
        of: each.id,
        currency: each.currency,
        amounts: new Map([
          [gross, sign * each.gross],
          [net, sign * netOf(each)],
        ]),
        guards: {
          dropped: summed,
          doubled: true,
          changed: summed || (!both && named && wholeRelease(each, shown)),
          cell: true,
        },
      };
    }),
  );
  const sheet = sheetOf(made, 'Itemized_balance_change_from_activity.csv', header, 'net', rows);
  const sheets = summed ? [sheet, summaryOf(life, window, both)] : [sheet];
  const truths = truthsOf(life, shown, zone);
  return {
    format: 'Stripe itemized balance change',
    sheets,
    truths,
    begins: window.begins,
    ...levelOf(both, named),
  };
}

export function stripeHistory(seed: number, together = false): Printed {
  const made = madeOf(seed, 'UTC', together);
  const { draw, window } = made;
  const shown = window.rows;
  const both = bothLegs(draw, together);
  const { header, cellsOf, named, transfers, minimum, minimumCells } = historyOf(seed, draw);
  const [gross, net] = [header.indexOf('Amount'), header.indexOf('Net')];
  const whole = transfers ? wholePayouts(made.life, window, made.habits.settleDays) : new Set<number>();
  const rows = shown.flatMap((each): Row[] => {
    const amounts = (amount: number) => new Map([gross, net].map((column) => [column, amount]));
    const closed = each.payout !== null && whole.has(each.payout);
    const own = legsOf(each, both).map((leg): Row => {
      const sign = leg === 'reserved' ? -1 : 1;
      const inPayout = closed && leg === 'payments';
      return {
        cells: cellsOf(each, leg),
        of: each.id,
        currency: each.currency,
        amounts: new Map([
          [gross, sign * each.gross],
          [net, sign * netOf(each)],
        ]),
        guards: {
          dropped: inPayout && each.what !== 'payout',
          doubled: true,
          changed: inPayout || (!both && named && wholeRelease(each, shown)),
          cell: true,
        },
      };
    });
    // A minimum balance keeps a part of a payout back and frees the same at once: nothing is withheld.
    const pair =
      each.what === 'payout' && minimum > 0
        ? [-minimum, minimum].map((amount): Row => ({
            cells: minimumCells(each, amount),
            of: null,
            currency: each.currency,
            amounts: amounts(amount),
            guards: {
              dropped: false,
              doubled: true,
              changed: false,
              cell: true,
            },
          }))
        : [];
    return [...pair, ...own];
  });
  const sheet = sheetOf(made, `balance_history_${idOf(seed, 0, 5)}.csv`, header, 'Net', rows);
  const truths = truthsOf(made.life, shown, 'UTC');
  return {
    format: 'Stripe balance history',
    sheets: [sheet],
    truths,
    begins: window.begins,
    ...levelOf(both, named),
  };
}

/** The same account in both files: nothing counts twice. */
export function stripeTogether(seed: number): Printed {
  const [itemized, history] = [stripeItemized(seed, true), stripeHistory(seed, true)];
  const inBoth = new Set(itemized.sheets[0]?.rows.map(({ of }) => of));
  // A row that one file lacks stands in the other; one with two amounts contradicts itself.
  const guardsOf = ({ of, guards }: Row) => ({
    ...guards,
    dropped: guards.dropped && !inBoth.has(of),
    changed: guards.changed || (of !== null && inBoth.has(of)),
  });
  const beside = history.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => ({ ...row, guards: guardsOf(row) })),
  }));
  const sheets = [...beside, ...itemized.sheets];
  const figure = itemized.figure === 'shown' ? 'shown' : history.figure;
  // Their zones can differ, and so can the days.
  return { ...history, format: 'Stripe itemized and history', sheets, figure, paired: false };
}
