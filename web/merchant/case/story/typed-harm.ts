import { z } from 'zod';
import type { HarmView } from '../../../../contract/story.ts';
import { firstDay, tooEarly } from '../../../../domain/cases/story/case-event.ts';
import { harmKinds, maxHarmWords, type HarmKind } from '../../../../domain/cases/story/harm.ts';
import { formatCents } from '../../../../domain/money/cents.ts';
import { exactCents, sumTrouble } from '../../../ui/sums.ts';
import { isoDay } from '../../../ui/typed-values.ts';

const typedHarm = z.object({
  kinds: z.array(z.enum(harmKinds)),
  amounts: z.record(z.string(), z.string()),
  days: z.record(z.string(), z.string()),
  words: z.string(),
});
/** What the hold does as it is being typed: sums and days by kind. */
export type TypedHarm = z.infer<typeof typedHarm>;

const boxesOf = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${Number(month)}/${Number(date)}/${year}`;
};

export const typedHarmOf = ({ harms, words }: HarmView): TypedHarm => ({
  kinds: harms.map(({ kind }) => kind),
  amounts: Object.fromEntries(
    harms.flatMap(({ kind, amount_cents: cents }) =>
      cents === null ? [] : [[kind, formatCents(cents).replace('$', '')]],
    ),
  ),
  days: Object.fromEntries(harms.flatMap(({ kind, on_day: on }) => (on === null ? [] : [[kind, boxesOf(on)]]))),
  words: words ?? '',
});

export const restoredHarm = (left: unknown): TypedHarm | null => typedHarm.safeParse(left).data ?? null;

/** By the id of the control. */
export type HarmErrors = Partial<Record<string, string>>;
export const amountId = (kind: HarmKind): string => `harm-${kind}-amount`;
export const dayId = (kind: HarmKind): string => `harm-${kind}-day`;

const dayTrouble = (day: string | null): string[] =>
  day === null ? ['Enter a whole date, or leave it empty.'] : day < firstDay ? [tooEarly] : [];

/** What was typed as the API takes it, or what is wrong with it. */
export function readHarm({ kinds, amounts, days, words }: TypedHarm): { harm: HarmView } | { errors: HarmErrors } {
  const errors: HarmErrors = Object.fromEntries(
    kinds.flatMap((kind) => {
      const [amount = '', day = ''] = [amounts[kind], days[kind]];
      const trouble = amount === '' ? undefined : sumTrouble(amount);
      return [
        ...(trouble ? [[amountId(kind), trouble]] : []),
        ...(day === '' ? [] : dayTrouble(isoDay(day)).map((text) => [dayId(kind), text])),
      ];
    }),
  );
  if (words.trim().length > maxHarmWords) errors['harm-words'] = `Shorten it to ${maxHarmWords} characters or fewer.`;
  if (Object.keys(errors).length > 0) return { errors };
  return {
    harm: {
      harms: kinds.map((kind) => ({
        kind,
        amount_cents: amounts[kind] ? exactCents(amounts[kind]) : null,
        on_day: days[kind] ? isoDay(days[kind]) : null,
      })),
      words: words.trim() || null,
    },
  };
}
