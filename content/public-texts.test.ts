// @proves public-texts
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aboutFigures, compliance, entries, values } from './about.ts';
import { attorneys, review, sampleProfileNote } from './attorneys.ts';
import { shownHere } from '../server/kernel/public-words/shown-here.ts';
import { keepShown } from './marks.ts';
import { bodyNotes, complaintSteps, complaintTimeline } from './complaints.ts';
import { answerTimes, contactForm } from './contact.ts';
import { site } from './site.ts';
import { sampleNote, stories } from './stories.ts';
import { feePercentFor, feeFor } from '../domain/money/fee.ts';

/** Long enough to say something, ends like a sentence, and occurs once. */
function expectRealTexts(texts: readonly string[], shortest = 60): void {
  for (const text of texts) {
    expect(text.length, text).toBeGreaterThanOrEqual(shortest);
    expect(text, text).toMatch(/[.:)”]$/);
  }
  expect(new Set(texts).size).toBe(texts.length);
}

test('email is spelled as everywhere, without a hyphen where a line could break', () => {
  // The sample is a letter as the clauses write it.
  const files = globSync('content/**/*.{ts,md}').filter((file) => !/test\.ts$|sample-letter/.test(file));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => /e-mail/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('/about', () => {
  test('shows the spec’s four figures', () => {
    expect(aboutFigures.map(({ value }) => value)).toEqual(['89%', '$50M+', '2,500+', '45 days']);
  });

  test('has the two entries, four values and a compliance list', () => {
    expect(entries.map(({ title }) => title)).toEqual(['Partner law firms', 'Data protection']);
    expect(values.items.map(({ title }) => title)).toEqual([
      'Merchant-first',
      'Technology-driven efficiency',
      'Legal excellence',
      'Data protection',
    ]);
    expectRealTexts(values.items.map(({ text }) => text));
    for (const demo of [true, false])
      expectRealTexts(compliance.items.map((text) => keepShown(text, shownHere({ demo, ai: null, claims: {} }))));
    expect(compliance.items.length).toBeGreaterThanOrEqual(5);
  });
});

describe('/contact', () => {
  test('has the spec’s text and times', () => {
    expect(contactForm.placeholder).toBe('Tell us about your situation or ask any questions...');
    expect(answerTimes.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Email: under 24 hours',
      'Phone: under 4 hours',
      'Case reviews: 1-2 business days',
    ]);
    expect(site.hours).toBe('Mon-Fri, 9 AM-6 PM EST');
  });
});

describe('/success-stories', () => {
  test('has six cases of different kinds, labeled as samples', () => {
    expect(stories).toHaveLength(6);
    expect(sampleNote).toMatch(/^Sample cases/);
    for (const key of ['id', 'businessName', 'industry', 'description', 'outcome', 'timeframe'] as const)
      expect(new Set(stories.map((story) => story[key])).size, key).toBe(6);
    expectRealTexts(stories.flatMap(({ description, outcome }) => [description, outcome]));
    expect(new Set(stories.map(({ processor }) => processor)).size).toBeGreaterThanOrEqual(5);
  });

  test('includes a partial release and a refusal without a fee, and none returns more than was held', () => {
    expect(stories.filter(({ amount, returned }) => returned > 0 && returned < amount)).toHaveLength(1);
    const refused = stories.filter(({ returned }) => returned === 0);
    expect(refused).toHaveLength(1);
    for (const { amount } of refused) expect(feeFor(0, feePercentFor(amount))).toBe(0);
    for (const { amount, returned } of stories) expect(returned).toBeLessThanOrEqual(amount);
  });
});

describe('/attorneys', () => {
  test('has four profiles, all samples with five stars', () => {
    expect(attorneys).toHaveLength(4);
    expect(sampleProfileNote).toMatch(/^Sample profiles/);
    for (const attorney of attorneys) {
      expect(attorney.name).toMatch(/ Sample$/);
      expect(attorney.education).toMatch(/^J\.D\., accredited law school/);
      expect(attorney.rating).toBe(5);
      expect(attorney.specialties.length).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(attorneys.map(({ location }) => location)).size).toBe(4);
    expectRealTexts(attorneys.map(({ description }) => description));
  });

  test('explains the review in three steps', () => {
    expect(review.steps).toHaveLength(3);
    expectRealTexts(review.steps.map(({ what }) => what));
  });
});

describe('/complaints', () => {
  test('has the spec’s four steps', () => {
    expect(complaintSteps.map(({ title }) => title)).toEqual([
      'Direct resolution',
      'Formal complaint',
      'Investigation',
      'External resources',
    ]);
    expectRealTexts(complaintSteps.map(({ what }) => what));
  });

  test('has the spec’s times, and bars that fit the scale', () => {
    expect(complaintTimeline.rows.map(({ time }) => time.value)).toEqual([
      '24-48 hours',
      '5-10 business days',
      'within 10 business days',
      '3-5 business days',
    ]);
    for (const { from, sure, latest } of complaintTimeline.rows)
      expect([from, sure, latest, complaintTimeline.days]).toEqual(
        [from, sure, latest, complaintTimeline.days].toSorted((a, b) => a - b),
      );
  });

  test('says what each external body does', () => {
    expect(site.protectionBodies).toHaveLength(2);
    expect(bodyNotes).toHaveLength(2);
    expectRealTexts(bodyNotes);
  });
});
