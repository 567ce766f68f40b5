import { waitWords, type PacketRules } from '../packet.ts';

export const packet: PacketRules = {
  carrier: () => 'letter',
  if_any: ['account_id'],
  facts: {},
  steps: (agreement) =>
    agreement.procedure.email.value === null
      ? [
          'Send it through the contact page that § 15.2 names, and keep a copy of what was sent.',
          `Name the day of filing, at least ${waitWords(agreement)} after the date of the notice.`,
          'Meet before that day, and record the meeting.',
          'Send the notice of the later terms by email as well: it costs nothing.',
        ]
      : [
          'Keep the header and the time of the email. A posted copy may go too, and does not replace it.',
          'Answer identity checks; offer days for the meeting, and record it.',
          `Count ${waitWords(agreement)} from receipt.`,
        ],
};
