/** One page of an exhibit in the book: its displayed size in points (1/72 inch), and its source. */
export interface Sheet {
  width: number;
  height: number;
  source: { pdf_page: number } | { picture: Uint8Array; format: 'jpg' | 'png' };
}

/** The part of a US Letter page, in points, between stamp and footer. */
const frame = { width: 612 - 2 * 28, height: 792 - 52 - 48 };
const landscapeFrame = { width: 792 - 2 * 28, height: 612 - 52 - 48 };

export const isLandscape = ({ width, height }: Pick<Sheet, 'width' | 'height'>): boolean => width > height;

/** The printed size of a page: scaled down to fit its frame, never up. */
export function printedSize(size: { width: number; height: number }): { width: number; height: number } {
  const room = isLandscape(size) ? landscapeFrame : frame;
  const scale = Math.min(1, room.width / size.width, room.height / size.height);
  return { width: size.width * scale, height: size.height * scale };
}
