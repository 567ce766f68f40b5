// @proves public-site-journey
import { test as withoutScript, type Page } from '@playwright/test';
import * as claims from '../content/claims.ts';
import { startLabel } from '../content/navigation.ts';
import { disclaimer, site } from '../content/site.ts';
import { processorSlugs } from '../content/processors.ts';
import { expect } from './expect.ts';
import { publicPaths } from './public-paths.ts';
import { enterAsNewMerchant } from './sessions.ts';
import { test } from './warm-page.ts';

/** The figures in content/claims.ts and the page that shows them (spec public-site.txt, section 9). */
const claimsOn: Record<string, Record<string, claims.Claim>[]> = {
  '/': [claims.homeClaims, claims.statsBlockClaims, ...Object.values(claims.homeProcessorClaims), claims.homeStepTimes],
  '/how-it-works': [claims.howItWorksClaims],
  '/faq': [claims.faqClaims],
  '/about': [claims.aboutClaims],
  '/blog': [claims.blogClaims],
  '/processors': [claims.processorsIndexClaims, ...Object.values(claims.processorPageClaims)],
  '/how-we-count': [
    ...Object.values(claims.processorPageClaims),
    ...Object.values(claims.homeProcessorClaims),
    claims.aboutClaims,
    claims.statsBlockClaims,
    claims.blogClaims,
  ],
  ...Object.fromEntries(
    Object.entries(claims.processorPageClaims).map(([slug, claim]) => [`/processors/${slug}`, [claim]]),
  ),
};

/** What the spec says a page shows, word for word (sections 2 and 9). */
const textsOn: Record<string, string[]> = {
  '/': [
    'Attorney-Reviewed',
    'AI-Powered',
    'No Upfront Cost',
    'Merchant-Focused',
    '$25,000',
    '$25,001',
    '$100,000',
    '$100,001',
    '20%',
    '18%',
    '15%',
    'most common',
  ],
  '/how-it-works': [
    'Intake and Document Upload',
    '5 minutes',
    'AI-Drafted Demand Package',
    '24-48 hours',
    'Partner Attorney Review and Send',
    '1-2 business days',
    'Negotiation and Follow-up',
    '2-8 weeks',
    'Outcome and Success Fee',
    'upon release',
  ],
  '/pricing': ['20%', '18%', '15%', '$50,000', '$250,000', 'most popular', 'before the demand letter is sent', '$0'],
  '/faq': ['Contact Our Team', '89%', '30-90 days'],
  '/contact': ['under 24 hours', 'under 4 hours', '1-2 business days', 'Mon-Fri, 9 AM-6 PM EST'],
  '/blog': ['All Posts', 'Browse Articles', '(10)', '(4)'],
  '/processors/paypal': ['21-day', '180-day'],
  '/processor-comparison': ['180 days', 'up to 30%', '90 days', '5-20%', '120 days', '10-25%', '60 days', '5-15%'],
  '/complaints': ['24-48 hours', '5-10 business days', '10 business days', '3-5 business days'],
  '/merchant-rights': ['10%', '6 months'],
  '/template-letter': ['Initial inquiry', 'Formal dispute', 'Demand', 'Appeal', '5 business days'],
  '/privacy': ['7 years', 'not sold'],
  '/terms': ['Last updated'],
  '/disclaimer': ['Last updated'],
  '/blog/paypal-holds-explained': ['Back to the blog', 'Get Free Case Review', 'Related Articles', 'Read More'],
};

const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('–', '-').toLowerCase();

/** What the first test checks on a page, read in one call. */
const readPage = (page: Page) =>
  page.evaluate((start) => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((each) => each.getAttribute(attribute) ?? '');
    return {
      headings: document.querySelectorAll('h1').length,
      description: all('meta[name=description]', 'content')[0] ?? '',
      canonical: all('link[rel=canonical]', 'href')[0],
      text: `${document.body.innerText} ${document.querySelector('main')?.textContent ?? ''}`,
      calls: [...document.querySelectorAll('main a')]
        .filter((each) => each.textContent?.includes(start))
        .map((each) => each.getAttribute('href')),
      links: all('a[href], link[rel=icon], link[rel=manifest], link[rel=alternate]', 'href'),
      image: all('meta[property="og:image"]', 'content')[0] ?? '',
      data: document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    };
  }, startLabel);

