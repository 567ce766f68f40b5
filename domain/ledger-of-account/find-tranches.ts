import type { AccountLine, Break, HoldKind, Release, Tranche } from './account.ts';
import { dayOf } from './days.ts';
import { writtenAmount } from './minor-units.ts';
import { OpenHolds } from './open-holds.ts';

/** A release, and how much of it. */
export interface Part {
  line: AccountLine;
  amount: number;
}

/** The holds of an account with what ended them, and the releases of which no row says whose they are. */
export interface Tranches {
  tranches: Tranche[];
  /** Of money from before the files: they name an older payment, or go beyond all that was withheld by then. */
  fromBefore: (Part & { isOlder: boolean })[];
  /** More than was withheld of the payment that they name. */
  excess: Part[];
  /** Counted against holds that they do not name. */
  unplaced: Part[];
}

/** What is known of an account besides its rows. */
export interface Known {
  /** The merchant says that the files begin with the account. */
  begins: boolean;
  /** Where releases came from, as the merchant says: the key of a hold, or null for money from before the files. */
  placed: ReadonlyMap<AccountLine, string | null>;
  /** The last day whose holds a break leaves in doubt, so that no figure counts them. */
  doubtedUntil: string;
}

const daySeconds = 86_400;

/**
 * Which release ends which hold, so that what is left of the holds is the least that is withheld in any history that the
 * rows allow.
 *
 * A release that names the payment of a hold, or the hold's own row, ends that hold. One that names a payment which the
 * files do not have is of money from before them and ends none but a hold without a name, for the processor's own row says
 * so. That word is not taken where the amount is just what is outstanding of a hold, or of all together; where the reference is not written as
 * payments are; where it is of a sale in the files, whose hold would be in them, too; and where the files begin with the
 * account. Such a release, and one that names nothing, may have ended any hold of its kind that was there by then, and is
 * counted so: of those that a figure counts an equal one, else the oldest. As whatever one may have ended a later one may, too, no other choice leaves
 * less, and only what goes beyond all of them is surely older.
 */
export function findTranches(lines: readonly AccountLine[], known: Partial<Known> = {}): Tranches {
  const { begins = false, placed = new Map(), doubtedUntil = '' } = known;
  const wentTo = takenFrom(lines);
  const [holds, tranches] = holdsIn(lines, doubtedUntil);
  const releases = lines.filter(({ effect }) => effect === 'release');
  // What rows name goes first, then what the merchant does: no other may take it.
  const rests = releases.map((line) => {
    const of = holds.get(line.kind);
    const amount = of && !placed.has(line) ? of.endNamed(line, undefined, wentTo(line)) : line.net;
    return { line, amount, of };
  });
  for (const rest of rests) {
    const key = placed.get(rest.line);
    if (rest.of && typeof key === 'string') rest.amount = rest.of.endNamed(rest.line, key, wentTo(rest.line));
  }
  let older: ((release: AccountLine) => boolean) | null = null;
  const isOlder = (line: AccountLine): boolean => !begins && (older ??= olderPayments(lines))(line);
  const found: Tranches = { tranches, fromBefore: [], excess: [], unplaced: [] };
  for (const { line, amount, of } of rests.filter((rest) => rest.amount > 0)) {
    if (!of || placed.get(line) === null) {
      found.fromBefore.push({ line, amount, isOlder: isOlder(line) });
      continue;
    }
    of.reach(line.at);
    const isNamed = of.isNamed(line);
    const only = isNamed || (isOlder(line) && !of.isJust(amount)) ? 'unnamed' : 'any';
    const left = of.endReached(line, amount, wentTo(line), only);
    if (left > 0 && isNamed) found.excess.push({ line, amount: left });
    else if (left > 0) found.fromBefore.push({ line, amount: left, isOlder: isOlder(line) });
    if (only === 'any' && left < amount) found.unplaced.push({ line, amount: amount - left });
  }
  const byDay = (a: Release, b: Release): number => (a.day < b.day ? -1 : Number(a.day > b.day));
  for (const tranche of tranches) tranche.releases.sort(byDay);
  return found;
}

