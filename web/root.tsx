import sansFont from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { useContext, useEffect, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_FrameworkContext,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import { site } from '../content/site.ts';
import { recordOf } from '../domain/json.ts';
import { queryClient } from './api/api.ts';
import { ApiError } from './api/api-error.ts';
import layers from './ui/layers.css?inline';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/button.css';
import './ui/field.css';
import './ui/feedback.css';
import './ui/overlay.css';
import './ui/table.css';
import './ui/header.css';
import { Button } from './ui/button.tsx';
import { Spinner } from './ui/feedback.tsx';
import { Toaster } from './ui/toasts.tsx';
import { useScreenLanguage } from './language/chosen-language.ts';
import { english, LanguageContext, LanguageOffered, useLanguage } from './language/language.ts';
import { LanguageNote } from './language/language-switch.tsx';

function useWithScript(): boolean {
  const matches = useMatches();
  // The fallback page for client-rendered routes is rendered as "/", whose route has no script. Only this flag
  // distinguishes the two.
  const isFallback = useContext(UNSAFE_FrameworkContext)?.isSpaMode === true;
  return isFallback || matches.some((match) => recordOf(match.handle)['script'] === true);
}

/** True if everything that the page can show is translated, so that it offers the choice of language. */
const useTranslated = () => useMatches().some((match) => recordOf(match.handle)['translated'] === true);

export function Layout({ children }: { children: ReactNode }) {
  const withScript = useWithScript();
  const translated = useTranslated();
  const language = useScreenLanguage(translated, useLocation().pathname);
  return (
    <html lang={language?.tag ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111714" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={`${site.name} blog`} href="/rss.xml" />
        {/* An application's script comes first: its page is short of bandwidth until then, and keeps its fonts afterwards. */}
        {withScript ? null : <link rel="preload" as="font" type="font/woff2" href={sansFont} crossOrigin="anonymous" />}
        <Meta />
        {/* Must precede the first stylesheet. */}
        <style>{layers}</style>
        <Links />
      </head>
      <body>
        {withScript ? <WithoutScript /> : null}
        <LanguageContext value={language ?? english}>
          <LanguageOffered value={translated && withScript}>{language ? children : <Spinner page />}</LanguageOffered>
          {translated ? <LanguageNote /> : null}
        </LanguageContext>
        {withScript ? <ScrollRestoration /> : null}
        {withScript ? <Scripts /> : null}
      </body>
    </html>
  );
}

/** Shown without JavaScript on pages that need it: another way to reach us, and what still works. */
function WithoutScript() {
  return (
    <noscript>
      {/* A prerendered form could not be sent. */}
      <style>{'.wizard{display:none}'}</style>
      <div className="page app-main fields">
        <h1>This page needs JavaScript</h1>
        <p className="measure">
          Applying and signing in work with JavaScript turned on in your browser. Without it, call us at{' '}
          <a href={`tel:${site.phone.replace(/\D/g, '')}`}>{site.phone}</a> or write to{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>, and we take your case by phone or email.
        </p>
        <p>
          <a href="/">Return to Home</a>: everything there can be read without it.
        </p>
      </div>
    </noscript>
  );
}

export const meta = () => [{ title: site.name }];

/**
 * Prevents the browser from leaving the page to open a dropped file. Pages that take files have their own listener
 * (web/ui/file-drops.ts).
 */
function refuseFiles(event: DragEvent): void {
  const isForInput = event.target instanceof HTMLInputElement && event.target.type === 'file';
  if (!isForInput && event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

export default function Root() {
  const withScript = useWithScript();
  useEffect(() => {
    addEventListener('dragover', refuseFiles);
    addEventListener('drop', refuseFiles);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      {withScript ? <Toaster /> : null}
    </QueryClientProvider>
  );
}

export function HydrateFallback() {
  return <Spinner page label="Loading…" />;
}

export function ErrorBoundary() {
  const { t } = useLanguage();
  const error = useRouteError();
  console.error(error);
  const stale =
    !isRouteErrorResponse(error) &&
    error instanceof TypeError &&
    /dynamically imported|module script/i.test(error.message);
  return (
    <main id="main" className="page app-main fields">
      <h1>{stale ? t('This page has been updated') : t('Something went wrong on this page')}</h1>
      <p className="measure">
        {stale ? t('A newer version is ready.') : t('Nothing that was saved is lost.')}{' '}
        {t('Loading the page again usually helps.')}
      </p>
      {error instanceof ApiError && <p className="measure">{t(error.message)}</p>}
      <div className="button-row">
        <Button onClick={() => window.location.reload()}>{t('Load again')}</Button>
        <a href="/">{t('Return to Home')}</a>
      </div>
    </main>
  );
}
