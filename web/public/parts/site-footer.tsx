import { footerColumns } from '../../../content/footer.ts';
import { disclaimer, site } from '../../../content/site.ts';

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="page">
        <nav aria-label="Footer" className="site-footer__links no-print">
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <p>{title}</p>
              <ul role="list">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <a href={to}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p>{disclaimer}</p>
        <p>
          © {site.copyrightYear} {site.name} · <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </div>
    </footer>
  );
}
