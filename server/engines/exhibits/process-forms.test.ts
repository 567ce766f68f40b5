import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { damagedPdf } from '../../../testing/files/page-pdf.ts';
import { standInFlatForm, standInForm } from '../../../testing/files/stand-in-forms.ts';
import { FormFailed } from './prescribed-forms.ts';
import { readDocument } from '../reader/read-document.ts';
import { createProcessForms } from './process-forms.ts';

const forms = createProcessForms();

test('the fields of a form are read with their labels, and a flat form has none', async () => {
  const { pages, fields } = await forms.read(await standInForm());
  expect(pages).toBe(1);
  expect(fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'name text',
    'email text',
    'phone text',
    'claims text',
    'relief text',
    'signature text',
    'date text',
    'customer box',
    'currency choice',
  ]);
  expect(fields[1]).toMatchObject({ label: 'Email address of the account', value: '', lines: false });
  expect(fields[3]?.lines).toBe(true);
  expect(fields.at(-1)?.options).toEqual(['USD', 'EUR']);
  expect(await forms.read(await standInFlatForm())).toEqual({ pages: 1, fields: [] });
});

test('a filled form begins with the bytes of the blank and holds every value', async () => {
  const blank = await standInForm();
  const values = { name: 'Byron Analytical LLC', claims: 'The hold.\nSince May.', customer: 'on', currency: 'USD' };
  const filled = await forms.fill(blank, values);
  expect(Buffer.from(filled.subarray(0, blank.length)).equals(blank)).toBe(true);
  const held = Object.fromEntries((await forms.read(filled)).fields.map(({ name, value }) => [name, value]));
  expect(held).toMatchObject({ ...values, email: '' });
});

test('a long value is set small enough to be seen whole in its field, and one without room is refused', async () => {
  const blank = await standInForm();
  const claims = 'Sales that were processed are withheld, and no term reaches the sum. '.repeat(8).trim();
  const { read } = await readDocument(await forms.fill(blank, { claims }), 'application/pdf', () => {});
  expect(read.flatMap(({ lines }) => lines).join(' ')).toContain(claims);
  for (const [field, value] of [
    ['claims', claims.repeat(3)],
    ['name', 'Byron '.repeat(40)],
  ] as const)
    await expect(forms.fill(blank, { [field]: value })).rejects.toThrow(FormFailed);
});

test('a value that a field does not take, or a field that is not there, is refused', async () => {
  const blank = await standInForm();
  for (const [field, value] of [
    ['nothing', 'x'],
    ['currency', 'GBP'],
    ['name', 'Ωmega 漢'],
  ] as const)
    await expect(forms.fill(blank, { [field]: value })).rejects.toThrow(FormFailed);
});

test('a blank returned as a blank shows no ink, whatever program saved it, and every mark on it does', async () => {
  const [fillable, flat] = [await standInForm(), await standInFlatForm()];
  const saved = await (await PDFDocument.load(fillable)).save();
  expect(Buffer.from(saved).equals(fillable)).toBe(false);
  for (const [blank, returned, ink] of [
    [fillable, fillable, false],
    [fillable, saved, false],
    [fillable, await forms.fill(fillable, { name: '' }), false],
    [fillable, await forms.fill(fillable, { name: 'A. B.' }), true],
    [fillable, await forms.fill(fillable, { customer: 'on' }), true],
    [flat, await standInFlatForm([]), false],
    [flat, await standInFlatForm(['Ada']), true],
  ] as const)
    expect({ ...(await forms.compare(blank, returned)), size: returned.length }).toEqual({
      pages: 1,
      ink,
      size: returned.length,
    });
});

test('a page is drawn as a picture, and a file that cannot be opened fails without ending the next task', async () => {
  const blank = await standInFlatForm();
  expect([...(await forms.drawPage(blank, 1)).subarray(0, 2)]).toEqual([0xff, 0xd8]);
  await expect(forms.drawPage(blank, 2)).rejects.toThrow(FormFailed);
  for (const task of [forms.read(damagedPdf()), forms.compare(blank, damagedPdf())])
    await expect(task).rejects.toThrow(FormFailed);
  expect((await forms.read(blank)).pages).toBe(1);
});
