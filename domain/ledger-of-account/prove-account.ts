import {
  maxQuestions,
  type Account,
  type AccountLine,
  type AccountProof,
  type Answers,
  type Break,
  type Effect,
  type Question,
  type ReadExport,
  type RefusedFile,
  type Tranche,
  type TypeSum,
} from './account.ts';
import { isStated } from './case-account.ts';
import { dayOf, daysAfter } from './days.ts';
import { fromSale } from './dispute-windows.ts';
import { excessiveChargebacks } from './excessive-chargebacks.ts';
import { findSales, type Sales } from './find-cohorts.ts';
import { findBreaks, type Identities } from './find-breaks.ts';
import { findMonths } from './find-months.ts';
import { findExposure, type Doubt } from './find-exposure.ts';
import { findExcessReleases, findTranches, hasBothLegs } from './find-tranches.ts';
import { joinExports, type JoinedAccount } from './join-exports.ts';
import { payoutsOf } from './match-bank.ts';
import { movesOf } from './meaning.ts';
import { sumOf } from './money-back.ts';
import { asAnswered, beginsKey, questionsOf, reserveDaysOf, type Findings } from './questions.ts';
import { hasParts, olderSays, whoseMoney } from './whose-money.ts';
import { daysOf, fromBeforeSays, spoiledUntil, standsOf } from './withheld-figures.ts';

/** How many of each an account lists; sums and counts cover all. */
const maxListed = { tranches: 1_000, days: 1_500, breaks: 50, types: 100, payouts: 500, cohorts: 1_000, months: 120 };

/** All that the files say together. Deterministic: the same files in the same order and the same answers prove the same. */
export function proveAccount(
  exports: readonly ReadExport[],
  {
    refused,
    asked,
    answers,
    delivery,
  }: { refused: RefusedFile[]; asked: Question[]; answers: Answers; delivery: number },
): AccountProof {
  const answered = exports
    .map((each) => asAnswered(each, answers))
    .map((each) => ({ ...each, window: each.window && fromSale(each.window, delivery) }));
  const joined = joinExports(answered);
  const found = joined.map((account) => proven(account, releasedOtherwise(account, joined), answered, answers));
  const { read, alone } = withoutLoneTotals(exports);
  return {
    files: read.map(({ file }) => file),
    refused: [...refused, ...alone],
    questions: [...asked, ...questionsOf(found, answers)].slice(0, maxQuestions),
    accounts: found.map(({ account }) => account),
  };
}

/** Totals have the days of the rows that they are of; without those rows they say nothing. */
function withoutLoneTotals(exports: readonly ReadExport[]): { read: ReadExport[]; alone: RefusedFile[] } {
  const rowsOf = (processor: string): ReadExport[] =>
    exports.filter(({ shows, file }) => shows !== 'totals' && file.processor === processor);
  const isAlone = ({ alone, file }: ReadExport): boolean => alone !== null && rowsOf(file.processor).length === 0;
  return {
    read: exports
      .filter((each) => !isAlone(each))
      .map((each) => {
        if (each.shows !== 'totals') return each;
        const of = rowsOf(each.file.processor).map(({ file }) => file);
        const [from, to] = [
          of.map((file) => file.from).toSorted()[0],
          of
            .map((file) => file.to)
            .toSorted()
            .at(-1),
        ];
        return { ...each, file: { ...each.file, from: from ?? each.file.from, to: to ?? each.file.to } };
      }),
    alone: exports.filter(isAlone).map(({ alone, file: { name, sha256 } }) => ({
      name,
      sha256,
      says: alone?.says ?? '',
      asksFor: alone?.asksFor ?? '',
    })),
  };
}

/** What other currencies of an account release of payments that they do not hold. */
const releasedOtherwise = ({ processor, currency }: JoinedAccount, all: readonly JoinedAccount[]): AccountLine[] =>
  all
    .filter((each) => each.processor === processor && each.currency !== currency)
    .flatMap(({ lines }) => findTranches(lines))
    .flatMap(({ fromBefore, unplaced }) => [...fromBefore, ...unplaced])
    .flatMap(({ line }) => (line.payment === null ? [] : [line]));

