import type { ReactNode } from 'react';
import { site } from '../../content/site.ts';
import './auth.css';

/** The page layout of a sign-in form. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="auth">
      <header className="auth__head">
        <div className="page">
          <a href="/" className="wordmark" aria-label={`${site.name}, home`}>
            {site.name}
          </a>
          <a href="/">Back to Home</a>
        </div>
      </header>
      <main id="main" className="page auth__main">
        {children}
      </main>
    </div>
  );
}
