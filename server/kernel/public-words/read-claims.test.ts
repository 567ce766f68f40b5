import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims } from '../../../content/claims.ts';
import { readClaims } from './read-claims.ts';
import { shownHere } from './shown-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'unhold-claims-'));
const counted = { value: '62%', n: 34, from: '2026-01-01', to: '2026-06-30', source: 'closed cases, by our reports' };

/** What is read of a file with this content. */
function read(content: unknown, demo = false) {
  const path = join(folder, 'claims.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readClaims(path, demo);
}

test('a measured figure is read with its number, days and source, and without a file there is none', () => {
  expect(read({ 'about.successRate': counted })).toEqual({ 'about.successRate': counted });
  expect(readClaims(undefined, false)).toEqual({});
});

test.each([
  ['a figure that no page shows', { 'about.luck': counted }],
  ['a figure that the program keeps', { 'home.review': counted }],
  ['no number of cases', { 'about.successRate': { ...counted, n: 0 } }],
  ['days in the wrong order', { 'about.successRate': { ...counted, from: '2026-07-01' } }],
  ['no source', { 'about.successRate': { ...counted, source: '' } }],
  ['a value that is no figure', { 'about.successRate': { ...counted, value: 'excellent' } }],
  ['markup', { 'about.successRate': { ...counted, source: 'closed cases <script>' } }],
  ['a mark', { 'about.successRate': { ...counted, source: 'closed cases ⟪demo⟫' } }],
  ['no JSON', '{'],
])('the configuration is refused for %s', (_, content) => {
  expect(() => read(content)).toThrow(/^The configuration is wrong:\n {2}CLAIMS: /);
});

test('a demo takes no measured figures, because it shows the samples', () => {
  expect(() => read({ 'about.successRate': counted }, true)).toThrow('a demo shows the samples');
});

test('each claim has a name of its own, is shown in a demo, and outside it only as measured or kept', () => {
  expect(new Set(claims.map(({ name }) => name)).size).toBe(claims.length);
  const [demo, live] = [
    shownHere({ demo: true, ai: null, claims: {} }),
    shownHere({ demo: false, ai: null, claims: {} }),
  ];
  for (const claim of claims) {
    expect(demo.keeps(claim.name), claim.name).toBe(true);
    expect(live.keeps(claim.name), claim.name).toBe('kept' in claim);
  }
});
