import type { Reply } from './case-file.ts';
import type { Exhibit } from './exhibits.ts';
import { computed, type FactBuilder } from './fact-builder.ts';
import type { AskedItem } from './items-named.ts';
import { asksOf } from './reason-to-answer.ts';

/** How a letter names what it does not enclose. */
const named: Record<AskedItem, string> = {
  hold_notice: 'the notice of the hold',
  merchant_statements: 'account statements',
  bank_statements: 'bank statements',
  chargeback_report: 'a chargeback report',
  ein_letter: 'the employer identification letter',
  formation_document: 'a formation document',
  refund_policy: 'a refund policy',
  proof_of_fulfillment: 'proof of fulfillment',
  photo_id: 'photo identification',
  selfie: 'a photograph of the person',
  proof_of_address: 'proof of address',
  supplier_invoices: 'supplier invoices',
  customer_invoices: 'invoices to customers',
  website_access: 'access to the website',
  license: 'a license or permit',
};
/** They show a person, so they do not go to the address of an opponent. */
const ofIdentity: readonly AskedItem[] = ['photo_id', 'selfie'];

const inWords = (all: readonly string[]): string | null =>
  all.length < 2 ? (all[0] ?? null) : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

/**
 * What the last reply asks for, matched with the letter's exhibits: `asked_<kind>` for what is enclosed, `asked_missing`
 * and `asked_identity` for what is not. Requires the facts of exhibits.
 */
export function addAnswered(build: FactBuilder, last: Reply | undefined, exhibits: readonly Exhibit[]): void {
  const items = asksOf(last).flatMap(({ item }) => item ?? []);
  const isEnclosed = (item: AskedItem): boolean => exhibits.some(({ kind }) => kind === item);
  for (const item of items.filter(isEnclosed)) {
    const exhibit = build.facts[`exhibit_${item}`];
    if (exhibit)
      build.facts[`asked_${item}`] = { ...exhibit, id: `asked_${item}`, label: `Asked for: ${exhibit.label}` };
  }
  const list = (id: string, label: string, words: readonly string[]): void =>
    build.text(id, 'text', inWords(words), {
      label,
      role: 'statement',
      source: computed('what the last reply asks for, matched with the exhibits', 'reply_words'),
    });
  const identityAsked = items.filter((item) => ofIdentity.includes(item));
  const missing = items.filter((item) => !isEnclosed(item) && !ofIdentity.includes(item));
  list(
    'asked_missing',
    'Asked for and not enclosed',
    missing.map((item) => named[item]),
  );
  list(
    'asked_identity',
    'Asked for, to prove who a person is',
    identityAsked.map((item) => named[item]),
  );
}

/** Whether everything that the last reply asks for is enclosed. */
export const isAnswered = (last: Reply | undefined, { facts }: FactBuilder): boolean => {
  const asks = asksOf(last);
  return asks.length > 0 && asks.every(({ item }) => item !== null && facts[`asked_${item}`] !== undefined);
};
