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
import { dayOf, daysAfter } from './days.ts';
import { excessiveChargebacks } from './excessive-chargebacks.ts';
import { findSales } from './find-cohorts.ts';
import { findBreaks } from './find-breaks.ts';
import { findMonths } from './find-months.ts';
import { findExposure, type Doubt } from './find-exposure.ts';
import { findExcessReleases, findTranches, hasBothLegs } from './find-tranches.ts';
import { joinExports, type JoinedAccount } from './join-exports.ts';
import { payoutsOf } from './match-bank.ts';
import { movesOf } from './meaning.ts';
import { asAnswered, beginsKey, questionsOf, reserveDaysOf } from './questions.ts';
import { daysOf, fromBeforeSays, spoiledUntil, standsOf } from './withheld-figures.ts';

/** How many of each an account lists; sums and counts cover all. */
const maxListed = { tranches: 1_000, days: 1_500, breaks: 50, types: 100, payouts: 500, cohorts: 1_000, months: 120 };

/** All that the files say together. Deterministic: the same files in the same order and the same answers prove the same. */
export function proveAccount(
  exports: readonly ReadExport[],
  { refused, asked, answers }: { refused: RefusedFile[]; asked: Question[]; answers: Answers },
): AccountProof {
  const answered = exports.map((each) => asAnswered(each, answers));
  const accounts = joinExports(answered).map((account) => proven(account, answered, answers));
  const { read, alone } = withoutLoneTotals(exports);
  return {
    files: read.map(({ file }) => file),
    refused: [...refused, ...alone],
    questions: [...asked, ...questionsOf(accounts, answers)].slice(0, maxQuestions),
    accounts,
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

function proven(joined: JoinedAccount, exports: readonly ReadExport[], answers: Answers): Account {
  const { processor, currency, lines } = joined;
  const identities = findBreaks(joined, exports);
  // A reserve that is stated whole at each end has no parts.
  const hasParts = joined.exports.every(({ of }) => of.shows !== 'restated reserve');
  const tranches = hasParts ? findTranches(lines) : { tranches: [], fromBefore: [] };
  const bothLegs = hasBothLegs(lines);
  const breaks = [...identities.breaks, ...(bothLegs ? [] : findExcessReleases(tranches, currency))];
  const types = typesOf(lines);
  const unknownTypes = types.some(({ effect }) => effect === 'unknown');
  const begins = answers[beginsKey(processor)] === 'yes';
  const isFirst = begins && tranches.fromBefore.length === 0 && (identities.opening ?? 0) === 0;
  const stands = standsOf({
    account: joined,
    identities: { ...identities, breaks },
    tranches,
    bothLegs,
    begins,
    unknownTypes,
  });
  const [since = '', asOf = ''] = [lines[0], lines.at(-1)].map((line) => dayOf(line ?? { at: 0 }));
  const window = joined.exports[0]?.of.window ?? null;
  const sales = window && findSales(lines, tranches.tranches, window, asOf);
  const due = reserveDaysOf(processor, answers);
  const known = { currency, since, asOf, lines, ...stands, tranches: stands.sound, reserveDays: due };
  const doubt = doubtOf(breaks, unknownTypes);
  const listed = withRelease(stands.sound, due);
  const open = listed.filter(({ outstanding }) => outstanding > 0);
  const before = fromBeforeSays(tranches.fromBefore, currency);
  return {
    processor,
    currency,
    asOf,
    since,
    withheld: stands.withheld,
    held: stands.held,
    reserve: stands.reserve,
    tranches: [...open, ...listed.filter(({ outstanding }) => outstanding === 0)].slice(0, maxListed.tranches),
    trancheCount: listed.length,
    outstandingCount: open.length,
    releasedFromBefore: tranches.fromBefore.reduce((sum, { amount }) => sum + amount, 0),
    days: daysOf(joined, stands.sound).slice(-maxListed.days),
    changes: changesOf(lines, asOf),
    memoRows: lines.filter(({ effect }) => effect === 'memo').length,
    breaks: breaks.slice(0, maxListed.breaks),
    breakCount: breaks.length,
    types: types.slice(0, maxListed.types),
    checks: [...identities.checks, ...(before === null ? [] : [before])],
    payouts: payoutsOf(lines).slice(-maxListed.payouts),
    cohorts: sales?.cohorts.slice(-maxListed.cohorts) ?? [],
    months: findMonths(joined, sales?.cohorts ?? []).slice(-maxListed.months),
    exposure: window && sales && findExposure({ ...known, window, sales, doubt, isFirst }),
    excessiveChargebacks: excessiveChargebacks(lines, currency),
  };
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
