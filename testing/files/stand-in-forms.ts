import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';

const says = 'Stand-in, not PayPal’s';
const epoch = new Date(0);

/** One page with what both stand-ins print. */
async function page() {
  const pdf = await PDFDocument.create();
  for (const set of [pdf.setCreationDate, pdf.setModificationDate]) set.call(pdf, epoch);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const sheet = pdf.addPage([612, 792]);
  const line = (text: string, y: number) => sheet.drawText(text, { x: 72, y, size: 11, font });
  line(says, 740);
  line('Notice of Dispute', 720);
  return { pdf, sheet, line };
}

const fields: readonly (readonly [name: string, label: string, height?: number])[] = [
  ['name', 'Full name or business name'],
  ['email', 'Email address of the account'],
  ['phone', 'Phone number of the account'],
  ['claims', 'Nature and basis of the claims', 60],
  ['relief', 'Relief sought', 40],
  ['signature', 'Signature'],
  ['date', 'Date'],
];

/** A stand-in for a form with fields, its labels as tooltips; a box and a choice among them. */
export async function standInForm(): Promise<Buffer> {
  const { pdf, sheet, line } = await page();
  const form = pdf.getForm();
  let y = 690;
  for (const [name, label, height = 18] of fields) {
    line(label, y);
    const field = form.createTextField(name);
    if (height > 18) field.enableMultiline();
    field.addToPage(sheet, { x: 72, y: y - 4 - height, width: 460, height });
    field.acroField.dict.set(PDFName.of('TU'), PDFString.of(label));
    y -= height + 30;
  }
  line('I am the customer', y);
  form.createCheckBox('customer').addToPage(sheet, { x: 200, y: y - 2, width: 12, height: 12 });
  const currency = form.createDropdown('currency');
  currency.addOptions(['USD', 'EUR']);
  currency.addToPage(sheet, { x: 300, y: y - 4, width: 80, height: 18 });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

/** A stand-in for a flat form; `filled`: what somebody wrote on it by hand. */
export async function standInFlatForm(filled: readonly string[] = []): Promise<Buffer> {
  const { pdf, line } = await page();
  for (const [index, [, label]] of fields.entries()) {
    line(`${label}: ${'_'.repeat(30)}`, 680 - index * 40);
    if (filled[index] !== undefined) line(filled[index], 684 - index * 40);
  }
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
