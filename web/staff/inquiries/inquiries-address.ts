/** The state of the inquiries page lives in the URL, so that a copied link shows the same rows. */
import { parseAsArrayOf, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs';
import { pageSize } from '../panel/cases-address.ts';

export const inquiryViews = ['open', 'handled', 'all'] as const;

/** `after`: the stack of keyset cursors so far, as in the cases table. */
export const inquiriesAddress = {
  show: parseAsStringLiteral(inquiryViews).withDefault('open'),
  after: parseAsArrayOf(parseAsString).withDefault([]),
};
export type InquiriesAddress = inferParserType<typeof inquiriesAddress>;

/** The request for the URL's state. */
export function inquiriesRequest({ show, after }: InquiriesAddress) {
  const cursor = after.at(-1);
  return { limit: pageSize, ...(show !== 'all' && { filter: show }), ...(cursor !== undefined && { cursor }) };
}