withoutScript.describe('without JavaScript', () => {
  withoutScript.use({ javaScriptEnabled: false });

  withoutScript('the pages that need script say so, and how to reach us without it', async ({ page }) => {
    for (const path of ['/apply', '/auth']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
      await expect(page.getByRole('link', { name: site.email })).toBeVisible();
    }
  });

  withoutScript('an icon is there for those who ask without reading the page', async ({ page }) => {
    const icon = await page.request.get('/favicon.ico');
    expect([icon.status(), (await icon.body()).subarray(0, 4).toString('hex')]).toEqual([200, '00000100']);
    await page.goto('/How-It-Works');
    expect(new URL(page.url()).pathname).toBe('/how-it-works');
  });

  withoutScript(
    'every public page answers with its content, its facts for search engines, the disclaimer and the call that ends it',
    async ({ page }) => {
      const titles = new Map<string, string>();
      const links = new Map<string, string>();
      // spanish.spec.ts reads the page in Spanish.
      for (const path of publicPaths.filter((each) => each !== '/es')) {
        await withoutScript.step(path, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(200);
          const read = await readPage(page);
          expect(read.headings).toBe(1);
          const title = await page.title();
          expect(titles.get(title), `the title of ${path} is also that of another page`).toBeUndefined();
          titles.set(title, path);
          expect(read.description.length).toBeGreaterThanOrEqual(70);
          expect(read.description.length).toBeLessThanOrEqual(160);
          expect(read.canonical).toBe(new URL(path, response?.url()).href);
          const text = normalized(read.text);
          expect(text).toContain(normalized(disclaimer));
          for (const figure of [
            ...(claimsOn[path] ?? []).flatMap((each) => Object.values(each).map(({ value }) => value)),
            ...(textsOn[path] ?? []),
          ])
            expect(text, path).toContain(normalized(figure));
          if (claimsOn[path]) expect(text).toContain(normalized(claims.pastResults));
          const [, processor] = /^\/processors\/(\w+)$/.exec(path) ?? [];
          expect(read.calls.at(-1)).toBe(processor ? `/apply?processor=${processor}` : '/apply');
          for (const href of read.links) links.set(href, path);
          // The images and structured data that external services read.
          links.set(new URL(read.image).pathname, path);
          expect(JSON.stringify(JSON.parse(read.data))).not.toMatch(/AggregateRating|"Attorney"|public-url\.invalid/);
        });
      }
      await followLinks(links);
    },
  );

  withoutScript('the menu, the questions, the blog’s categories and the search work', async ({ page }) => {
    await page.goto('/faq');
    const questions = page.locator('.faq-list details');
    await expect(questions).toHaveCount(10);
    await questions.nth(1).locator('summary').click();
    await questions.nth(3).locator('summary').click();
    await expect(page.locator('.faq-list details[open]')).toHaveCount(1);
    await questions.nth(3).locator('summary').click();
    await expect(page.locator('.faq-list details[open]')).toHaveCount(0);
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Legal Strategies (2)' }).click();
    await expect(page.locator('.article-list li')).toHaveCount(2);
    await page.goto('/blog/stripe-freezes-payouts');
    await expect(page.locator('button[data-share]').first()).toBeHidden();
    await page.goto('/search');
    await page.getByRole('searchbox').fill('rolling reserve');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('rolling reserve');
    expect(await page.locator('.results li').count()).toBeGreaterThan(2);
    await page.locator('.results li a').first().click();
    await expect(page.locator('h1')).toBeVisible();
  });

  withoutScript(
    'a message and a subscription go through as plain forms, and a refusal keeps what was typed',
    async ({ page }) => {
      await page.goto('/contact');
      await page.getByLabel('Full name').fill('Iris Quill');
      await page.getByLabel('Email').fill('iris@plain.example');
      await page.getByLabel('Message').fill('   ');
      await page.locator('main form button').click();
      await expect(page.getByLabel('Full name')).toHaveValue('Iris Quill');
      await expect(page.locator('body')).toContainText('What you typed is still here');
      await page.getByRole('textbox', { name: 'Message' }).fill('Our reserve was doubled on Monday.');
      await page.locator('form button').click();
      await expect(page).toHaveURL(/\/contact#sent$/);
      await expect(page.locator('#sent')).toBeVisible();
      await expect(page.locator('#sent')).toContainText('Message Sent');
      await page.goto('/blog');
      await page.getByLabel('Email').fill('iris@plain.example');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page).toHaveURL(/\/blog#subscribed$/);
      await expect(page.locator('#subscribed')).toBeVisible();
    },
  );
});

/**
 * Every URL on a page responds, and external links go only to the sites in content/site.ts and the articles' sources.
 */
async function followLinks(links: ReadonlyMap<string, string>): Promise<void> {
  const get = (path: string) => fetch(new URL(path, test.info().project.use.baseURL), { redirect: 'manual' });
  const anchors = new Map<string, string[]>();
  for (const [href, from] of links) {
    if (/^(?:mailto:|tel:|https:\/\/)/.test(href)) continue;
    if (href.startsWith('#')) {
      anchors.set(from, [...(anchors.get(from) ?? []), href.slice(1)]);
      continue;
    }
    const [path, anchor] = href.split('#') as [string, string?];
    expect((await get(path)).status, `${href} on ${from}`).toBe(200);
    if (anchor) anchors.set(path, [...(anchors.get(path) ?? []), anchor]);
  }
  for (const [path, ids] of anchors) {
    const html = await (await get(path)).text();
    for (const id of ids) expect(html, `${path}#${id}`).toContain(`id="${id}"`);
  }
}

