import { contactInfo } from './contact-info.ts';
import type { Step } from './step.ts';

/** Step 0 (spec, section 2): sign-up or sign-in, Google, or a confirmation when signed in. It asks what Contact Info is then filled with. */
export const accountSetup: Step = {
  key: 'account',
  title: 'Account Setup',
  lead: 'Your answers are saved to your account as you type, so that you can stop and come back on any device.',
  fields: contactInfo.fields,
};
