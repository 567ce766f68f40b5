// @proves status-badge
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { caseStatuses } from '../../domain/cases/case.ts';
import { Badge } from './badge.tsx';

const html = (status: string) => renderToStaticMarkup(<Badge status={status} />);
const lookOf = (status: string) => /badge--(\w+)/.exec(html(status))?.[1] ?? '';

test('a status is shown in upper case with spaces, and an unknown one looks like closed', () => {
  expect(html('under_review')).toBe('<span class="badge badge--under_review">UNDER REVIEW</span>');
  expect(html('on_the_moon')).toBe('<span class="badge badge--closed">ON THE MOON</span>');
});

test('each status has its own color', () => {
  const css = readFileSync(new URL('feedback.css', import.meta.url), 'utf8');
  const colors = caseStatuses.map((status) => new RegExp(`\\.badge--${lookOf(status)} \\{([^}]*)\\}`).exec(css)?.[1]);
  expect(colors).not.toContain(undefined);
  expect(new Set(colors).size).toBe(caseStatuses.length);
});
