import { chargebackTools, fulfillmentModelLabels, fulfillmentModels } from '../case.ts';
import { optionsFrom, stateOptions } from './options.ts';
import type { Step } from './step.ts';

/** Step 6: what is sold and how it reaches the customer. */
export const productsFulfillment: Step = {
  key: 'fulfillment',
  title: 'Products & Fulfillment',
  lead: 'What you sell, how it is delivered and how complaints are handled.',
  fields: [
    {
      name: 'fulfillmentModel',
      label: 'Fulfillment model',
      kind: 'choice',
      options: optionsFrom(fulfillmentModels, fulfillmentModelLabels),
    },
    { name: 'averageDeliveryDays', label: 'Average delivery days', kind: 'integer', min: 0, max: 3_650, maxLength: 5 },
    { name: 'productDescription', label: 'Product description', kind: 'longtext', maxLength: 5_000 },
    { name: 'refundPolicy', label: 'Refund policy', kind: 'longtext', maxLength: 10_000 },
    {
      name: 'supportSla',
      label: 'Support SLA',
      kind: 'text',
      hint: 'How fast you answer customers, for example within 24 hours.',
      maxLength: 1_000,
    },
    { name: 'chargebackTools', label: 'Chargeback tools', kind: 'choices', options: optionsFrom(chargebackTools) },
    { name: 'sameAsBusinessAddress', label: 'Fulfillment address is the same as the business address', kind: 'flag' },
    {
      name: 'fulfillmentStreet',
      label: 'Fulfillment street address',
      kind: 'text',
      autocomplete: 'shipping address-line1',
    },
    {
      name: 'fulfillmentCity',
      label: 'Fulfillment city',
      kind: 'text',
      autocomplete: 'shipping address-level2',
      maxLength: 120,
    },
    {
      name: 'fulfillmentState',
      label: 'Fulfillment state',
      kind: 'choice',
      options: stateOptions,
      autocomplete: 'shipping address-level1',
    },
    {
      name: 'fulfillmentZip',
      label: 'Fulfillment ZIP code',
      kind: 'zip',
      autocomplete: 'shipping postal-code',
      maxLength: 10,
    },
  ],
};