function holdsIn(lines: readonly AccountLine[], doubtedUntil: string): [Map<HoldKind | null, OpenHolds>, Tranche[]] {
  const holds = new Map<HoldKind | null, OpenHolds>();
  const tranches = lines.flatMap((line) => {
    if (line.effect !== 'hold' || line.kind === null) return [];
    const tranche = trancheOf(line, line.kind);
    const of = holds.get(line.kind) ?? new OpenHolds(doubtedUntil);
    of.add(line, tranche);
    holds.set(line.kind, of);
    return [tranche];
  });
  return [holds, tranches];
}

/** Whether a release names what can be a payment from before the files: of none of their sales, and written as these are. */
function olderPayments(lines: readonly AccountLine[]): (release: AccountLine) => boolean {
  const named = lines.filter(({ effect, payment }) => payment !== null && (effect === 'sale' || effect === 'hold'));
  const sold = new Set(named.filter(({ effect }) => effect === 'sale').map(({ payment }) => payment));
  const written = new Set(named.map(({ payment }) => charactersOf(payment ?? '')));
  return ({ payment }) => payment !== null && !sold.has(payment) && written.has(charactersOf(payment));
}

/** Of which characters a reference is: digits, letters, marks. */
const charactersOf = (reference: string): string =>
  [/\d/, /[a-z]/, /[A-Z]/, /[^\da-zA-Z]/].map((some) => Number(some.test(reference))).join('');

const trancheOf = (line: AccountLine, kind: HoldKind): Tranche => ({
  kind,
  hold: {
    file: line.file,
    row: line.row,
    day: dayOf(line),
    amount: -line.net,
    id: line.id,
    payment: line.payment,
    type: line.type,
  },
  releases: [],
  outstanding: -line.net,
  matched: null,
  expectedRelease: null,
});

/** Whether a refund or dispute of the same payment took what was released, within a day of the release. */
function takenFrom(lines: readonly AccountLine[]): (release: AccountLine) => Release['wentTo'] {
  const taking = new Map<string, AccountLine[]>();
  for (const line of lines)
    if ((line.effect === 'refund' || line.effect === 'dispute') && line.net < 0 && line.payment !== null)
      taking.set(line.payment, [...(taking.get(line.payment) ?? []), line]);
  return ({ payment, at }) => {
    const found = (taking.get(payment ?? '') ?? []).find((line) => Math.abs(line.at - at) <= daySeconds);
    return found?.effect === 'dispute' || found?.effect === 'refund' ? found.effect : null;
  };
}

/** Releases of more than was withheld of a payment whose hold the files have: one of the two rows was changed or doubled. */
export const findExcessReleases = ({ excess }: Tranches, currency: string): Break[] =>
  excess.map(({ line, amount }) => ({
    rule: 'release',
    at: { file: line.file, row: line.row },
    by: amount,
    says: `Line ${line.row} releases ${writtenAmount(amount, currency)} more than was withheld of its payment.`,
    spoilsUntil: dayOf(line),
  }));

/**
 * Whether a hold and its release stand in the same second: then the file shows both legs, and their sum nothing. Where rows
 * have a day alone, both can be of one day, unless the format is known to list counterparts.
 */
export function hasBothLegs(lines: readonly AccountLine[], mayHave: boolean): boolean {
  const legs = new Map<string, number>();
  for (const { kind, at, net, payment, balance } of lines) {
    if (kind === null || balance !== null || net === 0 || (!mayHave && at % daySeconds === 0)) continue;
    const key = `${kind} ${at} ${payment} ${Math.abs(net)}`;
    const before = legs.get(key);
    if (before !== undefined && before === -net) return true;
    legs.set(key, net);
  }
  return false;
}
