// @proves public-words
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { attorneys } from '../../content/attorneys.ts';
import { aboutClaims, claims } from '../../content/claims.ts';
import { keepShown, type Shown } from '../../content/marks.ts';
import { sampleCase, sampleFoot, sampleHead } from '../../content/sample-letter.ts';
import { stories } from '../../content/stories.ts';
import { aiPurposeKeys, aiPurposeOf } from '../../domain/ai/purposes.ts';
import { shownHere } from '../../server/kernel/public-words/shown-here.ts';
import { plainText } from '../../scripts/site/pages.ts';
import { staticPaths } from '../paths/static-paths.ts';
import routes from '../routes.ts';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
vi.mock('virtual:enhance/contact-form', () => ({ default: '' }));
vi.mock('virtual:enhance/copy-text', () => ({ default: '' }));
vi.mock('virtual:enhance/fee-calculator', () => ({ default: '' }));
vi.mock('virtual:enhance/share', () => ({ default: '' }));
vi.mock('virtual:enhance/thank-you', () => ({ default: '' }));
vi.mock('virtual:papers-to-read', async () => {
  const { papersToRead } = await import('../../drafting/papers/papers-to-read.ts');
  return { papers: papersToRead({ brand: 'Unhold', service: 'The operator' }) };
});

type Page = {
  default: () => ReactNode;
  meta?: (args: { params: object; loaderData: unknown }) => unknown;
  loader?: Exclude<RouteObject['loader'], boolean>;
};
const files = import.meta.glob<Page>(['./**/*.tsx', '!./**/*.test.tsx']);

/** Every public page as the build renders it: its marks still in it, with what search engines and previews read. */
const built = await renderAll();

async function renderAll(): Promise<Map<string, string>> {
  const metas = new Map<string, Page['meta']>();
  const objects = await Promise.all(
    routes
      .filter(({ file, path }) => file.startsWith('public/') && path !== '*')
      .map(async ({ path, file, index }): Promise<RouteObject> => {
        const page = await files[file.replace('public/', './')]?.();
        if (!page) throw new Error(`${file} is no page`);
        metas.set(file, page.meta);
        const route = { id: file, Component: page.default, ...(page.loader && { loader: page.loader }) };
        return index === true ? { ...route, index } : { ...route, path: `/${path}` };
      }),
  );
  const handler = createStaticHandler(objects);
  const pages = new Map<string, string>();
  for (const path of staticPaths) {
    const context = await handler.query(new Request(`http://localhost${path}`));
    if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
    const router = createStaticRouter(handler.dataRoutes, context);
    const [match] = context.matches;
    const id = match?.route.id ?? '';
    const meta = metas.get(id)?.({ params: match?.params ?? {}, loaderData: context.loaderData[id] });
    pages.set(
      path,
      renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />) +
        JSON.stringify(meta),
    );
  }
  return pages;
}

const live = shownHere({ demo: false, ai: null, claims: {} });
const demo = shownHere({ demo: true, ai: null, claims: {} });
const textsFor = (shown: Shown) => [...built].map(([path, html]) => [path, plainText(keepShown(html, shown))] as const);

/** What occurs as a term of an agreement, a rule that the program keeps, or an example that says so, wherever it is also a sample. */
const elsewhere = new Set([
  '45 days',
  '180 days',
  '90-180 days',
  '24-48 hours',
  'within 10 business days',
  '$31,000',
  '$35,000',
]);
const samples = new Set(claims.flatMap((claim) => ('kept' in claim ? [] : [claim.value])));

describe('outside the demo', () => {
  const shown = textsFor(live);

  test.each([...samples].filter((value) => !elsewhere.has(value)))('no public page states the sample %s', (value) => {
    expect(shown.filter(([, text]) => text.includes(value)).map(([path]) => path)).toEqual([]);
  });

  test('no public page names an invented merchant, attorney or firm, or calls anything a sample of ours', () => {
    const invented = [
      ...stories.map(({ businessName }) => businessName),
      ...attorneys.map(({ name }) => name),
      sampleCase.merchant,
      sampleCase.caseNumber,
      sampleHead.firm,
      sampleHead.addressee[0],
      sampleFoot.name,
    ];
    for (const [path, text] of shown)
      for (const name of [...invented, 'reading of cases', 'in our comparison', 'Sample case', 'stars'])
        expect(text.includes(name), `${path}: ${name}`).toBe(false);
  });

  test('no public page says AI, but for what is said to leave for none', () => {
    for (const [path, text] of shown)
      // The engagement letter says that nothing is given to one.
      if (path !== '/how-we-use-ai' && path !== '/engagement-letter')
        expect(text.replace('Nothing of your case is sent to an outside AI provider.', ''), path).not.toMatch(/\bAI\b/);
  });

  test('the page on AI says that none is used, and is neither linked nor indexed', () => {
    const pages = new Map([...built].map(([path, html]) => [path, keepShown(html, live)]));
    expect(pages.get('/how-we-use-ai')).toContain('No language model is used here.');
    expect(pages.get('/how-we-use-ai')).toContain('{"name":"robots","content":"noindex"}');
    expect(pages.get('/how-we-use-ai')).not.toContain('What is sent');
    for (const [path, html] of pages) expect(html, path).not.toContain('href="/how-we-use-ai"');
  });

  // Where the service speaks of itself, every figure is a price or a rule, so a new one has to be entered here or be a row.
  const own = ['/', '/how-it-works', '/about', '/contact', '/success-stories', '/attorneys', '/how-we-count', '/blog'];
  const prices = ['$0', '$1', '$25,000', '$25,001', '$100,000', '$100,001', '20%', '18%', '15%'];
  test.each(own)('%s states no sum, share or count that is not a price', (path) => {
    const text = shown.find(([each]) => each === path)?.[1] ?? '';
    const figures = text.match(/\$[\d.,]*\d[MK]?\+?|\d[\d.,]*\s?%|\d[\d,]*\+/g) ?? [];
    expect(figures.filter((figure) => !prices.includes(figure))).toEqual([]);
  });

  test('a page of stories without a story says so, and is neither linked nor indexed', () => {
    const pages = new Map([...built].map(([path, html]) => [path, keepShown(html, live)]));
    expect(pages.get('/success-stories')).toContain('None has been told so far, and none is made up.');
    expect(pages.get('/success-stories')).toContain('{"name":"robots","content":"noindex"}');
    for (const [path, html] of pages) expect(html, path).not.toContain('href="/success-stories"');
  });

  test('a measured figure stands on its page and on how we count, with its number, its days and its source', () => {
    const { name } = aboutClaims.successRate;
    const basis = { n: 34, from: '2026-01-01', to: '2026-06-30', source: 'closed cases, by the reports of staff' };
    const measured = new Map(
      textsFor(shownHere({ demo: false, ai: null, claims: { [name]: { value: '62%', ...basis } } })),
    );
    for (const path of ['/about', '/how-we-count'])
      expect(measured.get(path)).toContain(
        '62%n = 34, January 1, 2026 to June 30, 2026; closed cases, by the reports of staff',
      );
    expect(measured.get('/about')).toContain('Past results do not guarantee an outcome.');
    expect(measured.get('/faq')).not.toContain('62%');
  });
});

