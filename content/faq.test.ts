// @proves faq-texts
import { expect, test } from 'vitest';
import { faqClaims, pastResults } from './claims.ts';
import { faqItems } from './faq.ts';
import { pricingTiers } from './fees.ts';

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
  const all = faqItems.map((item) => item.answer).join('\n');
  for (const figure of Object.values(faqClaims)) expect(all).toContain(figure);
  for (const { percent, held } of pricingTiers) {
    expect(all.toLowerCase()).toContain(held.toLowerCase());
    expect(all).toContain(`${percent}%`);
  }
  for (const { answer } of faqItems) if (answer.includes(faqClaims.successRate)) expect(answer).toContain(pastResults);
});
