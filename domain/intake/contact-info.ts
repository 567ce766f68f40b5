import type { Step } from './step.ts';

/** Step 2: whom the team and the attorney talk to. Filled from the account; nothing is asked twice. */
export const contactInfo: Step = {
  key: 'contact',
  title: 'Contact Info',
  lead: 'Whom we call and write to about this case.',
  fields: [
    {
      name: 'firstName',
      label: 'First name',
      kind: 'text',
      required: true,
      autocomplete: 'given-name',
      maxLength: 100,
    },
    { name: 'lastName', label: 'Last name', kind: 'text', required: true, autocomplete: 'family-name', maxLength: 100 },
    { name: 'email', label: 'Email', kind: 'email', required: true, autocomplete: 'email', maxLength: 254 },
    { name: 'phone', label: 'Phone', kind: 'phone', autocomplete: 'tel', maxLength: 40 },
  ],
};