describe('where a language model is set up', () => {
  const model = { provider: 'openai', model: 'm', url: null, key: 'k', prices: null } as const;
  const ai = {
    writer: { ...model, name: 'OpenAI' },
    judge: { ...model, provider: 'anthropic', name: 'Anthropic' },
    sends: 'facts',
    paragraphsBy: null,
    timeoutSeconds: 90,
    dailyTokens: 1,
    caseTokens: 1,
  } as const;
  const pagesFor = (more: object, inDemo = false) => {
    const shown = shownHere({ demo: inDemo, claims: {}, ai: { ...ai, ...more } });
    return new Map([...built].map(([path, html]) => [path, keepShown(html, shown)]));
  };
  const about = ['/privacy', '/how-we-use-ai'];

  test.each([false, true])('privacy and the page on AI name to whom what is sent, if allowed (demo: %s)', (inDemo) => {
    for (const path of about) {
      const facts = plainText(pagesFor({}, inDemo).get(path) ?? '');
      expect(facts, path).toContain('OpenAI (writer) and Anthropic (judge)');
      expect(facts, path).not.toMatch(/texts (?:of|from) its documents/);
      expect(facts, path).not.toMatch(/outside AI provider|not used here/);
      expect(plainText(pagesFor({ sends: 'texts' }, inDemo).get(path) ?? ''), path).toMatch(
        /texts (?:of|from) its documents/,
      );
    }
    for (const [path, html] of pagesFor({}, inDemo))
      if (html.includes('<footer')) expect(html, path).toContain('href="/how-we-use-ai"');
  });

  test('where nothing may leave, the pages are those without a model', () => {
    const without = [...built].map(([path, html]) => [path, keepShown(html, live)]);
    expect([...pagesFor({ sends: 'nothing' })]).toEqual(without);
  });

  test.each([null, 'm'])('labels and the page on AI say what a model is asked for (measured: %s)', (paragraphsBy) => {
    const pages = pagesFor({ sends: 'texts', paragraphsBy });
    const saysDrafts: string[] = [];
    for (const [path, html] of pages) {
      const text = plainText(html);
      if (!about.includes(path) && /AI drafts|AI-Powered|AI-Drafted/.test(text)) saysDrafts.push(path);
      expect(text, path).not.toContain('Case Review by AI');
    }
    if (paragraphsBy === null) expect(saysDrafts).toEqual([]);
    else expect(saysDrafts).toEqual(expect.arrayContaining(['/', '/how-it-works']));
    const page = plainText(pages.get('/how-we-use-ai') ?? '');
    for (const purpose of aiPurposeKeys) {
      const { says, measured } = aiPurposeOf(purpose);
      expect([purpose, page.includes(says)]).toEqual([purpose, paragraphsBy !== null || !measured]);
    }
  });
});

describe('in the demo', () => {
  const shown = new Map(textsFor(demo));

  test.each(claims.map(({ name, page, value }) => [name, value, page]))('%s, %s, stands on %s', (_, value, page) => {
    expect(shown.get(page)?.includes(value)).toBe(true);
  });

  test('every sample stands without what would be said of a measured figure', () => {
    for (const [path, text] of shown) expect(text, path).not.toMatch(/n = \d|None has been told|claims no results/);
  });

  test('the labels of the specification say AI', () => {
    for (const [path, label] of [
      ['/', 'AI drafts. A licensed attorney reviews and signs.'],
      ['/', 'AI-Powered'],
      ['/how-it-works', 'AI-Drafted Demand Package'],
      ['/thank-you', 'Case Review by AI'],
      ['/thank-you', 'Revisión del caso por IA'],
    ] as const)
      expect(shown.get(path)).toContain(label);
  });
});
