import { expect, test } from 'vitest';
import { leftText, postingNote, postingText } from './posting-text.ts';

const owner = { id: '01900000-0000-7000-8000-000000000001', name: 'Robin Ward' };

test('an envelope to post shows its due day, its owner, and whether the letter is sent only with it', () => {
  const posting = { copy: false, post_by: '2026-11-25', owner };
  expect(postingText(posting)).toBe('Certified letter to post by Nov 25, 2026: Robin Ward');
  expect(postingText({ ...posting, copy: true, owner: null })).toBe(
    'Certified copy to post by Nov 25, 2026: nobody yet',
  );
  expect(postingNote(posting)).toBe('The letter is not sent before it is posted.');
  expect(postingNote({ copy: true })).toBe('The letter itself goes by another channel.');
});

test('mail shows the day at the firm on which it was posted, and an email shows the time', () => {
  expect(leftText('certified_mail', '2026-11-26T01:30:00.000Z')).toBe('November 25, 2026');
  expect(leftText('email', '2026-11-26T18:30:00.000Z')).toMatch(/Nov 26, 2026, \d+:\d\d [AP]M/);
});
