import { expect, test } from 'vitest';
import { digest } from '../../../domain/documents/digest.ts';
import { pagePdf, textAt } from '../../../testing/files/page-pdf.ts';
import { shiftedPdf } from '../../../testing/files/shifted-pdf.ts';
import { readPdf } from './read-pdf.ts';
import { readDocument } from './read-document.ts';

const read = (bytes: Uint8Array) => readDocument(bytes, 'application/pdf', () => {});
const notice = [
  'Stripe',
  'Notice about your account',
  'On May 18, 2026 we paused payouts to your bank account while we review your business.',
  'Amount held: $45,118.20',
  'To cover refunds and disputes we hold it for 120 days; what is left is paid out afterwards.',
];

/** Sees these lines on every page. */
function lookingAt(lines: string[]) {
  let looked = 0;
  const recognize = async () => {
    looked += 1;
    return { lines, spans: [], confidence: 0.9, unsure: [] };
  };
  return { recognizer: async () => ({ recognize, close: async () => {} }), looked: () => looked };
}

test('a text layer of which one font has no meaning is not believed, and the page is read as it looks', async () => {
  const document = await read(shiftedPdf(notice.map((text, at) => ({ text, shifted: at >= 2 }))));
  expect(document.read.map(({ way }) => way)).toEqual(['ocr']);
  const { kind, findings } = digest(document);
  expect(kind).toBe('hold_notice');
  expect(findings).toContainEqual(expect.objectContaining({ role: 'held', value: 4_511_820 }));
}, 60_000);

test('a page whose whole text layer has no meaning goes through OCR', async () => {
  const { recognizer } = lookingAt(notice);
  const document = await readPdf(shiftedPdf(notice.map((text) => ({ text, shifted: true }))), {
    recognizer,
    onProgress: () => {},
  });
  expect(document.read.map(({ way, lines }) => [way, lines])).toEqual([['ocr', notice]]);
});

test('pages in another language keep their own text, and only one of them goes through OCR', async () => {
  const lines = [
    'Estimado cliente: hemos suspendido temporalmente sus liquidaciones mientras revisamos ciertas operaciones',
    'recientes. Adjunte copias de facturas, comprobantes de entrega y cualquier correspondencia con compradores.',
    'Saldo retenido: $45,118.20',
  ];
  const { recognizer, looked } = lookingAt(['Estimado cliente']);
  const page = lines.map((line, at) => textAt(line, 740 - at * 22, { size: 9 })).join('\n');
  const document = await readPdf(pagePdf([page, page, page]), { recognizer, onProgress: () => {} });
  expect(document.read.map(({ way, lines: own }) => [way, own])).toEqual(Array(3).fill(['text', lines]));
  expect(looked()).toBe(1);
});
