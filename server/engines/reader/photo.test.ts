import { expect, test } from 'vitest';
import { digest } from '../../../domain/documents/digest.ts';
import { photographed } from '../../../bench/documents/photo.ts';
import { pageOfNotice } from '../../../testing/files/notice-page.ts';
import { readDocument } from './read-document.ts';

test.each([
  ['stored on its side, as its EXIF says, at an angle and in poor light', { turns: 3, exif: 6, tilt: 3, shade: 0.6 }],
  ['on its side, without a word about it', { turns: 1, dpi: 120 }],
  ['far off level', { tilt: -14 }],
  [
    'at a slant, folded, blurred and under a shadow',
    { tilt: 9, lean: 0.15, folds: 2, blur: 0.8, shadow: 0.5, dpi: 180 },
  ],
])(
  'a photo of a notice is read: %s',
  async (_, shot) => {
    const { kind, findings } = digest(
      await readDocument(await photographed(pageOfNotice, shot), 'image/jpeg', () => {}),
    );
    expect(kind).toBe('hold_notice');
    expect(findings.map(({ role, value }) => [role, value])).toEqual(
      expect.arrayContaining([
        ['held', 1_843_217],
        ['hold_started', '2026-09-02'],
        ['processor', 'paypal'],
        ['account', '448812003391'],
      ]),
    );
    expect(findings.filter(({ what }) => what === 'addressee').map(({ role, value }) => [role, value])).toEqual([
      ['business_name', 'Juniper & Pine Goods LLC'],
      ['street', '418 Foundry Street'],
      ['city', 'Boise'],
      ['state', 'ID'],
      ['zip', '83702'],
    ]);
  },
  120_000,
);
