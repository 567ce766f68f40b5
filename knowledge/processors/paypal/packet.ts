import { feesStep, waitWords, type PacketRules } from '../packet.ts';

export const packet: PacketRules = {
  carrier: () => 'enclosure',
  if_any: [],
  facts: {},
  steps: (agreement) =>
    [
      `Take the form on the day of use (${agreement.procedure.form.value?.link}): it was not seen here and may ask for more.`,
      'Let the merchant sign the form; whether counsel may is not said.',
      'Send it by USPS certified mail with return receipt: a private courier cannot deliver to a P.O. box. Keep the proof of the day of receipt.',
      `Begin no arbitration and no small claims case for ${waitWords(agreement)} from receipt.`,
      feesStep(agreement),
    ].filter((step) => step !== null),
};
