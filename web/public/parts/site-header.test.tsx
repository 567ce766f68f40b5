// @proves site-header
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { inOtherLanguage } from '../../../content/navigation.ts';
import { SiteHeader } from './site-header.tsx';

type Who = { signedIn?: boolean | 'unknown' };
const html = (who: Who, at = '/') =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <SiteHeader {...who} />
    </MemoryRouter>,
  );
/** The two copies of the menu: open on wide screens, collapsible on narrow ones. */
const menus = (who: Who) => {
  const [wide = '', folded = ''] = html(who).split('<details class="site-menu"><summary>Menu</summary>');
  return [wide.slice(wide.indexOf('<nav')), folded.slice(0, folded.indexOf('</details>'))];
};
const linksOf = (menu: string) =>
  [...menu.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, label]) => `${label} ${to}`);

const pages = [
  'How it works /how-it-works',
  'Processors /processors',
  'Pricing /pricing',
  'About /about',
  'Contact /contact',
];

describe('the public header', () => {
  test('links its logo to the home page', () => {
    expect(html({})).toMatch(/<a href="\/" class="wordmark"/);
  });

  test.each([
    ['/', '/es'],
    ['/pricing', '/es'],
    ['/apply', '/es/apply'],
    ['/fee-agreement/', '/fee-agreement#es'],
  ])('of %s leads to Spanish at %s, outside the menus', (at, to) => {
    const [beforeMenus = ''] = html({}, at).split('<nav');
    expect(beforeMenus).toContain(`<a href="${to}" lang="es" hrefLang="es"`);
    expect(beforeMenus).toContain('Español');
  });

  test.each([
    ['/es', '/'],
    ['/es/apply', '/apply'],
  ])('of %s leads back to %s', (at, to) =>
    expect(inOtherLanguage(at, 'es')).toEqual({ to, tag: 'en', name: 'English' }),
  );

  test('leads to the search, beside the menu of a phone as well', () => {
    for (const signedIn of [undefined, false, true, 'unknown'] as const) {
      const [beforeMenus = ''] = html({ signedIn }).split('<nav');
      expect(beforeMenus).toMatch(/<a href="\/search"[^>]*>.*Search<\/span><\/a>/);
    }
  });

  test('shows visitors the five pages, Sign In and the start of an application, in both copies', () => {
    for (const menu of menus({ signedIn: false }))
      expect(linksOf(menu)).toEqual([...pages, 'Sign In /auth', 'Start My Free Case Review /apply']);
  });

  test('shows signed-in users Dashboard instead', () => {
    for (const menu of menus({ signedIn: true })) expect(linksOf(menu)).toEqual([...pages, 'Dashboard /dashboard']);
  });

  test('shows a spinner while the session is unknown', () => {
    for (const menu of menus({ signedIn: 'unknown' })) {
      expect(linksOf(menu)).toEqual(pages);
      expect(menu).toContain('role="status"');
    }
  });

  test('includes both menus on a prerendered page', () => {
    for (const menu of menus({}))
      expect(
        [...menu.matchAll(/when-signed-(in|out)[^>]*>([^<]*)/g)].map(([, who, label]) => `${who}: ${label}`),
      ).toEqual(['out: Sign In', 'out: Start My Free Case Review', 'in: Dashboard']);
  });
});
