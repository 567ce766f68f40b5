import { processors } from '../../domain/processors.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import type { PacketRules } from '../../knowledge/processors/packet.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';

/** Every version of every agreement whose text was read, by processor in product order, newest first. */
export const everyAgreement = (): readonly Agreement[] => processors.flatMap((key) => profiles[key].agreements);

/** The packet rules of the processor that the agreement belongs to. */
export const packetRulesOf = ({ id }: Agreement): PacketRules | null =>
  profiles[processors.find((key) => id.startsWith(`${key}/`)) ?? 'other'].packet;
