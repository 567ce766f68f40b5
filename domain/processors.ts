type Row = {
  key: string;
  label: string;
  /** Its everyday name; null for `other`. */
  brand: string | null;
  /** The brand is also a common word, so it alone does not identify a document's issuer. */
  everyday?: true;
  /** Its page under /processors. */
  page: string;
  /** Values of /apply?processor= that select it, such as its page slugs. */
  links: readonly string[];
};

/**
 * The processors: the spec's seven in its order (application.txt, section 3), `other` among them, then those added since.
 * Profiles are in knowledge/processors.
 */
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
  { key: 'venmo', label: 'Venmo', brand: 'Venmo', page: 'venmo', links: ['venmo'] },
  { key: 'ebay', label: 'eBay', brand: 'eBay', page: 'ebay', links: ['ebay'] },
  { key: 'amazon', label: 'Amazon', brand: 'Amazon', page: 'amazon', links: ['amazon'] },
] as const satisfies readonly Row[];

export type Processor = (typeof rows)[number]['key'];

export const processors: readonly Processor[] = rows.map(({ key }) => key);

/** The same in the order of a list to choose from: what is none of them comes last. */
export const processorChoices: readonly Processor[] = processors.toSorted(
  (one, other) => Number(one === 'other') - Number(other === 'other'),
);

const rowOf = (processor: Processor): Row => rows.find(({ key }) => key === processor) ?? rows[0];

/** Its label in a list of choices. */
export const processorLabel = (processor: Processor): string => rowOf(processor).label;

/** Its name in a sentence; null for `other`, which becomes "the processor". */
export const processorName = (processor: Processor): string | null =>
  brandOf(processor) === null ? null : rowOf(processor).label;

/** Its everyday name; null for `other`. */
export const brandOf = (processor: Processor): string | null => rowOf(processor).brand;

/** What a case says of its processor: the selected one and, for `other`, the name that the merchant typed. */
export type CaseProcessor = { processor: Processor; other_processor: string | null };

/** The name of a case's processor in a sentence; null for `other` without a name, which becomes "the processor". */
export const nameOfProcessor = ({ processor, other_processor }: CaseProcessor): string | null =>
  processorName(processor) ?? other_processor;

/** The processor that an export is of, where that is not the one it is about. A bank's, or one of an unknown format, is of none. */
export const otherProcessor = (of: string, chosen: Processor): Processor | null =>
  processors.find((each) => each === of && each !== chosen) ?? null;

/** The processor in the list that has exactly this name. */
export const processorNamed = (name: string): Processor | null =>
  rows.find(
    ({ label, brand }: Row) => brand !== null && [label, brand].some((own) => own.toLowerCase() === name.toLowerCase()),
  )?.key ?? null;

/** Its label for staff, who choose from the list: "Other: Acme Payments". */
export const labelOfProcessor = (theCase: CaseProcessor): string =>
  processorName(theCase.processor) ??
  [processorLabel(theCase.processor), nameOfProcessor(theCase)].filter(Boolean).join(': ');

export const processorPage = (processor: Processor): string => `/processors/${rowOf(processor).page}`;

/** The processor a link parameter selects; null when unknown. */
export const processorOfLink = (value: string | null): Processor | null =>
  rows.find(({ links }: Row) => value !== null && links.includes(value))?.key ?? null;

/** The processor of a brand that `brandsOnPaper` names. */
export const processorOfBrand = (brand: string): Processor => rows.find((row) => row.brand === brand)?.key ?? 'other';

const escaped = (text: string): string => text.replaceAll('.', '\\.');

/** Their lowercase names as regular expression alternatives: `label` as documents print them, `brand` as people say them. */
export const namesPattern = (which: 'label' | 'brand'): string =>
  rows
    .flatMap((row: Row) =>
      row.brand === null ? [] : [escaped((which === 'brand' ? row.brand : row.label).toLowerCase())],
    )
    .join('|');

/** Processors whose documents the brand alone identifies. */
export const brandsOnPaper: readonly (readonly [RegExp, string])[] = rows.flatMap((row: Row) =>
  row.brand === null || row.everyday ? [] : [[new RegExp(`\\b${escaped(row.brand)}\\b`, 'i'), row.brand] as const],
);
