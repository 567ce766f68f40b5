/**
 * Reads which characters a TrueType or OpenType font covers, from its `cmap` table (formats 4 and 12), and adds their
 * code points to `covered`. Throws RangeError when the bytes are not such a font.
 */
export function addFontCoverage(font: Uint8Array, covered: Set<number>): void {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableOffset(view, 'cmap');
  const count = view.getUint16(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === 4) addSegments(view, subtable, covered);
    if (format === 12) addGroups(view, subtable, covered);
  }
}

function tableOffset(view: DataView, tag: string): number {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(entry + byte)));
    if (name === tag) return view.getUint32(entry + 8);
  }
  throw new RangeError(`the font has no ${tag} table`);
}

function addSegments(view: DataView, subtable: number, covered: Set<number>): void {
  const doubled = view.getUint16(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubled + 2;
  for (let at = 0; at < doubled; at += 2) {
    const end = view.getUint16(ends + at);
    for (let code = view.getUint16(starts + at); code <= end && code < 0xffff; code += 1) {
      if (segmentGlyph(view, starts + at, doubled, code) !== 0) covered.add(code);
    }
  }
}

/** Glyph of a code inside the segment whose start field is at `start`; 0 means missing. */
function segmentGlyph(view: DataView, start: number, doubled: number, code: number): number {
  const rangeField = start + doubled * 2;
  const range = view.getUint16(rangeField);
  const delta = view.getUint16(start + doubled);
  if (range === 0) return (code + delta) & 0xffff;
  return view.getUint16(rangeField + range + (code - view.getUint16(start)) * 2);
}

function addGroups(view: DataView, subtable: number, covered: Set<number>): void {
  const count = view.getUint32(subtable + 12);
  for (let index = 0; index < count; index += 1) {
    const group = subtable + 16 + index * 12;
    const end = view.getUint32(group + 4);
    for (let code = view.getUint32(group); code <= end; code += 1) covered.add(code);
  }
}
