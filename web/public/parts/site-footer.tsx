import { useLocation } from 'react-router';
import { inOtherLanguage } from '../../../content/navigation.ts';
import { footerColumns } from '../../../content/footer.ts';
import { disclaimer, site } from '../../../content/site.ts';
import { useLanguage } from '../../language/language.ts';
import { Where } from './where.tsx';

export function SiteFooter() {
  const { t, tag } = useLanguage();
  const { pathname } = useLocation();
  const other = inOtherLanguage(pathname, tag);
  return (
    <footer className="site-footer">
      <div className="page">
        <nav aria-label={t('Footer')} className="site-footer__links no-print">
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <p>{t(title)}</p>
              <ul role="list">
                {links.map(({ to, label, where }) => {
                  const link = (
                    <li key={to}>
                      <a href={to}>{t(label)}</a>
                    </li>
                  );
                  return where ? (
                    <Where key={to} of={where}>
                      {link}
                    </Where>
                  ) : (
                    link
                  );
                })}
              </ul>
            </div>
          ))}
        </nav>
        <p>{t(disclaimer)}</p>
        <p>
          {t('Operated by {name}, {address}.', site.operator)}
          <Where of="demo"> {t('A sample: nobody is reached there.')}</Where>
        </p>
        <p>
          © {site.copyrightYear} {site.name} · <a href={`mailto:${site.email}`}>{site.email}</a> ·{' '}
          <a href={other.to} lang={other.tag} hrefLang={other.tag}>
            {other.name}
          </a>
        </p>
      </div>
    </footer>
  );
}
