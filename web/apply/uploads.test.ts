// @proves wizard-uploads
import { describe, expect, it } from 'vitest';
import { fileRefusal } from './file-refusal.ts';
import { headRefusal } from './file-signature.ts';
import { forgetUpload, forgetUploadsNamed, unfinishedUploads } from './tus-memory.ts';
import { refusalFrom } from './upload-refusal.ts';

const megabyte = 1024 * 1024;

const others = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ filename: `${index}.pdf`, size_bytes: 1 }));

describe('fileRefusal', () => {
  it.each(['notice.pdf', 'SCAN.JPEG', 'IMG_2041.heic', 'books.xlsx', 'notice.exe.pdf'])('accepts %s', (name) =>
    expect(fileRefusal({ name, size: 10 * megabyte }, others(59))).toBeNull(),
  );

  it.each([
    ['virus.exe', 10, 0, 'not a type'],
    ['notice.pdf.exe', 10, 0, 'not a type'],
    ['drawing.svg', 10, 0, 'not a type'],
    ['no-extension', 10, 0, 'not a type'],
    ['Your account.eml', 10, 0, 'is an email'],
    ['Your account.MSG', 10, 0, 'is an email'],
    ['empty.pdf', 0, 0, 'is empty'],
    ['huge.png', 10 * megabyte + 1, 0, 'larger than 10 MB'],
    ['one-more.pdf', 10, 60, 'can have 60 files'],
  ])('rejects %s by name', (name, size, already, why) => {
    const refusal = fileRefusal({ name, size }, others(already));
    expect(refusal).toContain(`“${name}”`);
    expect(refusal).toContain(why);
  });

  it('rejects a duplicate, but not another file of the same name', () => {
    const there = [{ filename: 'notice.pdf', size_bytes: 10 }];
    expect(fileRefusal({ name: 'notice.pdf', size: 10 }, there)).toContain('already in the list');
    expect(fileRefusal({ name: 'notice.pdf', size: 11 }, there)).toBeNull();
  });
});

describe('headRefusal', () => {
  const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

  it.each([
    ['a.pdf', '%PDF-1.7\n'],
    ['a.pdf', '\xef\xbb\xbf\r\n%PDF-1.4'],
    ['a.jpg', '\xff\xd8\xff\xe1'],
    ['a.JPEG', '\xff\xd8\xff\xe1'],
    ['a.png', '\x89PNG\r\n\x1a\n'],
    ['a.heic', '\0\0\0\x18ftypheic'],
    ['a.docx', 'PK\x03\x04'],
    ['a.xls', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['a.docx', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ])('accepts the content of %s', (name, head) => expect(headRefusal(name, bytes(head))).toBeNull());

  it.each([
    ['statement.pdf', 'MZ\x90\0', 'a program'],
    ['photo.jpg', '<!doctype html><script>', 'a web page'],
    ['logo.png', '<?xml version="1.0"?>\n<svg onload="x">', 'a drawing (SVG)'],
    ['scan.png', 'GIF89a', 'a GIF picture'],
    ['books.xlsx', 'name;amount', 'another kind of file'],
    ['scan.pdf', '\xff\xd8\xff\xe1', 'end in .jpg'],
    ['IMG_1.jpg', '\0\0\0\x18ftypheic', 'end in .heic'],
    ['notice.pdf', 'PK\x03\x04', 'an Office file or an archive'],
  ])('rejects the content of %s and says what it is', (name, head, why) => {
    const refusal = headRefusal(name, bytes(head));
    expect(refusal).toContain(`“${name}”`);
    expect(refusal).toContain(why);
  });
});

describe('refusalFrom', () => {
  const answered = (status: number, body: string) => ({
    originalResponse: { getStatus: () => status, getBody: () => body },
  });

  it('shows the server’s message about the file', () => {
    expect(refusalFrom(answered(415, '{"code":"UNSUPPORTED_FILE","message":"“a.pdf” is not a PDF."}'))).toEqual({
      state: 'refused',
      message: '“a.pdf” is not a PDF.',
    });
    expect(refusalFrom(answered(413, 'Too large'))).toEqual({ state: 'refused', message: 'Too large' });
  });

  it('offers a retry after a transport problem, and never shows an HTML page', () => {
    expect(refusalFrom(new Error('network'))).toMatchObject({ state: 'failed' });
    expect(refusalFrom(answered(502, '<html>Bad gateway</html>'))).toMatchObject({
      state: 'failed',
      message: expect.not.stringContaining('<'),
    });
  });
});

describe('tus memory', () => {
  const memoryOf = (entries: Record<string, string>) =>
    Object.defineProperties(entries, {
      getItem: { enumerable: false, value: (key: string) => entries[key] ?? null },
      removeItem: { enumerable: false, value: (key: string) => delete entries[key] },
    }) as unknown as Storage;
  const left = (uploadUrl: string, filename: string) => JSON.stringify({ uploadUrl, metadata: { filename } });

  it('forgets what is left of a file that arrived after it was saved again', () => {
    const memory = memoryOf({
      'tus::a::1': left('/api/uploads/1', 'notice.pdf'),
      'tus::b::2': left('/api/uploads/2', 'statement.pdf'),
    });
    forgetUploadsNamed(memory, 'notice.pdf');
    expect(unfinishedUploads(memory)).toEqual(['statement.pdf']);
  });

  it('names uploads that were cut off, and drops those that must not be resumed', () => {
    const memory = memoryOf({
      'tus::a::1': left('/api/uploads/1', 'notice.pdf'),
      'tus::b::2': 'not json',
      other: 'x',
    });
    expect(unfinishedUploads(memory)).toEqual(['notice.pdf']);
    forgetUpload(memory, '/api/uploads/1');
    expect(unfinishedUploads(memory)).toEqual([]);
  });
});
