// @proves ai-labels
import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { asksAiAttribute, namesAiAttribute } from '../../content/origin.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The labels of a page whose <html> has these attributes. */
async function labelsWith(attributes: Record<string, string>) {
  const documentElement = {
    hasAttribute: (name: string) => name in attributes,
    getAttribute: (name: string) => attributes[name] ?? null,
  };
  vi.stubGlobal('document', { documentElement });
  vi.resetModules();
  return import('./ai-label.ts');
}

test('labels say AI where the server says so, and elsewhere what is true', async () => {
  const named = await labelsWith({ [namesAiAttribute]: 'drafts analysis' });
  expect([named.draftsLabel, named.generateLabel]).toEqual([
    'AI drafts. A licensed attorney reviews and signs.',
    'Generate AI analysis',
  ]);
  const analyzes = await labelsWith({ [namesAiAttribute]: 'analysis', [asksAiAttribute]: '' });
  expect([analyzes.draftsLabel, analyzes.generateLabel, analyzes.asksAi]).toEqual([
    'Software drafts. A licensed attorney reviews and signs.',
    'Generate AI analysis',
    true,
  ]);
  const plain = await labelsWith({});
  expect(plain.asksAi).toBe(false);
  expect([plain.draftsLabel, plain.generateLabel]).toEqual([
    'Software drafts. A licensed attorney reviews and signs.',
    'Generate case analysis',
  ]);
});

test('no screen says AI but through the function that asks whether it is true', () => {
  const sources = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.test\.|web\/language\//.test(file));
  expect(sources.length).toBeGreaterThan(300);
  const lines = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /\bAI\b/.test(line) && !/^\s*(\/?\*|\/\/)|\s\/\/ /.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.filter((line) => !line.includes('aiLabel('))).toEqual([]);
  expect(lines.length).toBeGreaterThan(5);
});
