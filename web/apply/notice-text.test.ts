import { expect, test } from 'vitest';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import { noticeText } from './notice-text.ts';

const notice = (status: ExtractionView['status']): ExtractionView => ({
  file_id: '0198a000-0000-7000-8000-000000000001',
  filename: 'notice.jpg',
  status,
  pages: 1,
  pages_read: 1,
  kind: null,
  kind_confidence: 0,
  summary: null,
  findings: [],
  error: null,
});

test('the text says whether the notice is still being read, what it suggests, and what to do when it cannot be read', () => {
  const none = { all: 0, open: 0, asked: 0 };
  expect(noticeText([], none)).toBe('');
  expect(noticeText([notice('done'), notice('reading')], { all: 3, open: 3, asked: 0 })).toContain('being read');
  expect(noticeText([notice('done')], { all: 4, open: 4, asked: 0 })).toContain('4 answers are suggested below');
  expect(noticeText([notice('done')], { all: 4, open: 1, asked: 0 })).toContain('One answer is suggested below');
  expect(noticeText([notice('done')], { all: 4, open: 0, asked: 0 })).toContain('filled in below');
  expect(noticeText([notice('done')], { ...none, asked: 1 })).toContain('See below what to enter');
  expect(noticeText([notice('done')], none)).toContain('Fill in the boxes below');
  expect(noticeText([notice('unreadable')], none)).toContain('Try another photo, a screenshot or a PDF');
});
