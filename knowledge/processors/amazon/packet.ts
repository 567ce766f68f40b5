import type { PacketRules } from '../packet.ts';

export const packet: PacketRules = {
  carrier: () => 'letter',
  if_any: [],
  facts: {},
  steps: () => [
    'The appeal against withheld funds comes first (§ 2).',
    'The text sets no waiting period: choose one and say so in the letter.',
  ],
};
