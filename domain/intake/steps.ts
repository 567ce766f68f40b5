/** The nine steps of the wizard (spec, section 2). The questions of each step come from `domain/case-fields.ts`. */
import {
  addressPartRows,
  caseFieldRows,
  ownerRows,
  previousProcessorRows,
  type CaseField,
  type ListField,
} from '../case-fields.ts';
import { stateOptions, yesNoOptions } from '../case-options.ts';
import { isBlank, type Answer, type Field } from './field.ts';

/** A repeatable list: at least one row is shown, and only rows whose `named` field is filled in are stored. */
export type RowGroup = {
  name: 'owners' | 'previousProcessors';
  title: string;
  rowTitle: string;
  addLabel: string;
  named: string;
  fields: readonly Field[];
  maxRows: number;
};

export type StepKey = 'account' | CaseField['step'] | 'ownership' | 'documents';

/** One wizard step, in order. Required fields are those of spec section 5 only. */
export type Step = {
  key: StepKey;
  title: string;
  lead: string;
  fields: readonly Field[];
  /** What opens the fields after the last required one, where they are folded. */
  more?: string;
  rows?: readonly RowGroup[];
};

/** The wizard's fields for a row: one, or for an address its copy checkbox and four parts. */
export function fieldsOf(row: CaseField): Field[] {
  if (row.kind !== 'address') return [fieldOf(row)];
  const { answer, sameAs, required, bareParts, autocomplete } = row;
  const parts = addressPartRows.map((part) => ({
    ...fieldOf(part),
    name: answer + part.answer,
    label: capitalized(bareParts ? part.label : `${answer} ${part.label}`),
    autocomplete: autocomplete ? `${autocomplete} ${part.autocomplete}` : part.autocomplete,
    // Only the street of a required address is required.
    ...(required && part.name === 'street' && { required }),
  }));
  return sameAs ? [{ name: sameAs.answer, label: sameAs.label, kind: 'flag' }, ...parts] : parts;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The single field of a row that is not an address. */
export function fieldOf(row: ListField & Partial<CaseField>): Field {
  const { kind } = row;
  switch (kind) {
    case 'address':
      throw new Error(`${row.label} is asked in parts`);
    case 'state':
      return { ...row, name: row.answer, kind: 'choice', options: stateOptions };
    case 'yesno':
      return { ...row, name: row.answer, kind, options: yesNoOptions };
    default:
      return { ...row, name: row.answer, kind };
  }
}

function fieldsAt(step: CaseField['step']): Field[] {
  const rows = caseFieldRows.filter((row) => row.step === step);
  const asked = rows.filter((row) => row.place === undefined);
  for (const row of rows.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)))
    if (row.place !== undefined) asked.splice(row.place, 0, row);
  return asked.flatMap(fieldsOf);
}

/** Step 0: sign up, sign in, Google, or a confirmation when signed in. Its answers prefill Contact Info. */
export const accountSetup: Step = {
  key: 'account',
  title: 'Account Setup',
  lead: '7 answers, about 3 minutes; everything else can wait. What you type is saved to your account, so that you can stop and come back on any device.',
  fields: fieldsAt('contact'),
};

/** In order, 0 to 8. */
export const steps: readonly Step[] = [
  accountSetup,
  {
    key: 'case-details',
    title: 'Case Details',
    lead: 'What happened, and how much is being held. Only the processor and the amount are required.',
    more: 'More about the account, if you have it at hand',
    fields: fieldsAt('case-details'),
  },
  {
    key: 'contact',
    title: 'Contact Info',
    lead: 'Whom we call and write to about this case.',
    fields: fieldsAt('contact'),
  },
  {
    key: 'business',
    title: 'Business Info',
    lead: 'The business in whose name the processor account is held.',
    fields: fieldsAt('business'),
  },
  {
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
        fields: ownerRows.map(fieldOf),
      },
      {
        name: 'previousProcessors',
        title: 'Previous processors',
        rowTitle: 'Previous processor',
        addLabel: 'Add another processor',
        named: 'processorName',
        maxRows: 50,
        fields: previousProcessorRows.map(fieldOf),
      },
    ],
  },
  {
    key: 'financial',
    title: 'Financial Data',
    lead: 'From your statements, before the hold. Rough figures are better than none.',
    fields: fieldsAt('financial'),
  },
  {
    key: 'fulfillment',
    title: 'Products & Fulfillment',
    lead: 'What you sell, how it is delivered and how complaints are handled.',
    fields: fieldsAt('fulfillment'),
  },
  {
    key: 'compliance',
    title: 'Compliance',
    lead: 'Anything that a processor might raise. Facing it early makes the letter stronger.',
    fields: fieldsAt('compliance'),
  },
  {
    // Files are uploaded separately, not as fields.
    key: 'documents',
    title: 'Upload Documents',
    lead: 'Nothing here is required to submit. The more the letter can point to, the harder it is to answer.',
    fields: [],
  },
];

export const lastStep = steps.length - 1;

/** Spec, section 8, word for word. */
export const missingInformation = {
  title: 'Missing Information',
  description: 'Please fill in all required fields before continuing',
};

/** Shown instead where nothing is missing, but an answer has a wrong form. */
const otherForm = { title: 'Something needs another look', description: 'Change what is marked before continuing' };

/** What to say of a step with errors: what is missing comes first. */
export function troubleWith(
  step: { readonly fields: readonly Pick<Field, 'name' | 'required'>[] },
  fields: Readonly<Record<string, Answer>>,
  errors: Readonly<Record<string, string>>,
) {
  const lacks = step.fields.some(({ name, required }) => required && errors[name] && isBlank(fields[name]));
  return lacks ? missingInformation : otherForm;
}
