/** The names of the bookmarks by which a letter's Word file is matched when it comes back. */

/** The letter and version that a Word file was written of. */
export type WordOrigin = { letterId: string; version: number };
/** Where a paragraph of the file is from: a piece of a block, by their numbers, or the frame around the blocks. */
export type WordPlace = { block: number; piece: number } | 'frame';

/** Word hides bookmarks that begin with an underscore, and takes 40 characters. */
const prefixOf = ({ letterId, version }: WordOrigin): string =>
  `_u${letterId.replaceAll('-', '').slice(-12)}_${version}_`;

export const markOf = (origin: WordOrigin, place: { block: number; piece: number } | { frame: number }): string =>
  prefixOf(origin) + ('frame' in place ? `f${place.frame}` : `b${place.block}_${place.piece}`);

const pattern = /^_u[0-9a-f]{12}_(\d{1,6})_(?:b(\d{1,3})_(\d{1,5})|f\d)$/;

/** The version of this letter that a bookmark names, and the place; null for any other bookmark. */
export function readMark(letterId: string, mark: string): { version: number; place: WordPlace } | null {
  const found = pattern.exec(mark);
  if (!found) return null;
  const [, version, block, piece] = found;
  if (!mark.startsWith(prefixOf({ letterId, version: Number(version) }))) return null;
  const place = block === undefined ? 'frame' : { block: Number(block), piece: Number(piece) };
  return { version: Number(version), place };
}
