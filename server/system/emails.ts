import { z } from 'zod';
import { emailTemplate, facts, link, text } from '../email/template.ts';

/** To the operator (ALARM_EMAIL). */
export const alarmBegan = emailTemplate({
  name: 'alarm-began',
  payload: z.object({ title: z.string(), problem: z.string(), began_at: z.string() }),
  kind: 'essential',
  write: ({ title, problem, began_at }, publicUrl) => ({
    subject: `Alarm: ${title}`,
    preview: problem,
    body: [
      text(problem),
      facts(['Since', began_at]),
      text('You get one more email when it is over, and none until then.'),
      link('Open the system page', `${publicUrl}/admin/system`),
    ],
  }),
});

/** To the operator (ALARM_EMAIL). */
export const alarmOver = emailTemplate({
  name: 'alarm-over',
  payload: z.object({ title: z.string(), began_at: z.string(), over_at: z.string() }),
  kind: 'essential',
  write: ({ title, began_at, over_at }, publicUrl) => ({
    subject: `Over: ${title}`,
    preview: 'It is well again.',
    body: [
      text('It is well again.'),
      facts(['Since', began_at], ['Until', over_at]),
      link('Open the system page', `${publicUrl}/admin/system`),
    ],
  }),
});
