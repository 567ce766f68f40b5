import {
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  PDFHexString,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFSignature,
  PDFString,
  PDFTextField,
  type PDFField,
} from '@cantoo/pdf-lib';
import { boxOn, type FormField } from '../../../domain/documents/form-field.ts';
import { openPdf } from './open-pdf.ts';
import type { FormShape } from './prescribed-forms.ts';

/** The shape of a form. A file whose fields cannot be read is flat. Throws for one that is no PDF or needs a password. */
export async function readForm(bytes: Uint8Array): Promise<FormShape> {
  const pdf = await openPdf(bytes);
  const { numPages: pages } = pdf;
  await pdf.loadingTask.destroy();
  return { pages, fields: await fieldsOf(bytes).catch(() => []) };
}

async function fieldsOf(bytes: Uint8Array): Promise<FormField[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const fields = document.getForm().getFields();
  // It asks for a certificate, which nobody here has: printed, it is signed by hand.
  if (fields.some((field) => field instanceof PDFSignature)) return [];
  return fields.flatMap((field) => (field.isReadOnly() ? [] : (fieldOf(field) ?? [])));
}

const plain = { options: [], value: '', max: null, lines: false };

function fieldOf(field: PDFField): FormField | null {
  const name = field.getName();
  const named = { name, label: labelOf(field) ?? name };
  if (field instanceof PDFTextField)
    return {
      ...named,
      kind: 'text',
      options: [],
      value: field.getText() ?? '',
      max: field.getMaxLength() ?? null,
      lines: field.isMultiline(),
    };
  if (field instanceof PDFCheckBox) return { ...named, ...plain, kind: 'box', value: field.isChecked() ? boxOn : '' };
  if (field instanceof PDFRadioGroup)
    return { ...named, ...plain, kind: 'choice', options: field.getOptions(), value: field.getSelected() ?? '' };
  if (field instanceof PDFDropdown || field instanceof PDFOptionList)
    return { ...named, ...plain, kind: 'choice', options: field.getOptions(), value: field.getSelected()[0] ?? '' };
  return null;
}

/** What a reader sees of the field beside its place. */
function labelOf(field: PDFField): string | null {
  const tooltip = field.acroField.dict.lookup(PDFName.of('TU'));
  const text = tooltip instanceof PDFString || tooltip instanceof PDFHexString ? tooltip.decodeText().trim() : '';
  return text === '' ? null : text;
}