function proven(
  joined: JoinedAccount,
  otherwise: readonly AccountLine[],
  exports: readonly ReadExport[],
  answers: Answers,
): Findings {
  const { processor, currency, lines } = joined;
  const begins = answers[beginsKey(processor)] === 'yes';
  const { identities, bothLegs } = contradictionsIn(joined, exports, begins);
  const { breaks } = identities;
  const money = whoseMoney(joined, otherwise, answers, { begins, doubtedUntil: spoiledUntil(breaks) });
  const { tranches, unsettled, placed } = money;
  const types = typesOf(lines);
  const unknownTypes = types.some(({ effect }) => effect === 'unknown');
  const older = olderSays(lines, tranches, identities.opening ?? 0, { begins, placed, currency });
  const isFirst = begins && older === null && unsettled.length === 0;
  const stands = standsOf({ ...money, account: joined, identities, bothLegs, begins, older, unknownTypes });
  const [since = '', asOf = ''] = [lines[0], lines.at(-1)].map((line) => dayOf(line ?? { at: 0 }));
  const window = joined.exports[0]?.of.window ?? null;
  const sales = window && findSales(lines, tranches.tranches, window, asOf);
  const reserveDays = reserveDaysOf(processor, answers);
  const known = { currency, since, asOf, lines, tranches: stands.sound, reserveDays };
  const doubt = doubtOf(breaks, unknownTypes);
  const listed = withSale(withRelease(stands.sound, reserveDays), sales?.held);
  const open = listed.filter(({ outstanding }) => outstanding > 0);
  const account: Account = {
    processor,
    currency,
    asOf,
    since,
    withheld: stands.withheld,
    held: stands.held,
    reserve: stands.reserve,
    keptSince: stands.keptSince,
    tranches: [...open, ...listed.filter(({ outstanding }) => outstanding === 0)].slice(0, maxListed.tranches),
    trancheCount: listed.length,
    outstandingCount: open.length,
    releasedFromBefore: sumOf(tranches.fromBefore),
    days: daysOf(joined, stands.sound).slice(-maxListed.days),
    changes: changesOf(lines, asOf),
    memoRows: lines.filter(({ effect }) => effect === 'memo').length,
    breaks: breaks.slice(0, maxListed.breaks),
    breakCount: breaks.length,
    types: types.slice(0, maxListed.types),
    checks: [...joined.checks, ...identities.checks, ...fromBeforeSays(tranches, placed, currency)],
    payouts: payoutsOf(lines).slice(-maxListed.payouts),
    cohorts: sales?.cohorts.slice(-maxListed.cohorts) ?? [],
    months: findMonths(joined, sales?.cohorts ?? []).slice(-maxListed.months),
    exposure: window && sales && findExposure({ ...known, ...stands, window, sales, doubt, isFirst }),
    excessiveChargebacks: excessiveChargebacks(lines, currency),
  };
  return { account, isOlder: older !== null, origin: isStated(stands.withheld) ? money.origin : null };
}

/** Each part with what is known of the sale that it names. */
const withSale = (tranches: readonly Tranche[], held: Sales['held'] | undefined): Tranche[] =>
  tranches.map((tranche) => {
    const sale = held?.get(tranche.hold.payment ?? '');
    return sale && tranche.outstanding > 0 ? { ...tranche, sale } : tranche;
  });

/** Where the rows contradict each other, releases that exceed their hold among them, and whether they list both legs. */
function contradictionsIn(
  joined: JoinedAccount,
  exports: readonly ReadExport[],
  begins: boolean,
): { identities: Identities; bothLegs: boolean } {
  const { lines, currency } = joined;
  const identities = findBreaks(joined, exports);
  const bothLegs = hasBothLegs(
    lines,
    joined.exports.some(({ of }) => of.mayHaveBothLegs),
  );
  const excess = bothLegs || !hasParts(joined) ? [] : findExcessReleases(findTranches(lines, { begins }), currency);
  return { identities: { ...identities, breaks: [...identities.breaks, ...excess] }, bothLegs };
}

/** Each part of a reserve with the day on which its term releases it, where that is known. */
const withRelease = (tranches: readonly Tranche[], due: number | null): Tranche[] =>
  tranches.map((tranche) =>
    due === null || tranche.kind !== 'reserve'
      ? tranche
      : {
          ...tranche,
          expectedRelease: { day: daysAfter(tranche.hold.day, due), basis: `${due} days after it was withheld` },
        },
  );

/** Why a dispute may be missing from the rows, or be one that nobody knows as such; null where nothing says so. */
function doubtOf(breaks: readonly Break[], unknownTypes: boolean): Doubt | null {
  if (spoiledUntil(breaks) !== '')
    return {
      reason: 'The files do not add up, so a sale or a dispute may be missing from them.',
      wouldShow: 'The same export once more, straight from the processor, with every row.',
    };
  return unknownTypes
    ? {
        reason: 'Some rows are of a kind that we do not know, and may be disputes.',
        wouldShow: 'An answer to what is asked about these rows.',
      }
    : null;
}

const internal = new Set<Effect>(['hold', 'release', 'payout', 'memo']);

/** What changed in each bucket; money that becomes available after the account's day is pending. */
function changesOf(lines: readonly AccountLine[], asOf: string): Account['changes'] {
  const changes = { available: 0, pending: 0, held: 0, reserve: 0, paidOut: 0, activity: 0 };
  for (const line of lines) {
    const { availableOn, effect, net } = line;
    const moves = movesOf(line);
    const isPending = availableOn !== null && availableOn > asOf && effect !== 'payout';
    changes[isPending ? 'pending' : 'available'] += moves.available ?? 0;
    changes.pending += moves.pending ?? 0;
    changes.held += moves.held ?? 0;
    changes.reserve += moves.reserve ?? 0;
    changes.paidOut += moves.paidOut ?? 0;
    if (!internal.has(effect)) changes.activity += net;
  }
  return changes;
}

function typesOf(lines: readonly AccountLine[]): TypeSum[] {
  const types = new Map<string, TypeSum>();
  for (const { type, effect, net } of lines) {
    const of = types.get(type) ?? { type, effect, rows: 0, net: 0 };
    // One type can both withhold and release, or move or not; a row of it that nothing explains is said.
    if (effect === 'unknown') of.effect = effect;
    of.rows += 1;
    of.net += net;
    types.set(type, of);
  }
  return [...types.values()].toSorted((a, b) => Number(b.effect === 'unknown') - Number(a.effect === 'unknown'));
}
