/** Whether a picture's end is there: an upload or a copy that was cut off shows as grey, and nobody notices before it is needed. Pure. */

/** A PNG's parts follow each other by their lengths up to the part named IEND. */
export function isWholePng(file: Buffer): boolean {
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === 'IEND') return true;
  }
  return false;
}

/** A JPG ends with the marker FFD9 after its scan; phones may put a film behind it. Previews in the head end so too, and are stepped over. */
export function isWholeJpg(file: Buffer): boolean {
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== 0xda && file[at + 1] !== 0xd9)
    at += 2 + file.readUInt16BE(at + 2);
  return file.indexOf(Buffer.from([0xff, 0xd9]), at) !== -1;
}
