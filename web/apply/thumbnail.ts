/** The longer side in pixels; a high-density screen shows it at half that size. */
const side = 128;

/**
 * A thumbnail of an image file as an object URL, or null if it is not an image or this browser cannot decode it. Scaled
 * down because a list of full phone photos would exhaust a phone's memory.
 */
export async function thumbnailOf(file: File): Promise<string | null> {
  if (!/\.(jpe?g|png)$/i.test(file.name)) return null;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.8));
    return small && URL.createObjectURL(small);
  } catch {
    return null;
  }
}
