/**
 * The only words of an agreement that a letter may put between quotation marks: they stand in the library's own entry.
 * `version` is what the library knows of the text quoted; the approving attorney compares it with the version in force.
 */
import type { Processor } from '../domain/case.ts';

export type Quotation = {
  id: string;
  words: string;
  version: string;
  authority_id: string;
  processors: readonly Processor[];
};

export const quotations: readonly Quotation[] = [
  {
    id: 'quote_generally',
    words: 'generally',
    version: 'the United States agreement as copied in our library',
    authority_id: 'paypal-ua-risk-hold-21',
    processors: ['paypal'],
  },
  {
    id: 'quote_reasonably_needed',
    words: 'reasonably needed',
    version: 'the United States agreement as known to 2024',
    authority_id: 'paypal-ua-limitation-180',
    processors: ['paypal'],
  },
  {
    id: 'quote_reasonably_determined',
    words: 'as reasonably determined',
    version: 'the text numbered § 14, formerly § 13',
    authority_id: 'square-payment-terms-reserve',
    processors: ['square'],
  },
  {
    id: 'quote_any_reason',
    words: 'for any reason related to',
    version: 'the text numbered § 14, formerly § 13',
    authority_id: 'square-payment-terms-reserve',
    processors: ['square'],
  },
  {
    id: 'quote_still_belongs',
    words: 'The money still belongs to you',
    version: 'a stored copy of the public page',
    authority_id: 'paypal-funds-belong',
    processors: ['paypal'],
  },
];
