import { feesStep, waitWords, type PacketRules } from '../packet.ts';

export const packet: PacketRules = {
  carrier: ({ procedure }) => (procedure.channels.value?.[0] === 'webform' ? 'webform' : 'enclosure'),
  if_any: [],
  facts: {},
  steps: (agreement) => {
    const { form, demand_address: demand, signer } = agreement.procedure;
    return [
      `Take the form on the day of use (${form.value?.link}): it was not seen here and may ask for more.`,
      signer.value === null ? null : 'The user signs in person; counsel cannot sign for them.',
      `Wait ${waitWords(agreement)} from receipt.`,
      demand?.value ? `A later demand goes by mail to ${demand.value.join(', ')}; counsel signs it too.` : null,
      feesStep(agreement),
      'Name the company that holds the money: the Payments Terms of Use were not read.',
    ].filter((step) => step !== null);
  },
};
