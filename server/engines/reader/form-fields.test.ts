import { describe, expect, test } from 'vitest';
import { digest } from '../../../domain/documents/digest.ts';
import { drawnValue, formPdf, type FormField } from '../../../testing/files/form-pdf.ts';
import { readDocument } from './read-document.ts';
import { DocumentUnreadable } from './reader.ts';

const read = (bytes: Uint8Array) => readDocument(bytes, 'application/pdf', () => {});
const linesOf = async (bytes: Uint8Array) => (await read(bytes)).read.flatMap(({ lines }) => lines);

const page = [
  ['Stripe', 720],
  ['We have paused payouts to your bank account while we review your business.', 690],
  ['Amount held:', 640],
  ['Payouts paused since:', 608],
] as const;
const held = { value: '$45,118.20', rect: [200, 636, 400, 652] } as const;
const since = { value: 'May 18, 2026', rect: [200, 604, 400, 620] } as const;
const drawn = (field: FormField): FormField => ({ ...field, drawn: drawnValue(field.value) });

describe('values in the fields of a form', () => {
  test.each([
    ['drawn by the form', formPdf(page, [drawn(held), drawn(since)])],
    ['that programs are asked to draw', formPdf(page, [held, since], { needAppearances: true })],
    ['without a drawing of their own', formPdf(page, [held, since])],
    [
      'drawn again, as the old drawing is out of date',
      formPdf(page, [{ ...held, drawn: drawnValue('$0.00') }, since], { needAppearances: true }),
    ],
  ])('the values of a form are read beside their labels: %s', async (_, bytes) => {
    const document = await read(bytes);
    expect(document.read[0]?.hidden).toBe(0);
    expect(document.read[0]?.lines).toContain('Amount held:   $45,118.20');
    expect(digest(document).findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ role: 'held', value: 4_511_820 }),
        expect.objectContaining({ role: 'hold_started', value: '2026-05-18' }),
      ]),
    );
  });

  test.each(['choice', 'note', 'stamp'] as const)('what stands on the page as a %s is read', async (kind) => {
    expect(await linesOf(formPdf(page, [drawn({ ...held, kind })]))).toContain('Amount held:   $45,118.20');
  });

  test('a choice that has no drawing is read as the page shows it', async () => {
    const lines = await linesOf(formPdf([['Currency:', 640]], [{ ...held, kind: 'choice', value: 'EUR' }]));
    expect(lines).toEqual(['Currency:   EUR']);
  });

  test('a value that is set into boxes, one character each, is read as one word', async () => {
    expect(await linesOf(formPdf([['Amount held:', 640]], [{ ...held, kind: 'boxes' }]))).toEqual([
      'Amount held:   $45,118.20',
    ]);
  });

  test('a field of several lines is read line by line', async () => {
    const value = 'We have paused payouts since May 18, 2026 while we review the disputes of your customers.';
    const lines = await linesOf(formPdf([], [{ value, kind: 'lines', rect: [72, 500, 272, 580] }]));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(value);
  });

  test('a field of a page that lies on its side is placed where its matrix puts it', async () => {
    const sideways = 'q 0 1 -1 0 612 0 cm BT /F1 12 Tf 72 500 Td (Amount held:) Tj ET Q';
    const turned: FormField = {
      value: held.value,
      rect: [96, 200, 116, 400],
      matrix: [0, 1, -1, 0, 20, 0],
      drawn: drawnValue(held.value),
    };
    const bytes = formPdf([], [turned, { value: 'label', kind: 'stamp', rect: [0, 0, 612, 792], drawn: sideways }], {
      rotate: 90,
    });
    expect(await linesOf(bytes)).toEqual(['Amount held:   $45,118.20']);
  });
});

describe('values that the page does not show', () => {
  test.each<[string, FormField, boolean]>([
    ['white on white', { ...held, drawn: drawnValue('$999,999.00', '1 1 1 rg') }, false],
    ['outside of its field', { ...held, drawn: `BT /F1 11 Tf 2 40 Td ($999,999.00) Tj ET` }, false],
    ['in a field that is hidden', { ...held, drawn: drawnValue('$999,999.00'), flags: 2 }, false],
    ['in a field without a size', { ...held, value: '$999,999.00', rect: [200, 636, 200, 636] }, true],
    ['drawn in white', { ...held, value: '$999,999.00', ink: '1 g' }, true],
  ])('a value is not read that is %s', async (_, field, needAppearances) => {
    expect((await linesOf(formPdf(page, [field], { needAppearances }))).join('\n')).not.toContain('999,999');
  });

  test('a form that only its maker’s software can show is refused with advice on how to add it', async () => {
    const please = formPdf([['Please wait... If this message is not replaced, update your reader.', 700]], [], {
      xfa: true,
    });
    await expect(read(please)).rejects.toSatisfy(
      (error) => error instanceof DocumentUnreadable && /Print it to a PDF/.test(error.message),
    );
  });
});
