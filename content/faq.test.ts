// @proves faq-texts
import { expect, test } from 'vitest';
import { faqClaims, pastResults } from './claims.ts';
import { faqItems } from './faq.ts';
import { pricingTiers } from './fees.ts';
import { keepShown } from './marks.ts';
import { shownHere } from '../server/kernel/public-words/shown-here.ts';

const inDemo = shownHere({ demo: true, ai: null, claims: {} });

test('the FAQ has ten distinct questions, each with an answer', () => {
  expect(faqItems).toHaveLength(10);
  for (const { question, answer } of faqItems) {
    expect(question.trim()).toMatch(/\?$/);
    expect(answer.trim().length).toBeGreaterThan(80);
    for (const paragraph of answer.split('\n\n')) expect(paragraph.trim()).not.toBe('');
  }
  expect(new Set(faqItems.map((item) => item.question)).size).toBe(10);
  expect(new Set(faqItems.flatMap((item) => item.answer.split('\n\n'))).size).toBe(
    faqItems.flatMap((item) => item.answer.split('\n\n')).length,
  );
});

test('the FAQ has the spec’s figures, each claimed result with its disclaimer', () => {
  const answers = faqItems.map((item) => keepShown(item.answer, inDemo));
  const all = answers.join('\n');
  for (const { value } of Object.values(faqClaims)) expect(all).toContain(value);
  for (const { percent, held } of pricingTiers) {
    expect(all.toLowerCase()).toContain(held.toLowerCase());
    expect(all).toContain(`${percent}%`);
  }
  for (const answer of answers) if (answer.includes(faqClaims.successRate.value)) expect(answer).toContain(pastResults);
});
