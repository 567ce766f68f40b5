import type { PDFAcroField, PDFFont, PDFTextField, PDFWidgetAnnotation } from '@cantoo/pdf-lib';

/** Points; smaller than the smallest nobody reads in print. */
const [largest, smallest] = [12, 6];
const sizeIn = /[\d.]{1,9}(?=\s{1,9}Tf\b)/;

/**
 * Sets the value of a field in the form's own size, or in a smaller one that shows it whole: what is longer than its field is cut off at the
 * edge. Throws where it does not fit in six points.
 */
export function fitText(field: PDFTextField, font: PDFFont): void {
  const text = field.getText() ?? '';
  if (text === '' || field.isCombed()) return;
  const { acroField } = field;
  const widgets = acroField.getWidgets();
  const parts: readonly Part[] = [...widgets, acroField];
  const own = Math.min(...parts.map(ownSize));
  const widths = text.split('\n').map((line) => line.split(' ').map((word) => font.widthOfTextAtSize(`${word} `, 1)));
  const fits = field.isMultiline() ? wrapped : onOneLine;
  for (let size = own; size >= Math.min(own, smallest); size -= 0.5)
    if (widgets.every((widget) => fits(widths, roomOf(widget), { size, height: font.heightAtSize(size) }))) {
      for (const part of parts) setSize(part, size);
      return;
    }
  throw new Error(`the field ${field.getName()} has no room for its value`);
}

/** Widths of words at one point, line by line. */
type Widths = readonly (readonly number[])[];
type Room = { width: number; height: number };
type Letters = { size: number; height: number };

/** What the border and its padding leave. */
function roomOf(widget: PDFWidgetAnnotation): Room {
  const edge = (widget.getBorderStyle()?.getWidth() ?? 0) + 1;
  const { width, height } = widget.getRectangle();
  return { width: width - 2 * edge, height: height - 2 * edge };
}

function onOneLine(widths: Widths, room: Room, { size, height }: Letters): boolean {
  const width = size * widths.flat().reduce((sum, each) => sum + each, 0);
  return width <= room.width && height <= room.height;
}

function wrapped(widths: Widths, room: Room, { size, height }: Letters): boolean {
  let lines = 0;
  for (const words of widths) {
    let left = 0;
    for (const width of words.map((each) => each * size)) {
      if (width > room.width) return false;
      if (width > left) {
        lines += 1;
        left = room.width;
      }
      left -= width;
    }
  }
  // As far apart as they are drawn; the last stands on the lower edge, and its letters reach below it.
  return (lines * 1.2 + 0.3) * height <= room.height;
}

type Part = Pick<PDFAcroField, 'getDefaultAppearance' | 'setDefaultAppearance'>;

/** Zero leaves the size to the program that fills the form in. */
function ownSize(part: Part): number {
  const size = Number(sizeIn.exec(part.getDefaultAppearance() ?? '')?.[0] ?? 0);
  return size === 0 ? largest : Math.min(size, largest);
}

function setSize(part: Part, size: number): void {
  const look = part.getDefaultAppearance();
  if (look !== undefined) part.setDefaultAppearance(look.replace(sizeIn, String(size)));
}
