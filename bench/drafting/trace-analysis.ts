import { addBusinessDays, addDays, isBusinessDay } from '../../domain/calendar/business-days.ts';
import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import { chargebackTools } from '../../domain/case-options.ts';
import { documentKindLabels } from '../../domain/documents/document-kind.ts';
import { feeFor, feePercentFor } from '../../domain/money/fee.ts';
import type { CaseFile } from '../../drafting/facts/case-file.ts';
import { buildFactSheet } from '../../drafting/facts/fact-sheet.ts';
import { versionFor } from '../../knowledge/processors/version-for.ts';
import { entries, plainText, tableTexts, without } from './knowledge-texts.ts';
import { figuresOf } from './trace-figures.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const inWords = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
const cents = (value: number): string => dollars.format(value / 100);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/**
 * Recomputes the analysis calendar: review, mailing, the reply days of three letters, the first days after the
 * agreements' waiting periods, and the immediate window.
 */
function calendar(today: string): string[] {
  const mailing = addBusinessDays(today, 3);
  // Each letter allows five business days for the post, then ten, seven or five to reply, counted from its date.
  const reply = addBusinessDays(isBusinessDay(today) ? today : addBusinessDays(today, 1), 15);
  const followUp = addBusinessDays(reply, 1 + 12);
  const days = [
    today,
    addBusinessDays(today, 2),
    mailing,
    reply,
    followUp,
    addBusinessDays(followUp, 1 + 10),
    // The day after 30, 45 or 60 days; the 30th from the date of the notice; Square's 60, its election notice and 7 days.
    ...[30, 31, 46, 61, 69].map((wait) => addDays(mailing, wait)),
    addDays(today, 7),
    addDays(today, 14),
  ];
  return days.map(inWords);
}

/** Whole thousands of dollars below 100,000, ten thousands above, and never less than one thousand. */
function rough(value: number): string {
  const step = value < 10_000_000 ? 100_000 : 1_000_000;
  return cents(Math.max(100_000, Math.round(value / step) * step)).replace('.00', '');
}

/** Recomputes costs and proceeds from the fee for the amount. */
function economics(held: number | null, percent: number): string[] {
  if (!held) return [];
  const rate = feePercentFor(held);
  const expected = Math.floor((held * percent) / 100);
  return [held, feeFor(held, rate), held - feeFor(held, rate)]
    .map(cents)
    .concat(rough(expected), rough(expected - feeFor(expected, rate)), `${rate}%`);
}

const opinions = entries.flatMap((each) => [
  each.citation,
  each.title,
  each.proposition,
  each.weakens,
  each.verify_note,
]);
const knowledgeTexts = [
  ...opinions,
  ...tableTexts,
  ...chargebackTools,
  ...Object.values(documentKindLabels),
  'eight recommended documents',
  'Three months of',
  'three months of',
]
  .map(plainText)
  .filter((words) => figuresOf(words).length > 0);

/** What the agreement knowledge notes on the versions that govern: its day, why it was taken, and what may be doubted. */
function versionNotes({ fields }: CaseFile, today: string): string[] {
  const { procedure, hold } = versionFor(fields.processor, {
    opened_on: fields.account_opened_on,
    last_used_on: fields.account_last_used_on,
    limited_on: fields.hold_started_on,
    sent_on: today,
  });
  const notes = [procedure, hold].flatMap(({ agreement, why, doubt }) => [
    why,
    doubt ?? '',
    agreement === null ? '' : `the version of ${inWords(agreement.effective.from)}`,
  ]);
  return notes.map(plainText);
}

/** File counts per kind, as the checklist states them. */
function filesOnFile({ files }: CaseFile): string[] {
  const counts = Map.groupBy(files, (file) => file.document_type);
  return [...counts.values()].map((each) => `on file, ${each.length} files`);
}

/** The pages on which something was read. */
const readPages = ({ extractions = [] }: CaseFile): string[] =>
  extractions.flatMap(({ findings }) => findings.map(({ page }) => `page ${page}`));

/** Amounts that were read in the files. */
const readAmounts = ({ extractions = [] }: CaseFile): string[] =>
  extractions.flatMap(({ findings }) =>
    findings.flatMap((each) => (each.what === 'amount' ? [cents(each.value)] : [])),
  );

/** Said of an amount that was read, where it is half of what is withheld or less. */
const smallAmounts = ({ extractions = [], fields: { held_amount_cents: held } }: CaseFile): string[] =>
  extractions.flatMap(({ findings }) =>
    findings.flatMap((each) =>
      each.what === 'amount' && held !== null && each.value * 2 <= held
        ? [`${cents(each.value)}, at most half of the amount withheld`]
        : [],
    ),
  );

/** Figures of an analysis found neither in the facts, nor in the recomputed fee and calendar, nor in the knowledge texts. */
export function untracedInAnalysis(analysis: CaseAnalysis, caseFile: CaseFile, today: string): string[] {
  const sheet = buildFactSheet(caseFile, { dated: today });
  const percent = analysis.executiveSummary.successProbability;
  const displays = new Set([
    ...Object.values(sheet.facts).map((each) => plainText(each.display)),
    ...calendar(today),
    ...economics(caseFile.fields.held_amount_cents, percent),
    `${percent}%`,
    '$0',
    ...readAmounts(caseFile),
    // The limits up to which an agreement has the processor pay the fees, or has disputes decided on papers.
    '$10,000',
    '$25,000',
    ...analysis.scorecard.map((each) => String(Math.abs(each.points))),
  ]);
  const words = Object.values(sheet.facts)
    .filter((each) => ['text', 'name', 'id', 'contact', 'address', 'label'].includes(each.kind))
    .map((each) => plainText(each.display));
  const { scorecard, ...rest } = analysis;
  const body = without(plainText(textsOf(rest).join('\n')), [
    ...knowledgeTexts,
    ...words,
    ...filesOnFile(caseFile),
    ...readPages(caseFile),
    ...versionNotes(caseFile, today),
    ...smallAmounts(caseFile),
  ]);
  return [...new Set(figuresOf(body).filter((figure) => !displays.has(figure)))].concat(
    scorecard.length === 0 ? ['no scorecard'] : [],
  );
}

const barred = entries
  .filter((each) => each.do_not_cite || !(each.usable || each.analysis_ok))
  .map((each) => plainText(each.citation))
  .filter((words) => words.length > 5);

/** Citations an analysis may not contain, and laws not in the knowledge. */
export function unusableInAnalysis(analysis: CaseAnalysis): string[] {
  const text = plainText(textsOf(analysis).join('\n'));
  const known = new Set(entries.filter((each) => each.analysis_ok && !each.do_not_cite).map((each) => each.citation));
  return [
    ...barred.filter((words) => text.includes(words)),
    ...analysis.legalAssessment.applicableLaws.map((each) => each.citation).filter((citation) => !known.has(citation)),
  ];
}
