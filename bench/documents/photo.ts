import { createCanvas } from '@napi-rs/canvas';
import { seeded } from '../../testing/cases/draw.ts';
import type { Block } from './made-document.ts';
import { pictureOf, toPdf } from './render.ts';

/**
 * How the phone was held. `turns`: quarter turns clockwise of the stored picture. `exif`: the orientation (1 to 8) that the file states,
 * none without it. `tilt` in degrees. `shade`: how dark the far corner is, 0 to 1.
 */
type Shot = { turns?: number; exif?: number; tilt?: number; shade?: number; seed?: number };

/** A printed page, photographed with a phone: on a table, at a slight angle, unevenly lit, with the camera's noise. As JPEG. */
export async function photographed(
  blocks: Block[],
  { turns = 0, exif, tilt = 1.5, shade = 0.35, seed = 1 }: Shot = {},
): Promise<Buffer> {
  const paper = await pictureOf(toPdf({ blocks, seed }), 150);
  const margin = 70;
  const [width, height] = [paper.width + 2 * margin, paper.height + 2 * margin];
  const canvas = turns % 2 === 0 ? createCanvas(width, height) : createCanvas(height, width);
  const context = canvas.getContext('2d');
  context.fillStyle = '#6d5a45';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2 + (tilt * Math.PI) / 180);
  context.drawImage(paper, -paper.width / 2, -paper.height / 2);
  const light = context.createLinearGradient(-width / 2, -height / 2, width / 2, height / 2);
  light.addColorStop(0, 'rgba(20, 16, 8, 0)');
  light.addColorStop(1, `rgba(20, 16, 8, ${shade})`);
  context.fillStyle = light;
  context.fillRect(-width, -height, 2 * width, 2 * height);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const random = seeded(seed);
  for (let at = 0; at < image.data.length; at += 4) {
    const noise = (random() - 0.5) * 16;
    for (let channel = 0; channel < 3; channel += 1)
      image.data[at + channel] = Math.max(0, Math.min(255, (image.data[at + channel] ?? 0) + noise));
  }
  context.putImageData(image, 0, 0);
  const jpeg = canvas.toBuffer('image/jpeg', 78);
  return exif === undefined ? jpeg : withOrientation(jpeg, exif);
}

/** The picture with an EXIF segment that states its orientation, as phones write it, little-endian. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0];
  const tiff = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, ...entry, 0, 0, 0, 0]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
