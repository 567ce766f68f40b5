import { formatCents } from '../../domain/money/cents.ts';
import type { Fact, FactSheet } from '../facts/fact.ts';
import { legalInterestOfADay } from '../facts/interest.ts';
import { perSheet } from '../facts/per-sheet.ts';

/** What one or more facts of the file prove, in the words in which letters say it; `{id}` is the fact as it is displayed. */
type Wordings = readonly string[];

const wordings: Wordings = [
  'The Merchant opened its account with {processor} on {account_opened_on}.',
  'The account with {processor} was opened on {account_opened_on}.',
  'The account has been open since {account_opened_on}.',
  'The Merchant has held its account with {processor} since {account_opened_on}.',
  'The Merchant has had an account with {processor} since {account_opened_on}.',
  'The Merchant has been a customer of {processor} since {account_opened_on}.',
  'The Merchant last used the account on {account_last_used_on}.',
  'The account was last used on {account_last_used_on}.',
  'The Merchant has been in business since {year_established}.',
  'The account is held in the name of {account_name}.',
  'The account runs in the name of {account_name}.',
  'The Merchant sells {product}.',
  "The Merchant's business is {product}.",
  'The Merchant processes {volume_avg} in an average month.',
  'The Merchant processes {volume_peak} in its best month.',
  'The average ticket is {ticket}.',
  "The Merchant's average order is {ticket}.",
  'Delivery takes {delivery_days} on average.',
  'The average delivery time is {delivery_days}.',
  'The Merchant delivers within {delivery_days} on average.',
  'Orders are delivered within {delivery_days} on average.',
  'The Merchant answers its customers within {support_time}.',
  'The Merchant answers inquiries of its customers within {support_time}.',
  'Customers get an answer within {support_time}.',
  'The Merchant gives refunds within {refund_time}.',
  "The Merchant's refund policy is {refund_policy}.",
  'The Merchant offers {refund_policy}.',
];

/** Shares of the sales: none, some of a hundred, or all, and the word that each says. */
const shares: Record<string, { word: string; none: Wordings; some: Wordings; all: Wordings }> = {
  domestic_transaction_percentage: {
    word: '',
    none: ["None of the Merchant's sales is domestic.", 'No transaction is domestic.'],
    some: [
      "{domestic_transaction_percentage} of the Merchant's sales are domestic.",
      '{domestic_transaction_percentage} of the transactions are domestic.',
      '{domestic_transaction_percentage} of the sales are made within the United States.',
    ],
    all: ["All of the Merchant's sales are domestic.", 'All transactions are domestic.'],
  },
  card_present_percentage: {
    word: 'card',
    none: [
      'None of the sales is made with a card present.',
      "None of the Merchant's sales is made with a card present.",
      'All sales are made at a distance, with no card present.',
      "All of the Merchant's sales are made at a distance, with no card present.",
      'All sales are made online, with no card present.',
    ],
    some: [
      '{card_present_percentage} of the sales are made with a card present.',
      "{card_present_percentage} of the Merchant's sales are made with a card present.",
    ],
    all: ['All sales are made with a card present.', "All of the Merchant's sales are made with a card present."],
  },
};

/** Of a choice of several each for itself. */
const choices: Record<string, (id: string) => Wordings> = {
  chargeback_tools: (id) => [
    `The Merchant uses {${id}}.`,
    `The Merchant uses {${id}} against chargebacks.`,
    `The Merchant uses {${id}} to deal with disputes.`,
    `The Merchant uses {${id}} to handle chargebacks.`,
    `The Merchant has {${id}} in place against chargebacks.`,
  ],
  industry_certifications: (id) => [
    `The Merchant is certified under {${id}}.`,
    `The Merchant's certifications include {${id}}.`,
    `The Merchant is {${id}} certified.`,
    `The Merchant holds a {${id}} certification.`,
  ],
};

/** The legal rate of the law that the Agreement chooses. */
const rates: Wordings = [
  'The legal rate is {legal_rate} a year.',
  'Interest runs at {legal_rate} a year.',
  'Interest is claimed at the legal rate of {legal_rate} a year.',
  'Where the Agreement sets no other rate, that is {legal_rate} a year.',
  'Interest is {legal_rate} a year, unless the Agreement sets another rate.',
  'At {legal_rate} a year, interest is {legal_day} a day.',
  'At {legal_rate} a year, a day costs {legal_day}.',
  'At {legal_rate} a year, its use is worth {legal_day} a day.',
  'If the Agreement sets no other rate, that is {legal_rate} a year, or {legal_day} a day on {claimed}.',
];

/** A sentence that the file proves, and what a sentence that says it must have: a figure of a kind, or a word. */
export type FileStatement = { text: string; kinds: readonly string[]; words: readonly string[] };

function filled(wording: string, facts: Record<string, Stated>, words: readonly string[] = []): FileStatement[] {
  const slots = [...wording.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => facts[id]);
  if (slots.some((slot) => slot === undefined)) return [];
  const stated = slots.flatMap((slot) => slot ?? []);
  const named = stated.filter(({ kind }) => kind === 'text' || kind === 'label');
  return [
    {
      text: wording.replace(/\{(\w+)\}/g, (_slot, id: string) => facts[id]?.display ?? ''),
      kinds: stated.map(({ kind }) => kind).filter((kind) => figureKinds.has(kind)),
      words: [...words, ...named.map(({ display }) => (display.split(' ')[0] ?? '').toLowerCase())],
    },
  ];
}
type Stated = Pick<Fact, 'kind' | 'display'>;
const figureKinds: ReadonlySet<string> = new Set(['money', 'date', 'percent', 'count', 'year']);

function sharesSaid({ facts }: FactSheet): FileStatement[] {
  return Object.entries(shares).flatMap(([id, { word, none, some, all }]) => {
    const share = facts[id]?.value;
    const said = share === undefined ? [] : share === 0 ? none : share === 100 ? all : some;
    return said.flatMap((wording) => filled(wording, facts, [word]));
  });
}

/**
 * Sentences that the file proves and that no clause says: an attorney may say them in these or other words, alone or within a planned sentence.
 * A rate that comes on top of another is none by itself.
 */
export const fileStatements = perSheet((sheet): readonly FileStatement[] => {
  const { facts } = sheet;
  const chosen = Object.entries(choices).flatMap(([name, said]) =>
    Object.keys(facts)
      .filter((id) => id.startsWith(`${name}_`))
      .flatMap(said),
  );
  const interest = legalInterestOfADay(sheet).flatMap((cents) => {
    const day: Stated = { kind: 'money', display: formatCents(cents) };
    return rates.flatMap((wording) => filled(wording, { ...facts, legal_day: day }));
  });
  return [...[...wordings, ...chosen].flatMap((wording) => filled(wording, facts)), ...sharesSaid(sheet), ...interest];
});

/** The statements that a sentence may be saying: it has their figures' kinds and their words. */
export function statementsFor(plain: string, kinds: ReadonlySet<string>, sheet: FactSheet): FileStatement[] {
  const lower = plain.toLowerCase();
  return fileStatements(sheet).filter(
    (each) => each.kinds.every((kind) => kinds.has(kind)) && each.words.every((word) => lower.includes(word)),
  );
}
