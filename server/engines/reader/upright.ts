import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pictureSize } from '../picture-size.ts';
import { DocumentUnreadable } from './reader.ts';
import { tiltOf } from './tilt.ts';

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;
/** A phone held sideways is likelier than one upside down. */
export const allTurns = [0, 1, 3, 2] as const satisfies readonly Turn[];

/** More pixels than a letter page at 300 dpi take longer to read and read no better. */
const maxPixels = 8_400_000;
/** Degrees. A smaller tilt is turned back by the OCR itself, which reads it a little better than what was turned here. */
const largeTilt = 5.5;
/** Where a JPEG keeps its EXIF segment. */
const headBytes = 65_536;
const quality = 92;

/**
 * The picture as its EXIF orientation shows it, turned, leveled if its lines are tilted, and made smaller if it has
 * more than `pixels`; the same bytes if nothing needs to be done. Throws DocumentUnreadable.
 */
export async function turned(picture: Buffer, turn: Turn, pixels = maxPixels): Promise<Buffer> {
  // Already as its EXIF orientation shows it.
  const image = await loadImage(picture).catch(() => {
    throw new DocumentUnreadable('This picture is damaged. Take it again, or save it again, and add that.');
  });
  const tilt = tiltOf(image, turn);
  const isLevel = Math.abs(tilt) < largeTilt;
  const stored = pictureSize(picture);
  const isSmall = stored !== null && stored.width * stored.height <= pixels;
  const isAsStored = !picture.subarray(0, headBytes).includes('Exif\0\0');
  if (turn === 0 && isLevel && isSmall && isAsStored) return picture;
  const scale = Math.min(1, Math.sqrt(pixels / (image.width * image.height)));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const angle = (turn * Math.PI) / 2 - (isLevel ? 0 : (tilt * Math.PI) / 180);
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const canvas = createCanvas(Math.round(width * cosine + height * sine), Math.round(height * cosine + width * sine));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  context.drawImage(image, -width / 2, -height / 2, width, height);
  return canvas.encode('jpeg', quality);
}
