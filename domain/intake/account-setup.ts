import type { Step } from './step.ts';

/** Step 0 (spec, section 2): sign-up or sign-in, Google, or a confirmation when signed in. Its fields are the sign-up form's. */
export const accountSetup: Step = {
  key: 'account',
  title: 'Account Setup',
  lead: 'Your answers are saved to your account as you type, so that you can stop and come back on any device.',
  fields: [
    { name: 'firstName', label: 'First name', kind: 'text', required: true, autocomplete: 'given-name', maxLength: 100 },
    { name: 'lastName', label: 'Last name', kind: 'text', required: true, autocomplete: 'family-name', maxLength: 100 },
    { name: 'email', label: 'Email', kind: 'email', required: true, autocomplete: 'email', maxLength: 254 },
    { name: 'phone', label: 'Phone', kind: 'phone', autocomplete: 'tel', maxLength: 40 },
  ],
};
