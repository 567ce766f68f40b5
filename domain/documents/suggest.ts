/** Answers that documents suggest for application fields. Nothing is applied here: the user accepts each one. */
import { formatCents } from '../money/cents.ts';
import { roleLabels, sureEnough } from './finding-roles.ts';
import type { AmountFinding, DateFinding, Finding, Extraction } from './extraction.ts';
import { typedDate } from '../calendar/typed-date.ts';

/** Where a suggestion comes from. */
export type Because = { file_id: string; filename: string; page: number; snippet: string };
/** `field` is the wizard's name, `answer` as it would be typed, `words` an explanation of where it comes from. */
export type Suggestion = { field: string; answer: string; words: string; because: Because[] };
/** Extracted, but no field asks for it. */
export type AlsoRead = { label: string; value: string; because: Because };

/** Days a one-month statement may span, with a margin for billing cycles. */
const [shortestMonth, longestMonth] = [26, 36];
const day = 86_400_000;

type Volume = { cents: number; months: number; because: Because };

export function suggestAnswers(extractions: readonly Extraction[]): Suggestion[] {
  return [...volumes(extractions), ...ticket(extractions), ...holds(extractions)];
}

/** Refunds and chargebacks from statements and reports, for the merchant to check. */
export function alsoRead(extractions: readonly Extraction[]): AlsoRead[] {
  return extractions.flatMap((extraction) =>
    sure(extraction).flatMap((found): AlsoRead[] =>
      found.what === 'amount' && (found.role === 'refunds' || found.role === 'chargebacks')
        ? [{ label: roleLabels[found.role], value: formatCents(found.value), because: because(extraction, found) }]
        : [],
    ),
  );
}

const because = ({ file_id, filename }: Extraction, { page, snippet }: Finding): Because => ({
  file_id,
  filename,
  page,
  snippet,
});
/** Findings sure enough to suggest and to compare; the others may be misread. */
export const sure = ({ findings }: Extraction): Finding[] =>
  findings.filter(({ confidence }) => confidence >= sureEnough);
const amounts = (extraction: Extraction, role: AmountFinding['role']): AmountFinding[] =>
  sure(extraction).filter((each): each is AmountFinding => each.what === 'amount' && each.role === role);
const dates = (extraction: Extraction, role: DateFinding['role']): DateFinding[] =>
  sure(extraction).filter((each): each is DateFinding => each.what === 'date' && each.role === role);

function volumes(extractions: readonly Extraction[]): Suggestion[] {
  const found = extractions.filter(({ kind }) => kind === 'merchant_statements').flatMap(volumeOf);
  if (found.length === 0) return [];
  const months = found.reduce((sum, each) => sum + each.months, 0);
  const average = Math.round(found.reduce((sum, { cents }) => sum + cents, 0) / months / 100);
  const reasons = found.map((each) => each.because);
  const suggested: Suggestion[] = [
    {
      field: 'monthlyVolumeAverage',
      answer: grouped(average),
      words: months === 1 ? 'From one month' : `Average of ${months} months`,
      because: reasons,
    },
  ];
  const single = found.filter((each) => each.months === 1);
  const peak = single.toSorted((a, b) => b.cents - a.cents)[0];
  if (peak && single.length > 1)
    suggested.push({
      field: 'monthlyVolumePeak',
      answer: grouped(Math.round(peak.cents / 100)),
      words: `Highest of ${single.length} months`,
      because: [peak.because],
    });
  return suggested;
}

/** A statement's gross volume and months. With several volumes, it counts only if one is the sum of the others. */
function volumeOf(extraction: Extraction): Volume[] {
  const found = amounts(extraction, 'gross_volume');
  const [from, to] = [dates(extraction, 'period_start')[0], dates(extraction, 'period_end')[0]];
  const days = from && to ? (Date.parse(to.value) - Date.parse(from.value)) / day + 1 : 0;
  const months = days >= shortestMonth && days <= longestMonth ? 1 : days > longestMonth ? Math.round(days / 30.4) : 0;
  const [largest, ...others] = found.toSorted((a, b) => b.value - a.value);
  if (!largest || months === 0) return [];
  if (others.length === 0) return [{ cents: largest.value, months, because: because(extraction, largest) }];
  const parts = others.reduce((sum, { value }) => sum + value, 0);
  return parts === largest.value && others.length === months
    ? others.map((each) => ({ cents: each.value, months: 1, because: because(extraction, each) }))
    : [];
}

