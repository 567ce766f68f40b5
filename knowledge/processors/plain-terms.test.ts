import { expect, test } from 'vitest';
import { plainTerms } from './plain-terms.ts';
import { profiles } from './profiles.ts';

const topics = new Set(
  Object.values(profiles).flatMap(({ agreements }) =>
    agreements.flatMap(({ adverse }) => adverse.map(({ topic }) => topic)),
  ),
);

test('every adverse term of every version is told in plain words, and nothing else is', () => {
  expect([...topics].filter((topic) => !plainTerms[topic])).toEqual([]);
  expect(Object.keys(plainTerms).filter((topic) => !topics.has(topic))).toEqual([]);
});

test('plain words are whole sentences without terms of art', () => {
  for (const words of Object.values(plainTerms)) {
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(words.length).toBeLessThan(130);
    expect(words).not.toMatch(/delegation|set-off|consequential|indemni|pursuant|herein/i);
  }
});
