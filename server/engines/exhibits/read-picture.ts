import { createCanvas, loadImage } from '@napi-rs/canvas';
import { pictureSize } from '../picture-size.ts';
import type { ReadFile } from './read-pdf.ts';

/** More than today's cameras produce in 10 MB; beyond it, decoding alone would fill the memory. */
const maxPixels = 110_000_000;
/** The longer side as printed, at about 230 dpi. */
const maxSide = 2_200;
const quality = 90;

/**
 * A photo or scan as one page, upright according to its EXIF orientation. It is redrawn: large ones smaller, and
 * without metadata such as the place where it was taken. A pixel is a point until the frame scales it down.
 */
export async function readPicture(bytes: Uint8Array): Promise<ReadFile> {
  const size = pictureSize(Buffer.from(bytes));
  if (size === null || size.width * size.height > maxPixels) return { slip: 'unreadable', pages: 1 };
  try {
    // Already rotated by its EXIF orientation.
    const image = await loadImage(Buffer.from(bytes));
    const { width, height } = image;
    const scale = Math.min(1, maxSide / Math.max(width, height));
    const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const picture = size.format === 'png' ? await canvas.encode('png') : await canvas.encode('jpeg', quality);
    return { sheets: [{ width, height, source: { picture, format: size.format } }] };
  } catch {
    return { slip: 'unreadable', pages: 1 };
  }
}
