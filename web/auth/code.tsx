import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { site } from '../../content/site.ts';
import type { Me } from '../../contract/people.ts';
import { recordOf } from '../../domain/json.ts';
import { getAuth } from '../session/auth-requests.ts';
import { localRedirect, withRedirect } from '../paths/redirect.ts';
import type { RouteHandle } from '../paths/route-handle.ts';
import { endSession, useSession } from '../session/session.ts';
import { useLanguage } from '../language/language.ts';
import { usePageTitle } from '../language/use-page-title.ts';
import { Spinner } from '../ui/feedback.tsx';
import { Unavailable } from '../ui/unavailable.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { deskOf, homeOf } from '../session/home-of.ts';
import { adminDenied } from './messages.ts';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Second step · ${site.name}` }];

/** True if this session still requires a second factor. */
const owes = (me: Me) => me.user.sign_in.second_factor && !me.user.sign_in.satisfied;

/** The second step of a sign-in, or of a session that has not passed one yet. */
export default function Code() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const redirectTo = localRedirect(search.get('redirectTo'));
  const fromAdmin = search.get('from') === 'admin';
  const { t } = useLanguage();
  usePageTitle('Second step');
  const goOn = (me: Me) => void navigate(redirectTo ?? homeOf(me), { replace: true });
  const enter = async (me: Me) => {
    if (!fromAdmin || deskOf(me)) return goOn(me);
    // The admin login admits nobody else (spec, section 6).
    await endSession();
    void navigate('/admin/auth', { replace: true, state: { refused: adminDenied } });
  };
  if (session.state === 'loading') return <Spinner page />;
  if (session.state === 'unavailable') return <Unavailable message={session.message} retry={session.retry} />;
  if (session.state === 'signed-in' && !owes(session.me) && !fromAdmin)
    return <Navigate to={redirectTo ?? homeOf(session.me)} replace />;
  return (
    <AuthFrame>
      <h1>{t('Second step')}</h1>
      {session.state === 'signed-in' ? (
        <StepUp redirectTo={redirectTo} onDone={enter} me={session.me} />
      ) : (
        <>
          <p className="measure">{t('Your password was right. Now show that it is you.')}</p>
          <CodeForm
            onDone={enter}
            startAgain={
              <Link to={withRedirect(fromAdmin ? '/admin/auth' : '/auth', redirectTo)}>{t('Start again')}</Link>
            }
          />
        </>
      )}
    </AuthFrame>
  );
}

/** For a user who signed in by other means (Google, a link) and has a second factor set up. */
function StepUp({
  me,
  redirectTo,
  onDone,
}: {
  me: Me;
  redirectTo: string | null;
  onDone: (me: Me) => void | Promise<void>;
}) {
  const { t } = useLanguage();
  const done = !owes(me);
  useEffect(() => {
    if (done) void onDone(me);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the second factor has been accepted
  }, [done]);
  const account = useQuery({
    queryKey: ['sign-in', 'has-app'],
    queryFn: async () => {
      const { user } = recordOf(await getAuth('/get-session'));
      return recordOf(user)['twoFactorEnabled'] === true;
    },
  });
  if (account.isPending || done) return <Spinner />;
  return (
    <>
      <p className="measure">
        {t('You are signed in as {email}. This page asks for your second factor first.', { email: me.user.email })}
      </p>
      <CodeForm
        withApp={account.data !== false}
        onDone={onDone}
        startAgain={<Link to={withRedirect('/auth/code', redirectTo)}>{t('Try again')}</Link>}
      />
    </>
  );
}
