import { waitWords, type PacketRules } from '../packet.ts';

export const packet: PacketRules = {
  carrier: () => 'enclosure',
  if_any: [],
  facts: {},
  steps: (agreement) => [
    'One Notice a seller: a Notice for several is void as to all.',
    'Mail is enough; certified mail proves the day of receipt.',
    'The seller takes part in the conference, with counsel.',
    `After ${waitWords(agreement)} from receipt and after the conference, a written election notice; then ${agreement.procedure.election_days?.value} days.`,
    'One year from accrual, tolled during the informal process.',
  ],
};
