import { longDay } from '../../domain/calendar/long-day.ts';
import type { Account, AccountProof, Exposure, RowAt, Tranche } from '../../domain/ledger-of-account/account.ts';
import {
  beyondRefunds,
  caseAccount,
  typeText,
  isStated,
  isStatedLoss,
  type StatedFigure,
} from '../../domain/ledger-of-account/case-account.ts';
import { cohortMonths } from '../../domain/ledger-of-account/find-cohorts.ts';
import { formatCents } from '../../domain/money/cents.ts';
import type { PrintableTables } from '../engines/typst/pdf.ts';

type Exhibit = { proof: AccountProof; proofSha256: string; processor: string; caseNumber: string; dated: string };
type Section = PrintableTables['sections'][number];

/**
 * The exhibit of what a case's exports show: the result, the parts it consists of, how it was found, and the files by
 * their hashes. Of the files it has only the rows on which the sum rests, and of these only date, kind, reference and
 * amounts: nothing that identifies a buyer. Null where the exports state no sum.
 */
export function exhibitTables({ proof, proofSha256, processor, caseNumber, dated }: Exhibit): PrintableTables | null {
  const found = caseAccount(proof);
  if (!found) return null;
  const { account, withheld } = found;
  const open = account.tranches.filter(({ outstanding }) => outstanding > 0);
  const quantity = quantityOf(withheld.level);
  const parts = account.outstandingCount > 1 ? `, in ${account.outstandingCount} parts` : '';
  return {
    title: `What the records of ${processor} show`,
    dated,
    reference: `Case ${caseNumber} · calculation ${proofSha256.slice(0, 16)}`,
    sections: [
      {
        title: null,
        paragraphs: [
          `Exports of the account, made by ${processor}, show ${quantity}${formatCents(withheld.amount)} withheld on ${longDay(account.asOf)}${parts}.`,
          inLongDays(withheld.reason),
          ...(open.length === 0 ? [`It ${restsOn(withheld, proof)}`] : []),
        ],
        table: null,
      },
      ...partsSections(open, account, proof),
      ...disputableSection(account, withheld, proof),
      methodSection(account),
      filesSection(proof),
    ],
  };
}

const quantityOf = (level: StatedFigure['level']): string => (level === 'at least' ? 'at least ' : '');

const ofDelivery = ({ delivery }: Exposure['window']): string =>
  delivery ? ` and with the average delivery time of ${delivery} days that the merchant states` : '';

/** The rows of a sum that has no parts of its own, as a reserve that a settlement states whole. */
function restsOn({ rows, rowCount }: StatedFigure, proof: AccountProof): string {
  const named = rows.slice(0, 50).map((at) => rowText(at, proof));
  const more = rowCount > named.length ? ` and ${rowCount - named.length} more` : '';
  return `rests on ${rowCount === 1 ? 'row' : 'rows'} ${named.join(', ')}${more}.`;
}

/** A sentence of the calculation with its days as a letter writes them. */
const inLongDays = (sentence: string): string => sentence.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, longDay);

const money = (label: string) => ({ label, number: true });

function partsSections(open: readonly Tranche[], account: Account, proof: AccountProof): Section[] {
  if (open.length === 0) return [];
  const hidden = account.outstandingCount - open.length;
  const releases = open.flatMap(({ releases: each }, part) => each.map((release) => ({ part, ...release })));
  return [
    {
      title: 'What is withheld, part by part',
      paragraphs: [
        ...(hidden > 0 ? [`${hidden} more parts are in the sum and are not listed here.`] : []),
        ...open.flatMap(({ sale }, index) =>
          sale
            ? [
                `Of the sale that part ${index + 1} names, ${formatCents(sale.open)} can still be disputed; disputed of it: ${formatCents(sale.disputed)}.`,
              ]
            : [],
        ),
      ],
      table: {
        columns: [
          { label: 'Part', number: true },
          { label: 'Withheld on' },
          { label: 'As', wide: true },
          { label: 'Row', number: true },
          { label: 'Reference; payment or order', wide: true },
          money('Withheld'),
          money('Released'),
          money('Remains'),
        ],
        rows: open.map(({ hold, kind, outstanding }, index) => [
          String(index + 1),
          hold.day,
          typeText(hold.type, kind),
          rowText(hold, proof),
          referenceText([hold.id, hold.payment]),
          formatCents(hold.amount),
          formatCents(hold.amount - outstanding),
          formatCents(outstanding),
        ]),
      },
    },
    ...(releases.length > 0 ? [releasesSection(releases, proof)] : []),
  ];
}

function releasesSection(
  releases: readonly ({ part: number } & Tranche['releases'][number])[],
  proof: AccountProof,
): Section {
  return {
    title: 'What was released of these parts',
    paragraphs: ['What went to a refund or a dispute did not come back to the merchant.'],
    table: {
      columns: [
        { label: 'Of part', number: true },
        { label: 'Released on' },
        { label: 'Row', number: true },
        { label: 'Reference', wide: true },
        { label: 'Went to', wide: true },
        money('Amount'),
      ],
      rows: releases.map(({ part, day, amount, id, wentTo, ...at }) => [
        String(part + 1),
        day,
        rowText(at, proof),
        referenceText([id]),
        wentTo === null ? 'the merchant' : `a ${wentTo}`,
        formatCents(amount),
      ]),
    },
  };
}

