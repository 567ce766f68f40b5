const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');
const endBytes = 22;
const maxComment = 65_535;

/**
 * Whether a file that is no ZIP is one as well: its end is a ZIP's, to the byte, so that another program would open other content than the one that
 * people see. Photos with a video behind them, as phones write them, are none.
 */
export function isPolyglot(file: Buffer): boolean {
  const from = Math.max(0, file.length - endBytes - maxComment);
  for (
    let at = file.lastIndexOf(endOfDirectory);
    at >= from;
    at = at === 0 ? -1 : file.lastIndexOf(endOfDirectory, at - 1)
  )
    if (at + endBytes <= file.length && at + endBytes + file.readUInt16LE(at + 20) === file.length) return true;
  return false;
}

/** Whether a ZIP begins like a PDF, too, for readers that look for the header in the first kilobyte. */
export const beginsLikePdf = (zip: Buffer): boolean => zip.subarray(0, 1024).includes('%PDF-');
