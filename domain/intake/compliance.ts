import { certifications } from '../case.ts';
import { optionsFrom } from './options.ts';
import type { Step } from './step.ts';

/** Step 7: what counsel on the other side will ask about. */
export const compliance: Step = {
  key: 'compliance',
  title: 'Compliance',
  lead: 'Anything that a processor might raise. Facing it early makes the letter stronger.',
  fields: [
    {
      name: 'priorCounselInvolved',
      label: 'Prior counsel involved',
      kind: 'yesno',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    { name: 'insuranceCoverage', label: 'Insurance coverage', kind: 'longtext', maxLength: 4_000 },
    {
      name: 'industryCertifications',
      label: 'Industry certifications',
      kind: 'choices',
      options: optionsFrom(certifications),
    },
    { name: 'litigationHistory', label: 'Litigation history', kind: 'longtext' },
    { name: 'accountingNotes', label: 'Accounting notes', kind: 'longtext' },
    {
      name: 'communicationLogs',
      label: 'Communication logs',
      kind: 'longtext',
      hint: 'Dates and words of calls, chats and e-mails with the processor.',
    },
  ],
};