/** References of the file, without any that reads like words or an address: these could name a buyer. */
const referenceText = (ids: readonly (string | null)[]): string =>
  [...new Set(ids)].filter((id) => id !== null && /^[\w.:/#-]{1,60}$/.test(id)).join('; ');

/** "14", or "14 of file 2" where there are several. */
const rowText = ({ file, row }: RowAt, { files }: AccountProof): string =>
  files.length > 1 ? `${row} of file ${file + 1}` : String(row);

/** What can still be disputed, with the sales that it is of by month. Nothing where the letter does not state it. */
function disputableSection(
  { exposure, cohorts, asOf }: Account,
  withheld: StatedFigure,
  proof: AccountProof,
): Section[] {
  if (!exposure?.reachesBack || !isStated(exposure.ceiling) || !isStated(exposure.expected)) return [];
  if (!isStatedLoss(exposure.expected.amount, withheld.amount)) return [];
  const { ceiling, expected, refunds, overdue, excess, window } = exposure;
  const said = (says: string, { amount, reason }: StatedFigure, level: StatedFigure['level'] = 'proven'): string =>
    `${says}: ${quantityOf(level)}${formatCents(amount)}. ${inLongDays(reason)}`;
  // In calculations from before refunds were counted, these rows are the open sales.
  const rated = (says: string, figure: StatedFigure): string =>
    refunds && figure.rowCount > 0 ? `${said(says, figure)} The rate ${restsOn(figure, proof)}` : said(says, figure);
  const all = cohortMonths(cohorts);
  const closing = all.filter(({ open, closes }) => open > 0 || closes >= asOf);
  const months = closing.length > 0 ? closing : all;
  return [
    {
      title: 'What buyers can still dispute',
      paragraphs: [
        said(`Sales that could still be disputed on ${longDay(asOf)}`, ceiling),
        rated('Loss to be expected of them', expected),
        ...(refunds && isStated(refunds.expected)
          ? [rated('Refunds to be expected of them, beside that loss', refunds.expected)]
          : []),
        ...(isStated(overdue) && overdue.amount > 0 ? [said('Reserve that is overdue', overdue, withheld.level)] : []),
        ...(isStated(excess) && excess.amount > 0
          ? [`Withheld beyond that: at least ${formatCents(excess.amount)}. ${inLongDays(excess.reason)}`]
          : []),
        ...beyondBoth(exposure),
        `The rule: ${window.source}. Counted from the day of the sale${ofDelivery(window)}, since the files have no day of delivery. Rates and losses are rounded up.`,
      ],
      table:
        months.length === 0
          ? null
          : {
              columns: [
                { label: 'Sales of' },
                { label: 'Number', number: true },
                money('Gross'),
                money('Refunded'),
                money('Disputed'),
                { label: 'Last day for a dispute' },
                money('Still open'),
              ],
              rows: months.map(({ month, sales, gross, refunded, disputed, closes, open }) => [
                month,
                String(sales),
                formatCents(gross),
                formatCents(refunded),
                formatCents(disputed),
                closes,
                formatCents(open),
              ]),
            },
    },
  ];
}

/** What is withheld beyond loss, refunds and reserve that is not due; nothing where they reach it. */
function beyondBoth(exposure: Exposure): string[] {
  const cents = beyondRefunds(exposure);
  return cents === null ? [] : [`Withheld beyond that and the refunds to be expected: at least ${formatCents(cents)}.`];
}

function methodSection({ breaks, breakCount, checks, keptSince }: Account): Section {
  const broken =
    breakCount === 0 ? [] : [`The files do not add up in ${breakCount} ${breakCount === 1 ? 'place' : 'places'}:`];
  return {
    title: 'How it was found',
    paragraphs: [
      `Each row is read by the names of its columns, to the cent; rows are numbered as lines of the file, its header included, and days are those of the file. What is withheld is ${keptSince ? 'the reserve that the last settlement states, and each hold less its releases' : 'each hold less its releases'}.`,
      ...broken,
      ...breaks.map(({ says }) => inLongDays(says)),
      ...checks.map(inLongDays),
    ],
    table: null,
  };
}

function filesSection({ files }: AccountProof): Section {
  return {
    title: 'The files',
    paragraphs: [
      'Only the rows that the sum rests on are shown. The files themselves are kept as they were downloaded, and are produced on request; each is identified by its SHA-256.',
    ],
    table: {
      columns: [
        { label: 'File', number: true },
        { label: 'What it is', wide: true },
        { label: 'From' },
        { label: 'To' },
        money('Rows'),
        { label: 'SHA-256', wide: true },
      ],
      rows: files.map(({ title, from, to, rows, sha256 }, index) => [
        String(index + 1),
        title,
        from,
        to,
        String(rows),
        sha256,
      ]),
    },
  };
}
