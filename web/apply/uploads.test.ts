// @proves wizard-uploads
import { describe, expect, it } from 'vitest';
import { fileRefusal } from './file-refusal.ts';
import { headRefusal, nameByHead, recognized } from './file-signature.ts';
import { kindTaken } from './kind-taken.ts';
import { forgetUpload, forgetUploadsNamed, unfinishedUploads } from './tus-memory.ts';
import { refusalFrom } from './upload-refusal.ts';

const megabyte = 1024 * 1024;

const others = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ filename: `${index}.pdf`, size_bytes: 1 }));

describe('fileRefusal', () => {
  it('accepts a file of 10 MB', () =>
    expect(fileRefusal({ name: 'notice.pdf', size: 10 * megabyte }, others(59))).toBeNull());

  it.each([
    ['empty.pdf', 0, 0, 'is empty'],
    ['huge.png', 10 * megabyte + 1, 0, 'larger than 10 MB'],
    ['one-more.pdf', 10, 60, 'can have 60 files'],
  ])('rejects %s for its size or its place', (name, size, already, why) => {
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

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const portal = 'Content-Type: application/pdf\r\nContent-Disposition: attachment\r\n\r\n';

describe('nameByHead', () => {
  it.each([
    ['1000012345', '%PDF-1.7', '1000012345.pdf'],
    ['Invoice No.5', '%PDF-1.7', 'Invoice No.5.pdf'],
    ['photo.jfif', '\xff\xd8\xff\xe0', 'photo.jpg'],
    ['scan.pdf', '\xff\xd8\xff\xe1', 'scan.jpg'],
    ['PHOTO.JPEG', '\xff\xd8\xff\xe0', 'PHOTO.JPEG'],
    ['download', `${portal}%PDF-1.7`, 'download.pdf'],
    ['books', 'PK\x03\x04', 'books'],
    ['notes.pdf', 'anything else', 'notes.pdf'],
  ])('a file named %s has the name of what it is', (name, head, right) =>
    expect(nameByHead(name, bytes(head))).toBe(right),
  );

  it('sends a file under a name with the extension of its type', async () => {
    const { file, refusal } = await recognized(new File(['%PDF-1.7'], '1000012345', { lastModified: 7 }));
    expect([file.name, file.size, file.lastModified, refusal]).toEqual(['1000012345.pdf', 8, 7, null]);
  });
});

describe('headRefusal', () => {
  it.each([
    ['a.pdf', '%PDF-1.7\n'],
    ['a.pdf', '\xef\xbb\xbf\r\n%PDF-1.4'],
    ['a.pdf', `${portal}%PDF-1.4`],
    ['1000012345', '%PDF-1.4'],
    ['a.jpg', '\xff\xd8\xff\xe1'],
    ['a.jfif', '\xff\xd8\xff\xe1'],
    ['a.png', '\x89PNG\r\n\x1a\n'],
    ['a.docx', 'PK\x03\x04'],
    ['a.xls', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['notice.pdf', 'PK\x03\x04'],
  ])('accepts the content of %s', (name, head) => expect(headRefusal(name, bytes(head))).toBeNull());

  it.each([
    ['IMG_1.HEIC', '\0\0\0\x18ftypheic', 'is a HEIC photo, which most programs cannot open'],
    ['IMG_1.jpg', '\0\0\0\x18ftypheic', 'save it as JPG'],
    ['statement.pdf', 'MZ\x90\0', 'is a program, and not what its name says'],
    ['virus.exe', 'MZ\x90\0', 'is not a type we can take'],
    ['no-extension', '\x00\x01\x02', 'is not a type we can take'],
    ['drawing.svg', '<svg xmlns="x">', 'is not a type we can take'],
    ['logo.png', '<?xml version="1.0"?>\n<svg onload="x">', 'is a drawing (SVG)'],
    ['broken.pdf', '\x00\x01\x02', 'is another kind of file'],
    ['photo.jpg', '<!doctype html><script>', 'it is a web page'],
    ['page.pdf', '<html>%PDF-1.7', 'it is a web page'],
    ['statement.xls', '<html><body><table>', 'it is a web page, even where its name ends in .xls'],
    ['statement.xls', 'Date\tType\tAmount\n', 'it is plain text'],
    ['books.xlsx', 'name;amount', 'it is plain text'],
    ['export.csv', '\xef\xbb\xbf"Date","Gross"', 'Add an export of your processor’s records as an export'],
    ['settlement.TXT', 'settlement-id\t', 'it is plain text'],
    ['Your account.eml', 'Received: from', 'it is an email'],
    ['Your account.MSG', '\0', 'it is an email'],
    ['scan.png', 'GIF89a', 'Save it as JPG or PNG'],
    ['scan.tiff', 'II*\0', 'Save it as JPG or PNG'],
    ['letter.odt', '\0', 'Save it as a PDF'],
  ])('rejects the content of %s and says what to do', (name, head, why) => {
    const refusal = headRefusal(name, bytes(head));
    expect(refusal).toContain(`“${name}”`);
    expect(refusal).toContain(why);
  });
});

describe('kindTaken', () => {
  it.each([
    ['export.csv', '\xef\xbb\xbf"Date","Gross"\r\n'],
    ['Download.CSV', '"Date"'],
    ['export.csv', '\xff\xfeD\0a\0t\0e\0'],
    ['settlement.txt', 'settlement-id\tsettlement-start-date\tsettlement-end-date\n'],
    ['statement.xls', 'Date\tType\tAmount\n'],
    ['umsaetze.txt', 'Datum;Betrag;Saldo\n'],
  ])('takes the table %s as an export', async (name, head) =>
    expect(await kindTaken(new File([bytes(head)], name), 'bank_statements')).toBe('account_export'),
  );

  it.each([
    ['notice.pdf', '%PDF-1.7'],
    ['statement.csv', '%PDF-1.7'],
    ['page.csv', '<html><body><table>'],
    ['setup.csv', 'MZ\x90\0'],
    ['notice.txt', 'Dear Sir or Madam, your account is limited, as we told you.\n'],
    ['mail.txt', 'From: PayPal\t\t\n'],
    ['books.xlsx', 'PK\x03\x04'],
    ['empty.csv', ''],
  ])('leaves %s the kind that it was chosen as', async (name, head) =>
    expect(await kindTaken(new File([bytes(head)], name), 'hold_notice')).toBe('hold_notice'),
  );
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

  it('forgets the unfinished upload of a file that was saved again and then arrived', () => {
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