function ticket(extractions: readonly Extraction[]): Suggestion[] {
  const found = extractions.flatMap((extraction) =>
    amounts(extraction, 'average_ticket').map((each) => ({ extraction, each })),
  );
  if (found.length === 0) return [];
  const mean = Math.round(found.reduce((sum, { each }) => sum + each.value, 0) / found.length / 100);
  return mean === 0
    ? []
    : [
        {
          field: 'averageTicketSize',
          answer: grouped(mean),
          words: found.length === 1 ? 'As the statement says' : `Mean of ${found.length} statements`,
          because: found.map(({ extraction, each }) => because(extraction, each)),
        },
      ];
}

type Agreed = { value: Finding['value']; because: Because[] };

/** What the notices agree on about a role; undefined where they say nothing or differ. */
function agreed(notices: readonly Extraction[], role: Finding['role']): Agreed | undefined {
  const found = notices.flatMap((extraction) =>
    sure(extraction)
      .filter((each) => each.role === role && each.what !== 'foreign_amount')
      .map((each) => ({ extraction, each })),
  );
  const [first] = found;
  return first && new Set(found.map(({ each }) => each.value)).size === 1
    ? { value: first.each.value, because: [because(first.extraction, first.each)] }
    : undefined;
}

/** What an answer is, and an explanation of where it comes from. */
type Said = (value: Agreed['value']) => Pick<Suggestion, 'answer' | 'words'>;
const asWritten =
  (words: string): Said =>
  (value) => ({ answer: String(value), words });
const asSaid = asWritten('As the notice says');
const money: Said = (value) => ({
  answer: grouped(Math.floor(Number(value) / 100)),
  words: `The notice says ${formatCents(Number(value))}`,
});

/** The fields that a notice answers, beside the day of the hold. */
const answered: readonly (readonly [field: string, role: Finding['role'], said: Said])[] = [
  ['processor', 'processor', asWritten('Named in the notice')],
  ['amountHeld', 'held', money],
  ['rollingReservesHeld', 'reserve', money],
  ['merchantAccount', 'account', asWritten('As the notice says; compare each character')],
  ['legalBusinessName', 'business_name', asWritten('As the notice addresses you')],
  ['businessStreet', 'street', asWritten('As the notice addresses you; change it if you have moved')],
  ['businessCity', 'city', asSaid],
  ['businessState', 'state', asSaid],
  ['businessZip', 'zip', asSaid],
];

/** What a notice says about the hold and to whom, if it is unambiguous. */
function holds(extractions: readonly Extraction[]): Suggestion[] {
  const notices = extractions.filter(({ kind }) => kind === 'hold_notice');
  const suggested = answered.flatMap(([field, role, said]): Suggestion[] => {
    const found = agreed(notices, role);
    return found ? [{ field, ...said(found.value), because: found.because }] : [];
  });
  return [...suggested, ...holdStart(notices)];
}

/**
 * The day that a notice names for the start of the hold. Where none names even an unsure one, the notice's own date,
 * with words that say so.
 */
function holdStart(notices: readonly Extraction[]): Suggestion[] {
  const started = agreed(notices, 'hold_started');
  const isSilent = !notices.some(({ findings }) => findings.some(({ role }) => role === 'hold_started'));
  const found = started ?? (isSilent ? agreed(notices, 'document_date') : undefined);
  if (!found) return [];
  const words = started ? 'As the notice says' : 'The date of the notice; change it if the hold began on another day';
  return [{ field: 'holdStartDate', answer: typedDate(String(found.value)), words, because: found.because }];
}

const grouped = (dollars: number): string => dollars.toLocaleString('en-US');
