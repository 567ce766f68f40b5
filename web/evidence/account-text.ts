/** What the exports show, as sentences. Pure; the sentences are keys of the catalog. */
import type { Account, Figure, Tranche } from '../../domain/ledger-of-account/account.ts';
import { writtenAmount } from '../../domain/ledger-of-account/minor-units.ts';
import { datesIn } from '../language/dates.ts';
import { english, type Language } from '../language/language.ts';

/** "Your export shows $41,206.18 held on November 3, 2026, in 3 parts", or what it cannot tell. */
export function headline({ withheld, asOf, outstandingCount }: Account, files: number, language: Language): string {
  const { t, locale } = language;
  const day = datesIn(locale).calendarDay(asOf);
  if (withheld.level === 'cannot be told')
    return t(
      files === 1
        ? 'Your export cannot tell how much was held on {day}'
        : 'Your exports cannot tell how much was held on {day}',
      { day },
    );
  const amount = writtenAmount(withheld.amount, withheld.currency);
  const values = { amount, day, count: outstandingCount.toLocaleString('en-US') };
  const parts = outstandingCount > 1 ? 'several' : 'one';
  return t(headlines[files === 1 ? 'one' : 'more'][withheld.level][parts], values);
}

/** The same for those whose export it is not. */
export const headlineForDesk = (account: Account, files: number): string =>
  headline(account, files, english).replace(/^Your/, 'The');

const headlines = {
  one: {
    proven: {
      one: 'Your export shows {amount} held on {day}',
      several: 'Your export shows {amount} held on {day}, in {count} parts',
    },
    'at least': {
      one: 'Your export shows at least {amount} held on {day}',
      several: 'Your export shows at least {amount} held on {day}, in {count} parts',
    },
  },
  more: {
    proven: {
      one: 'Your exports show {amount} held on {day}',
      several: 'Your exports show {amount} held on {day}, in {count} parts',
    },
    'at least': {
      one: 'Your exports show at least {amount} held on {day}',
      several: 'Your exports show at least {amount} held on {day}, in {count} parts',
    },
  },
} as const;

/** Why the figure is as certain as it is; of one that cannot be told, also what would tell it. */
export const reasonOf = (figure: Figure): string[] =>
  figure.level === 'cannot be told' ? [figure.reason, figure.wouldShow] : [figure.reason];

/** What withholds a part. */
export const holdLabels: Record<Tranche['kind'], string> = {
  reserve: 'Reserve',
  'payment hold': 'Hold on a payment',
  'dispute hold': 'Hold for a dispute',
  'review hold': 'Hold for a review',
  'general hold': 'Hold on the account',
  'network reserve': 'Reserve for a card network',
};

/** What the calculation says, in the screen's language and with its days as the screen writes them. */
export function saidOf(text: string, { t, locale }: Language): string {
  const said: string[] = [];
  let open = '';
  // An entry of the catalog may be several sentences.
  for (const sentence of text.split(/(?<=[.?]) (?=\p{Lu}|\$|-)/u)) {
    open = open === '' ? sentence : `${open} ${sentence}`;
    const translation = t(open);
    if (translation === open) continue;
    said.push(translation);
    open = '';
  }
  return [...said, ...(open === '' ? [] : [open])]
    .join(' ')
    .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, datesIn(locale).calendarDay);
}
