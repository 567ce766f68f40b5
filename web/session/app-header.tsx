import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { site } from '../../content/site.ts';
import { dashboardOf } from './home-of.ts';
import { useSession } from './session.ts';
import { requestSignOut, SignOutQuestion } from './sign-out-question.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { useLanguage } from '../language/language.ts';
import { DemoFilling } from './demo-filling.tsx';
import { Button } from '../ui/button.tsx';

type AppHeaderProps = {
  /** Such as "Admin Panel" or "Attorney review"; omitted for merchants. */
  area?: string;
  home?: string;
  links?: readonly { to: string; label: string; end?: boolean }[];
  /** Further items after the links, in the same menu. */
  more?: ReactNode;
  children?: ReactNode;
};

/** The header of every signed-in page: the area, its links, the user, and Sign Out. */
export function AppHeader({ area, home = '/dashboard', links = [], more, children }: AppHeaderProps) {
  const { t } = useLanguage();
  return (
    <header className="app-header no-print">
      <a className="skip-link" href="#main">
        {t('Skip to the content')}
      </a>
      <div className="page">
        <Link to={home} className="wordmark">
          {site.name}
        </Link>
        {area ? <span className="app-header__area">{area}</span> : null}
        {links.length > 0 ? (
          <nav aria-label={area ?? t('Main')}>
            <ul role="list">
              {links.map((link) => (
                <li key={link.to}>
                  <NavLink to={link.to} end={link.end}>
                    {t(link.label)}
                  </NavLink>
                </li>
              ))}
              {more ? <li>{more}</li> : null}
            </ul>
          </nav>
        ) : null}
        <div className="app-header__end">
          {children}
          <OwnMenu hasArea={area !== undefined} />
          <LanguageSwitch />
        </div>
      </div>
      <DemoFilling />
      <SignOutQuestion />
    </header>
  );
}

/**
 * The same three for every role: Dashboard, Account, Sign Out. They are always visible, because three links need no
 * drawer. If there is an area, its menu marks the current page, so Dashboard is not marked too.
 */
function OwnMenu({ hasArea }: { hasArea: boolean }) {
  const session = useSession();
  const { t } = useLanguage();
  if (session.state !== 'signed-in') return null;
  return (
    <>
      <span className="muted app-header__who">{session.me.user.email}</span>
      <nav aria-label={t('Your account')}>
        <ul role="list">
          <li>
            {hasArea ? (
              <Link to={dashboardOf(session.me)}>{t('Dashboard')}</Link>
            ) : (
              <NavLink to={dashboardOf(session.me)} end>
                {t('Dashboard')}
              </NavLink>
            )}
          </li>
          <li>
            <NavLink to="/account">{t('Account')}</NavLink>
          </li>
          <li>
            <Button variant="quiet" size="small" onClick={requestSignOut}>
              {t('Sign Out')}
            </Button>
          </li>
        </ul>
      </nav>
    </>
  );
}
