import { expect, test } from 'vitest';
import { waitingStatus, waitingText } from './waiting-text.ts';

const email = {
  letter_id: '01900000-0000-7000-8000-000000000042',
  recipient: 'legal@processor.example',
  since: '2026-11-24T10:00:00.000Z',
};

test('an uncertain email says that nobody knows whether it arrived, and that it is not sent again automatically', () => {
  const { title, what, next } = waitingText({ ...email, state: 'uncertain', problem: 'The server did not answer.' });
  expect(title).toBe('Nobody knows whether this email arrived');
  expect(what).toMatch(/^It was on its way to legal@processor\.example on .+2026.*\. The server did not answer\.$/);
  expect(next).toContain('It is not sent again by itself.');
});

test('a refused email says why, and does not ask whether it arrived', () => {
  const { title, what, next } = waitingText({ ...email, state: 'refused', problem: 'no such user' });
  expect([title, what.startsWith('It was not sent: no such user. ')]).toEqual(['This email was refused', true]);
  expect(next).not.toContain('arrived');
});

test('a letter whose email is uncertain is not called sent, unless the mail was posted', () => {
  expect(waitingStatus('sending', 'uncertain')).toBe('Not sent yet: the email may not have arrived');
  expect(waitingStatus('sending', 'refused')).toBe('Not sent yet: the email was refused');
  expect(waitingStatus('sent', 'uncertain')).toBe('Sent by mail; the email may not have arrived');
  expect(waitingStatus('delivered', 'uncertain')).toBeNull();
  expect(waitingStatus('sending', undefined)).toBeNull();
});
