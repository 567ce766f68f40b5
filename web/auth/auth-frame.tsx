import type { ReactNode } from 'react';
import { site } from '../../content/site.ts';
import { useLanguage } from '../language/language.ts';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { DemoFilling } from '../session/demo-filling.tsx';
import './auth.css';

/** The page layout of a sign-in form. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="auth">
      <header className="auth__head">
        <div className="page">
          <a href="/" className="wordmark" aria-label={t('{name}, home', { name: site.name })}>
            {site.name}
          </a>
          <a href="/">{t('Back to Home')}</a>
          <LanguageSwitch />
        </div>
      </header>
      <main id="main" className="page auth__main">
        <DemoFilling ask />
        {children}
      </main>
    </div>
  );
}
