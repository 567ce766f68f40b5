import { longDay } from '../../domain/calendar/long-day.ts';
import type { Agreement, Channel, Stated } from './agreement.ts';
import { lawName } from './law-name.ts';

/** What an agreement says on one question, in our words and its own. */
export type InItsWords = { label: string; says: string; quote: string; anchor: string };

const ways: Readonly<Record<Channel, string>> = {
  certified_mail: 'By certified mail',
  mail: 'By mail',
  email: 'By email',
  webform: 'On a webform',
  contact_page: 'Through the contact page',
};

const inInk = {
  merchant: 'the merchant’s',
  counsel: 'counsel’s',
  authorization: 'under the authorization',
} as const;

const usd = (whole: number): string => `$${whole.toLocaleString('en-US')}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A row where the text says something; none where it is silent. */
function row<Value>(label: string, stated: Stated<Value> | undefined, says: (value: Value) => string): InItsWords[] {
  const { value = null, quote, anchor } = stated ?? {};
  return value === null || quote === undefined || anchor === undefined
    ? []
    : [{ label, says: capitalized(says(value)), quote, anchor }];
}

const asIs = (value: string): string => value;

/** "30 days from receipt of the notice"; null where the text sets no waiting period. */
export function waitOf({ procedure: { wait_days: wait, wait_starts: starts } }: Agreement): string | null {
  if (wait.value === null) return null;
  const from = {
    receipt: 'from receipt of the notice',
    notice: 'from the notice',
    date_of_notice: 'from the date of the notice',
  };
  return `${wait.value} days${starts.value === null ? '' : ` ${from[starts.value]}`}`;
}

/** Where a notice goes: the address, the email address or the form, as the text has it; null where it names none. */
export function placeOf({ procedure: { channels, address, email, form } }: Agreement): string | null {
  if (channels.value?.[0] === 'email' && email.value !== null) return email.value;
  if (address.value !== null) return address.value.join(', ');
  return form.value === null ? null : form.value.link.replace(/^https?:\/\/(www\.)?/, '');
}

/** "National Arbitration & Mediation (NAM), or small claims; Utah law". */
export function forumOf({ procedure: { administrator, small_claims: small, governing_law: law } }: Agreement): string {
  const named = administrator.value ?? 'Arbitration';
  return `${named}${small.value === true ? ', or small claims' : ''}; ${lawName(law.value)} law`;
}

/** The first step and its period: "By certified mail, signed by the customer; 45 days from receipt of the notice". */
export function firstStepOf(agreement: Agreement): string {
  const { channels, signer, counsel_authorization: authorization, conference, ink } = agreement.procedure;
  const how = ink?.value ? ' by hand' : signer.value === 'customer' ? '' : ' in person';
  const signs = signer.value === null ? '' : `, signed by the merchant${how}`;
  const authorized = authorization.value === null ? '' : ', with a written authorization of counsel';
  const way = channels.value === null ? 'A notice' : ((channels.value[0] && ways[channels.value[0]]) ?? 'A notice');
  return [
    `${way}${signs}${authorized}`,
    ...(conference.value === null ? [] : [conference.value === 'required' ? 'a meeting' : 'a meeting if asked for']),
    waitOf(agreement) ?? 'no waiting period in the text',
  ].join('; ');
}

/** Everything that a merchant asks first, each with the words that say it. What the text is silent on has no row. */
export function wordsOf(agreement: Agreement): InItsWords[] {
  const { party, procedure, holds } = agreement;
  return [
    ...row('Whose agreement it is', party, asIs),
    ...holds.flatMap(({ term, days, quote, anchor }) =>
      quote === null
        ? []
        : [
            {
              label: capitalized(term),
              says: days === null ? 'No number of days' : `${days} days`,
              quote,
              anchor: anchor ?? '',
            },
          ],
    ),
    ...row('How a dispute begins', procedure.channels, (each) => each.map((way) => ways[way]).join(', or ')),
    ...row('Where the notice goes', procedure.address, (lines) => lines.join(', ')),
    ...row('The email address for it', procedure.email, asIs),
    ...row('The form', procedure.form, ({ name }) => name),
    ...row('Who signs', procedure.signer, (signer) =>
      signer === 'customer' ? 'The merchant' : 'The merchant, in person',
    ),
    ...row('Original handwritten signatures', procedure.ink, (who) => who.map((each) => inInk[each]).join(', ')),
    ...row('An attorney needs', procedure.counsel_authorization, () => 'A written authorization'),
    ...row('How long to wait', procedure.wait_days, () => waitOf(agreement) ?? ''),
    ...row('Who arbitrates', procedure.administrator, asIs),
    ...row('Where', procedure.seat, asIs),
    ...row('Small claims court', procedure.small_claims, (open) => (open ? 'Open' : 'Not open')),
    ...row('Fees of arbitration', procedure.fees_paid_by_processor, (fees) =>
      fees ? `Paid on request up to ${usd(fees.up_to_usd)}` : 'Not paid for the merchant',
    ),
    ...row('Law', procedure.governing_law, (law) => `${lawName(law)} law`),
    ...row('Limit of liability', procedure.liability_cap, asIs),
  ];
}

/** "eBay User Agreement (eBay.com), effective June 28, 2026, in the copy of August 12, 2026; whole text read on November 23, 2026". */
export function versionRead({ title, effective, seen }: Agreement): string {
  const version = effective.words === null ? 'no date stands in the text' : `effective ${longDay(effective.from)}`;
  const copy = seen.on === null ? '' : `, in the copy of ${longDay(seen.on)}`;
  return `${title}, ${version}${copy}; ${seen.text === 'whole' ? 'whole text' : 'excerpts'} read on ${longDay(seen.read_on)}`;
}