test('a missing page says so and has status 404', async ({ page }) => {
  expect((await page.goto('/blog/no-such-article'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  for (const path of [
    '/processors/klarna',
    '/blog/category/none',
    '/index.html',
    '/pricing/index.html',
    '/wp-admin',
    '/not-found',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  }
});

test('a signed-in visitor sees only Dashboard, from the first paint, and / redirects there', async ({ page }) => {
  await page.goto('/pricing');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await enterAsNewMerchant(page);
  await page.goto('/pricing');
  await expect(nav.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('with JavaScript the forms show a toast and clear, and Share copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await page.getByLabel('Full name').fill('Owen Marsh');
  await page.getByLabel('Email').fill('owen@scripted.example');
  await page.getByLabel('Message').fill('Which documents do you need first?');
  await page.locator('main form button').click();
  await expect(page.locator('#toasts')).toContainText('Message Sent');
  await expect(page.locator('#toasts')).toContainText("We'll get back to you within 24 hours.");
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.goto('/blog/emergency-cash-flow');
  await page.getByRole('button', { name: 'Share Article' }).click();
  await expect(page.locator('#toasts')).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/emergency-cash-flow$/);
});

test('the fee calculator shows the lower of the two fees', async ({ page }) => {
  await page.goto('/pricing');
  const amount = page.getByLabel(/amount held/i).first();
  await amount.fill('$40,000.99');
  await expect(page.locator('main output').first()).toContainText('18%');
  await expect(page.locator('main')).toContainText('$7,200');
});

test('feeds, robots.txt and downloads have the right content', async ({ page }) => {
  const text = async (path: string) => (await page.request.get(path)).text();
  const sitemap = await text('/sitemap.xml');
  // Of AI nothing is said where none is set up.
  expect(sitemap).not.toContain('/how-we-use-ai');
  for (const path of publicPaths.filter((each) => each !== '/how-we-use-ai'))
    expect(sitemap).toContain(`<loc>${new URL(path, test.info().project.use.baseURL).href}</loc>`);
  expect((await text('/rss.xml')).match(/<item>/g)).toHaveLength(10);
  expect(await text('/robots.txt')).toContain('Sitemap: http://127.0.0.1');
  for (const [suffix, magic] of [
    ['pdf', '%PDF'],
    ['docx', 'PK'],
  ] as const) {
    for (const letter of ['initial-inquiry', 'formal-dispute', 'demand', 'appeal']) {
      const file = await (await page.request.get(`/downloads/${letter}.${suffix}`)).body();
      expect(file.subarray(0, magic.length).toString('latin1')).toBe(magic);
      expect(file.length).toBeGreaterThan(4_000);
    }
  }
});

test('on a phone a processor’s page says what to do now within three screens, and opens the rest', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const slug of processorSlugs) {
    await page.goto(`/processors/${slug}`);
    const now = await page.getByRole('region', { name: 'What to do now' }).boundingBox();
    expect((now?.y ?? 0) + (now?.height ?? 0), slug).toBeLessThanOrEqual(3 * 740);
  }
  const why = page.getByRole('region', { name: 'Why they freeze funds' });
  await expect(why.getByRole('listitem').first()).toBeHidden();
  await why.getByRole('heading').click();
  await expect(why.getByRole('listitem').first()).toBeVisible();
});

test('on a phone the three fee tiers and the fee of each example are whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  for (const table of await page.getByRole('table').all()) {
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 361)).toBeLessThanOrEqual(360);
  }
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Your fee');
});

test('on a phone the home page is at most 7 screens long and an article at most 12, which opens part by part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / 740);
  for (const path of publicPaths.filter((each) => each === '/' || /^\/blog\/[^/]+$/.test(each))) {
    await page.goto(path);
    expect(await screens(), path).toBeLessThanOrEqual(path === '/' ? 7 : 12);
  }
  await page.goto('/blog/stripe-freezes-payouts');
  await expect(page.locator('.part').first().getByRole('paragraph').first()).toBeVisible();
  const last = page.locator('.part').last();
  await expect(last.locator('li').first()).toBeHidden();
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link').last().click();
  await expect(last.locator('li').first(), 'a link from the contents opens what it names').toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(page.locator('.part').last().locator('li').first()).toBeVisible();
  await page.getByRole('link', { name: 'Search', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
});

test('the header of a client-rendered page waits for the session', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/me/start', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/apply');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('status').first()).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  answer();
  await expect(nav.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(nav.getByRole('status')).toHaveCount(0);
});

test('/thank-you says what happens next, and prints nothing of its URL', async ({ page }) => {
  await page.goto('/thank-you');
  const main = page.locator('main');
  await expect(main.getByText('Case number')).toBeHidden();
  await page.goto('/thank-you?case=%3Cb%3EUH-2026-00042');
  await expect(main.getByText('UH-2026-00042')).toHaveCount(0);
  for (const text of [
    'in review',
    'A draft demand package is expected within 1-2 business days',
    'confirmation e-mail',
    'Case Review by AI',
    'Attorney Review by partner attorneys',
    'Negotiation',
  ])
    await expect(main).toContainText(text);
  await expect(main.getByRole('link', { name: 'Book a free strategy call' })).toHaveAttribute(
    'href',
    site.strategyCallUrl,
  );
  await expect(main.getByRole('link', { name: site.sisterProduct.name })).toHaveAttribute(
    'href',
    site.sisterProduct.url,
  );
});
