// By hand: an image library would open twenty formats to a hostile file before its size is known.

/** The dimensions that an image declares, as stored. */
interface PictureSize {
  format: 'jpg' | 'png';
  width: number;
  height: number;
}

/** Reads the header of a PNG or JPG; null when it is neither, damaged or empty. Pure. */
export function pictureSize(file: Buffer): PictureSize | null {
  try {
    const size =
      file.readUInt32BE(0) === 0x89504e47
        ? { format: 'png' as const, width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
        : jpgSize(file);
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    // Cut off before the size.
    return null;
  }
}

/** Walks the segments up to the frame header, which holds the size. */
function jpgSize(file: Buffer): PictureSize | null {
  if (file.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 4 <= file.length; at += 2 + file.readUInt16BE(at + 2)) {
    // Any number of FF bytes may precede a marker.
    while (file[at + 1] === 0xff) at += 1;
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff || marker === 0xda) return null;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { format: 'jpg', width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
  }
  return null;
}
