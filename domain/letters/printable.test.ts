import { expect, test } from 'vitest';
import { namedCharacters, unprintable } from './printable.ts';

test.each([
  ['Analytical Goods LLC', []],
  ['Café Zoë & Søn, Łódź – “naïve” €5', []],
  ['Ωμέγα Привет שלום سلام 😀', []],
  ['李明 Trading LLC', ['李', '明']],
  ['株式会社テスト', ['株', '式', '会', '社', 'テ', 'ス', 'ト']],
  ['한국 상사', ['한', '국', '상', '사']],
  ['บริษัท', ['บ', 'ร', 'ิ', 'ษ', 'ั', 'ท']],
  ['', []],
])('in %j the characters that no font can show are %j', (text, characters) => {
  expect(unprintable(text)).toEqual(characters);
});

test('a sentence names at most six unprintable characters', () => {
  expect(namedCharacters(unprintable('株式会社テスト有限公司'))).toBe('株 式 会 社 テ ス');
});
