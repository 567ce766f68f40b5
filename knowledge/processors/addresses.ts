import type { AddressPurpose, LetterChannel } from '../../domain/addresses/book-address.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import type { Processor } from '../../domain/processors.ts';
import { addressed } from './addressed.ts';
import type { Agreement } from './agreement.ts';
import { profiles } from './profiles.ts';

/** An address in the words of an agreement. `lines`: those below the addressee's name, or the email address alone. */
export type AgreedAddress = {
  entity: string;
  channel: LetterChannel;
  lines: string[];
  purpose: AddressPurpose;
  /** The version, its passage, and the words. */
  source: string;
  /** The day on which they were read, `YYYY-MM-DD`. */
  seen_on: string;
};

/**
 * Addresses that the agreements read name, the newest version's first. Repeated ones are included; only the first of
 * each counts.
 */
export function agreedAddresses(processor: Processor): AgreedAddress[] {
  const { agreements, legal_entities } = profiles[processor];
  return agreements.flatMap((agreement) => ofVersion(agreement, legal_entities[0]?.name ?? agreement.title));
}

function ofVersion(agreement: Agreement, known: string): AgreedAddress[] {
  const { procedure, party, seen } = agreement;
  const { address, email, demand_address: demand } = procedure;
  const entity = party.value ?? known;
  const from = ({ quote, anchor }: { quote: string; anchor: string }): Pick<AgreedAddress, 'source' | 'seen_on'> => ({
    source: `${agreement.title}, version of ${longDay(agreement.effective.from)}, ${anchor}: “${quote}”`,
    seen_on: seen.on ?? seen.read_on,
  });
  const found: AgreedAddress[] = [];
  const lines = addressed(agreement);
  if (address.value !== null && lines !== null && lines.length > 2)
    found.push({
      entity: lines[0] ?? entity,
      channel: 'certified_mail',
      lines: lines.slice(1),
      purpose: 'notice',
      ...from(address),
    });
  if (email.value !== null)
    found.push({ entity, channel: 'email', lines: [email.value], purpose: 'notice', ...from(email) });
  if (demand && demand.value !== null && demand.value.length > 2)
    found.push({
      entity: demand.value[0] ?? entity,
      channel: 'certified_mail',
      lines: demand.value.slice(1),
      purpose: 'legal',
      ...from(demand),
    });
  return found;
}
