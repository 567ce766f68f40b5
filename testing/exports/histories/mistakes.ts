/** What a reader says of printed files, against what is so. Empty where it is right to the cent and claims no more. */
import type { Account, AccountProof, Figure } from '../../../domain/ledger-of-account/account.ts';
import { physicalLine, type Level, type Printed } from './sheet.ts';
import type { Truth } from './truth.ts';

export interface Mistake {
  says: string;
  /** By how many minor units a figure is off. */
  off: number;
  /** Whether a figure claims more than its files allow. */
  stronger: boolean;
}
const mistake = (says: string): Mistake => ({ says, off: 0, stronger: false });

const strength: Record<Level, number> = { 'cannot be told': 0, 'at least': 1, proven: 2 };
const said = (figure: Figure): string =>
  figure.level === 'cannot be told' ? figure.level : `${figure.level} ${figure.amount}`;

/** The strongest level that the files allow for a currency, with the answer that they begin with the account or not. */
export function allowedLevel({ allows, begins, bothLegs }: Printed, { holds }: Truth, answered: boolean): Level {
  if (bothLegs && holds) return 'cannot be told';
  return allows === 'at least' && answered && begins ? 'proven' : allows;
}

type Part = 'withheld' | 'held' | 'reserve';

const sumOf = ({ held, reserve }: { held: number; reserve: number }, part: Part): number =>
  part === 'held' ? held : part === 'reserve' ? reserve : held + reserve;

function figureMistakes(printed: Printed, truth: Truth, account: Account, allowed: Level): Mistake[] {
  return (['withheld', 'held', 'reserve'] as const).flatMap((part) => {
    const figure = account[part];
    const [actual, shown, moved] = [truth.actual, truth.shown, truth.moved].map((sums) => sumOf(sums, part));
    const isPrecise = printed.figure === 'shown' || (printed.figure === 'unnamed' && !truth.orphans);
    const isShown = printed.figure !== 'below' && (part === 'withheld' || isPrecise) && (shown ?? 0) > 0;
    const so = `so: ${actual}, shown: ${shown}, allowed: ${allowed}`;
    const wrong = (why: string, off = 0, stronger = false): Mistake[] => [
      { says: `${truth.currency} ${part}: ${said(figure)}; ${why} (${so})`, off: Math.abs(off), stronger },
    ];
    if (strength[figure.level] > strength[allowed]) return wrong('stronger than the files allow', 0, true);
    if (strength[figure.level] < strength[allowed])
      return isShown && truth.unnamed > 0 ? wrong('weaker than the files allow') : [];
    if (figure.level === 'cannot be told') return [];
    if (figure.amount > (actual ?? 0)) return wrong('more than is withheld', figure.amount - (actual ?? 0));
    if (figure.level === 'proven' && figure.amount !== actual)
      return wrong('not what is withheld', figure.amount - (actual ?? 0));
    const minimum = Math.max(0, (shown ?? 0) - truth.chance);
    if (isPrecise && figure.amount > (shown ?? 0)) return wrong('more than is shown', figure.amount - (shown ?? 0));
    if (isPrecise && figure.amount < minimum) return wrong('less than is shown', minimum - figure.amount);
    const lacks = printed.figure === 'unnamed' ? (moved ?? 0) - figure.amount : 0;
    return lacks > 0 ? wrong('less than came in the files', lacks) : [];
  });
}

const written = (rows: readonly string[]): string => rows.toSorted().join('; ');

function trancheMistakes({ sheets, paired, gap }: Printed, truth: Truth, account: Account): string[] {
  const [sheet, ...others] = sheets;
  if (!paired || gap || truth.vague || !sheet || account.trancheCount !== account.tranches.length) return [];
  const alone = others.length === 0;
  const expected = written(
    truth.tranches.map(({ kind, day, amount, released, hold }) =>
      [kind, day, amount, released, alone ? physicalLine(sheet, hold) : ''].join(' '),
    ),
  );
  const found = written(
    account.tranches.map(({ kind, hold, outstanding }) =>
      [kind, hold.day, hold.amount, hold.amount - outstanding, alone ? hold.row : ''].join(' '),
    ),
  );
  return found === expected ? [] : [`${truth.currency} tranches: ${found}, not ${expected}`];
}

function dayMistakes({ paired, gap }: Printed, truth: Truth, account: Account): string[] {
  if (!paired || gap || truth.orphans || account.days.length === 0) return [];
  const wrong = truth.days.find(({ day, withheld }) => {
    const last = account.days.findLast((each) => each.day <= day);
    return (last ? last.held + last.reserve : 0) !== withheld;
  });
  return wrong ? [`${truth.currency}: ${wrong.withheld} withheld on ${wrong.day} is not what its days say`] : [];
}

function changeMistakes({ paired, gap, bothLegs }: Printed, truth: Truth, account: Account): string[] {
  if (!paired || gap || bothLegs) return [];
  return (['held', 'reserve', 'paidOut', 'activity'] as const)
    .filter((bucket) => account.changes[bucket] !== truth.moved[bucket])
    .map((bucket) => `${truth.currency} ${bucket} changed by ${account.changes[bucket]}, not ${truth.moved[bucket]}`);
}

/** `answered`: the reader knows that the files begin with the account. */
export function mistakesOf(printed: Printed, proof: AccountProof, answered: boolean): Mistake[] {
  const silent = printed.allows === 'cannot be told';
  const shown = new Set(printed.sheets.filter(({ rows }) => rows.length > 0).map(({ name }) => name));
  const refused = proof.refused
    .filter(({ name }) => !silent && shown.has(name))
    .map(({ name, says }) => `${name} refused: ${says}`);
  // Of a currency that ends before a gap, its own last day says what is so.
  const others = proof.accounts.filter(
    ({ currency }) => !printed.gap && printed.truths.every((each) => each.currency !== currency),
  );
  const elsewhere = others
    .filter(({ withheld }) => withheld.level !== 'cannot be told')
    .map(({ currency, withheld }) => `${currency}: ${said(withheld)} of an account that the files do not show`);
  return [
    ...[...refused, ...elsewhere].map((says) => mistake(says)),
    ...printed.truths.flatMap((truth) => {
      const account = proof.accounts.find(({ currency }) => currency === truth.currency);
      if (!account) return silent ? [] : [mistake(`${truth.currency}: no account`)];
      const allowed = allowedLevel(printed, truth, answered);
      const missed = proof.accounts.some(({ breaks }) => breaks.some(({ rule }) => rule === 'gap'));
      const broken = account.breaks.map(
        ({ rule, says }) => `${truth.currency} break of an honest file: ${rule}, ${says}`,
      );
      const lists = [
        ...trancheMistakes(printed, truth, account),
        ...dayMistakes(printed, truth, account),
        ...changeMistakes(printed, truth, account),
        ...(printed.gap ? [] : broken),
        ...(printed.gap && !missed ? [`${truth.currency}: a month is missing, and it is not said`] : []),
      ];
      return [...figureMistakes(printed, truth, account, allowed), ...lists.map((says) => mistake(says))];
    }),
  ];
}
