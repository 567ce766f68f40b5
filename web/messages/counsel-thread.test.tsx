import { expect, test, vi } from 'vitest';
import { shown, textOf } from '../../testing/web/shown.tsx';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
const { attorneyTexts } = await import('../merchant/case/messages.tsx');
const { counselThreadOptions, CounselThread } = await import('./counsel-thread.tsx');

const said = (body: string, mine: boolean) => ({
  id: body,
  body,
  author: mine ? ('merchant' as const) : ('attorney' as const),
  author_name: 'Robin Ward',
  mine,
  created_at: '2026-11-20T10:00:00.000Z',
  read_at: null,
});
const page = (items: object[], may_write = true) =>
  shown(<CounselThread caseId="c1" texts={attorneyTexts} />, {
    known: [
      [
        counselThreadOptions('c1').queryKey,
        { pages: [{ items, next_cursor: null, unread: 0, may_write }], pageParams: [undefined] },
      ],
    ],
  });

test('the thread with the attorney says who reads it, and has the newest message above its own form', () => {
  const text = textOf(page([said('You may.', false), said('May I?', true)]));
  expect(text).toMatch(
    /^With your attorney Only you and your attorney read this\. Our team and your guests do not\. You .*May I\? Robin Ward, your attorney .*New You may\. Write to your attorney/,
  );
  expect(page([])).toContain('id="counsel-message-body"');
});

test('without an attorney the thread has no form, and says when it will have one', () => {
  expect(page([], false)).not.toContain('<textarea');
  expect(textOf(page([], false))).toContain('You can write here as soon as an attorney has your case.');
});
