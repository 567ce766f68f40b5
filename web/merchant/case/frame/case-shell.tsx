import { useEffect, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { site } from '../../../../content/site.ts';
import { messageOf } from '../../../api/api-error.ts';
import { linksFor } from './links.ts';
import { RequireSession } from '../../../auth/require-session.tsx';
import { AppHeader } from '../../../session/app-header.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback.tsx';
import './case.css';
import { Bell } from './bell.tsx';
import { caseAddress } from './case-address.ts';
import type { CaseDetail } from './case-types.ts';
import { LoadFailed } from './load-failed.tsx';
import { useCase } from './use-case.ts';
import { useLanguage } from '../../../language/language.ts';

type ShellProps = {
  /** The page's own name, such as "Agreement"; omitted for the case itself. */
  page?: string;
  children: (theCase: CaseDetail) => ReactNode;
};

/**
 * The frame of every case page: session, back link, loading, failure, and the same response for another merchant's case
 * as for a missing one.
 */
export function CaseShell({ page, children }: ShellProps) {
  const { id = '' } = useParams();
  return (
    <RequireSession>
      {(me) => (
        <>
          <AppHeader links={linksFor(me)}>{me.user.role === 'client' ? <Bell /> : null}</AppHeader>
          <main id="main" className="page app-main case-page">
            <Loaded key={id} id={id} page={page}>
              {children}
            </Loaded>
          </main>
        </>
      )}
    </RequireSession>
  );
}

function Loaded({ id, page, children }: ShellProps & { id: string }) {
  const { t } = useLanguage();
  const query = useCase(id);
  const theCase = query.data;
  const title =
    theCase && [page && t(page), theCase.legal_business_name, t('Case'), site.name].filter(Boolean).join(' · ');
  // Only when the title changes, not on every refetch: the page may have prefixed it with "Error: ".
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  if (query.missing)
    return (
      <NoSuchCase
        text={t(
          'There is no case of yours at this address. It may belong to another account: sign in with the email that the case was submitted with.',
        )}
      />
    );
  if (theCase) {
    return (
      <>
        <Breadcrumb theCase={theCase} page={page} />
        {children(theCase)}
      </>
    );
  }
  if (query.isPending) return <Waiting />;
  return (
    <>
      <h1>{t(page ?? 'Your case')}</h1>
      <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
    </>
  );
}

function Breadcrumb({ theCase, page }: { theCase: CaseDetail; page: string | undefined }) {
  const { t } = useLanguage();
  return (
    <nav className="trail small no-print" aria-label={t('Where you are')}>
      <ol role="list">
        <li>
          <Link to="/dashboard">{t('Your cases')}</Link>
        </li>
        <li>
          {page ? (
            <Link to={caseAddress(theCase.id)}>{theCase.case_number}</Link>
          ) : (
            <span aria-current="page">{theCase.case_number}</span>
          )}
        </li>
        {page ? (
          <li>
            <span aria-current="page">{t(page)}</span>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}

/** The page's skeleton. */
export function Waiting() {
  return (
    <div className="case-waiting">
      <Skeleton width="9rem" />
      <Skeleton width="min(24rem, 100%)" height="2.5rem" />
      <Skeletons rows={3} height="8rem" label="Loading the case…" />
    </div>
  );
}

/** The not-found page, inside the application. `text`: why nothing may be here. */
export function NoSuchCase({ text }: { text: string }) {
  const { t } = useLanguage();
  useEffect(() => {
    document.title = `${t('Page not found')} · ${site.name}`;
  }, [t]);
  return (
    <div className="fields">
      <p className="mono muted">404</p>
      <h1>{t('Oops! Page not found')}</h1>
      <p className="measure">{text}</p>
      <p>
        <Link to="/dashboard">{t('See your cases')}</Link> {t('or')} <a href="/">{t('Return to Home')}</a>
      </p>
    </div>
  );
}
