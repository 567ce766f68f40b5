/** Text of /complaints; its times are `complaintTimes` in `claims.ts`, the two external bodies are in `site.ts`. */
import { complaintTimes } from './claims.ts';
import { where } from './marks.ts';
import { site } from './site.ts';

export const complaintsPage = {
  meta: {
    title: 'Complaint process',
    description: `How to complain about ${site.name}: four steps, what to write, ${where('demo', 'how long each part takes, ')}and two bodies outside of us that take complaints.`,
  },
  title: 'If we got something wrong',
  lead: 'This page is for complaints about us. A complaint never costs anything, and it does not slow your case down. For a complaint about your processor, begin here:',
  leadLink: { to: '/merchant-rights', label: 'Merchant rights guide' },
} as const;

export const stepsTitle = 'Four steps';

export const complaintSteps = [
  {
    title: 'Direct resolution',
    what: 'Tell us by phone or email. A wrong date, a missed call or a document that went astray can often be mended in one conversation, and you can ask for the answer in writing.',
    contact: true,
  },
  {
    title: 'Formal complaint',
    what: 'Write an email with the word “Complaint” and your case number in the subject. Say what happened, when, and what would put it right. You get an acknowledgment with the name of the person who looks into it.',
    contact: true,
  },
  {
    title: 'Investigation',
    what: 'That person reads the history of the case, which shows who did what and when and cannot be rewritten, and asks those involved. The written response says what we found, what we change, and what we do not agree with.',
    contact: false,
  },
  {
    title: 'External resources',
    what: 'You may turn to an outside body at any time; you need not finish the first three steps. Complaints about an attorney’s conduct go to the bar of the state that licensed the attorney; state and bar number are in your letter.',
    contact: false,
  },
] as const;

/**
 * Business days on a scale; `sure` is the shortest time, `latest` the longest. Days of the follow-up count from the
 * written response.
 */
export const complaintTimeline = {
  title: 'Timeline',
  aside: 'Business days, counted from the day on which your complaint reaches us.',
  caption: 'How long each part takes',
  days: 15,
  columns: ['Part', 'Time', 'On a scale of 15 business days'],
  rows: [
    { part: 'Acknowledgment', time: complaintTimes.acknowledgment, from: 0, sure: 1, latest: 2 },
    { part: 'Investigation', time: complaintTimes.investigation, from: 0, sure: 5, latest: 10 },
    { part: 'Written response', time: complaintTimes.response, from: 0, sure: 10, latest: 10 },
    { part: 'Follow-up', time: complaintTimes.followUp, from: 10, sure: 13, latest: 15 },
  ],
  note: 'The follow-up comes after the written response: we ask whether what was promised has been done.',
} as const;

/** In the order of `site.protectionBodies`. */
export const bodyNotes = [
  'Federal. Its complaint form is built for consumer products; a complaint about a business account may be closed or referred elsewhere.',
  'State. Most attorneys general accept complaints from businesses. Some mediate; others keep the complaint as information. Use the office of your own state.',
] as const;
export const bodiesTitle = 'Two bodies outside of us';

export const complaintContents = {
  title: 'What to include',
  items: [
    'Your name, and the case number if you have one',
    'What happened, with dates',
    'Whom you have already spoken to, and what was said',
    'What would put it right',
    'How you would like to be answered: email, letter or phone',
  ],
} as const;
