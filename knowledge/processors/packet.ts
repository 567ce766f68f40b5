import type { Agreement, NoticeContent } from './agreement.ts';

/** What the notice is: the letter of counsel itself, a paper of the merchant's enclosed with it, or a form filled in on the web. */
export type Carrier = 'letter' | 'enclosure' | 'webform';

/** What is peculiar to a processor's notice beyond what its agreement says in values. */
export type PacketRules = {
  carrier: (agreement: Agreement) => Carrier;
  /** Contents that the text asks for only where there are any. */
  if_any: readonly NoticeContent[];
  /** Facts that show a content where the usual ones do not: any one set suffices, and every fact of it is needed. */
  facts: Partial<Record<NoticeContent, readonly (readonly string[])[]>>;
  /** What counsel does beside the packet, in order. */
  steps: (agreement: Agreement) => readonly string[];
};

/** "45 days", or that the text sets none. */
export const waitWords = ({ procedure: { wait_days: wait } }: Agreement): string =>
  wait.value === null ? 'no waiting period' : `${wait.value} days`;

/** Where the form is taken from. */
export const formStep = ({ procedure: { form } }: Agreement): string =>
  `Take the form on the day of use (${form.value?.link}): it was not seen here and may ask for more.`;

export const poBoxStep =
  'Send it by USPS certified mail with return receipt: a private courier cannot deliver to a P.O. box. Keep the proof of the day of receipt.';

export const noClaimStep = (agreement: Agreement): string =>
  `Begin no arbitration and no small claims case for ${waitWords(agreement)} from receipt.`;

/** A limit as a reader writes it: "$10,000". */
export const dollars = (whole: number): string => `$${whole.toLocaleString('en-US')}`;

/** Where the processor pays the fees, how and up to what relief; null where it does not. */
export function feesStep({ procedure: { fees_paid_by_processor: fees } }: Agreement): string | null {
  return fees.value
    ? `Up to ${dollars(fees.value.up_to_usd)} of relief the processor pays the fees on request (${fees.value.how}): keep the request for the demand.`
    : null;
}
