import type { Step } from './step.ts';

/** Step 5: what the exposure arithmetic is computed from. */
export const financialData: Step = {
  key: 'financial',
  title: 'Financial Data',
  lead: 'From your statements, before the hold. Rough figures are better than none.',
  fields: [
    {
      name: 'monthlyVolumeAverage',
      label: 'Average monthly processing volume',
      kind: 'dollars',
      hint: 'Whole dollars.',
    },
    { name: 'monthlyVolumePeak', label: 'Peak monthly processing volume', kind: 'dollars', hint: 'Whole dollars.' },
    {
      name: 'averageTicketSize',
      label: 'Average ticket size',
      kind: 'money',
      hint: 'In US dollars. Cents are dropped.',
    },
    {
      name: 'cardPresentPercentage',
      label: 'Card-present percentage',
      kind: 'percent',
      hint: '0 to 100.',
      maxLength: 7,
    },
    {
      name: 'domesticTransactionPercentage',
      label: 'Domestic transaction percentage',
      kind: 'percent',
      hint: '0 to 100.',
      maxLength: 7,
    },
    {
      name: 'merchantCategoryCode',
      label: 'Merchant category code',
      kind: 'mcc',
      hint: 'Four digits, on your statement as MCC.',
      maxLength: 4,
    },
  ],
};
