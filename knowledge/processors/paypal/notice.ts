import type { Notice } from '../notice.ts';

const days180 = /\b180[- ]days?\b/i;
const days21 = /\b21[- ]days?\b/i;

/** Only PayPal distinguishes a risk hold on payments from an account limitation (hold_policies). */
export const notice: Notice = {
  holdTypeRules: [
    {
      fits: (text) => days21.test(text) && !days180.test(text),
      type: 'payment_hold',
      because: 'the stated reason states the period of a risk hold on payments',
    },
    {
      fits: (text, { closed, limited }) => limited || closed || days180.test(text),
      type: 'account_limitation',
      because: 'the stated reason refers to a limitation or closure of the account',
    },
  ],
  closed: null,
  pause: 'payment_hold',
};
