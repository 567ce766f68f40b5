import type { AccountLine, Answers, Question, Tranche } from './account.ts';
import { dayOf } from './days.ts';
import { findTranches, type Known, type Part, type Tranches } from './find-tranches.ts';
import type { JoinedAccount } from './join-exports.ts';
import { writtenAmount } from './minor-units.ts';
import { moneyBackIn, sumOf, takenBack, type MoneyBack } from './money-back.ts';
import { originBefore, originQuestion, originShown, settlesOrigin } from './origin-question.ts';

export interface WhoseMoney {
  tranches: Tranches;
  back: MoneyBack[];
  /** Counted against holds that they do not name, and not settled by the merchant. */
  unsettled: Part[];
  /** What is asked of them. */
  origin: Question | null;
  /** What the merchant says came from before the files. */
  placed: ReadonlySet<AccountLine>;
}

/** Which holds have ended, and what else may have come of them, as the rows say it and the merchant where they do not. */
export function whoseMoney(
  joined: JoinedAccount,
  otherwise: readonly AccountLine[],
  answers: Answers,
  known: Pick<Known, 'begins' | 'doubtedUntil'>,
): WhoseMoney {
  const { lines } = joined;
  const none: ReadonlySet<AccountLine> = new Set();
  if (!hasParts(joined)) return { tranches: noTranches, back: [], unsettled: [], origin: null, placed: none };
  const tranches = findTranches(lines, known);
  const back = moneyBackIn(lines, tranches, { placed: none, otherwise });
  const open = tranches.tranches.filter(({ outstanding }) => outstanding > 0);
  const named = new Set(tranches.tranches.flatMap(({ kind, hold }) => (hold.payment === null ? [] : [kind])));
  // Where neither names a payment, nobody could say more than that all of it came and went.
  const asked = [
    ...tranches.unplaced.filter(({ line: { payment, kind } }) =>
      payment === null ? !known.begins && kind !== null && named.has(kind) : true,
    ),
    ...takenBack(back, open).filter(({ line }) => line.effect !== 'unknown'),
  ]
    .filter(({ line }) => dayOf(line) > known.doubtedUntil)
    .toSorted((a, b) => a.line.at - b.line.at);
  const origin = originQuestion(joined, asked, holdsBy(asked[0]?.line, tranches));
  const choice = origin === null ? undefined : answers[origin.key];
  if (choice === undefined || !settlesOrigin(choice)) return { tranches, back, unsettled: asked, origin, placed: none };
  if (choice === originShown) return { tranches, back, unsettled: [], origin, placed: none };
  const rows = asked.map(({ line }) => line);
  const [placed, hold] = choice === originBefore ? [new Set(rows), null] : [none, choice];
  const settled = findTranches(lines, { ...known, placed: new Map(rows.map((line) => [line, hold])) });
  return { tranches: settled, back: moneyBackIn(lines, settled, { placed, otherwise }), unsettled: [], origin, placed };
}

/** A reserve that is stated whole at each end has no parts. */
export const hasParts = ({ exports }: JoinedAccount): boolean =>
  exports.every(({ of }) => of.shows !== 'restated reserve');

const noTranches: Tranches = { tranches: [], fromBefore: [], excess: [], unplaced: [] };

/** The holds of a release's kind that were there by then and that nothing else has ended. */
const holdsBy = (line: AccountLine | undefined, { tranches, unplaced }: Tranches): Tranche[] =>
  line && unplaced.some((each) => each.line === line)
    ? tranches.filter(
        ({ kind, hold, outstanding, releases }) =>
          kind === line.kind &&
          hold.day <= dayOf(line) &&
          (outstanding > 0 || releases.some(({ file, row }) => file === line.file && row === line.row)),
      )
    : [];

/** By what the files show that the account is older than they, as a sentence; null where nothing surely does. */
export function olderSays(
  lines: readonly AccountLine[],
  tranches: Tranches,
  opening: number,
  { begins, placed, currency }: { begins: boolean; placed: ReadonlySet<AccountLine>; currency: string },
): string | null {
  if (opening !== 0) return `They begin with a balance of ${writtenAmount(opening, currency)}.`;
  const answered = tranches.fromBefore.some(({ line }) => placed.has(line));
  if (answered) return 'You answered that money was withheld before them.';
  // A reference that is taken for older proves nothing: what goes beyond all that was withheld does.
  const beyond = begins || tranches.fromBefore.length === 0 ? tranches : findTranches(lines, { begins: true });
  const sum = sumOf(beyond.fromBefore);
  return sum === 0 ? null : `They release ${writtenAmount(sum, currency)} that they do not show withheld.`;
}
