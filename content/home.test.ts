// @proves home-texts
import { expect, test } from 'vitest';
import { heroLetter, homeProcessors } from './home.ts';
import { sampleCase, sampleParts } from './sample-letter.ts';

test('the five processor cards have the spec’s slugs, in order', () => {
  expect(homeProcessors.map((card) => card.slug)).toEqual([
    'paypal-holds',
    'stripe-reserve',
    'shopify-payments-hold',
    'square-hold',
    'legacy-acquirer-holds',
  ]);
});

test('the days beside the hero’s letter are those of the sample', () => {
  const day = 86_400_000;
  const since = (date: string) => (Date.parse(date) - Date.parse(sampleCase.holdStarted)) / day;
  expect([since(sampleCase.dated), since('2026-07-06')]).toEqual([heroLetter.hold.days, heroLetter.hold.windowDays]);
  expect(heroLetter.hold.to).toContain(String(heroLetter.hold.days));
  expect(JSON.stringify(sampleParts)).toContain('July 6, 2026');
});
