const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');
const endBytes = 22;
const maxComment = 65_535;

/**
 * Whether a file of another type is also a ZIP: it ends exactly as a ZIP does, so another program would open other
 * content than its reader sees. Photos followed by a video, as phones write them, are not.
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

/** Whether a ZIP also passes for a PDF, in programs that look for the header in the first kilobyte. */
export const beginsLikePdf = (zip: Buffer): boolean => zip.subarray(0, 1024).includes('%PDF-');
