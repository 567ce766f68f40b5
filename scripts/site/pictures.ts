/** Open Graph images, one per page, and the icons, in the site's own fonts and colors. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { site } from '../../content/site.ts';
import type { Page } from './pages.ts';

const paper = '#fbfaf6';
const ink = '#17211c';
const brand = '#0e4a3a';
const [width, height, margin] = [1200, 630, 88];

export function writePictures(folder: string, pages: readonly Page[]): void {
  loadFaces();
  for (const page of pages) {
    const file = join(folder, 'og', `${page.path === '/' ? 'home' : page.path.slice(1)}.png`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, titlePicture(page.title));
  }
  for (const size of [180, 192, 512]) writeFileSync(join(folder, `icon-${size}.png`), icon(size));
  writeFileSync(join(folder, 'favicon.ico'), icoOf(icon(32), 32));
}

function loadFaces(): void {
  const packaged = createRequire(import.meta.url);
  const face = (path: string, name: string) => GlobalFonts.register(readFileSync(packaged.resolve(path)), name);
  face('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf', 'Serif');
  face('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf', 'Sans');
}

function titlePicture(title: string): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = ink;
  context.fillRect(margin, 150, width - 2 * margin, 2);
  context.fillRect(margin, height - 140, width - 2 * margin, 1);
  wordmark(context, margin, 112);
  context.fillStyle = ink;
  const size = title.length > 60 ? 62 : 72;
  context.font = `${size}px Serif`;
  linesOf(context, title)
    .slice(0, 4)
    .forEach((line, index) => context.fillText(line, margin, 240 + index * size * 1.16));
  context.font = '28px Sans';
  context.fillStyle = '#5e6963';
  context.fillText(site.tagline, margin, height - 88);
  return canvas.toBuffer('image/png');
}

function wordmark(context: SKRSContext2D, x: number, y: number): void {
  context.fillStyle = ink;
  context.font = '46px Serif';
  context.fillText(site.name, x, y);
  context.fillStyle = brand;
  context.fillRect(x + context.measureText(site.name).width + 6, y - 3, 26, 4);
}

function linesOf(context: SKRSContext2D, text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width - 2 * margin) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** One PNG in an ICO file, which is what browsers and feed readers ask for without being told. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // Type 1, one picture: its size, 1 plane, 32 bits a pixel, its bytes and where they begin.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function icon(size: number): Buffer {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = brand;
  context.fillRect(0, 0, size, size);
  context.fillStyle = paper;
  context.font = `${size * 0.62}px Serif`;
  context.textAlign = 'center';
  context.fillText(site.name.slice(0, 1), size / 2, size * 0.68);
  context.fillRect(size * 0.26, size * 0.78, size * 0.48, size * 0.05);
  return canvas.toBuffer('image/png');
}
