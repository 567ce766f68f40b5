import { disclaimer, publicPages, site } from '../../content/site.ts';

export function SiteFooter() {
  return (
    <footer className="site-footer no-print">
      <div className="page">
        {publicPages.length > 0 ? (
          <nav aria-label="Footer"><div className="site-footer__links">{publicPages.map((page) => <a key={page.to} href={page.to}>{page.label}</a>)}</div></nav>
        ) : null}
        <p>{disclaimer}</p>
        <p>© {site.copyrightYear} {site.name} · <a href={`mailto:${site.email}`}>{site.email}</a></p>
      </div>
    </footer>
  );
}
