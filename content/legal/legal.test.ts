// @proves legal-texts
import { describe, expect, test } from 'vitest';
import { homeFeeTiers, pricingFeeTiers } from '../../domain/money/fee.ts';
import { knownPaths } from '../../web/paths/paths.ts';
import { buildDay } from '../../web/public/legal/build-date.ts';
import { disclaimer } from './disclaimer.ts';
import type { LegalText } from './legal-text.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

const textOf = (text: LegalText) => JSON.stringify(text.sections);

describe('the legal pages', () => {
  test('terms have the spec’s eight sections, in order', () => {
    expect(terms.sections.map(({ title }) => title)).toEqual([
      'Agreement',
      'Services',
      'Fee structure',
      'Client responsibilities',
      'Disclaimers',
      'Confidentiality',
      'Limitation of liability',
      'Contact',
    ]);
    expect(textOf(terms)).toContain('limited to the fees that you have paid');
  });

  test('terms show every percentage of both schedules', () => {
    for (const { percent } of [...homeFeeTiers, ...pricingFeeTiers]) expect(textOf(terms)).toContain(`"${percent}%"`);
  });

  test('privacy has nine sections, 7 years of retention and no sale of data', () => {
    expect(privacy.sections).toHaveLength(9);
    expect(textOf(privacy)).toContain('typically retained 7 years after closure');
    expect(textOf(privacy)).toContain('Personal data is not sold');
  });

  test.each([terms, privacy, disclaimer])('$title has unique anchors, no empty section and no broken link', (text) => {
    expect(new Set(text.sections.map(({ id }) => id)).size).toBe(text.sections.length);
    for (const section of text.sections)
      expect(JSON.stringify(section.blocks).length, section.title).toBeGreaterThan(60);
    for (const [, to] of textOf(text).matchAll(/\]\(([^)]+)\)/g))
      expect(knownPaths.map(({ pattern }) => pattern)).toContain(to);
    expect(text.sections.at(-1)?.blocks).toContainEqual({ contact: true });
    expect(text.description.length).toBeGreaterThanOrEqual(70);
    expect(text.description.length).toBeLessThanOrEqual(160);
  });

  test('the date is the build date in UTC', () => {
    expect(buildDay(new Date('2026-11-21T23:59:59Z'))).toEqual({ iso: '2026-11-21', text: 'November 21, 2026' });
    expect(buildDay(new Date('2026-12-31T23:30:00-05:00')).text).toBe('January 1, 2027');
  });
});
