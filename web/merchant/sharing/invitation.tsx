import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { site } from '../../../content/site.ts';
import type { Me } from '../../../contract/people.ts';
import { codeOf, messageOf } from '../../api/api-error.ts';
import { api, orpc, queryClient } from '../../api/api.ts';
import { AuthFrame } from '../../auth/auth-frame.tsx';
import { SendAgain } from '../../auth/send-again.tsx';
import { useLanguage } from '../../language/language.ts';
import { useDates } from '../../language/use-dates.ts';
import { usePageTitle } from '../../language/use-page-title.ts';
import { authAddress } from '../../paths/redirect.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { sendConfirmation, signOut, useSession } from '../../session/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice, Spinner } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { Unavailable } from '../../ui/unavailable.tsx';
import { sharedCaseAddress, type Invitation } from './sharing-queries.ts';
import './sharing.css';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Invitation · ${site.name}` }];

/**
 * The page of an invitation's link: who invites to which case, and a button to accept it once signed in with the
 * invited email.
 */
export default function InvitationRoute() {
  const session = useSession();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  usePageTitle('Invitation');
  const query = useQuery({
    ...orpc.sharing.readInvitation.queryOptions({ input: { token } }),
    enabled: token !== '',
    staleTime: 0,
    retry: (count, error) => count < 1 && codeOf(error) !== 'NOT_FOUND',
  });
  if (token === '' || codeOf(query.error) === 'NOT_FOUND' || codeOf(query.error) === 'INVALID_INPUT')
    return (
      <AuthFrame>
        <NoInvitation />
      </AuthFrame>
    );
  if (query.isError) return <Unavailable message={messageOf(query.error, '')} retry={() => void query.refetch()} />;
  if (session.state === 'unavailable') return <Unavailable message={session.message} retry={session.retry} />;
  if (!query.data || session.state === 'loading') return <Spinner page />;
  const me = session.state === 'signed-in' ? session.me : null;
  return (
    <AuthFrame>
      {query.data.state === 'invited' ? (
        <Open invitation={query.data} token={token} me={me} />
      ) : (
        <Over invitation={query.data} />
      )}
    </AuthFrame>
  );
}

function NoInvitation() {
  const { t } = useLanguage();
  return (
    <>
      <h1>{t('This link opens no invitation')}</h1>
      <p className="measure">{t('It is not complete. Open it again from the email that has it.')}</p>
    </>
  );
}

/** An invitation that expired, was withdrawn, or was used. */
function Over({ invitation: { state, invited_by } }: { invitation: Invitation }) {
  const { t } = useLanguage();
  const [title, text] = {
    invited: ['', ''],
    expired: ['This invitation has expired', 'Ask {name} for a new one.'],
    ended: ['This invitation was taken back', 'Ask {name} if that was not meant.'],
    has_access: ['This invitation was used', 'It works once. The case is on the dashboard of whoever accepted it.'],
  }[state] as [string, string];
  return (
    <>
      <h1>{t(title)}</h1>
      <p className="measure">{t(text, { name: invited_by })}</p>
      <div>
        <LinkButton to="/dashboard" variant="secondary">
          {t('See your cases')}
        </LinkButton>
      </div>
    </>
  );
}

type OpenProps = { invitation: Invitation; token: string; me: Me | null };

function Open({ invitation, token, me }: OpenProps) {
  const { t } = useLanguage();
  const { dayOf } = useDates();
  return (
    <div className="invitation">
      <h1>{t('{name} invites you to a case', { name: invitation.invited_by })}</h1>
      <p className="measure">
        {t('It is the case of {business}, whose money a payment processor holds. As their accountant or partner you', {
          business: invitation.legal_business_name,
        })}
      </p>
      <ul className="measure">
        <li>{t('read where the case stands, its timeline, its money and the names of its files;')}</li>
        <li>{t('add files;')}</li>
        <li>{t('sign nothing and decide nothing.')}</li>
      </ul>
      <p className="measure">
        {t('The invitation is for {email}, until {day}.', {
          email: invitation.email,
          day: dayOf(invitation.expires_at),
        })}
      </p>
      <Way invitation={invitation} token={token} me={me} />
    </div>
  );
}

/** What the visitor must still do before they can accept, one step at a time. */
function Way({ invitation, token, me }: OpenProps): ReactNode {
  const { t } = useLanguage();
  const here = useLocation();
  if (!me)
    return (
      <>
        <p className="measure">{t('Sign in with that email, or create an account with it.')}</p>
        <LinkButton to={authAddress('/auth', here)}>{t('Continue')}</LinkButton>
      </>
    );
  if (me.user.email.toLowerCase() !== invitation.email.toLowerCase())
    return (
      <>
        <Notice tone="warning" title="You are signed in with another email">
          <p>
            {t('You are signed in as {email}. Sign out, open the link in the email again, and sign in with {other}.', {
              email: me.user.email,
              other: invitation.email,
            })}
          </p>
        </Notice>
        <Button variant="secondary" onClick={() => void signOut()}>
          {t('Sign Out')}
        </Button>
      </>
    );
  if (!me.user.email_verified)
    return (
      <>
        <Notice tone="info" title="Confirm your email first">
          <p>{t('The link that we send you brings you back here.')}</p>
        </Notice>
        <SendAgain
          send={() => sendConfirmation(me.user.email, `${here.pathname}${here.search}`)}
          label="Send the link"
          justSent={false}
        />
      </>
    );
  return <Accept token={token} />;
}

function Accept({ token }: { token: string }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const accepting = useMutation({
    mutationFn: () => api.sharing.acceptInvitation({ token }),
    onSuccess: async ({ case_id }) => {
      showToast({ title: 'The case is shared with you', description: 'You find it on your dashboard.' });
      await navigate(sharedCaseAddress(case_id), { replace: true });
      await queryClient.invalidateQueries({ queryKey: orpc.sharing.key() });
    },
  });
  return (
    <>
      {accepting.isError ? (
        <Notice tone="danger" title="The invitation was not accepted">
          {t(messageOf(accepting.error, 'Please try again.'))}
        </Notice>
      ) : null}
      <div className="button-row">
        <Button busy={accepting.isPending} busyLabel="Accepting…" onClick={() => accepting.mutate()}>
          {t('Accept')}
        </Button>
        <LinkButton to="/dashboard" variant="quiet">
          {t('Not now')}
        </LinkButton>
      </div>
    </>
  );
}
