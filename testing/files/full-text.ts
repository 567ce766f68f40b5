import { quotesOf, type Agreement } from '../../knowledge/processors/agreement.ts';

/**
 * A made-up full text that contains every quote of a version, each under its anchor, between paragraphs of its own.
 * `edit` may rewrite a quote, which it gets with its place.
 */
export function fullText(
  agreement: Agreement,
  edit: (quote: string, place: string) => string = (quote) => quote,
): string {
  const paragraphs = quotesOf(agreement).map(({ place, quote, anchor }, index) =>
    [`${index + 1}. ${anchor}`, `This is paragraph ${index + 1}. ${edit(quote, place)}`].join('\n\n'),
  );
  return [agreement.title, ...paragraphs, 'The end of the agreement.'].join('\n\n');
}
