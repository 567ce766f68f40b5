import { expect, test } from 'vitest';
import { damagedPdf, lockedPdf, pagePdf, textAt } from '../../../testing/files/page-pdf.ts';
import { shiftedPdf } from '../../../testing/files/shifted-pdf.ts';
import { htmlText } from './html-text.ts';
import { readFullText } from './read-full-text.ts';
import { withoutRunningLines } from './running-lines.ts';

const page = `<!doctype html><html><head><title>Terms</title><style>p { color: red }</style></head><body>
<nav><a href="/">Home</a></nav><script>var notice = "<p>not said</p>";</script>
<h2>11.4 <em>Notices</em></h2><p>You <b>must</b> send&nbsp;a notice to <a href="mailto:x@y.example">x@y.example</a>,<br>
by email &amp; mail.</p><ul><li>your name;</li><li>your address<p>in full</ul>
<table><tr><td>United States</td><td>Stripe, Inc.</td></tr></table><div style="display: none">Folded up: § 12.</div>
<button>Accept</button></body></html>`;

test('a web page becomes its words, one block for each paragraph, without menus, scripts and styles', () => {
  expect(htmlText(page).split('\n\n')).toEqual([
    '11.4 Notices',
    'You must send a notice to x@y.example,\n by email & mail.',
    'your name;',
    'your address',
    'in full',
    'United States Stripe, Inc.',
    'Folded up: § 12.',
  ]);
});

test('a PDF is read beyond the page limit of uploaded documents, without its running heads and feet', async () => {
  const word = (index: number) => `sh${'aeiou'[index % 5]}${'bdfgklmnprst'[Math.floor(index / 5)]}`;
  const line = (words: string, y: number) => textAt(words, y, { size: 8, x: 10 });
  const pages = Array.from({ length: 34 }, (_, index) =>
    [
      line('Example Agreement', 100),
      line(`The words of sheet ${word(index)} begin here and`, 80),
      line(`go on in ${word(index)}, a second line of the same sentence.`, 64),
      line(`Page ${index + 1} of 34`, 20),
    ].join('\n'),
  );
  const { text, bare_pages } = await readFullText('terms.PDF', pagePdf(pages, { page: '/MediaBox [0 0 280 120]' }));
  expect(bare_pages).toEqual([]);
  expect(text.split('\n')).toHaveLength(68);
  expect(text).toContain(`The words of sheet ${word(33)} begin here and\ngo on in ${word(33)}, a second line`);
  expect(text).not.toMatch(/Example Agreement|Page \d/);
});

test('pages of a PDF without text of their own are named', async () => {
  const { text, bare_pages } = await readFullText(
    'terms.pdf',
    pagePdf([textAt('These are the words of the first page, of some length.', 700), '']),
  );
  expect(text).toContain('the first page');
  expect(bare_pages).toEqual([2]);
});

test('a page of a PDF whose stored letters differ from those it shows has no text of its own', async () => {
  const lines = [
    'You must send a written notice of your dispute to our legal department before you begin an arbitration.',
    'The notice must name the account, describe the claim and say what relief you ask for in dollars.',
  ];
  const { text, bare_pages } = await readFullText(
    'terms.pdf',
    shiftedPdf(lines.map((line) => ({ text: line, shifted: true }))),
  );
  expect([text, bare_pages]).toEqual(['', [1]]);
});

test('a line that only some pages share, and short documents, stay whole', () => {
  const two = [
    ['A', 'x', 'Page 1'],
    ['A', 'y', 'Page 2'],
  ];
  expect(withoutRunningLines(two)).toEqual(two);
  const five = [
    ['A', '1'],
    ['A', '2'],
    ['B', 'c'],
    ['C', 'd'],
    ['D', 'e'],
  ];
  expect(withoutRunningLines(five)).toEqual(five);
});

test('other files, other encodings, damaged and locked PDFs are refused with the reason', async () => {
  const refusals = [
    ['terms.docx', Buffer.from('x'), /\.txt, \.html or \.pdf/],
    ['terms', Buffer.from('x'), /\.txt, \.html or \.pdf/],
    ['terms.txt', Buffer.from([0x53, 0xe9, 0x20]), /UTF-8/],
    ['terms.txt', Buffer.from('a\0b'), /UTF-8/],
    ['terms.pdf', damagedPdf(), /damaged/],
    ['terms.pdf', lockedPdf(), /password/],
  ] as const;
  for (const [name, content, why] of refusals) await expect(readFullText(name, content)).rejects.toThrow(why);
});

test('a text file is taken as it is, without its byte order mark', async () => {
  expect(await readFullText('terms.TXT', Buffer.from('\ufeffOne.\r\n\r\nTwo – “three”.'))).toEqual({
    text: 'One.\r\n\r\nTwo – “three”.',
    bare_pages: [],
  });
});
