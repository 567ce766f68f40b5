import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import { datesIn } from '../../language/dates.ts';
import { english, useLanguage, type Language } from '../../language/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { showGuests, type Guest } from './sharing-queries.ts';

type ListProps = { caseId: string; guests: readonly Guest[]; /** The merchant may; staff read. */ mayChange: boolean };

/** Everybody invited to a case and what they have added, with a way to end their access. */
export function GuestList({ caseId, guests, mayChange }: ListProps) {
  return (
    <ul role="list" className="guests">
      {guests.map((guest) => (
        <GuestRow key={guest.id} caseId={caseId} guest={guest} mayChange={mayChange} />
      ))}
    </ul>
  );
}

function GuestRow({ caseId, guest, mayChange }: { caseId: string; guest: Guest; mayChange: boolean }) {
  const language = useLanguage();
  const { t } = language;
  return (
    <li className="guest">
      <div className="guest__who">
        <p className="guest__name" dir="auto">
          {guest.name || guest.email}
        </p>
        {guest.name ? <p className="muted small">{guest.email}</p> : null}
        <p className="small">{standingText(guest, language)}</p>
        {guest.files.length > 0 ? (
          <p className="small" dir="auto">
            {t('Added: {files}', { files: guest.files.map(({ filename }) => filename).join(', ') })}
          </p>
        ) : null}
      </div>
      {mayChange ? <Ending caseId={caseId} guest={guest} /> : null}
    </li>
  );
}

/** "Has access since Nov 26, 2026." */
export function standingText(guest: Guest, { t, locale }: Language = english): string {
  const { dayOf } = datesIn(locale);
  switch (guest.state) {
    case 'has_access':
      return t('Has access since {day}.', { day: dayOf(guest.accepted_at ?? guest.invited_at) });
    case 'invited':
      return t('Invited {day}; has not accepted yet. The link works until {until}.', {
        day: dayOf(guest.invited_at),
        until: dayOf(guest.expires_at),
      });
    case 'expired':
      return t('The invitation expired on {day}.', { day: dayOf(guest.expires_at) });
    case 'ended':
      return t('Has no access any more.');
  }
}

/** An invitation is withdrawn at once, because it can be sent again. Removing access asks for confirmation first. */
function Ending({ caseId, guest }: { caseId: string; guest: Guest }) {
  const { t } = useLanguage();
  const [asking, setAsking] = useState(false);
  const who = guest.name || guest.email;
  const ending = useMutation({
    mutationFn: () => api.sharing.removeGuest({ id: caseId, guest_id: guest.id }),
    onSuccess: (guests) => {
      showGuests(caseId, guests);
      showToast(
        guest.state === 'has_access'
          ? { title: 'Access removed', description: 'It holds from now on.' }
          : { title: 'Invitation taken back', description: 'Its link no longer works.' },
      );
      document.getElementById('guests-title')?.focus();
    },
    onError: (error) =>
      guest.state === 'has_access'
        ? undefined
        : showToast({
            title: 'The invitation was not taken back',
            description: messageOf(error, 'Please try again.'),
            tone: 'danger',
          }),
  });
  if (guest.state !== 'has_access')
    return (
      <Button
        variant="secondary"
        size="small"
        busy={ending.isPending}
        busyLabel="Taking back…"
        onClick={() => ending.mutate()}
      >
        {t('Take back')}
        <span className="visually-hidden"> {t('the invitation of {name}', { name: who })}</span>
      </Button>
    );
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {t('Remove access')}
        <span className="visually-hidden"> {t('of {title}', { title: who })}</span>
      </Button>
      {asking ? (
        <RemoveDialog
          who={who}
          ending={ending}
          onClose={() => {
            ending.reset();
            setAsking(false);
          }}
        />
      ) : null}
    </>
  );
}

type RemoveProps = {
  who: string;
  ending: { isPending: boolean; error: Error | null; mutate: () => void };
  onClose: () => void;
};

function RemoveDialog({ who, ending, onClose }: RemoveProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      compact
      title="Remove access"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Keep the access')}
          </Button>
          <Button variant="danger" busy={ending.isPending} busyLabel="Removing…" onClick={() => ending.mutate()}>
            {t('Remove access')}
          </Button>
        </>
      }
    >
      <div className="fields">
        {ending.error ? (
          <Notice tone="danger" title="The access was not removed">
            {t(messageOf(ending.error, 'Please try again.'))}
          </Notice>
        ) : null}
        <p>{t('{name} no longer sees this case, from now on. The files that they added stay.', { name: who })}</p>
      </div>
    </Dialog>
  );
}
