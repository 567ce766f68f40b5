import {
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
  StandardFonts,
  type PDFField,
  type PDFFont,
} from '@cantoo/pdf-lib';
import { fitText } from './fit-text.ts';
import { readForm } from './read-form.ts';

/**
 * The form's bytes, and behind them the fields filled in, so that the blank stays in it whole. Throws where a field takes no such value or would
 * not show it.
 */
export async function fillForm(bytes: Uint8Array, values: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { forIncrementalUpdate: true, updateMetadata: false });
  const form = document.getForm();
  const font = await document.embedFont(StandardFonts.Helvetica);
  requirePrinted(font, Object.values(values).join(''));
  for (const [name, value] of Object.entries(values)) {
    const field = form.getFieldMaybe(name);
    if (!field) throw new Error(`the form has no field ${name}`);
    setField(field, value);
    if (field instanceof PDFTextField) fitText(field, font);
  }
  // Saving an increment draws no field, so that it would hold its value and show nothing.
  form.updateFieldAppearances(font);
  const filled = await document.save();
  const shown = new Map((await readForm(filled)).fields.map((field) => [field.name, field]));
  for (const [name, value] of Object.entries(values))
    if (shown.get(name)?.value !== value) throw new Error(`the field ${name} does not hold its value`);
  return filled;
}

/** A character that the font lacks would be printed as another. */
function requirePrinted(font: PDFFont, text: string): void {
  const known = new Set(font.getCharacterSet());
  if (Array.from(text).some((each) => each !== '\n' && !known.has(each.codePointAt(0) ?? 0)))
    throw new Error('a character of the values cannot be printed in the form');
}

function setField(field: PDFField, value: string): void {
  if (field instanceof PDFTextField) field.setText(value === '' ? undefined : value);
  else if (field instanceof PDFCheckBox) {
    if (value === '') field.uncheck();
    else field.check();
  } else if (field instanceof PDFRadioGroup || field instanceof PDFDropdown || field instanceof PDFOptionList) {
    if (value === '') field.clear();
    else if (field.getOptions().includes(value)) field.select(value);
    else throw new Error(`the field ${field.getName()} does not offer ${value}`);
  }
}
