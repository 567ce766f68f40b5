import { expect, test, vi } from 'vitest';
import { shown, textOf } from '../../testing/web/shown.tsx';
import { LanguageContext, english } from '../language/language.ts';
import { spanish } from '../language/speak-spanish.ts';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
const { default: ConsentBox } = await import('./consent-box.tsx');

const disclosure = { writer: 'OpenAI', judge: 'Anthropic', sends: 'texts' } as const;
const box = (language: typeof english, ticked = false) =>
  shown(
    <LanguageContext value={language}>
      <ConsentBox
        disclosure={disclosure}
        ticked={ticked ? { providers: ['OpenAI', 'Anthropic'], sends: 'texts' } : null}
        onTick={() => undefined}
      />
    </LanguageContext>,
  );

test('the box names each recipient and what it does, in either language, and is ticked by nobody but the merchant', () => {
  expect(textOf(box(english))).toContain('may be sent to OpenAI (writer) and Anthropic (judge) to help to draft');
  expect(textOf(box(spanish))).toContain('a OpenAI (redacta) y Anthropic (revisa) para ayudar a redactar');
  expect([box(english), box(english, true)].map((html) => /<input[^>]* checked/.test(html))).toEqual([false, true]);
});
