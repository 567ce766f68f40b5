import type { AccountLine, Break, Figure, HoldKind, Tranche } from './account.ts';
import { dayOf } from './days.ts';
import { rowsOf } from './find-exposure.ts';
import { paidWithoutRows, type Identities } from './find-breaks.ts';
import type { JoinedAccount } from './join-exports.ts';
import type { Part, Tranches } from './find-tranches.ts';
import { writtenAmount } from './minor-units.ts';
import { sumOf, takenBack, type MoneyBack } from './money-back.ts';

/** What decides how surely a stand is known. */
export interface Stand {
  account: JoinedAccount;
  identities: Identities;
  tranches: Tranches;
  bothLegs: boolean;
  /** What came in and may have been withheld. */
  back: readonly MoneyBack[];
  /** Counted against holds that they do not name, until the merchant says where they came from. */
  unsettled: readonly Part[];
  /** The merchant's answer that the files begin with the account. */
  begins: boolean;
  /** By what the files show that it began before them, as a sentence; null where nothing shows it. */
  older: string | null;
  unknownTypes: boolean;
}
export interface Stands {
  withheld: Figure;
  held: Figure;
  reserve: Figure;
  /** The holds on which the figures rest: those that no break leaves in doubt. */
  sound: Tranche[];
  /** Since when at least a reserve that is stated whole was kept without interruption; null where it is not. */
  keptSince: string | null;
}

const isReserve = (kind: HoldKind | null): boolean => kind === 'reserve';

/** The last day whose rows some break leaves in doubt; '' where none does. */
export const spoiledUntil = (breaks: readonly Break[]): string =>
  breaks.reduce((until, { spoilsUntil }) => (spoilsUntil !== null && spoilsUntil > until ? spoilsUntil : until), '');

/**
 * What is withheld after the last row (docs/decisions/0195): the holds that the files do not release. It is proven where
 * the processor states the stand itself or the files begin with the account; else it is at least so much, for what was
 * withheld before their first row is in none. After a break, only what was withheld later counts.
 */
export function standsOf(stand: Stand): Stands {
  return stand.account.exports.some(({ of }) => of.shows === 'restated reserve') ? restated(stand) : byHolds(stand);
}

function byHolds(stand: Stand): Stands {
  const { account, identities, tranches } = stand;
  const until = spoiledUntil(identities.breaks);
  const sound = tranches.tranches.filter(({ hold }) => hold.day > until);
  const figure = (isPart: (kind: HoldKind | null) => boolean): Figure => {
    const rows = account.lines.filter(({ kind }) => kind !== null && isPart(kind));
    return (
      untold(stand, rows, sound, until) ??
      summed(
        stand,
        sound.filter(({ kind }) => isPart(kind)),
        until,
      )
    );
  };
  return {
    withheld: figure(() => true),
    held: figure((kind) => !isReserve(kind)),
    reserve: figure(isReserve),
    sound,
    keptSince: null,
  };
}

/** Why no sum may be said of these rows; null where one may. */
function untold(
  { account, bothLegs }: Stand,
  rows: readonly AccountLine[],
  sound: readonly Tranche[],
  until: string,
): Figure | null {
  const { currency, exports } = account;
  const cannot = (reason: string, wouldShow: string): Figure => ({
    level: 'cannot be told',
    currency,
    reason,
    wouldShow,
  });
  const [silent] = exports.flatMap(({ of }) => (of.file.cannotShow === null ? [] : [of.file.cannotShow]));
  if (rows.length === 0)
    return cannot(
      silent ??
        'No row of the files withholds money in this way. What was withheld before their first row cannot be seen.',
      'A picture of the balance page that names what is held or reserved, with its day.',
    );
  const sumsToNothing =
    exports.some(({ of }) => of.mayHaveBothLegs) && rows.reduce((sum, { net }) => sum + net, 0) === 0;
  if (bothLegs || sumsToNothing)
    return cannot(
      'The rows that withhold and those that release sum to nothing: the file may list each hold together with its counterpart.',
      'A picture of the balance page that names the reserve, or the processor’s list of what was reserved for each payment.',
    );
  if (until !== '' && sound.length === 0)
    return cannot(
      `The files contradict themselves until ${until}, and nothing was withheld after it.`,
      'The same export once more, straight from the processor, neither opened nor saved before.',
    );
  return null;
}

