import type { Step } from './step.ts';

/** Step 4: owners and previous processors, each a list with at least one row. */
export const ownership: Step = {
  key: 'ownership',
  title: 'Ownership',
  lead: 'Who owns the business, and which processors it used before. Rows without a name are not saved.',
  fields: [],
  rows: [
    {
      name: 'owners',
      title: 'Owners',
      rowTitle: 'Owner',
      addLabel: 'Add another owner',
      named: 'ownerName',
      maxRows: 50,
      fields: [
        { name: 'ownerName', label: 'Owner name', kind: 'text' },
        { name: 'ownershipPercentage', label: 'Ownership percentage', kind: 'percent', maxLength: 7 },
        { name: 'roleTitle', label: 'Role or title', kind: 'text', maxLength: 120 },
      ],
    },
    {
      name: 'previousProcessors',
      title: 'Previous processors',
      rowTitle: 'Previous processor',
      addLabel: 'Add another processor',
      named: 'processorName',
      maxRows: 50,
      fields: [
        { name: 'processorName', label: 'Processor name', kind: 'text' },
        { name: 'yearsUsed', label: 'Years used', kind: 'text', hint: 'For example 2019 to 2023.', maxLength: 60 },
        { name: 'terminationReason', label: 'Reason it ended', kind: 'text', maxLength: 1_000 },
      ],
    },
  ],
};
