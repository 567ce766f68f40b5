import { useEffect } from 'react';
import { site } from '../../content/site.ts';
import { SiteFooter } from './parts/site-footer.tsx';
import { SiteHeader } from './parts/site-header.tsx';

export const meta = () => [{ title: `Page not found · ${site.name}` }, { name: 'robots', content: 'noindex' }];

/** Served with status 404 for an unknown URL, and shown for one reached within the application. */
export default function NotFound() {
  useEffect(() => console.error('404: no page at', window.location.pathname), []);
  return (
    <>
      <SiteHeader />
      <main id="main" className="page app-main fields">
        <p className="mono muted">404</p>
        <h1>Oops! Page not found</h1>
        <p className="measure">The address may be mistyped, or the page may have moved.</p>
        <p>
          <a href="/">Return to Home</a>
        </p>
      </main>
      <SiteFooter />
    </>
  );
}
