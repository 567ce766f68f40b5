import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basisMark, keepShown, marksOf, valueMark, where, type Shown } from './marks.ts';

const known = ['demo', 'ai', 'figure'];
const keeping = (...names: string[]): Shown => ({
  keeps: (name) => {
    if (!known.includes(name)) throw new Error(`nobody knows ${name}`);
    return names.includes(name);
  },
  value: (name) => `value of ${name}`,
  basis: (name) => `basis of ${name}`,
});

test('one of two texts is kept, also within another that is kept', () => {
  const text = `a ${where('demo', `b ${where('ai', 'c', 'd')}`, `e ${where('figure', valueMark('figure', ''))}`)} f`;
  expect(keepShown(text, keeping('demo', 'ai'))).toBe('a b c f');
  expect(keepShown(text, keeping('demo'))).toBe('a b d f');
  expect(keepShown(text, keeping('figure'))).toBe('a e value of figure f');
  expect(keepShown(text, keeping())).toBe('a e  f');
});

test('a text under several names is kept for any of them', () => {
  expect(keepShown(where(['ai', 'figure'], basisMark('figure')), keeping('figure'))).toBe('basis of figure');
});

test('what React writes between two texts goes with the mark', () => {
  const marks = marksOf('demo');
  expect(keepShown(`a<!-- -->${marks?.open}<!-- -->b${marks?.end}`, keeping('demo'))).toBe('ab');
});

test.each(['⟪demo⟫a', 'a⟪/⟫', 'a⟪else⟫b', '⟪nonsense⟫a⟪/⟫'])('a text whose marks are wrong is refused: %s', (text) => {
  expect(() => keepShown(text, keeping('demo'))).toThrow(/closes nothing|left open|nobody knows/);
});

test('nested texts come out as they are chosen, whatever they say', () => {
  const plain = fc.string().filter((text) => !/[⟪⟫]|<!-- -->/.test(text));
  /** A text with its marks, and what stays of it where `demo` is kept and `ai` is not. */
  const { node } = fc.letrec<{ node: { text: string; kept: string } }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      plain.map((text) => ({ text, kept: text })),
      fc.tuple(fc.constantFrom('demo', 'ai'), tie('node'), tie('node'), plain).map(([name, a, b, after]) => ({
        text: where(name, a.text, b.text) + after,
        kept: (name === 'demo' ? a.kept : b.kept) + after,
      })),
    ),
  }));
  fc.assert(fc.property(node, ({ text, kept }) => keepShown(text, keeping('demo')) === kept));
});
