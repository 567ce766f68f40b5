import type { PacketRules } from '../packet.ts';

export const packet: PacketRules = {
  carrier: () => 'letter',
  if_any: [],
  // The intent is the merchant's own: it counts once they have named the day on which they mean to file.
  facts: { intent: [['claimed', 'filing_day']] },
  steps: () => [
    'The appeal against withheld funds comes first (§ 2).',
    'The text sets no waiting period: the merchant names the day of filing, and the letter says it.',
  ],
};
