import { expect, test } from 'vitest';
import { checkPastDay } from './entry.ts';

test('at 8 p.m. in New York, when it is tomorrow in UTC, no event of tomorrow is entered and today’s is', () => {
  const evening = new Date('2026-11-25T01:00:00Z');
  const theCase = { created_at: evening, hold_started_on: null };
  const check = (day: string) => () => checkPastDay('received_on', day, theCase, evening);
  expect(check('2026-11-24')).not.toThrow();
  expect(check('2026-11-25')).toThrow('This day is in the future.');
});
