/** Where a document contradicts the merchant's entry. Someone must decide which is right; nothing is changed here. */
import { z } from 'zod';
import type { CaseFields } from '../case-fields.ts';
import { formatCents } from '../money/cents.ts';
import { amountsIn } from './find-amounts.ts';
import type { AmountRole } from './finding-roles.ts';
import type { Finding, Extraction } from './extraction.ts';
import { longDay } from '../calendar/long-day.ts';
import { suggestAnswers, sure } from './suggest.ts';

export const contradiction = z.object({
  /** The case column. */
  field: z.string(),
  label: z.string(),
  /** Both formatted for display. */
  entered: z.string(),
  read: z.string(),
  source: z.object({ from: z.literal('file'), file_id: z.uuid(), page: z.number().int() }),
  filename: z.string(),
  snippet: z.string(),
  confidence: z.number(),
});
export type Contradiction = z.infer<typeof contradiction>;

type Entered = Pick<
  CaseFields,
  'held_amount_cents' | 'rolling_reserves_held_cents' | 'hold_started_on' | 'monthly_processing_volume_avg'
>;

/** Entered amounts drop their cents (spec, section 5), and half a percent is not worth raising. */
const sameAmount = (entered: number, read: number): boolean =>
  Math.abs(entered - read) < Math.max(100, entered * 0.005);
/** Volumes are rough estimates. */
const nearVolume = (entered: number, read: number): boolean => Math.abs(entered - read) <= 0.25 * entered;

/** The most confident contradicting value of each document that never states the entered one. */
export function contradictions(fields: Entered, extractions: readonly Extraction[]): Contradiction[] {
  return [
    ...ofAmount('held_amount_cents', 'Amount held', 'held', fields.held_amount_cents, extractions),
    ...ofAmount(
      'rolling_reserves_held_cents',
      'Rolling reserves held',
      'reserve',
      fields.rolling_reserves_held_cents,
      extractions,
    ),
    ...ofStart(fields.hold_started_on, extractions),
    ...ofVolume(fields.monthly_processing_volume_avg, extractions),
  ];
}

function ofAmount(
  field: string,
  label: string,
  role: AmountRole,
  entered: number | null,
  extractions: readonly Extraction[],
): Contradiction[] {
  if (entered === null) return [];
  return extractions.flatMap((extraction) => {
    const named = sure(extraction).filter((each) => each.role === role);
    const found = named.filter(({ what }) => what === 'amount');
    if (found.some(({ value }) => sameAmount(entered, value as number))) return [];
    // The figure in the other currency was entered as if it were dollars.
    const taken = named.find(
      ({ what, value }) => what === 'foreign_amount' && sameAmount(entered, amountsIn(String(value))[0]?.cents ?? 0),
    );
    const best = surest(found) ?? taken;
    return best
      ? [
          contradictionOf(extraction, best, {
            field,
            label,
            entered: formatCents(entered),
            read: best.what === 'amount' ? formatCents(best.value) : String(best.value),
          }),
        ]
      : [];
  });
}

function ofStart(entered: string | null, extractions: readonly Extraction[]): Contradiction[] {
  if (entered === null) return [];
  return extractions
    .filter(({ kind }) => kind === 'hold_notice')
    .flatMap((extraction) => {
      const found = sure(extraction).filter(({ role }) => role === 'hold_started');
      if (found.some(({ value }) => value === entered)) return [];
      const best = surest(found) ?? surest(noticedBefore(entered, extraction));
      return best
        ? [
            contradictionOf(extraction, best, {
              field: 'hold_started_on',
              label: best.role === 'hold_started' ? 'Hold start date' : 'Date of the notice of the hold',
              entered: longDay(entered),
              read: longDay(String(best.value)),
            }),
          ]
        : [];
    });
}

/** The notice's own date, where it is earlier than the entered start of the hold. */
const noticedBefore = (entered: string, extraction: Extraction) =>
  sure(extraction).filter(({ role, value }) => role === 'document_date' && String(value) < entered);

/** In whole dollars, against the average of the statements on file. */
function ofVolume(entered: number | null, extractions: readonly Extraction[]): Contradiction[] {
  const suggested = suggestAnswers(extractions).find(({ field }) => field === 'monthlyVolumeAverage');
  const [because] = suggested?.because ?? [];
  const read = Number((suggested?.answer ?? '').replaceAll(',', ''));
  if (entered === null || entered === 0 || !suggested || !because || nearVolume(entered, read)) return [];
  const { file_id, filename, page, snippet } = because;
  return [
    {
      field: 'monthly_processing_volume_avg',
      label: 'Average monthly processing volume',
      entered: formatCents(entered * 100, 'short'),
      read: formatCents(read * 100, 'short'),
      source: { from: 'file', file_id, page },
      filename,
      snippet,
      confidence: 0.8,
    },
  ];
}

const surest = (found: readonly Finding[]): Finding | undefined =>
  found.toSorted((a, b) => b.confidence - a.confidence)[0];

function contradictionOf(
  { file_id, filename }: Extraction,
  { page, snippet, confidence }: Finding,
  about: Pick<Contradiction, 'field' | 'label' | 'entered' | 'read'>,
): Contradiction {
  return { ...about, source: { from: 'file', file_id, page }, filename, snippet, confidence };
}