function summed(stand: Stand, tranches: readonly Tranche[], until: string): Figure {
  const { account, identities, begins, older, unknownTypes } = stand;
  const open = tranches.filter(({ outstanding }) => outstanding > 0);
  const missing = paidWithoutRows(identities.breaks);
  const back = takenBack(stand.back, open);
  const isNamedByMerchant = account.exports.some(({ of }) => of.file.columnsBy === 'merchant');
  const isSettled = stand.unsettled.length === 0;
  const isProven =
    begins && until === '' && older === null && missing === 0 && isSettled && !unknownTypes && !isNamedByMerchant;
  return {
    level: isProven ? 'proven' : 'at least',
    amount: Math.max(0, open.reduce((sum, { outstanding }) => sum + outstanding, 0) - missing - sumOf(back)),
    currency: account.currency,
    reason: isProven
      ? 'All that was withheld since the account began, as the merchant states, less all that was released, by the rows of the files.'
      : minimumSays(stand, { tranches, back, missing, until, isNamedByMerchant }),
    ...rowsOf(open.flatMap(({ hold, releases }) => [hold, ...releases])),
  };
}

interface LeftOut {
  tranches: readonly Tranche[];
  back: readonly Part[];
  missing: number;
  until: string;
  isNamedByMerchant: boolean;
}

/** Why a sum is the least, and what is not counted in it. */
function minimumSays(stand: Stand, { tranches, back, missing, until, isNamedByMerchant }: LeftOut): string {
  const { account, begins, older, unknownTypes } = stand;
  const written = (amount: number): string => writtenAmount(amount, account.currency);
  const kinds = new Set<HoldKind | null>(tranches.map(({ kind }) => kind));
  const isUnknown = ({ line }: Part): boolean => line.effect === 'unknown';
  const counted = stand.unsettled.filter(({ line }) => kinds.has(line.kind) && dayOf(line) > until);
  const unnamed = sumOf([...back.filter((part) => !isUnknown(part)), ...counted]);
  const unknown = sumOf(back.filter(isUnknown));
  const since = dayOf(account.lines[0] ?? { at: 0 });
  return [
    until === ''
      ? `The files list what was withheld and released from ${since}. What was withheld before that day and not released in them is not in them.`
      : `The files contradict themselves until ${until}: only what was withheld after that day is counted.`,
    ...(missing > 0 ? [`${written(missing)} was paid without rows, and is not counted.`] : []),
    ...(unnamed > 0
      ? [
          `${written(unnamed)} came back in rows that name none of these holds; it may have been of them, and is not counted.`,
        ]
      : []),
    ...(unknown > 0
      ? [`${written(unknown)} came back in rows of a kind that we do not know, and is not counted.`]
      : []),
    ...(unknownTypes ? ['Some rows are of a kind that we do not know.'] : []),
    ...(isNamedByMerchant ? ['The columns were named by the merchant: what stands in others is not counted.'] : []),
    ...(begins && older !== null ? [older, 'They show that the account did not begin with them.'] : []),
  ].join(' ');
}

/**
 * The rows by which a reserve was kept without interruption up to the last settlement's: each settlement gives back what
 * the one before it kept, and keeps no less than what is kept at the end.
 */
function keptRows(lines: readonly AccountLine[], last: AccountLine, until: string): AccountLine[] {
  const reserve = lines.filter(({ kind }) => isReserve(kind));
  const chain = [last];
  for (let at = reserve.indexOf(last); at >= 2; at -= 2) {
    const [kept, back, keeps] = [reserve[at - 2], reserve[at - 1], reserve[at]];
    const isPair =
      kept?.effect === 'hold' && back?.effect === 'release' && back.payout === keeps?.payout && kept.net === -back.net;
    if (!isPair || kept.net > last.net || dayOf(kept) <= until) break;
    chain.unshift(kept, back);
  }
  return chain;
}

