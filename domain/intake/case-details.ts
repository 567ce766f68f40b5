import { preferredResolutionLabels, preferredResolutions, processorLabels, processors } from '../case.ts';
import { optionsFrom } from './options.ts';
import type { Step } from './step.ts';

/** Step 1: the hold event. */
export const caseDetails: Step = {
  key: 'case-details',
  title: 'Case Details',
  lead: 'What happened, and how much is being held. Only the processor and the amount are required.',
  fields: [
    {
      name: 'processor',
      label: 'Payment processor',
      kind: 'choice',
      required: true,
      options: optionsFrom(processors, processorLabels),
    },
    {
      name: 'amountHeld',
      label: 'Amount held',
      kind: 'money',
      required: true,
      hint: 'In US dollars. Cents are dropped.',
    },
    {
      name: 'holdStartDate',
      label: 'Hold start date',
      kind: 'date',
      hint: 'The day the first payout was stopped, as in the notice. For example 3 / 14 / 2026.',
    },
    {
      name: 'merchantAccount',
      label: 'Merchant account ID',
      kind: 'text',
      hint: 'As shown in your processor dashboard or on the notice.',
      maxLength: 120,
    },
    {
      name: 'reasonGiven',
      label: 'Reason given by the processor',
      kind: 'longtext',
      hint: 'Copy the words of the notice if you can; the letter quotes them.',
      maxLength: 4_000,
    },
    {
      name: 'rollingReservesHeld',
      label: 'Rolling reserves held',
      kind: 'money',
      hint: 'The part of the amount above that is kept as a reserve.',
    },
    {
      name: 'preferredResolution',
      label: 'Preferred resolution',
      kind: 'choice',
      options: optionsFrom(preferredResolutions, preferredResolutionLabels),
    },
  ],
};
