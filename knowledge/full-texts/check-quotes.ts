import { quotesOf, type Agreement, type Quoted } from '../processors/agreement.ts';
import { plainText, squeezed } from './plain-text.ts';

export type CheckedQuote = Quoted & { found: boolean };

/** A quote in the form of `searchable`. */
export const searchedQuote = (quote: string): string => squeezed(plainText(quote));

/** Whether each quote of a version stands in the full text; quotes, dashes, spaces and line ends may differ, letters may not. */
export function checkQuotes(agreement: Agreement, fullText: string): CheckedQuote[] {
  // Not split into sentences, which would take most of the time: a staff page looks up the quotes of every text.
  const text = squeezed(plainText(fullText));
  return quotesOf(agreement).map((quoted) => ({ ...quoted, found: text.includes(searchedQuote(quoted.quote)) }));
}
