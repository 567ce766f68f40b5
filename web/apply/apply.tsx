import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { site } from '../../content/site.ts';
import type { Draft } from '../../contract/application.ts';
import type { Me } from '../../contract/people.ts';
import { messageOf } from '../api/api-error.ts';
import { SiteHeader } from '../public/parts/site-header.tsx';
import type { RouteHandle } from '../paths/route-handle.ts';
import { SecondFactorPassed } from '../auth/second-factor-passed.tsx';
import { useSession } from '../session/session.ts';
import { Spinner } from '../ui/feedback.tsx';
import { Unavailable } from '../ui/unavailable.tsx';
import { AccountPage } from './account-page.tsx';
import './apply.css';
import type { DraftKeeper } from './draft-keeper.ts';
import { leaveForThanks } from './leave-for-thanks.ts';
import { useLanguage } from '../language/language.ts';
import { keepLinkedProcessor } from './linked-processor.ts';
import { placeFrom } from './step-address.ts';
import type { Submitted } from './submission.ts';
import { useDraftKeeper, useDraftState, useOpenDraft } from './use-draft.ts';
import { Wizard } from './wizard.tsx';

const SubmittedElsewhere = lazy(() => import('./submitted-elsewhere.tsx'));

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Apply · ${site.name}` }];

export default function Apply() {
  const session = useSession();
  const [search] = useSearchParams();
  const linked = search.get('processor');
  // A separate effect, not at the form: the link must survive sign-up, which leaves this URL.
  useEffect(() => keepLinkedProcessor(linked), [linked]);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.state === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  return (
    <>
      <LiveSiteHeader />
      {session.state === 'loading' ? <Spinner page /> : null}
      {session.state === 'unavailable' ? <Unavailable message={session.message} retry={session.retry} /> : null}
      {session.state === 'signed-out' ? <AccountPage sessionEnded={wasSignedIn} /> : null}
      {session.state === 'signed-in' ? (
        <SecondFactorPassed me={session.me}>
          {() => <SignedIn key={session.me.user.id} me={session.me} />}
        </SecondFactorPassed>
      ) : null}
    </>
  );
}

function SignedIn({ me }: { me: Me }) {
  const opened = useOpenDraft(me);
  if (opened.isPending) return <Spinner page label="Opening your application…" />;
  if (opened.isError)
    return (
      <Unavailable
        message={messageOf(opened.error, 'Your application could not be opened.')}
        retry={() => void opened.refetch()}
      />
    );
  const { draft, submitted } = opened.data;
  if (submitted) return <AlreadySubmitted submitted={submitted} />;
  return <Opened me={me} draft={draft} />;
}

function AlreadySubmitted({ submitted }: { submitted: Submitted }) {
  const { t } = useLanguage();
  useEffect(() => leaveForThanks(submitted, 'known', t), [submitted, t]);
  return <Spinner page label="Your application is in…" />;
}

/** With a session on load, the wizard starts at step 1 or where the draft was left off (spec, section 2). */
function Opened({ me, draft }: { me: Me; draft: Draft }) {
  const [search] = useSearchParams();
  const keeper = useDraftKeeper(draft, me, search.has('step'));
  const { submitted, ...typed } = useDraftState(keeper);
  if (submitted)
    return (
      <Suspense fallback={<Spinner page />}>
        <SubmittedElsewhere submitted={submitted} typed={typed} onAnother={() => beginAnother(keeper)} />
      </Suspense>
    );
  return <Wizard me={me} keeper={keeper} wanted={placeFrom(search) ?? Math.max(1, keeper.getState().step)} />;
}

function beginAnother(keeper: DraftKeeper): void {
  keeper.end();
  window.location.assign('/apply');
}

/** The public header on a client-rendered page: spinner, signed out, or Dashboard. */
function LiveSiteHeader() {
  const { state } = useSession();
  return <SiteHeader signedIn={state === 'loading' ? 'unknown' : state === 'signed-in'} />;
}
