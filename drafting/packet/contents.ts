import type { NoticeContent } from '../../knowledge/processors/agreement.ts';

/** Each content as the attorney's list of open boxes names it. */
export const contentSays: Readonly<Record<NoticeContent, string>> = {
  form_fields: 'the processor’s form, filled in',
  name: 'the merchant’s legal name',
  mailing_address: 'the merchant’s mailing address',
  email: 'the merchant’s email address',
  account_id: 'the account ID',
  account_name: 'the name of the account',
  account_email: 'the email address of the account',
  account_phone: 'the phone number of the account',
  username: 'the username',
  facts: 'facts sufficient to evaluate the claim: the sum and the day of the hold',
  claims: 'the nature of the claim, with the sum',
  basis: 'the factual and legal basis',
  relief: 'the relief sought, with the sum',
  amount: 'the amount in US dollars',
  calculation: 'how the amount was calculated',
  documents: 'a supporting document',
  intent: 'the intent to pursue arbitration, with the sum',
  filing_day: 'the day on which the demand for arbitration is intended to be filed, as late as the text requires',
  signature: 'the merchant’s own signature, with its day',
};

const exhibit = (kind: string): readonly string[] => [`exhibit_${kind}`];

/** Sets of facts that show a content: any one set suffices, and every fact of it is needed. */
export const usualFacts: Readonly<Record<NoticeContent, readonly (readonly string[])[]>> = {
  form_fields: [['form_completed_on']],
  name: [['merchant_legal']],
  mailing_address: [['merchant_address']],
  email: [['merchant_email']],
  account_id: [['account_id']],
  account_name: [['account_name']],
  account_email: [['account_email']],
  account_phone: [['account_phone']],
  username: [['account_name']],
  facts: [['claimed', 'hold_started']],
  claims: [['claimed']],
  basis: [['claimed', 'hold_started']],
  relief: [['claimed']],
  amount: [['claimed']],
  calculation: [
    ['unreserved', 'reserve'],
    ['held_amount', 'hold_started'],
  ],
  documents: [
    exhibit('hold_notice'),
    exhibit('merchant_statements'),
    exhibit('chargeback_report'),
    exhibit('proof_of_fulfillment'),
    exhibit('refund_policy'),
  ],
  intent: [['claimed']],
  filing_day: [['filing_day']],
  signature: [['signed_by', 'signed_on']],
};
