import { useContext } from 'react';
import { useLocation } from 'react-router';
import { headerPages, inOtherLanguage, startLabel } from '../../../content/navigation.ts';
import { site } from '../../../content/site.ts';
import { LanguageSwitch } from '../../language/language-switch.tsx';
import { LanguageOffered, useLanguage } from '../../language/language.ts';
import '../../language/language-switch.css';

/**
 * The public header. It works without script: both menus are in the page, and `data-session` on <html>, set by the
 * server if the request had a session cookie, determines which is visible (ui/header.css). Client-rendered pages use
 * `LiveSiteHeader`.
 */
export function SiteHeader({ signedIn }: { signedIn?: boolean | 'unknown' }) {
  const { t } = useLanguage();
  return (
    <header className="site-header no-print">
      <a className="skip-link" href="#main">
        {t('Skip to the content')}
      </a>
      <div className="page">
        <a href="/" className="wordmark" aria-label={t('{name}, home', { name: site.name })}>
          {site.name}
        </a>
        <a href="/search" className="site-search">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M13.5 13.5 18 18M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Z" />
          </svg>
          <span className="visually-hidden">{t('Search')}</span>
        </a>
        <LanguageSwitch />
        <OtherLanguage />
        <nav aria-label={t('Main')}>
          <div className="site-nav">
            <NavLinks signedIn={signedIn} />
          </div>
          <details className="site-menu">
            <summary>{t('Menu')}</summary>
            <div className="site-nav">
              <NavLinks signedIn={signedIn} />
            </div>
          </details>
        </nav>
      </div>
    </header>
  );
}

function NavLinks({ signedIn }: { signedIn?: boolean | 'unknown' }) {
  const { t, tag } = useLanguage();
  const either = signedIn === undefined;
  return (
    <>
      {headerPages.map((page) => (
        <a key={page.to} href={page.to}>
          {t(page.label)}
        </a>
      ))}
      {either || signedIn === false ? (
        <>
          <a href="/auth" className={either ? 'when-signed-out' : undefined}>
            {t('Sign In')}
          </a>
          <a
            href={tag === 'es' ? '/es/apply' : '/apply'}
            className={`button button--primary ${either ? 'when-signed-out' : ''}`}
          >
            {t(startLabel)}
          </a>
        </>
      ) : null}
      {either || signedIn === true ? (
        <a href="/dashboard" className={`button button--secondary ${either ? 'when-signed-in' : ''}`}>
          {t('Dashboard')}
        </a>
      ) : null}
      {signedIn === 'unknown' ? (
        <span className="spinner" role="status">
          <span className="visually-hidden">{t('Loading…')}</span>
        </span>
      ) : null}
    </>
  );
}

/** The link of a page to the other language, in the header; a screen that is translated as a whole has a switch there instead. */
function OtherLanguage() {
  const { tag } = useLanguage();
  const { pathname } = useLocation();
  const other = inOtherLanguage(pathname, tag);
  if (useContext(LanguageOffered)) return null;
  return (
    <a href={other.to} lang={other.tag} hrefLang={other.tag} className="language__link">
      <span className="language__name">{other.name}</span>
      <span className="language__code" aria-hidden="true">
        {other.name.slice(0, 2)}
      </span>
    </a>
  );
}
