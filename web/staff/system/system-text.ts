import type { SystemState } from '../../../contract/system.ts';
/** The system's state as text. Pure. */

/** "3 minutes", "2 hours", "5 days"; seconds below two minutes. */
export function lasted(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ] as const;
  const [size, name] = units.find(([each]) => seconds >= 2 * each) ?? [1, 'second'];
  const count = Math.floor(seconds / size);
  return `${count.toLocaleString('en-US')} ${name}${count === 1 ? '' : 's'}`;
}

/** "1.2 TB", "340 GB", "87 MB". */
export function room(bytes: number): string {
  const units = ['MB', 'GB', 'TB'];
  let [value, unit] = [bytes / 1_000_000, 0];
  while (value >= 1_000 && unit < units.length - 1) [value, unit] = [value / 1_000, unit + 1];
  return `${value >= 10 ? Math.floor(value) : value.toFixed(1)} ${units[unit]}`;
}

export const sendingLabels = { email: 'Email', certified_mail: 'Certified letter' } as const;
export const stoppedLabels = { failed: 'Failed', uncertain: 'May have arrived' } as const;
export const roleLabels = { all: 'Pages and work', web: 'Pages', worker: 'Work' } as const;

type PublicWords = SystemState['public_words'];

/** Whether public pages leave something out for want of anything real. */
export const publicWordsMissing = ({ samples, measured, people, stories }: PublicWords): boolean =>
  !samples && (measured === 0 || people === 0 || stories === 0);

/** What public pages claim, what they leave out, and how to fill that. */
export function publicWordsText({ samples, measured, measurable, people, stories }: PublicWords): string {
  if (samples) return 'The samples of the specification, for this demo alone.';
  return [
    measured > 0
      ? `${measured} of ${measurable} figures are measured; the others are left out.`
      : 'No figure is shown, because none is measured. Set CLAIMS to a file that gives each its value, n, from, to and source (README, How to configure).',
    people > 0 ? '' : 'No attorney is listed: add real ones, with the record of the bar, to content/attorneys.ts.',
    stories > 0 ? '' : 'No story is told: add real ones, with the permission of the merchant, to content/stories.ts.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Millionths of a dollar, to a hundredth of a cent below a dollar. */
export function dollarsOfMicros(micros: number | null): string {
  if (micros === null) return 'no price set';
  return `$${(micros / 1_000_000).toFixed(micros > 0 && micros < 1_000_000 ? 4 : 2)}`;
}

const leaves = {
  nothing: 'Nothing may leave (AI_SENDS): no model is asked anything of a case.',
  facts: 'Facts may leave (AI_SENDS), for merchants who allowed it.',
  texts: 'Facts and masked texts may leave (AI_SENDS), for merchants who allowed it.',
};

/** Who is asked, what may leave, and what is left, a sentence or two a line. */
export function modelsText(models: NonNullable<SystemState['model']>): string[] {
  const { writer, judge, sends, today, cases, has_prices: hasPrices } = models;
  const count = (tokens: number) => tokens.toLocaleString('en-US');
  return [
    `${writer.model} of ${writer.name} writes${judge === null ? ' and judges' : `; ${judge.model} of ${judge.name} judges`}. ${leaves[sends]}`,
    `Today ${count(today.tokens)} of ${count(today.max)} tokens are used (AI_DAILY_TOKENS). A case may use ${count(cases.max_tokens)} (AI_CASE_TOKENS); of ${count(cases.asked)} that were asked about within 30 days, ${count(cases.spent)} ${cases.spent === 1 ? 'has' : 'have'} used that up.`,
    ...(hasPrices ? [] : ['Costs are known once AI_PRICES says what a million tokens cost.']),
    ...(cases.cost_micros !== null && cases.asked > 0
      ? [`A case cost ${dollarsOfMicros(cases.cost_micros / cases.asked)} on average.`]
      : []),
  ];
}
