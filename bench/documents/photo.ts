import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { seeded } from '../../testing/cases/draw.ts';
import type { Block } from './made-document.ts';
import { pictureOf, toPdf } from './render.ts';

/**
 * How the phone was held. `turns`: quarter turns clockwise of the stored picture. `exif`: the orientation (1 to 8) that the file states,
 * none without it. `tilt` in degrees. `shade`: how dark the far corner is, 0 to 1. `lean`: how much narrower the far edge of the page is
 * than the near one, 0 to 1. `shadow`: how dark a shadow with a hard edge is that lies across the page, 0 to 1. `folds`: creases from edge
 * to edge. `blur` in pixels. `dpi` of the paper in the picture: 150 makes 2.5 megapixels, 190 makes 4.
 */
type Shot = {
  turns?: number;
  exif?: number;
  tilt?: number;
  shade?: number;
  lean?: number;
  shadow?: number;
  folds?: number;
  blur?: number;
  dpi?: number;
  seed?: number;
};

/** A printed page, photographed with a phone: on a table, at a slight angle, unevenly lit, with the camera's noise. As JPEG. */
export async function photographed(
  blocks: Block[],
  {
    turns = 0,
    exif,
    tilt = 1.5,
    shade = 0.35,
    lean = 0,
    shadow = 0,
    folds = 0,
    blur = 0,
    dpi = 150,
    seed = 1,
  }: Shot = {},
): Promise<Buffer> {
  const paper = leaning(creased(await pictureOf(toPdf({ blocks, seed }), dpi), folds), lean);
  const margin = 70;
  const angle = (tilt * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const width = Math.ceil(paper.width * cosine + paper.height * sine) + 2 * margin;
  const height = Math.ceil(paper.height * cosine + paper.width * sine) + 2 * margin;
  const canvas = turns % 2 === 0 ? createCanvas(width, height) : createCanvas(height, width);
  const context = canvas.getContext('2d');
  context.fillStyle = '#6d5a45';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2 + angle);
  if (blur > 0) context.filter = `blur(${blur}px)`;
  context.drawImage(paper, -paper.width / 2, -paper.height / 2);
  context.filter = 'none';
  const light = context.createLinearGradient(-width / 2, -height / 2, width / 2, height / 2);
  light.addColorStop(0, 'rgba(20, 16, 8, 0)');
  light.addColorStop(1, `rgba(20, 16, 8, ${shade})`);
  context.fillStyle = light;
  context.fillRect(-width, -height, 2 * width, 2 * height);
  if (shadow > 0) drawShadow(context, width, height, shadow);
  addNoise(canvas, seed);
  const jpeg = canvas.toBuffer('image/jpeg', 78);
  return exif === undefined ? jpeg : withOrientation(jpeg, exif);
}

/** The shadow of an arm and the phone: from the lower right corner up to the middle of the left edge. */
function drawShadow(context: SKRSContext2D, width: number, height: number, darkness: number): void {
  context.fillStyle = `rgba(12, 10, 6, ${darkness})`;
  context.beginPath();
  context.moveTo(width / 2, height);
  context.lineTo(width / 2, -height * 0.12);
  context.lineTo(-width / 2, height * 0.08);
  context.lineTo(-width / 2, height * 0.3);
  context.lineTo(0, height * 0.2);
  context.lineTo(-width * 0.2, height);
  context.fill();
}

/** The paper with creases across it: on one side of each the paper is darker, and the crease itself is a thin bright line. */
function creased(paper: Canvas, folds: number): Canvas {
  const context = paper.getContext('2d');
  for (let fold = 1; fold <= folds; fold += 1) {
    const at = (paper.height * fold) / (folds + 1);
    const deep = paper.height / (folds + 1);
    const side = context.createLinearGradient(0, at, 0, at + deep);
    side.addColorStop(0, 'rgba(20, 16, 8, 0.35)');
    side.addColorStop(0.7, 'rgba(20, 16, 8, 0)');
    context.fillStyle = side;
    context.fillRect(0, at, paper.width, deep);
    context.fillStyle = 'rgba(255, 255, 255, 0.7)';
    context.fillRect(0, at - 1, paper.width, 3);
  }
  return paper;
}

/** The paper as seen by a camera that is held at a slant: its far edge is narrower, and lines there are closer together. */
function leaning(paper: Canvas, lean: number): Canvas {
  if (lean === 0) return paper;
  const { width, height } = paper;
  const canvas = createCanvas(width, Math.round(height * (1 - lean / 2)));
  const context = canvas.getContext('2d');
  const far = 1 - lean;
  for (let y = 0; y < canvas.height; y += 1) {
    const seen = y / canvas.height;
    const scale = far + (1 - far) * seen;
    // A share of the way down the picture is a larger one down the paper: lines are closer together at the far edge.
    const from = seen / scale;
    const rowsPerPixel = (height * far) / scale ** 2 / canvas.height;
    const shown = width * scale;
    context.drawImage(
      paper,
      0,
      Math.min(height - 1, from * height),
      width,
      Math.max(1, rowsPerPixel),
      (width - shown) / 2,
      y,
      shown,
      1,
    );
  }
  return canvas;
}

function addNoise(canvas: Canvas, seed: number): void {
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const random = seeded(seed);
  for (let at = 0; at < image.data.length; at += 4) {
    const noise = (random() - 0.5) * 16;
    for (let channel = 0; channel < 3; channel += 1)
      image.data[at + channel] = Math.max(0, Math.min(255, (image.data[at + channel] ?? 0) + noise));
  }
  context.putImageData(image, 0, 0);
}

/** The picture with an EXIF segment that states its orientation, as phones write it, little-endian. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0];
  const tiff = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, ...entry, 0, 0, 0, 0]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
