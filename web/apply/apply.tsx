import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { site } from '../../content/site.ts';
import { SiteHeader } from '../public/parts/site-header.tsx';
import type { RouteHandle } from '../paths/route-handle.ts';
import { SecondFactorPassed } from '../auth/second-factor-passed.tsx';
import { useSession } from '../session/session.ts';
import { Spinner } from '../ui/feedback.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Unavailable } from '../ui/unavailable.tsx';
import { AccountPage } from './account-page.tsx';
import './apply.css';
import { keepLinkedProcessor } from './linked-processor.ts';

const loadApplication = () => import('./application.tsx');
const Application = lazyPart(loadApplication, <Spinner page label="Opening your application…" />);

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Apply · ${site.name}` }, { name: 'robots', content: 'noindex' }];

/**
 * Prerendered as a visitor sees it, so that the first step can be read and typed into before its script. Until it is
 * known who is there, `data-session` on <html> decides between that step and a spinner (web/ui/header.css).
 */
export default function Apply() {
  const session = useSession();
  const [search] = useSearchParams();
  const linked = search.get('processor');
  // A separate effect, not at the form: the link must survive sign-up, which leaves this URL.
  useEffect(() => keepLinkedProcessor(linked), [linked]);
  // Fetched while a visitor is still typing.
  useEffect(() => void loadApplication().catch(() => undefined), []);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.state === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  const opening = session.state === 'loading' && !wasSignedIn;
  return (
    <>
      <LiveSiteHeader />
      {session.state === 'loading' ? (
        <div className={opening ? 'when-signed-in' : undefined}>
          <Spinner page />
        </div>
      ) : null}
      {opening || session.state === 'signed-out' ? (
        <div className={opening ? 'when-signed-out' : undefined}>
          <AccountPage sessionEnded={wasSignedIn} />
        </div>
      ) : null}
      {session.state === 'unavailable' ? <Unavailable message={session.message} retry={session.retry} /> : null}
      {session.state === 'signed-in' ? (
        <SecondFactorPassed me={session.me}>
          {() => <Application key={session.me.user.id} me={session.me} />}
        </SecondFactorPassed>
      ) : null}
    </>
  );
}

/** The public header on a client-rendered page: spinner, signed out, or Dashboard. */
function LiveSiteHeader() {
  const { state } = useSession();
  return <SiteHeader signedIn={state === 'loading' ? 'unknown' : state === 'signed-in'} />;
}
