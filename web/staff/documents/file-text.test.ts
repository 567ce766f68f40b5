// @proves file-words
import { expect, test } from 'vitest';
import { fileKindLabels, fileKinds } from '../../../domain/documents/document-kind.ts';
import { kilobytes, previewWay, typeName } from '../../preview/file-type.ts';
import { scanText } from './file-text.ts';

test('sizes are in KB with one decimal', () => {
  expect([1, 1024, 1536, 10 * 1024 * 1024].map(kilobytes)).toEqual(['0.0 KB', '1.0 KB', '1.5 KB', '10240.0 KB']);
});

test('a file says something of its malware scan only where one should have been and is not on record', () => {
  expect(scanText({ state: 'clean', at: '2026-11-20T15:00:00Z', by: 'ClamAV' })).toBeNull();
  expect(scanText({ state: 'no_scanner', at: null, by: null })).toBeNull();
  expect(scanText({ state: 'no_record', at: null, by: null })).toBe('Not scanned: no scan is on record');
});

test('images and PDFs are previewed, and other files named', () => {
  expect(
    [
      'image/jpeg',
      'image/png',
      'application/pdf',
      'image/heic',
      'application/msword',
      'text/html',
      'image/svg+xml',
    ].map(previewWay),
  ).toEqual(['picture', 'picture', 'pdf', 'none', 'none', 'none', 'none']);
  expect([typeName('image/heic'), typeName('application/x-anything')]).toEqual(['HEIC photo', 'file of this kind']);
});

test('a file has one of seventeen kinds', () => {
  expect(fileKinds.map((kind) => fileKindLabels[kind])).toHaveLength(17);
  expect(fileKindLabels[fileKinds.at(-1) ?? 'hold_notice']).toBe('Application document');
});
