import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { photographed } from '../../../bench/documents/photo.ts';
import { pageOfNotice } from '../../../testing/files/notice-page.ts';
import { tiltOf } from './tilt.ts';

test.each([-15, -6, 0, 8, 12])(
  'the tilt of a photographed page is found at every quarter turn: %d degrees',
  async (tilt) => {
    const image = await loadImage(await photographed(pageOfNotice, { tilt, shadow: 0.5 }));
    for (const turn of [0, 1, 2, 3]) expect(Math.abs(tiltOf(image, turn) - tilt)).toBeLessThan(0.5);
  },
);

test('a picture without lines has no tilt', async () => {
  const canvas = createCanvas(800, 600);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 800, 600);
  expect(tiltOf(await loadImage(canvas.toBuffer('image/png')), 0)).toBe(0);
  context.fillStyle = '#000000';
  context.beginPath();
  context.arc(400, 300, 200, 0, 2 * Math.PI);
  context.fill();
  expect(tiltOf(await loadImage(canvas.toBuffer('image/png')), 0)).toBe(0);
});