/** A settlement states its whole reserve: the last one's is the stand, if its rows make what was paid. */
function restated({ account, identities }: Stand): Stands {
  const { currency } = account;
  const last = account.lines.findLast(({ effect, kind }) => effect === 'hold' && isReserve(kind));
  const to = account.exports.reduce((latest, { of }) => (of.file.to > latest ? of.file.to : latest), '');
  const paid = account.lines.some(({ effect, payout }) => effect === 'payout' && payout === last?.payout);
  const until = spoiledUntil(identities.breaks);
  const broken = until >= to;
  const chain = last ? keptRows(account.lines, last, until) : [];
  const since = chain.length > 1 && chain[0] ? dayOf(chain[0]) : null;
  const reserve: Figure =
    last && paid && !broken && dayOf(last) === to
      ? {
          level: 'proven',
          amount: -last.net,
          currency,
          reason:
            since === null
              ? `The settlement states its reserve itself (“${last.type}”), and its rows make what was paid. So much was kept when the settlement that ended on ${to} was paid; since when, it does not say.`
              : `The settlement states its reserve itself (“${last.type}”), and its rows make what was paid. So much was kept when the settlement that ended on ${to} was paid; no less was kept by each since the one that ended on ${since}.`,
          ...rowsOf(chain),
        }
      : {
          level: 'cannot be told',
          currency,
          reason:
            last && broken
              ? 'The rows of the last settlement do not make what was paid.'
              : 'The last settlement states no reserve.',
          wouldShow: 'The settlement once more, straight from the processor, and the one after it.',
        };
  return {
    withheld: reserve,
    held: {
      level: 'cannot be told',
      currency,
      reason: 'A settlement lists no holds but its reserve; deferred transactions are not in it.',
      wouldShow: 'The date range report, with the columns Transaction Status and Transaction Release Date.',
    },
    reserve,
    sound: [],
    keptSince: reserve.level === 'cannot be told' ? null : since,
  };
}

/** The stands at the end of each day on which one changed, by the rows that no break leaves in doubt. */
export function daysOf(
  account: JoinedAccount,
  sound: readonly Tranche[],
): { day: string; held: number; reserve: number }[] {
  const changes = new Map<string, { held: number; reserve: number }>();
  const change = (day: string, kind: HoldKind, by: number): void => {
    const of = changes.get(day) ?? { held: 0, reserve: 0 };
    of[isReserve(kind) ? 'reserve' : 'held'] += by;
    changes.set(day, of);
  };
  for (const { kind, hold, releases } of sound) {
    change(hold.day, kind, hold.amount);
    for (const release of releases) change(release.day, kind, -release.amount);
  }
  if (account.exports.some(({ of }) => of.shows === 'restated reserve')) return restatedDays(account);
  let [held, reserve] = [0, 0];
  return [...changes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, by]) => {
      held += by.held;
      reserve += by.reserve;
      return { day, held, reserve };
    });
}

/** A settlement says what its reserve was at its beginning and at its end, and nothing of the days between. */
const restatedDays = ({ lines }: JoinedAccount): { day: string; held: number; reserve: number }[] =>
  lines
    .filter(({ kind }) => isReserve(kind))
    .map((line) => ({ day: dayOf(line), held: 0, reserve: Math.abs(line.net) }));

/** What is said of releases that end no hold of the files: taken for older by their rows, or placed there by the merchant. */
export function fromBeforeSays({ fromBefore }: Tranches, placed: ReadonlySet<AccountLine>, currency: string): string[] {
  const answered = sumOf(fromBefore.filter(({ line }) => placed.has(line)));
  const taken = sumOf(fromBefore) - answered;
  return [
    ...(taken > 0
      ? [
          `${writtenAmount(taken, currency)} was released that the files do not show withheld, and is taken for money from before they begin.`,
        ]
      : []),
    ...(answered > 0
      ? [`${writtenAmount(answered, currency)} was released that was withheld before the files begin, as you answered.`]
      : []),
  ];
}
