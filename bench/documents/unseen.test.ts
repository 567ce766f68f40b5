import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digest } from '../../domain/documents/digest.ts';
import { isInvented, noticesFound, scoreOf, type Scored } from './score.ts';
import { train, trainingTexts } from './train-kinds.ts';
import { unseenDocuments } from './unseen.ts';

test('the weights of the kinds are those that the training texts give, and no unseen document is among these', () => {
  const texts = trainingTexts();
  expect(texts.length).toBeGreaterThanOrEqual(300);
  const file = new URL('../../domain/documents/kind-model/weights.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(train(texts));
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, ' ');
  const trained = texts.map(({ text }) => plain(text)).join('|');
  for (const { lines } of unseenDocuments())
    for (const sentence of lines
      .join(' ')
      .split(/[.:!?]/)
      .map(plain))
      if (sentence.trim().split(' ').length > 7) expect(trained).not.toContain(sentence.trim());
});

test('kinds, notices, amounts, dates and addressees of unseen wordings are found, and none is invented', () => {
  const scored = unseenDocuments().map(({ kind, truth, lines }): Scored => {
    const { kind: guessed, findings } = digest({
      pages: 1,
      read: [{ number: 1, lines, way: 'text', confidence: 1, hidden: 0 }],
    });
    expect(findings.filter((each) => isInvented(each, lines.join('\n')))).toEqual([]);
    return { kind, guessed, truth, found: findings };
  });
  const score = scoreOf(scored);
  expect(scored.length).toBeGreaterThanOrEqual(70);
  expect(score.kindRight).toBeGreaterThanOrEqual(0.95);
  expect(noticesFound(scored)).toBeGreaterThanOrEqual(0.95);
  expect(score.amounts.f1).toBeGreaterThanOrEqual(0.95);
  expect(score.dates.f1).toBeGreaterThanOrEqual(0.95);
  expect(score.addressees.f1).toBeGreaterThanOrEqual(0.95);
  expect(score.addressees.wrong).toBe(0);
});
