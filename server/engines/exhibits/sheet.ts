/** One page of an exhibit as it goes into the book: its size as shown, in points (1/72 inch), and where its look comes from. */
export interface Sheet {
  width: number;
  height: number;
  source: { pdf_page: number } | { picture: Uint8Array; format: 'jpg' | 'png' };
}

/** The part of a US Letter page, in points, between stamp and foot. */
const frame = { width: 612 - 2 * 28, height: 792 - 52 - 48 };
const landscapeFrame = { width: 792 - 2 * 28, height: 612 - 52 - 48 };

export const isLandscape = ({ width, height }: Pick<Sheet, 'width' | 'height'>): boolean => width > height;

/** The size at which a page is printed: made smaller to stand in its frame, never larger. */
export function printedSize(size: { width: number; height: number }): { width: number; height: number } {
  const room = isLandscape(size) ? landscapeFrame : frame;
  const scale = Math.min(1, room.width / size.width, room.height / size.height);
  return { width: size.width * scale, height: size.height * scale };
}
