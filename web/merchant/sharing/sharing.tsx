import { useQuery } from '@tanstack/react-query';
import { site } from '../../../content/site.ts';
import { maxGuests } from '../../../domain/sharing/guest.ts';
import { messageOf } from '../../api/api-error.ts';
import { SendAgain } from '../../auth/send-again.tsx';
import { useLanguage } from '../../language/language.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { sendConfirmation, useSession } from '../../session/session.ts';
import { Notice, Skeletons } from '../../ui/feedback.tsx';
import { caseAddress } from '../case/frame/case-address.ts';
import { CaseShell } from '../case/frame/case-shell.tsx';
import { LoadFailed } from '../case/frame/load-failed.tsx';
import { ContactSection } from './contact-section.tsx';
import { GuestList } from './guest-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { guestsQuery, type Guests } from './sharing-queries.ts';
import './sharing.css';

export const handle: RouteHandle = { script: true, translated: true };
export const meta = () => [{ title: `Who has access · ${site.name}` }];

export default function SharingRoute() {
  return <CaseShell page="Who has access">{(theCase) => <Sharing caseId={theCase.id} />}</CaseShell>;
}

/** The guests whom the merchant has invited to the case, and the form that invites another. */
function Sharing({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  const query = useQuery(guestsQuery(caseId));
  return (
    <div className="sharing">
      <h1>{t('Your accountant or partner')}</h1>
      <p className="measure">
        {t(
          'They read where the case stands, its timeline, its money and the names of its files, and they add files. They see no messages, no letters and none of your answers, and they sign, confirm, accept and cancel nothing.',
        )}
      </p>
      {query.isPending ? <Skeletons rows={2} height="4rem" label="Loading who has access…" /> : null}
      {query.isError && !query.data ? (
        <LoadFailed message={messageOf(query.error, '')} retry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {query.data ? <People caseId={caseId} guests={query.data} /> : null}
    </div>
  );
}

function People({ caseId, guests: { items, may_invite, contact } }: { caseId: string; guests: Guests }) {
  const { t } = useLanguage();
  const counted = items.filter(({ state }) => state !== 'expired').length;
  return (
    <>
      <section className="case-part" aria-labelledby="guests-title">
        <h2 id="guests-title" tabIndex={-1}>
          {t('Who has access')}
        </h2>
        {items.length === 0 ? (
          <p className="muted">
            {contact?.state === 'let_in'
              ? t('Nobody but you, the contact of your application and us.')
              : t('Nobody but you and us.')}
          </p>
        ) : (
          <GuestList caseId={caseId} guests={items} mayChange={may_invite} />
        )}
      </section>
      {may_invite ? (
        <section className="case-part" aria-labelledby="invite-title">
          <h2 id="invite-title">{t('Invite somebody')}</h2>
          {counted < maxGuests ? (
            <Inviting caseId={caseId} />
          ) : (
            <p className="measure">
              {t('At most {count} people at a time. Remove one of them to invite another.', { count: maxGuests })}
            </p>
          )}
        </section>
      ) : null}
      {contact ? <ContactSection caseId={caseId} contact={contact} /> : null}
    </>
  );
}

/** Before the merchant can invite, their own email must be confirmed, because the invitation names it. */
function Inviting({ caseId }: { caseId: string }) {
  const { t } = useLanguage();
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  const { email, email_verified } = session.me.user;
  if (email_verified) return <InviteForm caseId={caseId} />;
  return (
    <div className="fields">
      <Notice tone="info" title="Confirm your own email address first">
        <p>{t('Then you can invite somebody. We send the link to {email}.', { email })}</p>
      </Notice>
      <SendAgain
        send={() => sendConfirmation(email, caseAddress(caseId, 'sharing'))}
        label="Send the link"
        justSent={false}
      />
    </div>
  );
}
