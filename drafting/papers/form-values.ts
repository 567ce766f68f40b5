import type { FormField } from '../../domain/documents/form-field.ts';
import type { FactSheet } from '../facts/fact.ts';
import { disputeTexts } from './notice.ts';
import { saidIn } from './paper-draft.ts';

/** What a field is for. A `signature` and the `date` of it are the signer's own; whatever is not recognized is `free`. */
export type FieldRole = 'signature' | 'date' | 'fact' | 'free';

const signature = /\bsign(?:ature|ed by|ed|here)?\b/i;
const day = /\bdate[ds]?\b/i;
/** Days that are not the day of signing. */
const otherDay = /birth|transaction|purchase|limit|hold|payment|incident|opened|closed/i;

/** What a field asks for, by the words of its label, and the facts that answer it: the first on file. The first row that fits counts. */
const rows: readonly (readonly [asks: RegExp, facts: readonly string[]])[] = [
  [/e-?mail/i, ['account_email', 'merchant_email']],
  [/phone|telephone|mobile/i, ['account_phone']],
  [/account\W*(?:id|no|number)|merchant\W*(?:id|no|number)/i, ['account_id']],
  [/user\W*name/i, ['account_name']],
  [/mailing|street|address/i, ['merchant_address']],
  [/relief|remedy|resolution|outcome/i, ['relief']],
  [/claim|dispute|basis|describe|description|nature|facts/i, ['claim']],
  [/amount|sum/i, ['claimed']],
  [/account\W*name/i, ['account_name', 'merchant_legal']],
  [/name|business|company|customer/i, ['merchant_legal']],
];

/** What the field is called, and where it says nothing there, its name in the file. */
const wordsOf = ({ name, label }: FormField): string => `${label} ${name}`.replace(/[_.]/g, ' ');

export function roleOf(field: FormField): FieldRole {
  if (field.kind !== 'text') return 'free';
  const asked = wordsOf(field);
  if (day.test(asked)) return otherDay.test(asked) ? 'free' : 'date';
  if (signature.test(asked)) return 'signature';
  return rows.some(([asks]) => asks.test(asked)) ? 'fact' : 'free';
}

/**
 * What the facts on file say in a field; empty where they say nothing, and for whatever the signer alone gives. `today` is a day at the firm,
 * `YYYY-MM-DD`, and stands in the date of the signature. Pure.
 */
export function suggestedValue(field: FormField, sheet: FactSheet, today: string): string {
  const role = roleOf(field);
  if (role === 'date') return signedDay(today);
  if (role !== 'fact') return '';
  const said = saidIn(sheet);
  const texts = disputeTexts(said, { agreement: 'the agreement', paper: 'form' });
  const own: Readonly<Record<string, string>> = { claim: texts.claim, relief: texts.relief };
  const [, facts = []] = rows.find(([asks]) => asks.test(wordsOf(field))) ?? [];
  const value = facts.map((fact) => own[fact] ?? said(fact)).find((each) => each !== null && each !== undefined) ?? '';
  const shown = value.replaceAll('**', '');
  return field.max !== null && shown.length > field.max ? '' : shown;
}

/** As a form of the United States asks for a day: 11/28/2026. */
export function signedDay(today: string): string {
  const [year, month, date] = today.split('-');
  return `${month}/${date}/${year}`;
}
