import { expect, test } from 'vitest';
import type { FormField } from '../../domain/documents/form-field.ts';
import { fullCase } from '../../testing/cases/sample-cases.ts';
import { buildFactSheet } from '../facts/fact-sheet.ts';
import { ticksOf } from './form-ticks.ts';
import { roleOf, suggestedValue } from './form-values.ts';

const field = (label: string, more: Partial<FormField> = {}): FormField => ({
  name: 'f1',
  label,
  kind: 'text',
  options: [],
  value: '',
  max: null,
  lines: false,
  ...more,
});
const sheet = buildFactSheet(fullCase('paypal'), { dated: '2026-11-23' });

test.each([
  ['Full name or business name', 'fact', 'Juniper Outfitters LLC'],
  ['Email address of the account', 'fact', 'sales@juniper.example.com'],
  ['Phone', 'fact', '(212) 555-0187'],
  ['Amount in dispute', 'fact', expect.stringContaining('$48,250.75')],
  [
    'Describe the nature and basis of your claims',
    'fact',
    expect.stringMatching(/^PayPal, Inc\. withholds \$48,250\.75 /),
  ],
  ['What relief do you seek?', 'fact', expect.stringMatching(/^Release of \$48,250\.75 in US dollars/)],
  ['Signature', 'signature', ''],
  ['Sign here', 'signature', ''],
  ['Date', 'date', '11/23/2026'],
  ['Date signed', 'date', '11/23/2026'],
  ['Date of birth', 'free', ''],
  ['Date of the transaction', 'free', ''],
  ['Favorite color', 'free', ''],
] as const)('a field labeled “%s” is %s, and the facts answer it or nothing does', (label, role, value) => {
  expect(roleOf(field(label))).toBe(role);
  expect(suggestedValue(field(label), sheet, '2026-11-23')).toEqual(value);
});

test('nothing is suggested for a box or a choice, nor what a field is too short for, and no markup is', () => {
  expect(suggestedValue(field('Email', { kind: 'box' }), sheet, '2026-11-23')).toBe('');
  expect(suggestedValue(field('Email', { max: 5 }), sheet, '2026-11-23')).toBe('');
  expect(suggestedValue(field('Relief'), sheet, '2026-11-23')).not.toContain('**');
});

test('counsel ticks every field with its value, or each content of a flat form, and always signature, day and blank', () => {
  const last = ['signature', 'date', 'blank'];
  const fields = [field('Email', { name: 'email', value: 'a@b.example' }), field('Signature'), field('Date')];
  const ticks = ticksOf(fields, ['form_fields', 'claims']);
  expect(ticks.map(({ id }) => id)).toEqual(['field:email', ...last]);
  expect(ticks[0]).toMatchObject({ says: 'Email', value: 'a@b.example' });
  expect(ticksOf([], ['form_fields', 'documents', 'signature', 'claims', 'relief']).map(({ id }) => id)).toEqual([
    'content:claims',
    'content:relief',
    'fields',
    ...last,
  ]);
});
