type Row = {
  key: string;
  label: string;
  /** How people and papers call it; null for the row of all others, which has no name. */
  brand: string | null;
  /** The brand is an everyday word too, so that it alone does not tell whose paper it is. */
  everyday?: true;
  /** Its page under /processors. */
  page: string;
  /** Values of /apply?processor= that select it, such as the slugs of its pages. */
  links: readonly string[];
};

/** The processors of the product in the spec's order (application.txt, section 3); what is known of each stands in knowledge/processors. */
const rows = [
  { key: 'paypal', label: 'PayPal', brand: 'PayPal', page: 'paypal', links: ['paypal', 'paypal-holds'] },
  { key: 'stripe', label: 'Stripe', brand: 'Stripe', page: 'stripe', links: ['stripe', 'stripe-reserve'] },
  { key: 'square', label: 'Square', brand: 'Square', everyday: true, page: 'square', links: ['square', 'square-hold'] },
  {
    key: 'shopify',
    label: 'Shopify Payments',
    brand: 'Shopify',
    page: 'shopify',
    links: ['shopify', 'shopify-payments-hold'],
  },
  { key: 'worldpay', label: 'Worldpay', brand: 'Worldpay', page: 'legacy', links: [] },
  { key: 'authorize_net', label: 'Authorize.net', brand: 'Authorize.net', page: 'legacy', links: [] },
  { key: 'other', label: 'Other', brand: null, page: 'legacy', links: ['legacy', 'legacy-acquirer-holds'] },
] as const satisfies readonly Row[];

export type Processor = (typeof rows)[number]['key'];

export const processors: readonly Processor[] = rows.map(({ key }) => key);

const rowOf = (processor: Processor): Row => rows.find(({ key }) => key === processor) ?? rows[0];

/** As a list of choices shows it. */
export const processorLabel = (processor: Processor): string => rowOf(processor).label;

/** As a sentence names it; null when the merchant's processor is none of the list: say "the processor". */
export const processorName = (processor: Processor): string | null =>
  rowOf(processor).brand === null ? null : rowOf(processor).label;

export const processorPage = (processor: Processor): string => `/processors/${rowOf(processor).page}`;

/** The processor that a link's parameter selects; unknown ones are ignored (null). */
export const processorOfLink = (value: string | null): Processor | null =>
  rows.find(({ links }: Row) => value !== null && links.includes(value))?.key ?? null;

const escaped = (text: string): string => text.replaceAll('.', '\\.');

/** Their names as alternatives of a regular expression, in small letters: `label` as a paper prints them, `brand` as people say them. */
export const namesPattern = (which: 'label' | 'brand'): string =>
  rows
    .flatMap((row: Row) =>
      row.brand === null ? [] : [escaped((which === 'brand' ? row.brand : row.label).toLowerCase())],
    )
    .join('|');

/** Whose papers can be told by the brand alone, with the brand. */
export const brandsOnPaper: readonly (readonly [RegExp, string])[] = rows.flatMap((row: Row) =>
  row.brand === null || row.everyday ? [] : [[new RegExp(`\\b${escaped(row.brand)}\\b`, 'i'), row.brand] as const],
);
