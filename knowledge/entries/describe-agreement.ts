import type { Agreement, Stated } from '../processors/agreement.ts';
import { notAsRead } from '../processors/as-read.ts';
import { lawName } from '../processors/law-name.ts';

type Part = { label: string; lines: string[] };

const channelNames = {
  certified_mail: 'certified mail',
  mail: 'mail',
  email: 'email',
  webform: 'webform',
  contact_page: 'the contact page',
} as const;

/** "45 days: “within 45 days …” (§ 11.4(b))", or why nothing is known. */
function line<Value>(stated: Stated<Value> | undefined, says: (value: Value) => string): string | null {
  if (stated === undefined) return null;
  return stated.value === null
    ? `Not known: ${stated.reason}`
    : `${says(stated.value)}: “${stated.quote}” (${stated.anchor})`;
}

/** How a version lets a dispute begin, each line with its quote and anchor. */
export function describeAgreement(agreement: Agreement): Part[] {
  const { title, effective, seen, party, procedure, holds, adverse } = agreement;
  const changed = notAsRead(agreement);
  const lines = (...each: (string | null)[]): string[] => each.filter((one) => one !== null);
  const label = `${title}, ${effective.from}`;
  return [
    {
      label,
      lines: lines(
        `In force from ${effective.from}${effective.until === null ? '' : ` to ${effective.until}`}: ${effective.how}.`,
        `${seen.text === 'whole' ? 'Whole text' : 'Excerpts'} read on ${seen.read_on}: ${seen.in}.`,
        changed.length === 0 ? null : `Not as read: compare ${changed.join(', ')}.`,
        line(party, (name) => name),
      ),
    },
    {
      label: `Notice of dispute, ${effective.from}`,
      lines: lines(
        line(procedure.channels, (each) => each.map((channel) => channelNames[channel]).join(' or ')),
        line(procedure.address, (each) => each.join(', ')),
        line(procedure.email, (email) => email),
        line(procedure.form, ({ name, link }) => `${name}, ${link}`),
        line(procedure.contents, (each) => each.map((content) => content.replaceAll('_', ' ')).join(', ')),
        line(procedure.signer, (signer) => `Signed by the ${signer.replace('_', ' ')}`),
        line(procedure.counsel_authorization, () => 'Written authorization of counsel'),
        line(procedure.wait_days, (days) => `${days} days`),
        line(procedure.election_days, (days) => `Then an election notice and ${days} days`),
      ),
    },
    {
      label: `Forum, ${effective.from}`,
      lines: lines(
        line(procedure.forum, (forum) => forum),
        line(procedure.administrator, (name) => name),
        line(procedure.rules, (rules) => rules),
        line(procedure.seat, (seat) => seat),
        line(procedure.governing_law, (law) => `Law of ${lawName(law)}`),
        line(procedure.limitation_years, (years) => `Claims within ${years} ${years === 1 ? 'year' : 'years'}`),
        line(procedure.small_claims, (open) => (open ? 'Small claims open' : 'No small claims exception')),
        line(procedure.fees_paid_by_processor, (fees) =>
          fees
            ? `Fees paid up to $${fees.up_to_usd.toLocaleString('en-US')}: ${fees.how}`
            : 'Fees not paid for the merchant',
        ),
        line(procedure.liability_cap, (cap) => cap),
      ),
    },
    {
      label: `Terms on holds, ${effective.from}`,
      lines: holds.map((each) =>
        each.quote === null ? `${each.term}: ${each.reason}` : `${each.term}: “${each.quote}” (${each.anchor})`,
      ),
    },
    {
      label: `Terms adverse to the merchant, ${effective.from}`,
      lines: adverse.map((each) => `${each.topic}: “${each.quote}” (${each.anchor})`),
    },
  ];
}
