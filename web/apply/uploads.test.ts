import { describe, expect, it } from 'vitest';
import { fileRefusal } from './file-refusal.ts';
import { forgetUpload, unfinishedUploads } from './tus-memory.ts';
import { refusalFrom } from './upload-refusal.ts';

const megabyte = 1024 * 1024;

describe('fileRefusal', () => {
  it.each(['notice.pdf', 'SCAN.JPEG', 'IMG_2041.heic', 'books.xlsx'])('takes %s', (name) => expect(fileRefusal({ name, size: 10 * megabyte }, 0)).toBeNull());

  it.each([
    ['virus.exe', 10, 0], ['no-extension', 10, 0], ['empty.pdf', 0, 0], ['huge.png', 10 * megabyte + 1, 0], ['one-more.pdf', 10, 60],
  ])('refuses %s and names it', (name, size, already) => expect(fileRefusal({ name, size }, already)).toContain(name));
});

describe('refusalFrom', () => {
  const answered = (status: number, body: string) => ({ originalResponse: { getStatus: () => status, getBody: () => body } });

  it('shows the server’s words about the file', () => {
    expect(refusalFrom(answered(415, '{"code":"UNSUPPORTED_FILE","message":"“a.pdf” is not a PDF."}'))).toEqual({ state: 'refused', message: '“a.pdf” is not a PDF.' });
    expect(refusalFrom(answered(413, 'Too large'))).toEqual({ state: 'refused', message: 'Too large' });
  });

  it('offers another try when the way was the trouble, and never shows a page of HTML', () => {
    expect(refusalFrom(new Error('network'))).toMatchObject({ state: 'failed' });
    expect(refusalFrom(answered(502, '<html>Bad gateway</html>'))).toMatchObject({ state: 'failed', message: expect.not.stringContaining('<') });
  });
});

describe('tus memory', () => {
  it('names what was cut off, and forgets what is not to be gone on with', () => {
    const entries: Record<string, string> = {
      'tus::a::1': JSON.stringify({ uploadUrl: '/api/uploads/1', metadata: { filename: 'notice.pdf' } }),
      'tus::b::2': 'not json',
      other: 'x',
    };
    const memory = Object.defineProperties(entries, {
      getItem: { enumerable: false, value: (key: string) => entries[key] ?? null },
      removeItem: { enumerable: false, value: (key: string) => delete entries[key] },
    }) as unknown as Storage;
    expect(unfinishedUploads(memory)).toEqual(['notice.pdf']);
    forgetUpload(memory, '/api/uploads/1');
    expect(unfinishedUploads(memory)).toEqual([]);
  });
});
